"""What is measured, in which order, and at which size."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tests.bench import rules
from tests.bench.row import Row
from tests.bench.throughput import throughput

PLAYS_AIM = 100_000  # plays per second in core.rules


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much of everything. Times are in seconds."""

    rules: float
    pairs: int  # matches at once
    slices: int  # of each program, in turns
    slice: float


FULL = Sizes(rules=5, pairs=40, slices=5, slice=6)
QUICK = Sizes(rules=0.1, pairs=2, slices=1, slice=0.5)


async def _rules(sizes: Sizes) -> list[Row]:
    played, counted = rules.random_rounds(sizes.rules, seed=1), rules.perft(sizes.rules)
    return [
        Row("random play, rounds", played["rounds_per_s"], "1/s"),
        Row("random play, plays", played["plays_per_s"], "1/s", PLAYS_AIM, least=True),
        Row("perft, nodes", counted["nodes_per_s"], "1/s"),
    ]


async def _throughput(sizes: Sizes) -> list[Row]:
    return await throughput(sizes.pairs, sizes.slices, sizes.slice)


BENCHES: dict[str, Callable[[Sizes], Awaitable[list[Row]]]] = {
    "rules": _rules,
    "throughput": _throughput,
}
