"""The best play of a seat and why, for its player."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from typing import Final

from bot.thinker.pool import NotThought, Pool
from core.players import STAND_IN, Reason, Weighed, choose, reason
from core.rules.seatview import SeatView

SECONDS: Final = 0.6  # for the search
LONGEST: Final = 2.5  # seconds until people get a quicker answer instead


async def advise(pool: Pool, view: SeatView, longest: float = LONGEST) -> Reason:
    """The best play of the seat in turn, from what it may know; in haste, a sound one."""
    try:
        async with asyncio.timeout(longest):
            weighed = await pool.weigh(view, secrets.randbits(64), SECONDS)
    except (NotThought, TimeoutError):
        weighed = _in_haste(view)
    return reason(view, weighed)


def _in_haste(view: SeatView) -> list[Weighed]:
    best = choose(STAND_IN, view, Random(0))  # noqa: S311 - taste among equal plays, no secret
    plays = sorted(view.legal_plays(), key=lambda play: play != best)
    return [Weighed(play, 0.0, 0.5) for play in plays]
