"""What is measured, in which order, and at which size."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from statistics import median

from core.players import Level
from tests.bench import players, rules
from tests.bench.call import Thinking, calls
from tests.bench.durability import durability
from tests.bench.expert import Games, experts
from tests.bench.guild import guild
from tests.bench.latency import latency
from tests.bench.picture import drawing, played
from tests.bench.row import Row
from tests.bench.scale import scale
from tests.bench.throughput import throughput

PLAYS_AIM = 100_000  # plays per second in core.rules
TWIN_AIM = 500_000  # and in the twin that searches use
EXPERT_AIM = 100.0  # milliseconds a play, the median
ENDING_AIM = 5.0  # milliseconds for the exact last deal


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much of everything. Times are in seconds."""

    rules: float
    stride: int  # of the decisions in a round one in so many is timed
    pairs: int  # matches at once
    slices: int  # of each program, in turns
    slice: float
    tables: int  # matches whose calls are counted
    fast: float  # at most so long, by people who tap at once
    slow: float  # and by people who think
    thinking: Thinking
    live: tuple[int, ...]  # matches in the database
    plays: int  # in one of them, a slice


FULL = Sizes(5, 1, 40, 5, 6, 8, 120, 480, (2, 6), (1, 1_000, 20_000), 60)
QUICK = Sizes(0.1, 24, 2, 1, 0.3, 1, 0.5, 0.5, (0.1, 0.2), (1, 3), 3)
PACE = 10.0  # plays a second at which answers are timed


async def _rules(sizes: Sizes) -> list[Row]:
    played, counted = rules.random_rounds(sizes.rules, seed=1), rules.perft(sizes.rules)
    return [
        Row("random play, rounds", played["rounds_per_s"], "1/s"),
        Row("random play, plays", played["plays_per_s"], "1/s", PLAYS_AIM, least=True),
        Row("perft, nodes", counted["nodes_per_s"], "1/s"),
    ]


async def _players(sizes: Sizes) -> list[Row]:
    seconds = sizes.rules
    strong, expert = (
        players.play_times(level, 2 * seconds, 1, sizes.stride)
        for level in (Level.STRONG, Level.EXPERT)
    )
    ending = players.ending_times(seconds, seed=1)
    return [
        Row("twin, random plays", players.rollouts(seconds, 1), "1/s", TWIN_AIM, least=True),
        Row("strong, a play, median", median(strong), "ms"),
        Row("expert, a play, median", median(expert), "ms", EXPERT_AIM),
        Row("expert, a play, longest", max(expert), "ms"),
        Row("exact last deal, median", median(ending), "ms", ENDING_AIM),
        Row("exact last deal, longest", max(ending), "ms"),
    ]


async def _throughput(sizes: Sizes) -> list[Row]:
    return await throughput(sizes.pairs, sizes.slices, sizes.slice)


async def _latency(sizes: Sizes) -> list[Row]:
    return await latency(sizes.pairs, sizes.slices, sizes.slice, PACE)


async def _calls(sizes: Sizes) -> list[Row]:
    return await calls(sizes.tables, sizes.fast, sizes.slow, sizes.thinking)


async def _durability(sizes: Sizes) -> list[Row]:
    return await durability(10 * sizes.plays)


async def _scale(sizes: Sizes) -> list[Row]:
    return await scale(sizes.live, sizes.slices, sizes.plays)


async def _pictures(sizes: Sizes) -> list[Row]:
    return [*drawing(sizes.rules), *await played(sizes.pairs, 3 * sizes.slice, PACE)]


async def _experts(sizes: Sizes) -> list[Row]:
    games = Games(max(1, sizes.pairs * 3 // 4), sizes.thinking)
    return await experts(sizes.pairs, games, sizes.slices, 2 * sizes.slice, PACE)


async def _discord(sizes: Sizes) -> list[Row]:
    return await guild(sizes.pairs // 2, 3 * sizes.slice, PACE)


BENCHES: dict[str, Callable[[Sizes], Coroutine[None, None, list[Row]]]] = {
    "rules": _rules,
    "players": _players,
    "throughput": _throughput,
    "latency": _latency,
    "calls": _calls,
    "pictures": _pictures,
    "discord": _discord,
    "experts": _experts,
    "scale": _scale,
    "durability": _durability,
}
