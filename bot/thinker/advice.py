"""The best play of a seat and why, for its player."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from typing import Final

from bot.thinker.pool import NotThought, Pool
from core.players import STAND_IN, Reason, choose, reason, unweighed_reason
from core.rules.seatview import SeatView

SECONDS: Final = 0.6  # for the search
LONGEST: Final = 2.5  # seconds until people get a quicker answer instead


async def advise(pool: Pool, view: SeatView, longest: float = LONGEST) -> Reason:
    """The best play of the seat in turn, from what it may know; in haste, a sound one."""
    try:
        async with asyncio.timeout(longest):
            weighed = await pool.weigh(view, secrets.randbits(64), SECONDS)
    except (NotThought, TimeoutError):
        return _in_haste(view)
    return reason(view, weighed)


def _in_haste(view: SeatView) -> Reason:
    play = choose(STAND_IN, view, Random(0))  # noqa: S311 - taste among equal plays, no secret
    return unweighed_reason(view, play)
