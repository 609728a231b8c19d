"""What computers that search cost everybody else: taps beside many games against experts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import add
from random import Random

from bot.playground.person import Person
from tests.bench.call import Thinking, thought
from tests.bench.contestant import OURS
from tests.bench.crowd import Crowd, Turn
from tests.bench.latency import steadily
from tests.bench.row import Row
from tests.bench.stage import FIRST_ACCOUNT, Stage

AIM = 2.0  # times the 99th percentile while no expert plays
SOLOISTS = FIRST_ACCOUNT + 500_000


@dataclass(frozen=True, slots=True)
class Games:
    """How many people play against experts, and how long they think."""

    number: int
    thinking: Thinking


async def experts(pairs: int, games: Games, slices: int, seconds: float, pace: float) -> list[Row]:
    """`pairs` play at a steady `pace`, in turns without and beside so many games."""
    idle, busy = [], []
    async with Stage(OURS.with_settings(PACING="true"), pairs) as stage:
        alone = Crowd(stage.world, [_soloist(stage, number) for number in range(games.number)])
        rng = Random(5)

        def think(turn: Turn) -> None:
            alone.start(thought(alone, turn, rng.uniform(*games.thinking)))

        async def rest(_: Stage) -> None:
            await steadily(stage, pace, seconds)

        async def play(_: Stage) -> None:
            alone.go(think)
            await steadily(stage, pace, seconds)
            alone.hold()
            await _all_wait(alone)

        with alone.watching():
            await _begin(stage, alone)
            await stage.seat()
            for _ in range(slices):
                idle.append(await stage.lap(rest))
                busy.append(await stage.lap(play))
    quiet, loud = reduce(add, idle), reduce(add, busy)
    name = f"beside {games.number} games against experts"
    return [
        Row(f"plays in {games.number} games against experts", alone.plays / loud.seconds, "1/s"),
        Row("tap to answer beside no expert, p50", 1000 * quiet.answer(0.5), "ms"),
        Row("tap to answer beside no expert, p99", 1000 * quiet.answer(0.99), "ms"),
        Row(f"tap to answer {name}, p50", 1000 * loud.answer(0.5), "ms"),
        Row(f"tap to answer {name}, p99", 1000 * loud.answer(0.99), "ms"),
        Row(f"p99 {name} / beside none", loud.answer(0.99) / quiet.answer(0.99), "×", AIM),
    ]


async def _begin(stage: Stage, alone: Crowd) -> None:
    """Let each play an expert in private; return when all of them may play."""
    for person in alone.people:
        stage.world.open_link(person)
        stage.world.say(person, "/basra expert 1000", stage.world.chats[person.id])
    await _all_wait(alone)


async def _all_wait(alone: Crowd) -> None:
    """Wait until everybody has a turn that they do not take."""
    await alone.until(lambda: len(alone.waiting) >= len(alone.people), 120)


def _soloist(stage: Stage, number: int) -> Person:
    account = SOLOISTS + number
    person = Person(account, f"s{number}", f"Solo {number}", "", f"solo{number}", "en")
    return stage.world.add_person(person)
