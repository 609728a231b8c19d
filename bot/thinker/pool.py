"""The pool: a few workers, started when somebody first thinks, and replaced at need."""

from __future__ import annotations

import asyncio
import logging
import os
from dataclasses import dataclass
from itertools import count
from typing import Final

from bot.thinker.line import Line
from bot.thinker.task import Fault, Found, Task
from core.players import Level, Weighed
from core.rules.play import Play
from core.rules.seatview import SeatView

log = logging.getLogger(__name__)

MOST: Final = 2  # workers
LONGEST: Final = 0.5  # seconds for a play; on a quiet machine a search ends much sooner by itself
PATIENCE: Final = 10.0  # seconds beyond its time after which a worker is taken to hang
_PLAY, _HINT, _CALM = range(3)  # reviews wait for hints, and hints for plays, which have a due time

Future = asyncio.Future[Found | None]


class NotThought(Exception):  # an ordinary outcome: the worker died, hung or failed
    """Nothing was found."""


@dataclass(slots=True)
class Job:
    """A task and who waits for it; its result is None when nothing was found."""

    task: Task
    found: Future

    @property
    def play(self) -> Play | None:
        """The play that was found; None until then, and if none was."""
        if not self.found.done() or self.found.cancelled():
            return None
        found = self.found.result()
        return found if isinstance(found, Play) else None

    def cancel(self) -> None:
        """Nobody wants to know any more: it will not be begun, and what it finds not be heard."""
        self.found.cancel()

    def settle(self, found: Found | None) -> None:
        """Say what was found, if anybody still wants to know."""
        if not self.found.done():
            self.found.set_result(found)


class Pool:
    """Thinks in worker processes, the urgent first. It needs a running loop."""

    def __init__(self, size: int | None = None, *, patience: float = PATIENCE) -> None:
        self._size = size or min(MOST, os.cpu_count() or 1)
        self._patience = patience
        self._jobs: asyncio.PriorityQueue[tuple[int, int, Job]] = asyncio.PriorityQueue()
        self._numbers = count()
        self._lines: dict[int, Line] = {}
        self._servers: list[asyncio.Task[None]] = []

    def begin(self, view: SeatView, level: Level, seed: int) -> Job:
        """Begin to search for the play of this seat, and return at once."""
        return self._put(Task(view, level, seed, LONGEST), _PLAY)

    async def weigh(
        self, view: SeatView, seed: int, seconds: float, *, urgent: bool = True
    ) -> list[Weighed]:
        """Every legal play of a seat, best first; in no seconds, at a glance. Raises NotThought."""
        job = self._put(Task(view, None, seed, seconds), _HINT if urgent else _CALM)
        try:
            found = await job.found
        finally:
            job.cancel()
        if not isinstance(found, list):
            raise NotThought
        return found

    @property
    def pids(self) -> list[int]:
        """The numbers of the workers' processes."""
        return [line.pid for line in self._lines.values()]

    @property
    def is_whole(self) -> bool:
        """Whether every worker that was started is alive, as far as we know."""
        return all(line.is_open for line in self._lines.values())

    @property
    def size(self) -> int:
        """How many think at once."""
        return self._size

    async def close(self) -> None:
        """End all workers at once; who still waits is told that nothing was found."""
        servers, self._servers = self._servers, []
        for server in servers:
            server.cancel()
        await asyncio.gather(*servers, return_exceptions=True)
        while not self._jobs.empty():
            self._jobs.get_nowait()[-1].settle(None)

    def _put(self, task: Task, urgency: int) -> Job:
        job = Job(task, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait((urgency, next(self._numbers), job))
        if not self._servers:
            self._servers = [asyncio.create_task(self._serve(key)) for key in range(self._size)]
        return job

    async def _serve(self, key: int) -> None:
        """Do one job after the other with one worker, or its successors."""
        try:
            while True:
                job = (await self._jobs.get())[-1]
                try:
                    if not job.found.done():
                        await self._do(key, job)
                except Exception as error:  # noqa: BLE001 - who serves outlives every job
                    log.error("a thinker is replaced: %s", type(error).__name__)
                    await self._hang_up(key)
                finally:
                    job.settle(None)
        finally:
            await self._hang_up(key)

    async def _do(self, key: int, job: Job) -> None:
        try:
            line = await self._line(key)
            async with asyncio.timeout(job.task.seconds + self._patience):
                found = await line.ask(job.task)
        except (OSError, EOFError) as error:  # a TimeoutError is an OSError
            log.warning("a thinker is replaced: %s", type(error).__name__)
            await self._hang_up(key)
            return
        if isinstance(found, Fault):
            log.error("a thought failed: %s", found.name)
        else:
            job.settle(found)

    async def _line(self, key: int) -> Line:
        line = self._lines.get(key)
        if line is None or not line.is_open:
            await self._hang_up(key)
            line = self._lines[key] = await Line.open()
        return line

    async def _hang_up(self, key: int) -> None:
        line = self._lines.pop(key, None)
        if line is not None:
            await line.close()
