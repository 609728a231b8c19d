"""What the other seats may hold: worlds drawn from the unseen, weighed by what they played.

A seat that holds a card which takes much usually plays it. So of the hands a seat could have, those
with which it would have played otherwise in this deal count for less: much less if it is sound
(`core.players.manner`), and a little less if it is loose.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import comb
from random import Random
from typing import Final

from core.players.greedy import habit_of
from core.players.law import Law
from core.players.manner import Seen, chance_of_sound, watch, weigh_manners
from core.players.spot import Layout, Row
from core.players.twin import BIT, indexes_of, mask_of
from core.rules.seatview import SeatView

Hands = tuple[Row, ...]
Manners = tuple[bool, ...]  # for each seat whether it is sound
World = tuple[float, Hands, Manners]  # the weight first

_SLIGHT: Final = 0.01  # a manner with a smaller share of a hand is left out
_COUNTED: Final = 3  # up to so many cards, all hands of a single opponent are counted out
_SPARE: Final = 3  # of so many times the worlds, those that fit are kept


class Belief:
    """The worlds that fit a view; `hands` has one entry a seat, the own one empty."""

    __slots__ = (
        "_all",
        "_habit",
        "_kinds",
        "_law",
        "_me",
        "_seen",
        "_sizes",
        "_sound",
        "_unseen",
    )

    def __init__(self, layout: Layout, view: SeatView) -> None:
        self._law = layout.law
        self._habit = habit_of(layout.law)
        self._me = view.seat
        self._unseen = mask_of(view.unseen)
        self._sizes = view.hand_sizes
        self._kinds = _kinds_of(layout.law)
        seen, earlier = (_by_seat(view, plays) for plays in watch(view))
        self._seen = seen
        self._sound = [
            chance_of_sound(self._habit, plays) if seat != view.seat else 1.0
            for seat, plays in enumerate(earlier)
        ]
        others = [size for seat, size in enumerate(view.hand_sizes) if seat != view.seat]
        rest = self._unseen.bit_count()
        is_counted = len(others) == 1 and (others[0] <= _COUNTED or others[0] == rest)
        self._all = self._explained(self._count(others[0])) if is_counted else None

    def worlds(self, rng: Random, number: int) -> list[World]:
        """About so many worlds at most, the same one once, with positive weights."""
        weighed = self._all
        if weighed is None:
            weighed = self._explained(
                self._shuffle(rng, number * _SPARE if any(self._seen) else number)
            )
        return weighed if len(weighed) <= number else _thin(weighed, rng, number)

    def is_complete(self, number: int) -> bool:
        """Whether so many are all there can be: a second draw would give the same."""
        return self._all is not None and len(self._all) <= number

    def _explained(self, drawn: Iterable[tuple[float, Hands]]) -> list[World]:
        return [world for weight, hands in drawn for world in self._explain(weight, hands)]

    def _at_table(self, hand: Row) -> Hands:
        return (hand, ()) if self._me else ((), hand)

    def _count(self, size: int) -> Iterator[tuple[float, Hands]]:
        """Every hand of one opponent, cards of a kind being equal, with how often it is dealt."""
        alike = [
            tuple(indexes_of(kind & self._unseen))
            for kind in self._law.kinds
            if kind & self._unseen
        ]
        return ((weight, self._at_table(hand)) for weight, hand in _hands(alike, size))

    def _shuffle(self, rng: Random, number: int) -> list[tuple[float, Hands]]:
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

    def _explain(self, weight: float, hands: Hands) -> list[World]:
        """These hands with every manner of their seats, weighed by what was played in this deal."""
        worlds: list[tuple[float, Manners]] = [(weight, ())]
        for share, seen, hand in zip(self._sound, self._seen, hands, strict=True):
            sound, loose = weigh_manners(self._habit, share, seen, hand)
            slight = _SLIGHT * (sound + loose)
            worlds = [
                (before * likely, (*manners, is_sound))
                for before, manners in worlds
                for likely, is_sound in ((sound, True), (loose, False))
                if likely > slight
            ]
        return [(found, hands, manners) for found, manners in worlds]


def _by_seat(view: SeatView, plays: Iterable[Seen]) -> list[list[Seen]]:
    return [[play for play in plays if play.seat == seat] for seat in range(view.seats)]


def _kinds_of(law: Law) -> Row:
    """For each card the mask of the cards that the rules do not tell from it."""
    return tuple([next(kind for kind in law.kinds if kind & bit) for bit in BIT])


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
    worlds = [*worlds]
    rng.shuffle(worlds)
    stride = sum(world[0] for world in worlds) / number
    mark = rng.random() * stride
    reached, kept = 0.0, []
    for weight, hands, manners in worlds:
        reached += weight
        times = 0
        while mark < reached:
            times += 1
            mark += stride
        if times:
            kept.append((float(times), hands, manners))
    return kept
