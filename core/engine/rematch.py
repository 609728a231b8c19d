"""Once more: the same people in the same seats, the same rules, the next seat deals first."""

from __future__ import annotations

from dataclasses import replace

from core.engine.door import Door
from core.engine.game import CAME_TO_NOTHING, ENDED, Event, Game, Step
from core.engine.opening import Invitee, Opening
from core.engine.playing import Playing
from core.engine.refusal import Reason, Refusal
from core.engine.seating import Seating
from core.engine.settings import Moment
from core.engine.table import Due, Person, Status, Table


class Rematches:
    """The Rematch of a result."""

    def __init__(self, door: Door, seating: Seating, playing: Playing) -> None:
        self._door = door
        self._seating = seating
        self._playing = playing

    async def rematch(
        self,
        match_id: int,
        person: Person,
        *,
        reachable: bool = True,
        platform: str | None = None,
    ) -> Table:
        """Open a new match from an ended one, or accept the one that another player of it opened.

        Against computers alone it starts at once. Returns the new match. Refuses with NOT_PLAYED,
        with STALE when the match has not ended or its time for a rematch is over, with NOT_A_PERSON
        when a player was forgotten, and as `open` does.
        """
        game = await self._door.game(match_id)
        _check(game, person)
        asked = await self._standing(game.table.rematch)
        if asked is not None:
            return await self._accept(asked, person, reachable, platform)
        again = replace(_again(game, person), reachable=reachable, platform=platform)
        try:
            opened = await self._seating.open(again)
        except Refusal as refusal:
            same = await self._same(refusal, match_id)
            return await self._accept(same, person, reachable, platform)
        claimed = await self._claim(game.table, person, opened)
        if claimed is None:
            return opened
        return await self._accept(claimed, person, reachable, platform)

    async def _standing(self, match_id: int | None) -> Table | None:
        """The rematch that was asked for already, unless it came to nothing."""
        if match_id is None:
            return None
        table = (await self._door.game(match_id)).table
        return None if table.status in CAME_TO_NOTHING else table

    async def _same(self, refusal: Refusal, match_id: int) -> Table:
        """The other player opened the same rematch a moment ago; else the refusal stands."""
        if refusal.reason is Reason.PAIR_OPEN:
            table = (await self._door.game(int(refusal.facts["match"]))).table
            if table.rematch_of == match_id:
                return table
        raise refusal

    async def _accept(
        self, asked: Table, person: Person, reachable: bool, platform: str | None
    ) -> Table:
        if asked.status is not Status.OPEN or asked.starter == person.id:
            return asked
        return await self._seating.accept(
            asked.id, person, person.username, reachable=reachable, platform=platform
        )

    async def _claim(self, ended: Table, person: Person, opened: Table) -> Table | None:
        """Name the new match in the old one.

        Of two that were opened at the same instant the slower one is void: give back the other.
        """

        def decide(game: Game, _: Moment) -> Step | None:
            if game.table.rematch != ended.rematch:
                return None
            table = replace(game.table, rematch=opened.id)
            return Step(replace(game, table=table), Event.REMATCHED, person=person.id)

        claimed = (await self._door.change(ended.id, decide)).rematch
        if claimed in (None, opened.id):
            return None
        await self._playing.void(opened.id)
        return (await self._door.game(claimed)).table


def _check(game: Game, person: Person) -> None:
    if game.table.seat_of(person.id) is None:
        raise Refusal(Reason.NOT_PLAYED)
    ended = game.table.status in ENDED and game.match is not None
    if not ended or (game.table.due is not Due.FOLD and game.table.rematch is None):
        raise Refusal(Reason.STALE)
    if _is_gone(game):
        raise Refusal(Reason.NOT_A_PERSON)


def _is_gone(game: Game) -> bool:
    """Whether a player of the match has been forgotten."""
    return any(seat.person is not None and not seat.person.name for seat in game.table.seats)


def _again(game: Game, person: Person) -> Opening:
    """Everybody who began is asked, who left meanwhile too; computers stay what they were."""
    table = game.table
    mine = [seat for seat in table.seats if seat.person and seat.person.id == person.id]
    others = [seat for seat in table.seats if seat.person and seat.person.id != person.id]
    played = (seat.computer for seat in table.seats if seat.person is None)
    return Opening(
        starter=person,
        chat=table.chat,
        language=table.language,
        thread=table.thread,
        rules=table.rules,
        target=table.target,
        seats=len(table.seats),
        teams=table.teams,
        turn_seconds=table.turn_seconds,
        invited=tuple([_invitee(seat.person) for seat in others if seat.person]),
        computer=next(played, None),
        rematch_of=table.id,
        first_dealer=((game.first_dealer or 0) + 1) % len(table.seats),
        places=tuple([seat.number for seat in (*mine, *others)]),
    )


def _invitee(person: Person) -> Invitee:
    name = f"@{person.username}" if person.username else person.name
    return Invitee(name, person.username, person)
