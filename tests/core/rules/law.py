"""The exact law of a shuffled pack, and how likely it is that chance strays so far from it.

The pack is shuffled until its opening floor, the four places after the first hands, shows no Jack
and no Komi (rules.md, Set-up). So those five sweepers are never on the floor and equally likely at
each of the 48 other places; each of the 47 other cards is equally likely at each place of the floor
(1/47), and at each other place it is what the sweepers leave there: 43/48 shared by 47.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Final

from core.rules.cards import PACK, Card

FLOOR: Final = 4
SWEEPERS: Final = frozenset(card.index for card in PACK if card.sweeps)
_OTHERS: Final = len(PACK) - len(SWEEPERS)
_ELSEWHERE: Final = len(PACK) - FLOOR


def is_floor(place: int, seats: int) -> bool:
    """Whether the card in this place of the pack is dealt to the opening floor."""
    return FLOOR * seats <= place < FLOOR * seats + FLOOR


def chance(card: int, place: int, seats: int) -> Fraction:
    """How likely the card of this index is in this place."""
    if is_floor(place, seats):
        return Fraction(0) if card in SWEEPERS else Fraction(1, _OTHERS)
    if card in SWEEPERS:
        return Fraction(1, _ELSEWHERE)
    return Fraction(_OTHERS - FLOOR, _OTHERS * _ELSEWHERE)


def pair_chance(first: int, second: int) -> Fraction:
    """How likely two cards are in two given places, neither of them on the floor."""
    if first == second:
        return Fraction(0)
    laid = sum(card not in SWEEPERS for card in (first, second))
    kept = Fraction(math.comb(_OTHERS - laid, FLOOR), math.comb(_OTHERS, FLOOR))
    return kept / (_ELSEWHERE * (_ELSEWHERE - 1))


class Packs:
    """Many packs, to be counted by place and by card."""

    def __init__(self, packs: Iterable[Sequence[Card]], seats: int) -> None:
        self.seats = seats
        self._cards = bytes([card.index for pack in packs for card in pack])
        self.number = len(self._cards) // len(PACK)

    def likelihoods(self) -> dict[str, float]:
        """The p-value of each chi-squared test by its name.

        Of the card in each place, of the place of each card, and of the first two cards together.
        """
        seen = [Counter(self._cards[place :: len(PACK)]) for place in range(len(PACK))]
        tests = dict(self._by_place(seen))
        tests.update(self._by_card(seen))
        tests["first two cards"] = self._first_two()
        return tests

    def _by_place(self, seen: Sequence[Counter[int]]) -> Iterator[tuple[str, float]]:
        cards = range(len(PACK))
        for place, found in enumerate(seen):
            law = [chance(card, place, self.seats) for card in cards]
            yield f"place {place}", likelihood([found[card] for card in cards], law)

    def _by_card(self, seen: Sequence[Counter[int]]) -> Iterator[tuple[str, float]]:
        for card in PACK:
            law = [chance(card.index, place, self.seats) for place in range(len(PACK))]
            yield f"card {card}", likelihood([found[card.index] for found in seen], law)

    def _first_two(self) -> float:
        pairs = [(first, second) for first in range(52) for second in range(52)]
        found = Counter(zip(self._cards[0 :: len(PACK)], self._cards[1 :: len(PACK)], strict=True))
        return likelihood([found[pair] for pair in pairs], [pair_chance(*pair) for pair in pairs])


def likelihood(seen: Sequence[int], law: Sequence[Fraction]) -> float:
    """The p-value of Pearson's chi-squared test; what cannot be and was seen gives 0."""
    if any(count and not share for count, share in zip(seen, law, strict=True)):
        return 0.0
    total = sum(seen)
    expected = [
        (count, float(total * share)) for count, share in zip(seen, law, strict=True) if share
    ]
    statistic = sum((count - mean) ** 2 / mean for count, mean in expected)
    return survival(statistic, len(expected) - 1)


def survival(statistic: float, freedom: int) -> float:
    """The chance that a chi-squared variable of so many degrees of freedom is at least so large.

    The finite sums for even and odd degrees (Abramowitz and Stegun 26.4.4 and 26.4.5), each term in
    logarithms as the degrees may be thousands.
    """
    if statistic <= 0:
        return 1.0
    half, log = statistic / 2, math.log(statistic / 2)
    odd = freedom % 2 / 2
    start = math.erfc(math.sqrt(half)) if odd else 0.0
    steps = [step + odd for step in range(freedom // 2)]
    return start + math.fsum(math.exp(s * log - half - math.lgamma(s + 1)) for s in steps)
