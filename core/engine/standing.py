"""Who is still in a match, and who came where in it: pure, from its table."""

from __future__ import annotations

from core.engine.table import Seat, Table
from core.rules.round import side_of


def sides(table: Table) -> range:
    """The numbers of the sides."""
    return range(2 if table.teams else len(table.seats))


def side_seats(table: Table, side: int) -> tuple[Seat, ...]:
    """The seats that play for a side."""
    return tuple([seat for seat in table.seats if side_of(seat.number, table.teams) == side])


def is_gone(table: Table, seat: Seat) -> bool:
    """Whether the seat's player gave the match up, at its end or before."""
    ending = table.result is not None and table.result.resigned_seat == seat.number
    return ending or seat.has_left


def standing(table: Table, leaving: int | None = None) -> tuple[int, ...]:
    """The sides on which somebody stayed, a computer from the start too.

    `leaving` is a seat whose player is about to go.
    """
    staying = [seat for seat in table.seats if seat.number != leaving and not is_gone(table, seat)]
    return tuple(sorted({side_of(seat.number, table.teams) for seat in staying}))


def goes_on_without(table: Table, number: int) -> bool:
    """Whether the match goes on when this seat's player leaves.

    It takes a person to play it and another side to play against (docs/rules.md, Leaving).
    """
    people = any(seat.is_played for seat in table.seats if seat.number != number)
    return people and len(standing(table, leaving=number)) > 1


def places(table: Table) -> tuple[int, ...]:
    """The place of each side of a match that is over, from 1: by totals, and equals share one.

    Sides on which nobody stayed come last, together. Raises ValueError without a result.
    """
    if table.result is None:
        raise ValueError("the match has no result")
    stayed, totals = standing(table), table.result.totals
    worths = [(side in stayed, totals[side] if side in stayed else 0) for side in sides(table)]
    return tuple([1 + sum(other > own for other in worths) for own in worths])


def place_of(table: Table, seat: Seat) -> int:
    """The place of a seat's player: that of the side, or the last for who left a partner."""
    every = places(table)
    left_partner = table.teams and is_gone(table, seat)
    return len(every) if left_partner else every[side_of(seat.number, table.teams)]


def has_won(table: Table, seat: Seat) -> bool:
    """Whether this seat's player came first alone."""
    return place_of(table, seat) == 1 and places(table).count(1) == 1
