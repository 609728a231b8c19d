"""What a match waits for, and until when.

One due time a match, set again at every change that matters to it.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any

from core.engine.settings import Moment
from core.engine.table import Due, Seat, Status, Table


def wind(table: Table, moment: Moment) -> Table:
    """Set the clock of a match by its state; a match that no human is left in is suspended."""
    settings = moment.settings
    if table.status not in (Status.LIVE, Status.SUSPENDED):
        return replace(table, code=None, **_wait(Due.FOLD, moment.later(settings.rematch)))
    if not any(map(is_present, table.seats)):
        waiting = _wait(Due.VOID, moment.later(settings.void))
        return replace(table, status=Status.SUSPENDED, **waiting)
    turn = None if table.floor is None else table.floor.turn
    if turn is None:
        waiting = _wait(Due.PAUSE, moment.later(settings.pause))
    else:
        own = table.turn_seconds
        waiting = _wait_for_play(table.seats[turn], own or settings.turn, moment)
    return replace(table, status=Status.LIVE, **waiting)


def _wait_for_play(seat: Seat, seconds: float, moment: Moment) -> dict[str, Any]:
    """Wait for a seat to play; whoever ran out of time before has never more than others."""
    settings = moment.settings
    if not is_present(seat):
        return _wait(Due.TURN, moment.later(settings.computer))
    if seat.missed:
        deadline = moment.later(min(settings.stand_in_turn, seconds))
        return _wait(Due.TURN, deadline, deadline)
    return _wait(Due.NUDGE, moment.later(seconds / 2), moment.later(seconds))


def _wait(due: Due, due_at: datetime, deadline: datetime | None = None) -> dict[str, Any]:
    return {"due": due, "due_at": due_at, "deadline": deadline}


def is_present(seat: Seat) -> bool:
    """Whether a human plays this seat now."""
    return seat.is_played and not seat.away
