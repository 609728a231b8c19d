"""A match judged in the time there is: all of it at a glance, then closely where that pays."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.thinker.pool import NotThought, Pool
from core.engine.review import Decision, Review, by_doubt, decisions, review
from core.players import Weighed
from core.rules.record import Record

_TRIES: Final = 2  # at a play whose worker died or hung
_STRIDE: Final = 8  # plays apart: what is seen of half a match is seen from all over it
_AHEAD: Final = 2  # plays for each worker, so that none waits for us


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds: for a match, of these until no more close looks begin, and for each of those."""

    longest: float = 17.0  # people wait for twenty
    close: float = 13.0
    play: float = 0.12


@dataclass(frozen=True, slots=True)
class Case:
    """A match to be judged; `stood_in` has the plays that the computer made for somebody."""

    record: Record
    stood_in: frozenset[int] = frozenset()


async def judge(pool: Pool, case: Case, pace: Pace) -> Review:
    """Judge a match; plays that nobody could think about in time are left out."""
    now = asyncio.get_running_loop().time
    end = now() + pace.close
    made = await asyncio.to_thread(decisions, case.record)
    found: dict[int, list[Weighed]] = {}
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(pace.longest):
            for _ in range(_TRIES):
                missing = [one for one in made if one.step not in found]
                await _look(pool, _all_over(missing), 0.0, found)
            doubted = await asyncio.to_thread(by_doubt, made, found)
            closer = (one for one in doubted if now() < end)
            await _look(pool, closer, pace.play, found)
    return await asyncio.to_thread(review, case.record, made, found, case.stood_in)


def _all_over(made: Sequence[Decision]) -> Iterator[Decision]:
    for first in range(_STRIDE):
        yield from made[first::_STRIDE]


async def _look(
    pool: Pool, plays: Iterable[Decision], seconds: float, found: dict[int, list[Weighed]]
) -> None:
    """Weigh these plays in their order, each for so many seconds."""
    agenda = iter(plays)

    async def work_off() -> None:
        for one in agenda:
            with contextlib.suppress(NotThought):
                seed = secrets.randbits(64)
                found[one.step] = await pool.weigh(one.view, seed, seconds, urgent=False)

    await asyncio.gather(*[work_off() for _ in range(_AHEAD * pool.size)])
