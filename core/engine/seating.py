"""Before the first card: challenges and open tables, and who sits down at them."""

from __future__ import annotations

import base64
import re
from dataclasses import replace
from datetime import timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine import deal
from core.engine.door import Door
from core.engine.etiquette import Etiquette
from core.engine.game import BEGUN, ENDED, Event, Game, Step, end, with_seat
from core.engine.opening import Opening
from core.engine.refusal import Reason, Refusal
from core.engine.settings import Moment
from core.engine.table import Due, Person, Seat, Status, Table
from core.rules.error import RulesError
from core.rules.ruleset import check_target
from core.rules.shuffle import words_digest

_PAYLOAD = re.compile(r"m(?P<match>[0-9]{1,15})(?:-(?P<nonce>[A-Za-z0-9_-]{22}))?", re.ASCII)
_NO_WORDS: Final = words_digest("")


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
        game = _opened(opening, moment)
        event = Event.DEALT if game.table.status is Status.LIVE else Event.OPENED
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
            seat = mine or _invitation(game.table, person, username)
            return _take(game, seat, person, reachable, moment)

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

        def decide(game: Game, moment: Moment) -> Step:
            _check_open(game)
            mine = game.table.seat_of(person.id)
            if mine is None or game.table.starter not in (None, person.id):
                raise Refusal(Reason.ONLY_STARTER)
            free = [seat for seat in game.table.seats if is_free(seat)]
            if not free:
                raise Refusal(Reason.FULL)
            table = game.table
            for seat in free:
                table = with_seat(table, Seat(seat.number, computer=computer))
            return _begun(replace(game, table=table), Event.TAKEN, mine.number, moment)

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

        def decide(game: Game, moment: Moment) -> Step | None:
            seat = game.table.seat_of(person.id)
            nonce = seat and game.nonces[seat.number]
            if seat is None or (shape["nonce"] and nonce and nonce != shape["nonce"]):
                raise Refusal(Reason.OTHERS_LINK)
            return _arrived(game, seat, moment)

        return await self._door.change(int(shape["match"]), decide, self._etiquette.check_start)

    async def arrive_at(self, match_id: int, person_id: int) -> Table:
        """Seat a person whose private chat is open now, however they came to it."""

        def decide(game: Game, moment: Moment) -> Step | None:
            seat = game.table.seat_of(person_id)
            return _arrived(game, seat, moment) if seat else None

        return await self._door.change(match_id, decide, self._etiquette.check_start)


def is_free(seat: Seat) -> bool:
    """Whether nobody has the seat or is asked to take it."""
    return seat.person is None and seat.computer is None and seat.invited is None


def _opened(opening: Opening, moment: Moment) -> Game:
    if opening.target is not None:
        try:
            check_target(opening.target)
        except RulesError:
            raise Refusal(Reason.BAD_TARGET) from None
    seats = _seats(opening)
    row, seed = deal.promise(1, moment)
    table = Table(
        id=0,
        key=_secret(moment),
        version=1,
        status=Status.OPEN,
        chat=opening.chat,
        thread=opening.thread,
        language=opening.language,
        rules=opening.rules,
        target=opening.target,
        teams=False,
        seats=seats,
        starter=opening.starter.id if opening.starter else None,
        rounds=(row,),
        due=Due.INVITATION,
        due_at=moment.later(moment.settings.invitation),
        rematch_of=opening.rematch_of,
    )
    game = Game(
        table=table,
        match=None,
        seeds=(seed,),
        words=(_NO_WORDS,) * len(seats),
        nonces=tuple(_secret(moment) if seat.arriving else None for seat in seats),
        first_dealer=opening.first_dealer,
        dealer_drawn=False,
        created_at=moment.now,
    )
    return deal.deal(game, moment) if all(seat.is_taken for seat in seats) else game


def _seats(opening: Opening) -> tuple[Seat, ...]:
    """The starter first; then whoever is invited, the computer, or an open seat."""
    seats = [Seat(0)]
    if opening.starter is not None:
        seats = [Seat(0, person=opening.starter, arriving=not opening.reachable)]
    for invitee in opening.invited:
        known = invitee.person.id if invitee.person else None
        named = invitee.name if known or not invitee.username else f"@{invitee.username}"
        seats.append(Seat(len(seats), invited=named, invited_id=known))
    if len(seats) < 2:
        seats.append(Seat(1, computer=opening.computer))
    if opening.order:
        seats.sort(key=lambda seat: opening.order.index(_who(seat)))
        seats = [replace(seat, number=number) for number, seat in enumerate(seats)]
    return tuple(seats)


def _who(seat: Seat) -> int:
    return seat.person.id if seat.person else seat.invited_id or 0


def _secret(moment: Moment) -> str:
    """22 unguessable characters that a link may hold."""
    return base64.urlsafe_b64encode(moment.random_bytes(16)).decode().rstrip("=")


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
        starts = seat.person is not None and seat.person.id == game.table.starter
        if reachable and seat.arriving and not starts and seat.invited_id is None:
            return seat
    raise Refusal(Reason.FULL)


def _take(game: Game, seat: Seat, person: Person, reachable: bool, moment: Moment) -> Step | None:
    """Sit down; or, if the hand cannot reach this person yet, be waited for a little longer."""
    if seat.arriving and seat.person == person and not reachable:
        return None
    taken = Seat(seat.number, person=person, invited_id=seat.invited_id, arriving=not reachable)
    table = with_seat(game.table, taken)
    nonces = list(game.nonces)
    nonces[seat.number] = None if reachable else _secret(moment)
    game = replace(game, table=table, nonces=tuple(nonces))
    if reachable:
        return _begun(game, Event.TAKEN, seat.number, moment)
    grace = moment.now + timedelta(seconds=moment.settings.invitation / 5)
    due_at = max(grace, table.due_at or grace)
    game = replace(game, table=replace(table, due_at=due_at))
    return Step(game, Event.TAKEN, seat.number, person.id)


def _arrived(game: Game, seat: Seat, moment: Moment) -> Step | None:
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
    return _begun(game, Event.ARRIVED, seat.number, moment)


def _begun(game: Game, event: Event, seat: int, moment: Moment) -> Step:
    """Deal if every seat is taken now."""
    if all(other.is_taken for other in game.table.seats):
        game, event = deal.deal(game, moment), Event.DEALT
    return Step(game, event, seat)
