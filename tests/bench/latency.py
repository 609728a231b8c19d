"""From a tap to its answer at a steady pace, with pacing on, beside the bare application."""

from __future__ import annotations

import asyncio
import time

from tests.bench.contestant import BARE, OURS
from tests.bench.row import Row
from tests.bench.stage import Stage
from tests.bench.throughput import alternate

AIM = 3.0  # times the bare application's 99th percentile


async def latency(pairs: int, slices: int, seconds: float, pace: float) -> list[Row]:
    """`pace` plays a second, each by whoever has waited longest; 40 pairs take 4 s a play."""

    async def play(stage: Stage) -> None:
        await steadily(stage, pace, seconds)

    ours, bare = await alternate(OURS.with_settings(PACING="true"), BARE, pairs, slices, play)
    at = f"at {pace:g} plays/s"
    return [
        Row(f"whole bot, plays made {at}", ours.plays / ours.seconds, "1/s"),
        Row(f"whole bot, tap to answer {at}, p50", 1000 * ours.answer(0.5), "ms"),
        Row(f"whole bot, tap to answer {at}, p99", 1000 * ours.answer(0.99), "ms"),
        Row(f"bare application, tap to answer {at}, p50", 1000 * bare.answer(0.5), "ms"),
        Row(f"bare application, tap to answer {at}, p99", 1000 * bare.answer(0.99), "ms"),
        Row("whole bot's p99 / bare", ours.answer(0.99) / bare.answer(0.99), "×", AIM),
    ]


async def steadily(stage: Stage, pace: float, seconds: float) -> None:
    """Tap at fixed times, whatever became of the taps before."""
    crowd, begun, made = stage.crowd, time.perf_counter(), 0
    while (at := made / pace) < seconds:
        await asyncio.sleep(begun + at - time.perf_counter())
        made += 1
        while crowd.waiting:
            turn = crowd.waiting.popleft()
            crowd.start(crowd.tap(turn))
            if turn.is_play:
                break
