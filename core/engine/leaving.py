"""Getting up from every table at once."""

from __future__ import annotations

from core.engine.playing import Playing
from core.engine.reading import Reading
from core.engine.refusal import Reason, Refusal
from core.engine.seating import Seating
from core.engine.table import Person, Status, Table

_ATTEMPTS = 3


class Leaving:
    """For /forgetme, and for whoever opens the private chat some other way than by a link."""

    def __init__(self, reading: Reading, seating: Seating, playing: Playing) -> None:
        self._reading = reading
        self._seating = seating
        self._playing = playing

    async def leave(self, person_id: int) -> None:
        """Resign what is being played; take back or decline what has not begun."""
        for _ in range(_ATTEMPTS):
            tables = await self._reading.tables_of(person_id)
            tables += await self._reading.invitations_of(person_id)
            if not tables:
                return
            for table in tables:
                await self._leave(table, Person(person_id, ""))

    async def _leave(self, table: Table, person: Person) -> None:
        try:
            if table.status is not Status.OPEN:
                await self._playing.resign(table.id, person.id)
            elif table.starter == person.id:
                await self._seating.cancel(table.id, person)
            else:
                username = await self._reading.username(person.id, table.chat.platform)
                await self._seating.decline(table.id, person, username)
        except Refusal as refusal:
            if refusal.reason not in (Reason.NOT_OPEN, Reason.ENDED):
                raise

    async def depart_everywhere(self, person_id: int, platform: str | None = None) -> None:
        """Let every table that has not been dealt to wait for a person.

        Nothing reaches them on this platform any more.
        """
        for table in await self._reading.tables_of(person_id):
            there = platform or table.chat.platform
            await self._seating.depart_from(table.id, person_id, there)

    async def arrive_everywhere(self, person: Person, platform: str | None = None) -> list[Table]:
        """Seat a person wherever they are waited for: their private chat is open now.

        The hands go to this platform. The tables that changed.
        """
        arrived = []
        for table in await self._reading.tables_of(person.id):
            seat = table.seat_of(person.id)
            if seat is not None and (seat.arriving or seat.unreachable):
                try:
                    arrived.append(await self._seating.arrive_at(table.id, person.id, platform))
                except Refusal:
                    continue
        return arrived
