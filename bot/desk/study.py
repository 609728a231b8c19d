"""Everything that is thought about for people: hints, and reviews, one match after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from cachetools import FIFOCache

from bot.desk.judge import Case, Pace, judge
from bot.platform import Spot
from bot.thinker.advice import Advice
from bot.thinker.pool import Pool
from core.engine.refusal import Reason, Refusal
from core.engine.review import Review

log = logging.getLogger(__name__)

MOST: Final = 6  # matches that are judged or wait for it
REMEMBERED: Final = 200  # reviews

Load = Callable[[], Awaitable[Case]]
Send = Callable[[Review | None], Awaitable[None]]


class Study:
    """Who thinks, what was found, and where somebody waits for a review."""

    def __init__(self, pool: Pool | None = None, pace: Pace | None = None) -> None:
        self.pool = pool or Pool()
        self.advice = Advice(self.pool)
        self._pace = pace or Pace()
        self._reviews: FIFOCache[int, Review] = FIFOCache(REMEMBERED)
        self._judging: dict[int, asyncio.Task[Review]] = {}  # by match, the first has its turn
        self._turn = asyncio.Lock()
        self._sending: dict[tuple[str, str], asyncio.Task[None]] = {}

    def known(self, match_id: int) -> Review | None:
        """The whole review of a match that somebody has asked for before."""
        return self._reviews.get(match_id)

    def waits(self, match_id: int) -> bool:
        """Whether a match is, or would be, judged after others."""
        return bool(self._judging) and next(iter(self._judging)) != match_id

    def begin(self, spot: Spot, match_id: int, load: Load, send: Send) -> None:
        """Let a review be made for a chat, and sent there; None if that goes wrong.

        Refuses while another one is (REVIEWING), and while too many matches wait (REVIEWS_FULL).
        """
        place = (spot.platform, spot.chat)
        if place in self._sending:
            raise Refusal(Reason.REVIEWING)
        judging = self._judge(match_id, load)

        async def work() -> None:
            try:
                await send(await asyncio.shield(judging))
            except Exception:
                await send(None)
                raise

        task = self._sending[place] = asyncio.create_task(work())
        task.add_done_callback(lambda _: self._end(place, task))

    async def review(self, match_id: int, load: Load) -> Review:
        """Judge a match now; refuses (REVIEWS_FULL) while others are before it.

        It is judged once, however many ask, and remembered if no play was left out.
        """
        if self.waits(match_id):
            raise Refusal(Reason.REVIEWS_FULL)
        return await asyncio.shield(self._judge(match_id, load))

    async def settle(self) -> None:
        """Wait until every review has been sent."""
        while self._sending:
            await asyncio.wait(self._sending.values())

    async def close(self) -> None:
        """Stop all thinking at once."""
        for task in (*self._sending.values(), *self._judging.values()):
            task.cancel()
        await self.pool.close()

    def _judge(self, match_id: int, load: Load) -> asyncio.Task[Review]:
        task = self._judging.get(match_id)
        if task is None:
            if len(self._judging) >= MOST:
                raise Refusal(Reason.REVIEWS_FULL)
            task = asyncio.create_task(self._in_turn(match_id, load))
            self._judging[match_id] = task
            task.add_done_callback(lambda _: self._judging.pop(match_id))
        return task

    async def _in_turn(self, match_id: int, load: Load) -> Review:
        async with self._turn:
            judged = await judge(self.pool, await load(), self._pace)
        if judged.is_whole:
            self._reviews[match_id] = judged
        return judged

    def _end(self, place: tuple[str, str], task: asyncio.Task[None]) -> None:
        del self._sending[place]
        if not task.cancelled() and (error := task.exception()):
            log.error("a review went wrong", exc_info=error)
