"""A bot in a process of its own, as an operator runs it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Self

from tests.wire.nursery import Fork

ROOT = Path(__file__).parents[2]
READY = "Basra is playing on"
OURS = ("TELEGRAM_", "DISCORD_", "DATABASE_")  # settings of whoever runs the tests


class BotProcess:
    """`basra run` with its settings in the environment; everything it printed is kept."""

    def __init__(self, settings: dict[str, str], folder: Path, *, is_fork: bool = True) -> None:
        self._settings = settings
        self._folder = folder
        self._is_fork = is_fork
        self._process: asyncio.subprocess.Process | Fork | None = None
        self._readers: list[asyncio.Task[None]] = []
        self._ready = asyncio.Event()
        self._heard = asyncio.Condition()
        self.lines: list[str] = []

    async def start(self, *, ready: bool = True) -> Self:
        """Start, and wait until it says that it is playing."""
        env = {k: v for k, v in os.environ.items() if not k.startswith(OURS)}
        self._ready.clear()
        env |= {"PYTHONPATH": str(ROOT), **self._settings}
        self._process = await (Fork.begin(env, self._folder) if self._is_fork else self._run(env))
        streams = (self._process.stdout, self._process.stderr)
        self._readers = [asyncio.create_task(self._read(s)) for s in streams if s is not None]
        if ready:
            await self._wait_until_ready()
        return self

    async def _run(self, env: dict[str, str]) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            "run",
            cwd=self._folder,
            env=env,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )

    async def ended(self, patience: float = 30.0) -> int:
        """Wait until it ends by itself; return its exit status."""
        assert self._process is not None
        status = await asyncio.wait_for(self._process.wait(), patience)
        await asyncio.gather(*self._readers)
        if isinstance(self._process, Fork):
            await self._process.close()
        return status

    async def stop(self, patience: float = 10.0) -> int:
        """Ask it to end (SIGTERM) and wait; harmless when it has."""
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)
        return await self.ended(patience)

    async def kill(self) -> None:
        """End it as a power cut would (SIGKILL)."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.kill()
        await self.ended()

    async def says(self, words: str, times: int = 1, patience: float = 10.0) -> None:
        """Wait until it has printed so many lines that hold `words`."""
        async with asyncio.timeout(patience), self._heard:
            while sum(words in line for line in self.lines) < times:
                await self._heard.wait()

    @property
    def pid(self) -> int:
        """The process's number."""
        assert self._process is not None
        return self._process.pid

    @property
    def output(self) -> str:
        """All it printed, to stdout and stderr."""
        return "\n".join(self.lines)

    async def _wait_until_ready(self) -> None:
        ready = asyncio.create_task(self._ready.wait())
        await asyncio.wait({ready, *self._readers}, return_when=asyncio.FIRST_COMPLETED, timeout=30)
        if not self._ready.is_set():
            ready.cancel()
            raise AssertionError(f"the bot did not start:\n{self.output}")

    async def _read(self, stream: asyncio.StreamReader) -> None:
        while line := await stream.readline():
            self.lines.append(line.decode(errors="replace").rstrip())
            if READY in self.lines[-1]:
                self._ready.set()
            async with self._heard:
                self._heard.notify_all()
