"""Bots that are born quickly: forks of one process that has loaded the program already.

Loading it takes a second and more, a fork some milliseconds, and hundreds of tests start a bot. The
tests of starting and stopping run the command itself (`BotProcess(…, is_fork=False)`).
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import runpy
import socket
import sys
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Self

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(["tests.wire.nursery", "tests.wire.cradle"])

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def _live(env: dict[str, str], folder: str, port: int, order: str) -> None:
    """In the fork: be `python -m <order>`, printing to whoever listens at `port`."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        os.dup2(line.fileno(), 1)
        os.dup2(line.fileno(), 2)
    os.environ.clear()
    os.environ.update(env)
    os.chdir(folder)
    sys.argv = order.split()
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


class Fork:
    """A bot in a fork, to be handled as an `asyncio.subprocess.Process` is."""

    def __init__(self, process: ForkServerProcess, line: Line) -> None:
        self._process = process
        self._ended = asyncio.Event()
        self.stdout, self._line = line
        self.stderr = None
        self.pid = process.pid or 0
        asyncio.get_running_loop().add_reader(process.sentinel, self._note_end)

    @classmethod
    async def begin(cls, env: dict[str, str], folder: Path, order: str = "bot run") -> Self:
        """Let a bot, or another program, begin to run with this environment in this folder."""
        loop = asyncio.get_running_loop()
        called: asyncio.Future[Line] = loop.create_future()
        server = await asyncio.start_server(lambda *line: called.set_result(line), "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        process = _forks.Process(target=_live, args=(env, str(folder), port, order), daemon=True)
        process.start()
        async with asyncio.timeout(30):
            line = await called
        server.close()
        return cls(process, line)

    @property
    def returncode(self) -> int | None:
        """Its exit status, None while it runs."""
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()

    async def wait(self) -> int:
        """Wait until it has ended; return its exit status."""
        await self._ended.wait()
        status = self._process.exitcode
        assert status is not None
        return status

    async def close(self) -> None:
        """Hang up, once all it printed has been read."""
        self._line.close()
        await self._line.wait_closed()

    def _note_end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self._ended.set()
