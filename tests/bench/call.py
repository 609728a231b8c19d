"""Bot API calls per play over whole matches: answers, edits, posts, deletions; not getUpdates."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random

from tests.bench.contestant import OURS
from tests.bench.crowd import Crowd, Turn
from tests.bench.row import Row
from tests.bench.stage import Lap, Stage

AIM = 4.0
TARGET = "51"

Thinking = tuple[float, float]  # seconds that a person takes over a play, from and to


async def calls(pairs: int, fast: float, slow: float, thinking: Thinking) -> list[Row]:
    """Matches to 51, each in its own group; nothing is scaled, but `fast` or `slow` seconds end it.

    Fast: pacing off, everyone taps at once. Slow: pacing on, and they think before every tap.
    """
    at_once = await _played(pairs, "false", fast, (0, 0))
    human = await _played(pairs, "true", slow, thinking)
    name = "calls a play, {:g}–{:g} s a play, paced".format(*thinking)
    return [
        Row("calls a play, as fast as they can", at_once.calls / at_once.plays, "calls", AIM),
        Row(name, human.calls / human.plays, "calls", AIM),
    ]


async def _played(pairs: int, pacing: str, seconds: float, thinking: Thinking) -> Lap:
    rng = Random(5)
    async with Stage(OURS.with_settings(PACING=pacing), pairs) as stage:
        await stage.seat(TARGET)
        crowd = stage.crowd

        def think(turn: Turn) -> None:
            crowd.start(thought(crowd, turn, rng.uniform(*thinking)))

        async def play(_: Stage) -> None:
            crowd.go(think)
            with suppress(TimeoutError):
                await crowd.until(lambda: crowd.over >= 2 * pairs, seconds)
            crowd.hold()

        stage.calls.counts.clear()
        lap = await stage.lap(play)
        for method, count in stage.calls.counts.most_common():
            print(f"  {method}: {count / lap.plays:.2f} a play")
        return lap


async def thought(crowd: Crowd, turn: Turn, seconds: float) -> None:
    """Tap after so many seconds."""
    await asyncio.sleep(seconds)
    await crowd.tap(turn)
