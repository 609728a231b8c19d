"""A playground with one program and a crowd in it."""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from bot.playground import CallRecord, Playground, World
from bot.playground.person import Person
from tests.bench.contestant import Contestant
from tests.bench.crowd import Crowd
from tests.bench.program import Program

FIRST_ACCOUNT, FIRST_GROUP = 10_000, -1_001_100_000_000
QUIET = 0.4  # seconds without a call: everything has been shown
PATIENCE = 30.0  # seconds for a play that is under way
TAP_LIFETIME = 15.0  # seconds; the playground looks through all open taps at every tap


class Tally(deque[CallRecord]):
    """Counts calls by method instead of keeping them."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: Counter[str] = Counter()

    def append(self, record: CallRecord) -> None:
        """Count one."""
        self.counts[record.method] += 1

    @property
    def made(self) -> int:
        """All but getUpdates."""
        return self.counts.total() - self.counts["getUpdates"]


@dataclass(frozen=True, slots=True)
class Lap:
    """What was done in some seconds of play."""

    seconds: float
    plays: int
    cpu: float  # processor seconds, until all was shown
    calls: int  # Bot API calls without getUpdates, until all was shown
    answers: tuple[float, ...]  # seconds from a play's tap to its answer

    @property
    def cost(self) -> float:
        """Processor seconds a play."""
        return self.cpu / self.plays

    def answer(self, share: float) -> float:
        """The seconds within which this share of the plays was answered."""
        return percentile(self.answers, share)

    def __add__(self, other: Lap) -> Lap:
        """Both laps as one."""
        return Lap(
            self.seconds + other.seconds,
            self.plays + other.plays,
            self.cpu + other.cpu,
            self.calls + other.calls,
            self.answers + other.answers,
        )


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values, 0 to 1, does not exceed."""
    return sorted(values)[round(share * (len(values) - 1))]


Prepare = Callable[["Stage", str], Awaitable[None]]


class Stage:
    """`pairs` of people, each in a group of their own, and a program. Use it as `async with`.

    `prepare` may fill the world and the database (given its URL) before the program starts.
    """

    def __init__(self, contestant: Contestant, pairs: int, prepare: Prepare | None = None) -> None:
        self._contestant = contestant
        self._prepare = prepare
        self.calls = Tally()
        self.world = World(query_lifetime=TAP_LIFETIME)
        self.world.faults.calls = self.calls
        self.pairs = [(_person(2 * n), _person(2 * n + 1)) for n in range(pairs)]
        people = [self.world.add_person(person) for pair in self.pairs for person in pair]
        self.crowd = Crowd(self.world, people)
        self._playground = Playground(self.world, faults=True)
        self._stack = AsyncExitStack()
        self.program: Program

    async def __aenter__(self) -> Self:
        contestant, playground = self._contestant, self._playground
        folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory()))
        await self._stack.enter_async_context(playground)
        self._stack.enter_context(self.crowd.watching())
        url = f"sqlite+aiosqlite:///{folder}/basra.db"
        if self._prepare is not None:
            await self._prepare(self, url)
        settings = {
            "TELEGRAM_TOKEN": playground.token,
            "TELEGRAM_API_BASE": playground.api_base,
            "DATABASE_URL": url,
            "HTTP_PORT": "0",
            **contestant.settings,
        }
        self.program = Program(contestant.order, contestant.ready, settings, folder)
        await self._stack.enter_async_context(self.program)
        return self

    async def __aexit__(self, *_: object) -> None:
        gc.unfreeze()
        await self._stack.aclose()

    async def seat(self, words: str = "1000") -> None:
        """Begin every pair's match; return when somebody in each may play."""
        for number, pair in enumerate(self.pairs):
            group = self.world.add_group(f"g{number}", f"Café {number}", FIRST_GROUP - number)
            await self._contestant.begin(self.world, pair, group, words)
        await self.crowd.until(lambda: len(self.crowd.waiting) >= len(self.pairs), 60)
        await self.quiet()
        gc.freeze()  # our own full collections would be taken for the program's slowness

    async def lap(self, play: Callable[[Stage], Awaitable[None]]) -> Lap:
        """Measure `play`, whose turns must wait again when it returns.

        Raises TimeoutError when nobody played.
        """
        crowd = self.crowd
        plays, answers, calls = crowd.plays, len(crowd.answers), self.calls.made
        cpu = self.program.cpu
        begun = time.perf_counter()
        await play(self)
        seconds = time.perf_counter() - begun
        await crowd.until(lambda: crowd.plays > plays, PATIENCE)
        await self.quiet()
        return Lap(
            seconds,
            crowd.plays - plays,
            self.program.cpu - cpu,
            self.calls.made - calls,
            tuple(crowd.answers[answers:]),
        )

    async def quiet(self) -> None:
        """Wait until no more calls come."""
        made = -1
        while made != self.calls.made:
            made = self.calls.made
            await asyncio.sleep(QUIET)


def _person(number: int) -> Person:
    account = FIRST_ACCOUNT + number
    return Person(account, f"p{number}", f"Player {number}", "", f"player{number}", "en")
