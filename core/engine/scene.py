"""A moment of a match that has ended: pure, from its table and its record."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from core.engine.deal import floor_of
from core.engine.table import Made, Status, Table
from core.rules.cards import Card
from core.rules.match import Match
from core.rules.record import Record
from core.rules.replay import course
from core.rules.round import PLAYS

ROUND_STEPS: Final = PLAYS + 1  # of a record's course: the deal, then each play


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment of an ended match: the table as it stood then, and everybody's cards.

    `step` counts deals and plays from 0 to `last`; `ply` of `plies` is the play within the round.
    """

    table: Table
    hands: tuple[tuple[Card, ...], ...]
    step: int
    last: int
    round_number: int
    rounds: int
    ply: int
    plies: int


def scene_of(table: Table, record: Record, step: int) -> Scene:
    """The moment after this many deals and plays."""
    rounds, plies = len(record.rounds), len(record.rounds[-1].plays)
    last = (rounds - 1) * ROUND_STEPS + plies
    step = min(step, last)
    number, ply = divmod(step, ROUND_STEPS)
    counts = tuple(row.count for row in table.rounds[:number] if row.count is not None)
    match = next(islice(course(record, counts), ply, None))
    return Scene(
        table=_then(table, match, number + 1, is_last=step == last),
        hands=match.round.hands if match.round else ((),) * match.seats,
        step=step,
        last=last,
        round_number=number + 1,
        rounds=rounds,
        ply=ply,
        plies=plies if number + 1 == rounds else PLAYS,
    )


def _then(table: Table, match: Match, number: int, *, is_last: bool) -> Table:
    """The table as it stood at that moment of the match."""
    dealt = table.rounds[:number]
    if match.round:
        dealt = (*dealt[:-1], replace(dealt[-1], count=None, totals=()))
    made = tuple(Made(turn.seat, *turn.play, turn.basra, turn.points) for turn in match.history)
    then = replace(table, rounds=dealt, floor=floor_of(match, None), made=made)
    if is_last:
        return then
    seats = tuple(replace(seat, computer=None) if seat.has_left else seat for seat in then.seats)
    return replace(then, status=Status.LIVE, result=None, seats=seats)
