"""How quickly a floor is drawn, what it weighs, and what pictures cost the whole bot."""

from __future__ import annotations

import time
from random import Random

from bot.pictures import draw
from bot.pictures.sprite import sprite
from bot.view import Move, Picture, Pile
from core.rules.cards import PACK
from tests.bench.contestant import OURS
from tests.bench.latency import steadily
from tests.bench.row import Row
from tests.bench.stage import Stage

DRAWN, WEIGHS = 15.0, 60.0  # aims, at twelve cards: milliseconds and kilobytes
CARDS = 12


def drawing(seconds: float) -> list[Row]:
    """Floors of twelve cards with a play and two piles, in seconds of one core, no network."""
    floors = [_floor(Random(seed)) for seed in range(max(3, round(12 * seconds)))]
    cold = _drawn(floors[:3], is_cold=True)
    for floor in floors:
        draw(floor)
    warm: list[float] = []
    while sum(warm) < seconds:
        warm += _drawn(floors)
    heaviest = max(len(draw(floor)) for floor in floors)
    return [
        Row("a floor of 12 cards, drawn", 1000 * sum(warm) / len(warm), "ms", DRAWN),
        Row("… with cards never drawn before", 1000 * sum(cold) / len(cold), "ms"),
        Row("… weighs at most", heaviest / 1000, "kB", WEIGHS),
    ]


async def played(pairs: int, seconds: float, pace: float) -> list[Row]:
    """The whole bot with pictures on, paced: every other bench of it has them off."""

    async def play(stage: Stage) -> None:
        await steadily(stage, pace, seconds)

    async with Stage(OURS.with_settings(PACING="true", PICTURES="true"), pairs) as stage:
        await stage.seat()
        lap = await stage.lap(play)
    at = f"at {pace:g} plays/s, with pictures"
    return [
        Row(f"whole bot, tap to answer {at}, p99", 1000 * lap.answer(0.99), "ms"),
        Row(f"calls a play {at}", lap.calls / lap.plays, "calls"),
    ]


def _drawn(floors: list[Picture], *, is_cold: bool = False) -> list[float]:
    """Processor seconds of each; cold: every card is drawn first."""
    took = []
    for floor in floors:
        if is_cold:
            sprite.cache_clear()
        begun = time.process_time()
        draw(floor)
        took.append(time.process_time() - begun)
    return took


def _floor(rng: Random) -> Picture:
    pack = rng.sample(PACK, len(PACK))
    lying, rest = tuple(pack[:CARDS]), pack[CARDS:]
    move = Move(rest[0], tuple(rest[1:4]), 0)
    return Picture(lying, move, (Pile(14, tuple(rest[5:7])), Pile(10, tuple(rest[8:9]))))
