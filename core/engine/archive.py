"""Matches that have ended, to be looked at again: nothing here shows one that is still played."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.door import Door
from core.engine.folding import record_of
from core.engine.game import REVEALED
from core.engine.refusal import Reason, Refusal
from core.engine.scene import Scene, scene_of
from core.engine.table import Status, Table
from core.rules.record import read, write
from core.store import match
from core.store import record as rows

_BATCH: Final = 100
_RUNNING: Final = (Status.OPEN, Status.LIVE, Status.SUSPENDED)


class Archive:
    """Finds ended matches. Their record is one JSON document, docs/record.md."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def table(self, match_id: int) -> Table:
        """A match that was dealt and has ended.

        Raises Refusal: NOT_OVER while it goes on, NO_MATCH if it never began.
        """
        table = (await self._door.game(match_id)).table
        if table.status in _RUNNING:
            raise Refusal(Reason.NOT_OVER, match=match_id)
        if await self._first(rows.ONE, {"match": match_id}) is None:
            raise Refusal(Reason.NO_MATCH)
        return table

    async def latest(self, *, chat: int | None = None, person: int | None = None) -> Table:
        """The newest of a chat, or of a person. Raises Refusal (NONE_OVER)."""
        statement = rows.LATEST_IN if chat is not None else rows.LATEST_OF
        match_id = await self._first(statement, {"chat": chat, "person": person})
        if match_id is None:
            raise Refusal(Reason.NONE_OVER)
        return (await self._door.game(match_id)).table

    async def record(self, match_id: int) -> str:
        """The record of a match. Raises Refusal as `table` does."""
        await self.table(match_id)
        return await self._document(match_id)

    async def stood_in(self, match_id: int) -> frozenset[int]:
        """The plays of a match, counted from 0, that the computer made for an absent person.

        None of a match that was put away before this was kept.
        """

        async def work(connection: AsyncConnection) -> frozenset[int]:
            key = {"match": match_id}
            kept = (await connection.execute(match.KEPT_STOOD_IN, key)).scalar()
            made = (await connection.execute(match.STOOD_IN, key)).scalars()
            return frozenset([*(kept or []), *made])

        return await self._door.store.read(work)

    async def scene(self, match_id: int, step: int) -> Scene:
        """One moment of a match; a step too far is the last. Raises Refusal as `table` does."""
        table = await self.table(match_id)
        return scene_of(table, read(await self._document(match_id)), step)

    async def find(self, key: str) -> int | None:
        """The number of the match with this unguessable key; None also while it goes on."""
        return await self._first(rows.BY_KEY, {"key": key})

    async def records(self) -> AsyncIterator[str]:
        """All records, oldest match first."""
        last, found = 0, [0]
        while found:
            found = await self._all(rows.AFTER, {"match": last, "limit": _BATCH})
            for last in found:
                yield await self._document(last)

    async def _document(self, match_id: int) -> str:
        """The record that was kept, or what will be kept of a match that ended just now."""
        game = await self._door.game(match_id)
        if game.table.status not in REVEALED or game.match is None:
            raise Refusal(Reason.NOT_OVER, match=match_id)

        async def work(connection: AsyncConnection) -> str:
            key = {"match": match_id}
            kept = (await connection.execute(match.RECORD, key)).scalar()
            if kept is not None:
                return str(kept)
            return write(record_of(game, (await connection.execute(match.PLAYS, key)).all()))

        return await self._door.store.read(work)

    async def _first(self, statement: Any, values: dict[str, Any]) -> int | None:
        return next(iter(await self._all(statement, values)), None)

    async def _all(self, statement: Any, values: dict[str, Any]) -> list[int]:
        async def work(connection: AsyncConnection) -> list[int]:
            return list((await connection.execute(statement, values)).scalars())

        return await self._door.store.read(work)
