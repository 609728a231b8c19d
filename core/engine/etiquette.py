"""Who may ask whom to play, how often, and how many matches fit into one chat."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.door import Door
from core.engine.game import Event, Step
from core.engine.opening import Invitee, Opening
from core.engine.refusal import Reason, Refusal
from core.engine.table import Person, Status
from core.store import invitation as invitations
from core.store import match as rows

_CAME_TO_NOTHING = (Status.CANCELLED, Status.DECLINED, Status.EXPIRED)


class Etiquette:
    """Checks that need other rows than the match's own, run inside its transaction.

    Each raises Refusal.
    """

    def __init__(self, door: Door) -> None:
        self._door = door

    async def check_opening(self, connection: AsyncConnection, opening: Opening) -> None:
        """Whether this match may be opened now."""
        await self._check_floors(connection, opening.chat.key)
        if opening.starter is None:
            return
        for invitee in opening.invited:
            await self._check_invitee(connection, opening, opening.starter, invitee)
        if opening.rematch_of is None and opening.computer is None:
            await self._check_cooldown(connection, opening.starter.id, opening.chat.key)

    async def check_start(self, connection: AsyncConnection, step: Step) -> None:
        """Whether one more match may be live in this chat, if this step deals the first cards."""
        if step.event is Event.DEALT:
            await self._check_floors(connection, step.game.table.chat.key)

    async def _check_floors(self, connection: AsyncConnection, chat_key: int) -> None:
        live = await connection.execute(rows.FLOORS, {"chat": chat_key})
        if live.scalar_one() >= self._door.settings.floors:
            raise Refusal(Reason.CHAT_FULL)

    async def _check_invitee(
        self, connection: AsyncConnection, opening: Opening, starter: Person, invitee: Invitee
    ) -> None:
        """Not oneself; nobody who blocked the starter.

        One open invitation per pair, whoever asked.
        """
        handle = (invitee.username or "").casefold()
        known = invitee.person.id if invitee.person else None
        if known is None:
            asked = {"name": handle, "on": opening.chat.platform}
            known = (await connection.execute(invitations.BY_HANDLE, asked)).scalar()
        if known == starter.id or (handle and handle == (starter.username or "").casefold()):
            raise Refusal(Reason.ONESELF)
        pair = {"asker": starter.id, "asked": known or 0, "named": f"@{handle}"}
        pair["asker_named"] = f"@{(starter.username or '').casefold()}"
        if (await connection.execute(invitations.BLOCKED, pair)).first():
            raise Refusal(Reason.BLOCKED)
        found = (await connection.execute(invitations.PAIR, pair)).scalars().first()
        if found is not None:
            raise Refusal(Reason.PAIR_OPEN, match=found)

    async def _check_cooldown(
        self, connection: AsyncConnection, starter: int, chat_key: int
    ) -> None:
        key = {"person": starter, "chat": chat_key}
        last = (await connection.execute(rows.LAST_OF, key)).one_or_none()
        if last is None or last.status not in _CAME_TO_NOTHING:
            return
        until = last.created_at + timedelta(seconds=self._door.settings.cooldown)
        left = (until - self._door.now()).total_seconds()
        if left > 0:
            raise Refusal(Reason.COOLDOWN, seconds=int(left) + 1)
