"""Everything that is thought about for people: reviews, one at a time in a chat, and hints."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine
from typing import Any, Final

from cachetools import FIFOCache

from bot.platform import Spot
from bot.thinker.pool import NotThought, Pool
from core.engine.refusal import Reason, Refusal
from core.engine.review import Decision, Review, decisions, review
from core.players import Weighed
from core.rules.record import Record

log = logging.getLogger(__name__)

LONGEST: Final = 17.0  # seconds for a match; people wait for twenty
_WORK: Final = 13.0  # of these for thinking, when nobody else does
AT_MOST: Final = 0.12  # seconds for a play
REMEMBERED: Final = 200  # reviews


class Study:
    """Who thinks, what was found, and where somebody waits for a review."""

    def __init__(self, pool: Pool | None = None, *, at_most: float = AT_MOST) -> None:
        self.pool = pool or Pool()
        self._at_most = at_most
        self._reviews: FIFOCache[int, Review] = FIFOCache(REMEMBERED)
        self._running: dict[tuple[str, str], asyncio.Task[None]] = {}

    def known(self, match_id: int) -> Review | None:
        """The review of a match that somebody has asked for before."""
        return self._reviews.get(match_id)

    def begin(self, spot: Spot, work: Coroutine[Any, Any, None]) -> None:
        """Let a review be made for a chat. Refuses (REVIEWING) while another one is."""
        place = (spot.platform, spot.chat)
        if place in self._running:
            work.close()
            raise Refusal(Reason.REVIEWING)
        task = self._running[place] = asyncio.create_task(work)
        task.add_done_callback(lambda _: self._end(place, task))

    async def review(self, match_id: int, record: Record, longest: float = LONGEST) -> Review:
        """Judge a match; plays that nobody could think about in time are left out."""
        made = decisions(record)
        found: dict[int, list[Weighed]] = {}
        seconds = min(self._at_most, _WORK * self.pool.size / max(1, len(made)))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(longest):
                await asyncio.gather(*[self._weigh(one, seconds, found) for one in made])
        self._reviews[match_id] = judged = review(record, made, found)
        return judged

    async def settle(self) -> None:
        """Wait until every review has been sent."""
        while self._running:
            await asyncio.wait(self._running.values())

    async def close(self) -> None:
        """Stop all thinking at once."""
        for task in self._running.values():
            task.cancel()
        await self.pool.close()

    async def _weigh(self, one: Decision, seconds: float, found: dict[int, list[Weighed]]) -> None:
        seed = secrets.randbits(64)
        with contextlib.suppress(NotThought):
            found[one.step] = await self.pool.weigh(one.view, seed, seconds, urgent=False)

    def _end(self, place: tuple[str, str], task: asyncio.Task[None]) -> None:
        del self._running[place]
        if not task.cancelled() and (error := task.exception()):
            log.error("a review went wrong", exc_info=error)
