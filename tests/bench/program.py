"""A bot in a process of its own, and what it costs."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from typing import Self

import psutil

from tests.wire.nursery import Fork

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0  # seconds to get ready: twenty thousand matches may be waiting


class Program:
    """`python -m …` with its settings in the environment; its output is kept for a failure."""

    is_fork = False  # tests of the benches set it: a fork is there sooner, but costs other figures

    def __init__(self, order: str, ready: str, settings: dict[str, str], folder: Path) -> None:
        self._order = order
        self._ready = ready
        self._settings = settings
        self._folder = folder
        self._process: asyncio.subprocess.Process | Fork | None = None
        self._reader: asyncio.Task[None] | None = None
        self._is_ready = asyncio.Event()
        self.lines: list[str] = []
        self.seconds_to_ready = 0.0

    async def __aenter__(self) -> Self:
        begun = time.perf_counter()
        own = ("TELEGRAM_", "DISCORD_", "DATABASE_", "HTTP_")
        env = {name: value for name, value in os.environ.items() if not name.startswith(own)}
        env |= {"PYTHONPATH": str(ROOT), **self._settings}
        begin = Fork.begin if self.is_fork else _run
        self._process = await begin(env, self._folder, self._order)
        self._reader = asyncio.create_task(self._read())
        try:
            await self._wait_until_ready()
        except BaseException:
            await self.__aexit__()
            raise
        self.seconds_to_ready = time.perf_counter() - begun
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._process is not None
        assert self._reader is not None
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(self._process.wait(), 10)
        except TimeoutError:
            self._process.kill()
        await self._reader
        if isinstance(self._process, Fork):
            await self._process.wait()
            await self._process.close()

    @property
    def cpu(self) -> float:
        """Processor seconds used so far."""
        times = self._measured.cpu_times()
        return times.user + times.system

    @property
    def memory(self) -> float:
        """Resident memory in MiB."""
        return self._measured.memory_info().rss / 2**20

    @property
    def _measured(self) -> psutil.Process:
        assert self._process is not None
        return psutil.Process(self._process.pid)

    async def _wait_until_ready(self) -> None:
        ready = asyncio.create_task(self._is_ready.wait())
        assert self._reader is not None
        await asyncio.wait({ready, self._reader}, timeout=PATIENCE, return_when="FIRST_COMPLETED")
        if not self._is_ready.is_set():
            ready.cancel()
            raise RuntimeError("it did not start:\n" + "\n".join(self.lines[-20:]))

    async def _read(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            self.lines.append(line.decode(errors="replace").rstrip())
            if self._ready in self.lines[-1]:
                self._is_ready.set()


async def _run(env: dict[str, str], folder: Path, order: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        *order.split(),
        cwd=folder,
        env=env,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
