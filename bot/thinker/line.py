"""The bot's end of the line to one worker process."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any, Final, Self

from bot.thinker.task import HEADER, Task, pack, unpack

START: Final = 30.0  # seconds until a worker says that it is there; a busy machine is slow
_ROOT: Final = Path(__file__).parents[2]
_ORDER: Final = (sys.executable, "-m", "bot.thinker.worker")


class Line:
    """A worker and its two pipes. Whatever goes wrong is an OSError, EOFError or TimeoutError."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._to, self._from = process.stdin, process.stdout

    @classmethod
    async def open(cls) -> Self:
        """Start a worker, which sees none of our settings, and wait until it is there."""
        line = cls(
            await asyncio.create_subprocess_exec(
                *_ORDER, stdin=PIPE, stdout=PIPE, cwd=_ROOT, env={"PYTHONPATH": str(_ROOT)}
            )
        )
        try:
            async with asyncio.timeout(START):
                await line._hear()
        except BaseException:
            await line.close()
            raise
        return line

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def is_open(self) -> bool:
        """Whether the worker is alive, as far as we know."""
        return self._process.returncode is None

    async def ask(self, task: Task) -> Any:
        """What it found, or a Fault."""
        self._to.write(pack(task))
        await self._to.drain()
        return await self._hear()

    async def close(self) -> None:
        """End it at once; it has nothing to lose."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        self._to.close()
        await self._process.wait()

    async def _hear(self) -> Any:
        header = await self._from.readexactly(HEADER.size)
        data = await self._from.readexactly(*HEADER.unpack(header))
        try:
            return unpack(data)
        except Exception as error:  # pickle raises all kinds
            raise OSError("an unreadable answer") from error
