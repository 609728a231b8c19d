"""Looking at matches without changing them."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.alias import username_on
from core.engine.door import Door
from core.engine.game import Show
from core.engine.refusal import Reason, Refusal
from core.engine.table import Table
from core.rules.seatview import SeatView
from core.store import match as rows


class Reading:
    """What stands in the database now. Raises Refusal (NO_MATCH)."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def table(self, match_id: int) -> Table:
        """The open side of a match."""
        return (await self._door.game(match_id)).table

    async def hand(self, match_id: int, seat: int) -> SeatView | None:
        """What a seat may know, for its owner's eyes; None while no round is being played."""
        return (await self._door.game(match_id)).hand(seat)

    async def show(self, match_id: int) -> Show:
        """Both at one version."""
        game = await self._door.game(match_id)
        return Show(game.table, game)

    async def tables_of(self, person_id: int) -> list[Table]:
        """The matches that have not ended and that a person sits in, by number."""
        return await self._tables(rows.OF_PERSON, {"person": person_id})

    async def username(self, person_id: int, platform: str) -> str | None:
        """The username under which a platform knows a person."""
        return await username_on(self._door, person_id, platform)

    async def invitations_of(self, person_id: int) -> list[Table]:
        """The open matches that a person started or is invited to, by account or username."""
        started = await self._tables(rows.STARTED_BY, {"person": person_id})
        return started + await self._tables(rows.INVITING, {"person": person_id})

    async def tables_in(self, chat_key: int) -> list[Table]:
        """The matches of a chat that have not ended, by number."""
        return await self._tables(rows.IN_CHAT, {"chat": chat_key})

    async def tables_at(self, home_key: int) -> list[Table]:
        """The matches that have not ended of a server, or of a chat that is its own home."""
        return await self._tables(rows.AT_HOME, {"home": home_key})

    async def newest_dealt(self, *, chat: int | None = None, person: int | None = None) -> Table:
        """The newest dealt match of a chat, or of a person. Raises Refusal (NO_LIVE_MATCH)."""

        async def work(connection: AsyncConnection) -> int | None:
            statement = rows.LATEST_IN if chat is not None else rows.LATEST_OF
            found = await connection.execute(statement, {"chat": chat, "person": person})
            return found.scalar()

        match_id = await self._door.store.read(work)
        if match_id is None:
            raise Refusal(Reason.NO_LIVE_MATCH)
        return await self.table(match_id)

    async def _tables(self, statement: Any, values: dict[str, Any]) -> list[Table]:
        async def work(connection: AsyncConnection) -> list[int]:
            return list((await connection.execute(statement, values)).scalars())

        return [await self.table(match_id) for match_id in await self._door.store.read(work)]
