"""Whether a hand reaches its owner, and when: a turn's clock starts when the hand can be seen."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

from cachetools import FIFOCache

from core.engine.door import Door
from core.engine.game import ENDED, Event, Game, Step, away_from, with_seat
from core.engine.settings import Moment
from core.engine.table import Table
from core.engine.timer import is_present, wind

_REMEMBERED: Final = 10_000


class Deliveries:
    """What became of the hands that were sent. Each returns the table as it is now."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._since = door.now()
        self._prompt: FIFOCache[int, int] = FIFOCache(_REMEMBERED)  # match -> last prompt ply

    async def delivered(self, match_id: int, ply: int) -> Table:
        """The seat in turn can see its hand: if that took long its clock starts anew, once.

        Call it at every delivery, the prompt ones too (they cost nothing): a hand that is asked for
        again later in the same turn then wins no time. Nor does one whose turn began before this
        process: an earlier one may have delivered it, and no outage counts in any turn.
        """
        game = self._door.peek(match_id) or await self._door.game(match_id)
        if self._prompt.get(match_id) == ply or self._late(game, ply, self._door.moment()) is None:
            self._prompt[match_id] = ply
            return game.table

        def decide(game: Game, moment: Moment) -> Step | None:
            late = self._late(game, ply, moment)
            return None if late is None else Step(late, Event.DELIVERED, game.table.turn)

        return await self._door.change(match_id, decide)

    def _late(self, game: Game, ply: int, moment: Moment) -> Game | None:
        """The game with the clock of this ply set anew; None if there is no reason to."""
        table = game.table
        seat = None if table.turn is None else table.seats[table.turn]
        if table.plies != ply or game.delivered == ply or seat is None or not is_present(seat):
            return None
        wound = wind(table, moment)
        if wound.deadline is None or table.deadline is None:
            return None
        gone = wound.deadline - table.deadline
        is_earlier = moment.now - gone < self._since
        if is_earlier or gone <= timedelta(seconds=moment.settings.late):
            return None
        return replace(game, table=wound, delivered=ply)

    async def bring(self, match_id: int, person_id: int, platform: str) -> Table:
        """A hand goes to this platform from now on: its owner asked for it there."""

        def decide(game: Game, _: Moment) -> Step | None:
            seat = game.table.seat_of(person_id)
            if seat is None or seat.has_left or game.table.status in ENDED:
                return None
            there = away_from(game.table, platform)
            if there == seat.platform:
                return None
            table = with_seat(game.table, replace(seat, platform=there, unreachable=False))
            return Step(replace(game, table=table), Event.MOVED, seat.number)

        return await self._door.change(match_id, decide)

    async def undeliverable(self, match_id: int, seat: int, flag: bool) -> Table:
        """Note that the hand of a seat cannot be delivered, or can again. The clock runs on."""

        def decide(game: Game, _: Moment) -> Step | None:
            known = game.table.seats[seat]
            if known.unreachable == flag or known.has_left or game.table.status in ENDED:
                return None
            table = with_seat(game.table, replace(known, unreachable=flag))
            event = Event.UNREACHABLE if flag else Event.REACHABLE
            return Step(replace(game, table=table), event, seat)

        return await self._door.change(match_id, decide)
