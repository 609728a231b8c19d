"""What the other seats may hold: worlds drawn from the unseen, weighed by what they played.

A seat that holds a card which takes much usually plays it. So of the hands a seat could have, those
with which a sound player would have played otherwise in this deal count for less.
"""

from collections.abc import Iterator, Sequence
from math import comb
from random import Random
from typing import Final, NamedTuple

from core.players.greedy import Threat, habit_of
from core.players.law import Law
from core.players.spot import Layout, Row
from core.players.twin import BIT, indexes_of, mask_of
from core.rules.round import HAND_SIZE
from core.rules.seatview import SeatView

Hands = tuple[Row, ...]
World = tuple[float, Hands]

DOUBT: Final = 0.02  # how likely a hand counts as that would have been played otherwise
_EVEN: Final = 1e-9
_COUNTED: Final = 3  # up to so many cards, all hands of a single opponent are counted out
_SPARE: Final = 3  # of so many times the worlds, those that fit are kept


class Seen(NamedTuple):
    """A play of another seat in this deal, and what lay before it; `later` ends with its card."""

    seat: int
    floor: int
    hidden: int
    later: Row
    size: int


class Belief:
    """The worlds that fit a view; `hands` has one entry a seat, the own one empty."""

    __slots__ = ("_counted", "_habit", "_kinds", "_law", "_me", "_seen", "_sizes", "_unseen")

    def __init__(self, layout: Layout, view: SeatView) -> None:
        self._law = layout.law
        self._habit = habit_of(layout.law)
        self._me = view.seat
        self._unseen = mask_of(view.unseen)
        self._sizes = view.hand_sizes
        self._kinds = _kinds_of(layout.law)
        self._seen = _watch(view)
        others = [size for seat, size in enumerate(view.hand_sizes) if seat != view.seat]
        rest = self._unseen.bit_count()
        self._counted = len(others) == 1 and (others[0] <= _COUNTED or others[0] == rest)

    def worlds(self, rng: Random, number: int) -> list[World]:
        """About so many worlds at most, the same one once, with positive weights."""
        drawn = self._draw(rng, number * _SPARE if self._seen else number)
        weighed = [(weight * self._likelihood(hands), hands) for weight, hands in drawn]
        return weighed if len(weighed) <= number else _thin(weighed, rng, number)

    def is_complete(self, worlds: Sequence[World], number: int) -> bool:
        """Whether these, of so many asked for, are all there can be: others would be the same."""
        return self._counted and len(worlds) < number

    def _draw(self, rng: Random, number: int) -> list[World]:
        if self._counted:
            size = self._sizes[1 - self._me]
            return [(weight, self._at_table(hand)) for weight, hand in self._count(size)]
        return self._shuffle(rng, number)

    def _at_table(self, hand: Row) -> Hands:
        return (hand, ()) if self._me else ((), hand)

    def _count(self, size: int) -> Iterator[tuple[float, Row]]:
        """Every hand of one opponent, cards of a kind being equal, with how often it is dealt."""
        alike = [
            tuple(indexes_of(kind & self._unseen))
            for kind in self._law.kinds
            if kind & self._unseen
        ]
        return _hands(alike, size)

    def _shuffle(self, rng: Random, number: int) -> list[World]:
        """Deals at random, written with the first cards of each kind so that equals meet."""
        cards = list(indexes_of(self._unseen))
        found: dict[Hands, float] = {}
        needed = sum(self._sizes) - self._sizes[self._me]
        for _ in range(number):
            hands = self._deal(rng.sample(cards, needed))
            found[hands] = found.get(hands, 0.0) + 1.0
        return [(weight, hands) for hands, weight in found.items()]

    def _deal(self, drawn: Sequence[int]) -> Hands:
        spare = {kind: indexes_of(kind & self._unseen) for kind in self._law.kinds}
        named = [next(spare[self._kinds[card]]) for card in drawn]
        hands, at = [], 0
        for seat, size in enumerate(self._sizes):
            held = 0 if seat == self._me else size
            hands.append(tuple(sorted(named[at : at + held])))
            at += held
        return tuple(hands)

    def _likelihood(self, hands: Hands) -> float:
        """How well these hands explain what was played in this deal."""
        likely = 1.0
        for seen in self._seen:
            hand = hands[seen.seat] + seen.later
            if not self._explains(seen, hand):
                likely *= DOUBT
        return likely

    def _explains(self, seen: Seen, hand: Row) -> bool:
        """Whether no card of this hand would have been better than the one that was played."""
        unseen = seen.hidden
        for card in hand:
            unseen &= ~BIT[card]
        threat, habit = Threat(unseen, seen.size), self._habit
        worths = [
            max([habit.worth(option, threat) for option in habit.options(seen.floor, card)])
            for card in hand
        ]
        return worths[-1] > max(worths) - _EVEN


def _kinds_of(law: Law) -> Row:
    """For each card the mask of the cards that the rules do not tell from it."""
    return tuple([next(kind for kind in law.kinds if kind & bit) for bit in BIT])


def _watch(view: SeatView) -> list[Seen]:
    """What the other seats played in this deal, newest first, by going back over it."""
    dealt = view.ply - view.ply % (HAND_SIZE * view.seats)
    floor, hidden = mask_of(view.floor), mask_of(view.unseen) | mask_of(view.hand)
    sizes = list(view.hand_sizes)
    later: list[Row] = [()] * view.seats
    seen = []
    for turn in reversed(view.history[dealt:]):
        card, takes = turn.play
        hidden |= BIT[card.index]
        floor = floor | mask_of(takes) if takes else floor & ~BIT[card.index]
        later[turn.seat] = (*later[turn.seat], card.index)
        sizes[turn.seat] += 1
        if turn.seat != view.seat:
            size = sizes[(turn.seat + 1) % view.seats] or HAND_SIZE
            seen.append(Seen(turn.seat, floor, hidden, later[turn.seat], size))
    return seen


def _hands(alike: Sequence[Row], size: int) -> Iterator[tuple[float, Row]]:
    if size == 0:
        yield 1.0, ()
    elif alike:
        first, rest = alike[0], alike[1:]
        for number in range(min(size, len(first)) + 1):
            for weight, hand in _hands(rest, size - number):
                yield weight * comb(len(first), number), first[:number] + hand


def _thin(worlds: list[World], rng: Random, number: int) -> list[World]:
    """So many of them at even steps of their weights, which keeps the shares of all."""
    rng.shuffle(worlds)
    stride = sum(weight for weight, _ in worlds) / number
    mark = rng.random() * stride
    reached, kept = 0.0, []
    for weight, hands in worlds:
        reached += weight
        times = 0
        while mark < reached:
            times += 1
            mark += stride
        if times:
            kept.append((float(times), hands))
    return kept
