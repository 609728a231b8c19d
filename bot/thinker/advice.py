"""The best play of a seat and why, for its player."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from typing import Final

from cachetools import FIFOCache

from bot.thinker.pool import NotThought, Pool
from core.players import STAND_IN, Reason, choose, reason, unweighed_reason
from core.rules.seatview import SeatView

SECONDS: Final = 0.6  # for the search
LONGEST: Final = 2.5  # seconds until people get a quicker answer instead
REMEMBERED: Final = 500


class Advice:
    """Who is asked for the best play, and what they said: of one position always the same."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._given: FIFOCache[tuple[int, int, int, int], Reason] = FIFOCache(REMEMBERED)

    async def on(self, match_id: int, view: SeatView, longest: float = LONGEST) -> Reason:
        """The best play of the seat in turn, from what it may know; in haste, a sound one."""
        key = (match_id, view.round_number, view.ply, view.seat)
        if key not in self._given:
            if len(view.legal_plays()) == 1:  # nobody need think about it
                return _in_haste(view)
            try:
                async with asyncio.timeout(longest):
                    weighed = await self._pool.weigh(view, secrets.randbits(64), SECONDS)
            except (NotThought, TimeoutError):
                return _in_haste(view)
            self._given[key] = reason(view, weighed)
        return self._given[key]


def _in_haste(view: SeatView) -> Reason:
    play = choose(STAND_IN, view, Random(0))  # noqa: S311 - taste among equal plays, no secret
    return unweighed_reason(view, play)
