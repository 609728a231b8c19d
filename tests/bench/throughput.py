"""Plays per second through the whole bot, beside the bare application, in alternating slices."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import reduce
from operator import add

from tests.bench.contestant import BARE, OURS, Contestant
from tests.bench.row import Row
from tests.bench.stage import Lap, Stage

AIM = 0.6  # of the bare application's rate


async def throughput(pairs: int, slices: int, seconds: float) -> list[Row]:
    """Many matches at once, everyone tapping as soon as they see that it is their turn."""

    async def play(stage: Stage) -> None:
        await rush(stage, seconds)

    ours, bare = await alternate(OURS, BARE, pairs, slices, play)
    return [
        Row("whole bot, plays", ours.plays / ours.seconds, "1/s"),
        Row("bare application, plays", bare.plays / bare.seconds, "1/s"),
        Row("whole bot's rate / bare", _rate(ours) / _rate(bare), "×", AIM, least=True),
        Row("whole bot, processor a play", 1000 * ours.cost, "ms"),
        Row("bare application, processor a play", 1000 * bare.cost, "ms"),
        Row("bare's processor a play / whole bot's", bare.cost / ours.cost, "×"),
        Row("bare application, calls a play", bare.calls / bare.plays, "calls"),
    ]


async def alternate(
    first: Contestant,
    second: Contestant,
    pairs: int,
    slices: int,
    play: Callable[[Stage], Awaitable[None]],
) -> tuple[Lap, Lap]:
    """One after the other in turns, so that the machine's noise hits both."""
    async with Stage(first, pairs) as one, Stage(second, pairs) as two:
        await one.seat()
        await two.seat()
        laps: dict[Stage, list[Lap]] = {one: [], two: []}
        for _ in range(slices):
            for stage in (one, two):
                laps[stage].append(await stage.lap(play))
    return reduce(add, laps[one]), reduce(add, laps[two])


async def rush(stage: Stage, seconds: float) -> None:
    """Everyone taps at once, for some seconds."""
    stage.crowd.go(stage.crowd.tap_at_once)
    await asyncio.sleep(seconds)
    stage.crowd.hold()


def _rate(lap: Lap) -> float:
    return lap.plays / lap.seconds
