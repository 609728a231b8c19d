"""Before the first card: challenges and open tables, and who sits down at them."""

from __future__ import annotations

import re
from dataclasses import replace

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine import code, sitting
from core.engine.alias import known_on
from core.engine.door import Door
from core.engine.etiquette import Etiquette
from core.engine.game import ENDED, Event, Game, Step, away_from
from core.engine.opening import Opening, begin, secret
from core.engine.refusal import Reason, Refusal
from core.engine.settings import Moment
from core.engine.table import Person, Seat, Status, Table
from core.players import STAND_IN
from core.store import match as rows

_TRIES = 4
_PAYLOAD = re.compile(r"m(?P<match>[0-9]{1,9})(?:-(?P<nonce>[A-Za-z0-9_-]{22}))?", re.ASCII)


class Seating:
    """Commands about a match before its first card.

    Each raises Refusal, and returns the new table.
    """

    def __init__(self, door: Door, guesses: code.Guesses) -> None:
        self._door = door
        self._guesses = guesses
        self._etiquette = Etiquette(door)

    async def open(self, opening: Opening) -> Table:
        """Open a match.

        Refuses with BAD_TARGET, TOO_MANY, TWICE, ONESELF, BLOCKED, PAIR_OPEN, COOLDOWN or
        CHAT_FULL.
        """

        if opening.starter is not None:
            here = opening.chat.platform
            starter = await known_on(self._door, opening.starter, here, opening.platform)
            opening = replace(opening, starter=starter)

        async def check(connection: AsyncConnection, _: Step) -> None:
            await self._etiquette.check_opening(connection, opening)

        for _ in range(_TRIES - 1):
            try:
                return await self._door.insert(_opened(opening, self._door.moment()), check)
            except IntegrityError:  # its code is another table's
                continue
        return await self._door.insert(_opened(opening, self._door.moment()), check)

    async def accept(
        self,
        match_id: int,
        person: Person,
        username: str | None,
        *,
        reachable: bool,
        platform: str | None = None,
    ) -> Table:
        """Take the seat that one is invited to; the hand goes to `platform`, the match's own else.

        Refuses with NOT_OPEN, ONLY_INVITED or CHAT_FULL.
        """
        comer = await self._known_there(match_id, person, platform)
        username = username if comer is person else comer.username

        def decide(game: Game, moment: Moment) -> Step | None:
            sitting.check_open(game)
            mine = game.table.seat_of(person.id)
            if mine is not None and game.table.starter == person.id:
                raise Refusal(Reason.ONLY_INVITED, name=sitting.invited_name(game.table))
            if mine is not None and not mine.arriving:
                return None
            seat = mine or sitting.invitation(game.table, comer, username)
            seat = replace(seat, invited_id=person.id, platform=away_from(game.table, platform))
            return sitting.take(game, seat, comer, reachable, moment)

        return await self._door.change(match_id, decide, self._etiquette.check_start)

    async def join(
        self, match_id: int, person: Person, *, reachable: bool, platform: str | None = None
    ) -> Table:
        """Take an open seat, or one's own if one is invited; `platform` as for `accept`.

        Who can be dealt to at once goes before a person who has tapped but not arrived. Refuses
        with NOT_OPEN, ONESELF, SEATED, FULL, BLOCKED or CHAT_FULL.
        """
        comer = await self._known_there(match_id, person, platform)

        def decide(game: Game, moment: Moment) -> Step | None:
            sitting.check_open(game)
            mine = game.table.seat_of(person.id)
            if mine is not None and not mine.arriving:
                own = game.table.starter == person.id
                raise Refusal(Reason.ONESELF if own else Reason.SEATED)
            seat = mine or sitting.kept_for(game.table, comer, comer.username)
            if seat is not None:
                seat = replace(seat, invited_id=person.id if seat.invited else None)
            seat = seat or sitting.open_seat(game, reachable)
            seat = replace(seat, platform=away_from(game.table, platform))
            return sitting.take(game, seat, comer, reachable, moment)

        async def check(connection: AsyncConnection, step: Step) -> None:
            await self._etiquette.check_joining(connection, step.game.table, person)
            await self._etiquette.check_start(connection, step)

        return await self._door.change(match_id, decide, check)

    async def fill_with_computer(
        self, match_id: int, person: Person, computer: str = STAND_IN, *, is_admin: bool = False
    ) -> Table:
        """Let computers take every open seat; without one, the seats of who has not arrived.

        `computer` is their level. Nobody invited loses a seat. Refuses as `check_fillable` does,
        and with CHAT_FULL.
        """

        def decide(game: Game, _: Moment) -> Step:
            free = sitting.fillable(game, person, is_admin)
            for seat in free:
                game = sitting.with_link(game, Seat(seat.number, computer=computer), None)
            return sitting.begun(game, Event.TAKEN, free[0].number)

        return await self._door.change(match_id, decide, self._etiquette.check_start)

    async def check_fillable(
        self, match_id: int, person: Person, *, is_admin: bool = False
    ) -> None:
        """Whether this person may let computers take seats now.

        Refuses with NOT_OPEN, ONLY_STARTER (admins may, too), STALE while nobody sits, or FULL.
        """
        sitting.fillable(await self._door.game(match_id), person, is_admin)

    async def decline(self, match_id: int, person: Person, username: str | None) -> Table:
        """Say no to an invitation, or get up again before the deal.

        Refuses with NOT_OPEN or ONLY_INVITED.
        """

        def decide(game: Game, moment: Moment) -> Step:
            sitting.check_open(game)
            mine = game.table.seat_of(person.id)
            if mine is None:
                mine = sitting.invitation(game.table, person, username)
            elif game.table.starter == person.id:
                raise Refusal(Reason.ONLY_INVITED, name=sitting.invited_name(game.table))
            return sitting.got_up(game, mine, person, moment)

        return await self._door.change(match_id, decide)

    async def leave(self, match_id: int, person: Person) -> Table:
        """Get up before the deal: the host takes the match back, who was invited declines.

        Anybody else leaves their seat to others. Refuses with NOT_OPEN or NOT_YOURS.
        """

        def decide(game: Game, moment: Moment) -> Step:
            sitting.check_open(game)
            mine = game.table.seat_of(person.id)
            if mine is None:
                raise Refusal(Reason.NOT_YOURS)
            if game.table.starter == person.id:
                return sitting.cancelled(game, person, moment)
            return sitting.got_up(game, mine, person, moment)

        return await self._door.change(match_id, decide)

    async def cancel(self, match_id: int, person: Person, *, is_admin: bool = False) -> Table:
        """Take a match back before its first card.

        Refuses with NOT_OPEN, or ONLY_STARTER (admins may, too).
        """

        def decide(game: Game, moment: Moment) -> Step:
            sitting.check_open(game)
            if not is_admin and game.table.starter != person.id:
                raise Refusal(Reason.ONLY_STARTER)
            return sitting.cancelled(game, person, moment)

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

    async def _known_there(self, match_id: int, person: Person, platform: str | None) -> Person:
        if platform is None:
            return person
        here = (await self._door.game(match_id)).table.chat.platform
        return await known_on(self._door, person, here, platform)

    async def join_by(self, typed: str, person: Person, *, reachable: bool, platform: str) -> Table:
        """Join the table that has this code, from wherever one is.

        Refuses with COOLDOWN after too many wrong codes, BAD_CODE, and as `join` does.
        """
        self._guesses.guess(person.id)

        async def find(connection: AsyncConnection) -> int | None:
            found = await connection.execute(rows.BY_CODE, {"code": code.normal(typed)})
            return found.scalar_one_or_none()

        match_id = await self._door.store.read(find)
        if match_id is None:
            raise Refusal(Reason.BAD_CODE)
        self._guesses.right(person.id)
        return await self.join(match_id, person, reachable=reachable, platform=platform)

    async def arrive(self, payload: str, person: Person, platform: str | None = None) -> Table:
        """Seat the person who came by a link; when all have arrived the cards are dealt.

        The hand goes to `platform`, where the link led to, the match's own else. Who is still
        waited for needs the secret of their link. Refuses with OTHERS_LINK, NO_MATCH,
        or NOT_OPEN when it is too late.
        """
        shape = _PAYLOAD.fullmatch(payload)
        if shape is None:
            raise Refusal(Reason.NO_MATCH)

        def decide(game: Game, _: Moment) -> Step | None:
            seat = game.table.seat_of(person.id)
            nonce = seat and game.nonces[seat.number]
            if seat is None or (nonce and nonce != shape["nonce"]):
                raise Refusal(Reason.OTHERS_LINK)
            return sitting.arrived(game, seat, platform)

        return await self._door.change(int(shape["match"]), decide, self._etiquette.check_start)

    async def depart_from(self, match_id: int, person_id: int, platform: str | None) -> Table:
        """Wait once more for a person whose hand cannot reach them any more on this platform.

        After the first card this changes nothing: the match goes on (platforms.md 2 and 3).
        """

        def decide(game: Game, moment: Moment) -> Step | None:
            seat = game.table.seat_of(person_id)
            if game.table.status is not Status.OPEN or seat is None or seat.arriving:
                return None
            if seat.platform != away_from(game.table, platform):
                return None
            waiting = sitting.with_link(game, replace(seat, arriving=True), secret(moment))
            return Step(waiting, Event.UNREACHABLE, seat.number)

        return await self._door.change(match_id, decide)

    async def arrive_at(self, match_id: int, person_id: int, platform: str | None) -> Table:
        """Seat a person whose private chat is open now on this platform, however they came to it.

        The hand goes there.
        """

        def decide(game: Game, _: Moment) -> Step | None:
            seat = game.table.seat_of(person_id)
            return sitting.arrived(game, seat, platform) if seat else None

        return await self._door.change(match_id, decide, self._etiquette.check_start)


def _opened(opening: Opening, moment: Moment) -> Step:
    """Open a match, or begin it at once when nobody has to be waited for."""
    game = begin(opening, moment)
    full = all(seat.is_taken for seat in game.table.seats)
    return Step(game, Event.DEALT if full else Event.OPENED, person=game.table.starter)
