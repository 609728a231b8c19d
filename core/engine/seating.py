"""Before the first card: challenges and open tables, and who sits down at them."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.door import Door
from core.engine.etiquette import Etiquette
from core.engine.game import BEGUN, ENDED, Event, Game, Step, end, with_seat
from core.engine.opening import Opening, begin, secret
from core.engine.refusal import Reason, Refusal
from core.engine.settings import Moment
from core.engine.table import Person, Seat, Status, Table

_PAYLOAD = re.compile(r"m(?P<match>[0-9]{1,9})(?:-(?P<nonce>[A-Za-z0-9_-]{22}))?", re.ASCII)


class Seating:
    """Commands about a match before its first card.

    Each raises Refusal, and returns the new table.
    """

    def __init__(self, door: Door) -> None:
        self._door = door
        self._etiquette = Etiquette(door)

    async def open(self, opening: Opening) -> Table:
        """Open a match.

        Refuses with BAD_TARGET, ONESELF, BLOCKED, PAIR_OPEN, COOLDOWN or CHAT_FULL.
        """
        moment = self._door.moment()
        game = begin(opening, moment)
        full = all(seat.is_taken for seat in game.table.seats)
        event = Event.DEALT if full else Event.OPENED
        step = Step(game, event, person=game.table.starter)

        async def check(connection: AsyncConnection, _: Step) -> None:
            await self._etiquette.check_opening(connection, opening)

        return await self._door.insert(step, check)

    async def accept(
        self, match_id: int, person: Person, username: str | None, *, reachable: bool
    ) -> Table:
        """Take the seat that one is invited to.

        Refuses with NOT_OPEN, ONLY_INVITED or CHAT_FULL.
        """

        def decide(game: Game, moment: Moment) -> Step | None:
            _check_open(game)
            mine = game.table.seat_of(person.id)
            if mine is not None and game.table.starter == person.id:
                raise Refusal(Reason.ONLY_INVITED, name=_invited_name(game.table))
            if mine is not None and not mine.arriving:
                return None
            seat = mine or _invitation(game.table, person, username)
            return _take(game, replace(seat, invited_id=person.id), person, reachable, moment)

        return await self._door.change(match_id, decide, self._etiquette.check_start)

    async def join(self, match_id: int, person: Person, *, reachable: bool) -> Table:
        """Take an open seat. Refuses with NOT_OPEN, ONESELF, FULL or CHAT_FULL.

        Who can be dealt to at once goes before a person who has tapped but not arrived.
        """

        def decide(game: Game, moment: Moment) -> Step | None:
            _check_open(game)
            mine = game.table.seat_of(person.id)
            if mine is not None and not mine.arriving:
                raise Refusal(Reason.ONESELF)
            seat = mine or _open_seat(game, reachable)
            return _take(game, seat, person, reachable, moment)

        return await self._door.change(match_id, decide, self._etiquette.check_start)

    async def fill_with_computer(
        self, match_id: int, person: Person, computer: str = "greedy"
    ) -> Table:
        """Let the computer take every open seat.

        Refuses with NOT_OPEN, ONLY_STARTER, FULL or CHAT_FULL.
        """

        def decide(game: Game, _: Moment) -> Step:
            _check_open(game)
            mine = game.table.seat_of(person.id)
            if mine is None or game.table.starter not in (None, person.id):
                raise Refusal(Reason.ONLY_STARTER)
            free = [seat for seat in game.table.seats if _may_be_taken(game.table, seat)]
            if not free:
                raise Refusal(Reason.FULL)
            table = game.table
            for seat in free:
                table = with_seat(table, Seat(seat.number, computer=computer))
            return _begun(replace(game, table=table), Event.TAKEN, mine.number)

        return await self._door.change(match_id, decide, self._etiquette.check_start)

    async def decline(self, match_id: int, person: Person, username: str | None) -> Table:
        """Say no to an invitation, or get up again before the deal.

        Refuses with NOT_OPEN or ONLY_INVITED.
        """

        def decide(game: Game, moment: Moment) -> Step:
            _check_open(game)
            mine = game.table.seat_of(person.id)
            if mine is None:
                mine = _invitation(game.table, person, username)
            elif game.table.starter == person.id:
                raise Refusal(Reason.ONLY_INVITED, name=_invited_name(game.table))
            elif mine.invited_id is None:
                return _left(game, mine, person)
            ended = end(game, Status.DECLINED, moment)
            return Step(ended, Event.DECLINED, mine.number, person.id)

        return await self._door.change(match_id, decide)

    async def cancel(self, match_id: int, person: Person, *, is_admin: bool = False) -> Table:
        """Take a match back before its first card.

        Refuses with NOT_OPEN, or ONLY_STARTER (admins may, too).
        """

        def decide(game: Game, moment: Moment) -> Step:
            _check_open(game)
            if not is_admin and game.table.starter != person.id:
                raise Refusal(Reason.ONLY_STARTER)
            ended = end(game, Status.CANCELLED, moment)
            return Step(ended, Event.CANCELLED, person=person.id)

        return await self._door.change(match_id, decide)

    async def link(self, match_id: int, person: Person) -> str:
        """The payload of the deep link to this person's hand; worthless to anybody else.

        At most 64 of `A-Za-z0-9_-`. Refuses with NOT_YOURS or ENDED.
        """
        game = await self._door.game(match_id)
        seat = game.table.seat_of(person.id)
        if seat is None:
            raise Refusal(Reason.NOT_YOURS)
        if game.table.status in ENDED:
            raise Refusal(Reason.ENDED)
        nonce = game.nonces[seat.number]
        return f"m{match_id}-{nonce}" if nonce else f"m{match_id}"

    async def arrive(self, payload: str, person: Person) -> Table:
        """Seat the person who came by a link; when all have arrived the cards are dealt.

        Refuses with OTHERS_LINK, NO_MATCH, or NOT_OPEN when it is too late.
        """
        shape = _PAYLOAD.fullmatch(payload)
        if shape is None:
            raise Refusal(Reason.NO_MATCH)

        def decide(game: Game, _: Moment) -> Step | None:
            seat = game.table.seat_of(person.id)
            nonce = seat and game.nonces[seat.number]
            if seat is None or (shape["nonce"] and nonce and nonce != shape["nonce"]):
                raise Refusal(Reason.OTHERS_LINK)
            return _arrived(game, seat)

        return await self._door.change(int(shape["match"]), decide, self._etiquette.check_start)

    async def depart_from(self, match_id: int, person_id: int) -> Table:
        """Wait once more for a person whose hand cannot reach them any more.

        After the first card this changes nothing: the match goes on (platforms.md 2 and 3).
        """

        def decide(game: Game, moment: Moment) -> Step | None:
            seat = game.table.seat_of(person_id)
            if game.table.status is not Status.OPEN or seat is None or seat.arriving:
                return None
            table = with_seat(game.table, replace(seat, arriving=True))
            nonces = list(game.nonces)
            nonces[seat.number] = secret(moment)
            waiting = replace(game, table=table, nonces=tuple(nonces))
            return Step(waiting, Event.UNREACHABLE, seat.number)

        return await self._door.change(match_id, decide)

    async def arrive_at(self, match_id: int, person_id: int) -> Table:
        """Seat a person whose private chat is open now, however they came to it."""

        def decide(game: Game, _: Moment) -> Step | None:
            seat = game.table.seat_of(person_id)
            return _arrived(game, seat) if seat else None

        return await self._door.change(match_id, decide, self._etiquette.check_start)


def is_free(seat: Seat) -> bool:
    """Whether nobody has the seat or is asked to take it."""
    return seat.person is None and seat.computer is None and seat.invited is None


def _check_open(game: Game) -> None:
    if game.table.status is not Status.OPEN:
        raise Refusal(Reason.NOT_OPEN)


def _invitation(table: Table, person: Person, username: str | None) -> Seat:
    """The seat that waits for this account.

    By its number if we knew it, else by its present username.
    """
    for seat in table.seats:
        if seat.invited_id is not None:
            if seat.invited_id == person.id:
                return seat
        elif seat.invited and username and seat.invited.casefold() == f"@{username.casefold()}":
            return seat
    raise Refusal(Reason.ONLY_INVITED, name=_invited_name(table))


def _invited_name(table: Table) -> str:
    return next((seat.invited for seat in table.seats if seat.invited), "")


def _open_seat(game: Game, reachable: bool) -> Seat:
    """A free seat; else one whose taker has not arrived, if they had no invitation to it."""
    seats = game.table.seats
    for seat in seats:
        if is_free(seat):
            return seat
    for seat in seats:
        if reachable and _may_be_taken(game.table, seat):
            return seat
    raise Refusal(Reason.FULL)


def _may_be_taken(table: Table, seat: Seat) -> bool:
    """Whether the seat is free, or its taker has not arrived and had no invitation to it."""
    starts = seat.person is not None and seat.person.id == table.starter
    return is_free(seat) or (seat.arriving and not starts and seat.invited_id is None)


def _left(game: Game, seat: Seat, person: Person) -> Step:
    """Who joined an open table and gets up again leaves their seat to others."""
    table = with_seat(game.table, Seat(seat.number))
    nonces = tuple(None if n == seat.number else nonce for n, nonce in enumerate(game.nonces))
    return Step(replace(game, table=table, nonces=nonces), Event.LEFT, seat.number, person.id)


def _take(game: Game, seat: Seat, person: Person, reachable: bool, moment: Moment) -> Step | None:
    """Sit down; or, if the hand cannot reach this person yet, be waited for a little longer."""
    if seat.arriving and seat.person == person and not reachable:
        return None
    taken = replace(seat, person=person, arriving=not reachable)
    table = with_seat(game.table, taken)
    nonces = list(game.nonces)
    nonces[seat.number] = None if reachable else secret(moment)
    game = replace(game, table=table, nonces=tuple(nonces))
    if reachable:
        return _begun(game, Event.TAKEN, seat.number)
    grace = moment.now + timedelta(seconds=moment.settings.invitation / 5)
    due_at = max(grace, table.due_at or grace)
    game = replace(game, table=replace(table, due_at=due_at))
    return Step(game, Event.TAKEN, seat.number, person.id)


def _arrived(game: Game, seat: Seat) -> Step | None:
    """The hand can reach this person now."""
    if game.table.status in BEGUN:
        if not seat.unreachable:
            return None
        table = with_seat(game.table, replace(seat, unreachable=False))
        return Step(replace(game, table=table), Event.REACHABLE, seat.number)
    if game.table.status is not Status.OPEN:
        raise Refusal(Reason.NOT_OPEN)
    if not seat.arriving:
        return None
    nonces = list(game.nonces)
    nonces[seat.number] = None
    table = with_seat(game.table, replace(seat, arriving=False))
    game = replace(game, table=table, nonces=tuple(nonces))
    return _begun(game, Event.ARRIVED, seat.number)


def _begun(game: Game, event: Event, seat: int) -> Step:
    """Deal if every seat is taken now."""
    full = all(other.is_taken for other in game.table.seats)
    return Step(game, Event.DEALT if full else event, seat)
