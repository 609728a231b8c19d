"""A position inside a deal by what everyone sees and one hand, and the table it is at."""

from typing import NamedTuple

from core.players.law import Law, law_of
from core.players.twin import BIT, mask_of
from core.rules.cards import Card
from core.rules.round import side_of
from core.rules.seatview import SeatView

Row = tuple[int, ...]


class Spot(NamedTuple):
    """What a seat sees: who is in turn, its own cards, the floor, and each side's gains.

    `hidden` is all that lies neither on the floor nor in a pile, the own hand too. `counts` and
    `points` have one entry a side, of this round so far, honours included.
    """

    turn: int
    mine: Row
    floor: int
    hidden: int
    counts: Row
    points: Row
    captor: int | None


class Layout(NamedTuple):
    """What does not change inside a deal."""

    law: Law
    seats: int
    me: int
    first: int
    sides: Row

    @classmethod
    def of(cls, view: SeatView) -> "Layout":
        """The table of this view."""
        sides = tuple([side_of(seat, view.teams) for seat in range(view.seats)])
        first = (view.dealer + 1) % view.seats
        return cls(law_of(view.rules), view.seats, view.seat, first, sides)

    def begin(self, view: SeatView) -> Spot:
        """The position of this view."""
        floor = mask_of(view.floor)
        gained = [0] * len(view.piles)
        for turn in view.history:
            gained[self.sides[turn.seat]] += turn.points
        honours = [self.law.honours(mask_of(pile)) for pile in view.piles]
        return Spot(
            turn=view.seat,
            mine=_indexes(view.hand),
            floor=floor,
            hidden=mask_of(view.unseen) | mask_of(view.hand),
            counts=view.pile_counts,
            points=tuple([sum(both) for both in zip(gained, honours, strict=True)]),
            captor=view.captor,
        )

    def after(self, spot: Spot, card: int, taken: int) -> Spot:
        """The position after the seat in turn plays this card and takes this mask."""
        turn, mine, floor, hidden, counts, points, captor = spot
        bit = BIT[card]
        if taken:
            captor = self.sides[turn]
            gained = self.law.honours(taken | bit)
            if taken == floor:
                gained += self.law.clears(floor, card)
            counts = _add(counts, captor, taken.bit_count() + 1)
            if gained:
                points = _add(points, captor, gained)
            floor ^= taken
        else:
            floor |= bit
        if turn == self.me:
            mine = without(mine, card)
        turn = turn + 1 if turn + 1 < self.seats else 0
        return Spot(turn, mine, floor, hidden ^ bit, counts, points, captor)


def without(hand: Row, card: int) -> Row:
    """The hand after this card has left it."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _add(row: Row, side: int, more: int) -> Row:
    return (*row[:side], row[side] + more, *row[side + 1 :])


def _indexes(hand: tuple[Card, ...]) -> Row:
    return tuple([card.index for card in hand])
