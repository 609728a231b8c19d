"""Shuffled packs for tests and benchmarks."""

from random import Random

from core.rules.cards import PACK, Card
from core.rules.round import opens_legally


def legal_pack(rng: Random, seats: int = 2) -> tuple[Card, ...]:
    """A shuffled pack that opens legally at a table of this size."""
    pack = rng.sample(PACK, len(PACK))
    while not opens_legally(pack, seats):
        rng.shuffle(pack)
    return tuple(pack)
