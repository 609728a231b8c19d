"""What a match waits for, and until when. One due time a match.

Set again at every change that matters to it.
"""

from __future__ import annotations

from dataclasses import replace

from core.engine.settings import Moment
from core.engine.table import Due, Seat, Status, Table


def wind(table: Table, moment: Moment) -> Table:
    """Set the clock of a match by its state; a match that no human is left in is suspended."""
    if table.status not in (Status.LIVE, Status.SUSPENDED):
        return _wait(table, Due.FOLD, moment, moment.settings.rematch)
    if not any(map(is_present, table.seats)):
        table = replace(table, status=Status.SUSPENDED)
        return _wait(table, Due.VOID, moment, moment.settings.void)
    table = replace(table, status=Status.LIVE)
    if table.turn is None:
        return _wait(table, Due.PAUSE, moment, moment.settings.pause)
    return _wind_turn(table, table.seats[table.turn], moment)


def _wind_turn(table: Table, seat: Seat, moment: Moment) -> Table:
    settings = moment.settings
    if not is_present(seat):
        return _wait(table, Due.TURN, moment, settings.computer)
    if seat.missed:
        table = _wait(table, Due.TURN, moment, settings.stand_in_turn)
        return replace(table, deadline=table.due_at)
    table = _wait(table, Due.NUDGE, moment, settings.turn / 2)
    return replace(table, deadline=moment.later(settings.turn))


def _wait(table: Table, due: Due, moment: Moment, seconds: float) -> Table:
    return replace(table, due=due, due_at=moment.later(seconds), deadline=None)


def is_present(seat: Seat) -> bool:
    """Whether a human plays this seat now."""
    return seat.person is not None and not seat.away
