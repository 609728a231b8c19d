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
THINKING = (2.0, 6.0)  # seconds that a person takes over a play
TARGET = "51"


async def calls(pairs: int, fast: float, slow: float) -> list[Row]:
    """Matches to 51, each in its own group; nothing is scaled, but `fast` or `slow` seconds end it.

    Fast: pacing off, everyone taps at once. Slow: pacing on, 2 to 6 s for every tap.
    """
    at_once = await _played(pairs, "false", fast, None)
    human = await _played(pairs, "true", slow, Random(5))
    return [
        Row("calls a play, as fast as they can", at_once.calls / at_once.plays, "calls", AIM),
        Row("calls a play, 2–6 s a play, paced", human.calls / human.plays, "calls", AIM),
    ]


async def _played(pairs: int, pacing: str, seconds: float, rng: Random | None) -> Lap:
    async with Stage(OURS.with_settings(PACING=pacing), pairs) as stage:
        await stage.seat(TARGET)
        crowd = stage.crowd

        def think(turn: Turn) -> None:
            crowd.start(thought(crowd, turn, rng.uniform(*THINKING) if rng else 0))

        async def play(stage: Stage) -> None:
            crowd.go(think)
            with suppress(TimeoutError):
                await stage.world.wait_for(lambda: crowd.over >= 2 * pairs, seconds)
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
