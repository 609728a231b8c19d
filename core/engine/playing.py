"""What people at a table do: play, be ready, come back, resign; and what becomes of their hands."""

from __future__ import annotations

from dataclasses import replace

from core.engine import deal
from core.engine.door import Door
from core.engine.game import BEGUN, ENDED, Event, Game, Step, end, with_seat
from core.engine.refusal import Reason, Refusal
from core.engine.settings import Moment
from core.engine.table import Seat, Status, Table
from core.engine.timer import is_present, wind
from core.rules.cards import Card
from core.rules.play import Play


class Playing:
    """Commands of people who sit at a table that has been dealt.

    Each raises Refusal, and returns the new table.
    """

    def __init__(self, door: Door) -> None:
        self._door = door

    async def play(
        self, match_id: int, person_id: int, ply: int, card: Card, choice: int | None = None
    ) -> Table:
        """Play a card as ply number `ply`; `choice` is an index into the card's captures.

        Refuses with ENDED, NOT_YOURS, ALREADY_PLAYED (the play just made, once more), STALE,
        PAUSED, NOT_YOUR_TURN, NOT_YOUR_CARD, or CHOOSE when several captures are equally large and
        none is chosen.
        """

        def decide(game: Game, moment: Moment) -> Step:
            _check_double_tap(game.table, person_id, ply, card)
            seat = seat_of(game, person_id)
            _check_turn(game.table, seat, ply)
            game = returned(game, seat.number, moment)
            chosen = _choose(game, card, choice)
            after = deal.play(_in_time(game, seat.number), chosen, moment)
            return Step(after, Event.PLAYED, seat.number)

        return await self._door.change(match_id, decide)

    async def ready(self, match_id: int, person_id: int) -> Table:
        """Wait no longer between two rounds.

        When every human present is ready the next round is dealt.
        """

        def decide(game: Game, moment: Moment) -> Step | None:
            seat = seat_of(game, person_id)
            back = returned(game, seat.number, moment)
            if not back.table.is_paused:
                raise Refusal(Reason.STALE)
            if seat.ready:
                return None
            table = with_seat(back.table, replace(back.table.seats[seat.number], ready=True))
            after = replace(back, table=table)
            if all(other.ready for other in table.seats if is_present(other)):
                return Step(after, Event.DEALT, seat.number)
            return Step(after, Event.READY, seat.number)

        return await self._door.change(match_id, decide)

    async def resign(self, match_id: int, person_id: int) -> Table:
        """Give the match up: of two players the other wins; of more the others play on.

        Before the first card there is nothing to resign. Refuses as `seat_of` does.
        """

        def decide(game: Game, moment: Moment) -> Step:
            seat = seat_of(game, person_id)
            return Step(deal.resign(game, seat.number, moment), Event.RESIGNED, seat.number)

        return await self._door.change(match_id, decide)

    async def back(self, match_id: int, person_id: int) -> Table:
        """Give an away seat back to its owner. Changes nothing when they are not away."""

        def decide(game: Game, moment: Moment) -> Step | None:
            seat = seat_of(game, person_id)
            after = returned(game, seat.number, moment)
            return None if after is game else Step(after, Event.BACK, seat.number)

        return await self._door.change(match_id, decide)

    async def void(self, match_id: int) -> Table:
        """End a match without a result; the seeds are shown."""

        def decide(game: Game, moment: Moment) -> Step:
            if game.table.status in ENDED:
                raise Refusal(Reason.ENDED)
            return Step(end(game, Status.VOID, moment), Event.VOIDED)

        return await self._door.change(match_id, decide)


def seat_of(game: Game, person_id: int) -> Seat:
    """The person's seat in a match that is being played.

    Refuses with NOT_YOURS, ENDED, LEFT for who resigned, or NOT_OPEN before it.
    """
    seat = game.table.seat_of(person_id)
    if seat is None:
        raise Refusal(Reason.NOT_YOURS)
    if game.table.status in ENDED:
        raise Refusal(Reason.ENDED)
    if seat.has_left:
        raise Refusal(Reason.LEFT)
    if game.table.status not in BEGUN:
        raise Refusal(Reason.NOT_OPEN)
    return seat


def returned(game: Game, number: int, moment: Moment) -> Game:
    """The game with the owner of this seat back at the table; the same game if they were not away.

    The clock is wound anew only if the match waited for this seat, or for anybody at all.
    """
    seat = game.table.seats[number]
    if not seat.away:
        return game
    table = with_seat(game.table, replace(seat, away=False, missed=1))
    if game.table.status is Status.SUSPENDED or game.table.turn == number:
        table = wind(table, moment)
    return replace(game, table=table)


def _in_time(game: Game, number: int) -> Game:
    """The game with this seat's missed turns forgiven."""
    seat = game.table.seats[number]
    if not seat.missed:
        return game
    return replace(game, table=with_seat(game.table, replace(seat, missed=0)))


def _check_double_tap(table: Table, person_id: int, ply: int, card: Card) -> None:
    """The play just made, tapped once more: said kindly even when it ended the match."""
    seat, last = table.seat_of(person_id), table.made[-1] if table.made else None
    if seat is None or last is None or ply != table.plies - 1:
        return
    if (last.seat, last.card) == (seat.number, card):
        raise Refusal(Reason.ALREADY_PLAYED)


def _check_turn(table: Table, seat: Seat, ply: int) -> None:
    if ply != table.plies:
        raise Refusal(Reason.STALE)
    if table.floor is None or table.floor.turn is None:
        raise Refusal(Reason.PAUSED)
    if table.floor.turn != seat.number:
        raise Refusal(Reason.NOT_YOUR_TURN)


def _choose(game: Game, card: Card, choice: int | None) -> Play:
    live = game.match.round if game.match else None
    plays = live.plays_of(card) if live else ()
    if not plays:
        raise Refusal(Reason.NOT_YOUR_CARD)
    if choice is None and len(plays) > 1:
        raise Refusal(Reason.CHOOSE)
    if choice is not None and not 0 <= choice < len(plays):
        raise Refusal(Reason.STALE)
    return plays[choice or 0]
