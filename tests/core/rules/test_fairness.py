"""The shuffle obeys its exact law, and a shuffle that does not is found out.

The seeds come from a fixed generator, so that every run sees the same packs. The bound was settled
before the first run: of all tests together a fair shuffle fails one in a hundred (Bonferroni).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random

import pytest

from core.rules import shuffle as shuffling
from core.rules.cards import PACK, Card
from core.rules.shuffle import NO_WORDS, first_dealer, shuffle, words_digest
from tests.core.rules.law import Packs, chance, is_floor, likelihood, pair_chance, survival
from tests.tracing import untraced

PACKS = {2: 200_000, 3: 40_000, 4: 40_000}
DEALERS = 20_000
TESTS = len(PACKS) * (52 + 52 + 1 + 1)  # by place, by card, the first two, the dealer
BOUND = 0.01 / TESTS


@untraced()
def packs(number: int, seats: int) -> Packs:
    rng = Random(20261129)
    digests = [NO_WORDS, words_digest("luck"), NO_WORDS, NO_WORDS][:seats]
    made = (shuffle(rng.randbytes(32), f"m{n}", 1 + n % 7, digests) for n in range(number))
    return Packs(made, seats)


@pytest.mark.parametrize("seats", PACKS)
def test_every_card_is_everywhere_as_often_as_the_law_says(seats: int) -> None:
    found = packs(PACKS[seats], seats).likelihoods()
    assert len(found) * len(PACKS) == TESTS - len(PACKS)
    assert {name: p for name, p in found.items() if p < BOUND} == {}


@pytest.mark.parametrize("seats", PACKS)
@untraced()
def test_every_seat_deals_first_equally_often(seats: int) -> None:
    rng = Random(20261129)
    drawn = Counter(
        first_dealer(rng.randbytes(32), "m", [NO_WORDS] * seats) for _ in range(DEALERS)
    )
    law = [Fraction(1, seats)] * seats
    assert likelihood([drawn[seat] for seat in range(seats)], law) >= BOUND


Below = Callable[[int, Iterator[int]], int]


def remainder(limit: int, stream: Iterator[int]) -> int:
    """Takes any byte: small numbers come more often."""
    return next(stream) % limit


def never_itself(limit: int, stream: Iterator[int]) -> int:
    """Swaps each card with an earlier one, never leaving it where it is."""
    return FAIR(limit - 1, stream)


def one_place_lost(limit: int, stream: Iterator[int]) -> int:
    """Fair but for one draw: the last card never stays where it is at first."""
    return FAIR(51 if limit == 52 else limit, stream)


FAIR: Below = shuffling._below


@pytest.mark.parametrize("biased", [remainder, never_itself, one_place_lost])
def test_a_biased_draw_is_found_out(biased: Below, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shuffling, "_below", biased)
    assert min(packs(20_000, 2).likelihoods().values()) < BOUND


def swept(pack: list[Card]) -> list[Card]:
    """A pack whose floor was made legal by exchanging its sweepers for the next other cards."""
    for place in range(8, 12):
        while pack[place].sweeps:
            pack.insert(12, pack.pop(place))
            pack.append(pack.pop(12))
    return pack


@untraced()
def test_a_floor_that_is_mended_instead_of_shuffled_again_is_found_out() -> None:
    rng = Random(1)
    mended = Packs((swept(rng.sample(PACK, 52)) for _ in range(20_000)), 2)
    assert min(mended.likelihoods().values()) < BOUND


def test_a_floor_that_nobody_looks_at_is_found_out() -> None:
    rng = Random(1)
    assert min(Packs((rng.sample(PACK, 52) for _ in range(500)), 2).likelihoods().values()) == 0


def test_the_law_of_another_number_of_seats_is_not_the_law() -> None:
    made = packs(500, 3)
    made.seats = 2
    assert min(made.likelihoods().values()) == 0


@pytest.mark.parametrize("seats", PACKS)
def test_the_law_puts_every_card_somewhere_and_something_everywhere(seats: int) -> None:
    everywhere = range(52)
    for one in everywhere:
        assert sum(chance(one, place, seats) for place in everywhere) == 1
        assert sum(chance(card, one, seats) for card in everywhere) == 1
    assert sum(pair_chance(a, b) for a in everywhere for b in everywhere) == 1
    assert sum(is_floor(place, seats) for place in everywhere) == 4


@pytest.mark.parametrize(
    ("statistic", "freedom", "tail"),
    [(3.841459, 1, 0.05), (5.991465, 2, 0.05), (68.669294, 51, 0.05), (86.660815, 50, 0.001)],
)
def test_the_tail_is_that_of_the_tables(statistic: float, freedom: int, tail: float) -> None:
    assert survival(statistic, freedom) == pytest.approx(tail, rel=1e-4)
