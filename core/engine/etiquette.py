"""Who may ask whom to play, how often, and how many matches fit into one chat."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.door import Door
from core.engine.game import CAME_TO_NOTHING, Event, Step
from core.engine.opening import Invitee, Opening
from core.engine.refusal import Reason, Refusal
from core.engine.table import Chat, Person, Table
from core.store import invitation as invitations
from core.store import match as rows


class Etiquette:
    """Checks that need other rows than the match's own, run inside its transaction.

    Each raises Refusal.
    """

    def __init__(self, door: Door) -> None:
        self._door = door

    async def check_opening(self, connection: AsyncConnection, opening: Opening) -> None:
        """Whether this match may be opened now."""
        await self._check_floors(connection, opening.chat)
        await self._check_people(connection, opening)
        if opening.rematch_of is None and opening.computer is None:
            await self._check_cooldown(connection, opening)

    async def check_joining(
        self, connection: AsyncConnection, table: Table, person: Person
    ) -> None:
        """Whether whoever opened the table takes no challenges from this person."""
        pair = {"asked": table.starter, "asker": person.id}
        if (await connection.execute(invitations.BLOCKED, pair)).first():
            host = next(s.person for s in table.seats if table.is_starter(s))
            raise Refusal(Reason.BLOCKED, name=host.name if host else "")

    async def check_start(self, connection: AsyncConnection, step: Step) -> None:
        """Whether one more match may be live in this chat, if this step deals the first cards."""
        if step.event is Event.DEALT:
            await self._check_floors(connection, step.game.table.chat)

    async def _check_floors(self, connection: AsyncConnection, chat: Chat) -> None:
        """A group has room for so many live matches; one that waits for a human takes none."""
        if chat.kind != "group":
            return
        live = await connection.execute(rows.FLOORS, {"chat": chat.key})
        most = min(chat.house.floors, self._door.settings.floors)
        if live.scalar_one() >= most:
            raise Refusal(Reason.CHAT_FULL, count=most)

    async def _check_people(self, connection: AsyncConnection, opening: Opening) -> None:
        """Each invited person for themselves, and nobody for two seats."""
        named: set[int | str] = set()
        for invitee in opening.invited:
            known = await self._known(connection, opening, invitee)
            who = known or _handle(invitee.username)
            if who in named:
                raise Refusal(Reason.TWICE, name=invitee.name)
            named.add(who)
            if opening.starter is not None:
                await self._check_invitee(connection, opening.starter, invitee, known)

    @staticmethod
    async def _known(connection: AsyncConnection, opening: Opening, invitee: Invitee) -> int | None:
        """The person's id, if we have met them."""
        if invitee.person is not None:
            return invitee.person.id
        asked = {"name": _handle(invitee.username), "on": opening.chat.platform}
        met: int | None = (await connection.execute(invitations.BY_HANDLE, asked)).scalar()
        return met

    @staticmethod
    async def _check_invitee(
        connection: AsyncConnection, starter: Person, invitee: Invitee, known: int | None
    ) -> None:
        """Not oneself; nobody who blocked the starter.

        One open invitation per pair, whoever asked.
        """
        handle = _handle(invitee.username)
        if known == starter.id or (handle and handle == _handle(starter.username)):
            raise Refusal(Reason.ONESELF)
        pair = {"asker": starter.id, "asked": known or 0, "named": f"@{handle}"}
        pair["asker_named"] = f"@{_handle(starter.username)}"
        if (await connection.execute(invitations.BLOCKED, pair)).first():
            raise Refusal(Reason.BLOCKED, name=invitee.name)
        found = (await connection.execute(invitations.PAIR, pair)).scalars().first()
        if found is not None:
            raise Refusal(Reason.PAIR_OPEN, match=found, name=invitee.name)

    async def _check_cooldown(self, connection: AsyncConnection, opening: Opening) -> None:
        """Anonymous admins of one chat count as one: nobody knows which of them asks."""
        key, statement = {"chat": opening.chat.key}, rows.LAST_WITHOUT_STARTER
        if opening.starter is not None:
            key, statement = {**key, "person": opening.starter.id}, rows.LAST_OF
        last = (await connection.execute(statement, key)).one_or_none()
        if last is None or last.status not in CAME_TO_NOTHING:
            return
        until = last.created_at + timedelta(seconds=self._door.settings.cooldown)
        left = (until - self._door.now()).total_seconds()
        if left > 0:
            raise Refusal(Reason.COOLDOWN, seconds=int(left) + 1)


def _handle(username: str | None) -> str:
    return (username or "").casefold()
