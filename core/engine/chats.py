"""Chats under our own key, which outlives the platform's number for them.

A channel of a server has the server as its home, a chat of the kind "server" in which nobody
writes: what holds for the whole server stands there (docs/decisions/0008).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from cachetools import FIFOCache
from sqlalchemy import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.door import Door
from core.engine.preference import House
from core.engine.table import Chat
from core.store import chat as rows
from core.store.row import number_of

_REMEMBERED: Final = 10_000
SERVER: Final = "server"  # the kind of a home


class Chats:
    """Every chat we have been in."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._met: FIFOCache[tuple[str, str], Chat] = FIFOCache(_REMEMBERED)
        door.refreshed.append(self.forget_all)

    async def meet(
        self,
        platform: str,
        external_id: str,
        kind: str,
        title: str = "",
        home: tuple[str, str] | None = None,
    ) -> Chat:
        """The chat with this number, noted as it is now. An empty title leaves the known one.

        `home` is the number and the title of the server it is a channel of.
        """
        key = None if home is None else (await self.meet(platform, home[0], SERVER, home[1])).key
        seen = Chat(0, platform, external_id, kind, title, home_key=key)
        known = self._met.get((platform, external_id))
        if known is not None and _is_as_seen(known, seen):
            return known

        async def work(connection: AsyncConnection) -> Chat:
            return await _note(connection, seen)

        try:
            chat = await self._door.store.write(work)
        except IntegrityError:  # two workers met it at the same moment
            chat = await self._door.store.write(work)
        if known is not None:
            self._let_go(chat.key)
        self._met[platform, external_id] = chat
        return chat

    async def migrate(self, platform: str, old: str, new: str) -> None:
        """A chat has a new number: everything moves in one transaction. Twice is harmless.

        If both numbers are known already they become one chat, under the older key. Posts of the
        old number have no message any more: nobody can change those.
        """

        async def work(connection: AsyncConnection) -> tuple[int, ...]:
            return await _migrate(connection, platform, old, new)

        for key in await self._door.store.write(work):
            self._let_go(key)

    async def lost(self, chat_key: int, flag: bool) -> None:
        """Note that the bot cannot write to a chat at present, or can again."""
        await self._set(chat_key, {"lost": flag})
        self._let_go(chat_key)

    async def there(self, platform: str, external_id: str) -> list[int]:
        """The keys of the chat with this number and, if it is a server, of its channels.

        Only of those that we have met.
        """

        async def work(connection: AsyncConnection) -> list[int]:
            key = {"on": platform, "place": external_id}
            return [row.key for row in await connection.execute(rows.THERE, key)]

        return await self._door.store.read(work)

    async def welcome_once(self, chat_key: int) -> bool:
        """Whether this is the moment to say hello in a chat: true once, of a server's once."""

        async def work(connection: AsyncConnection) -> bool:
            welcomed = await connection.execute(rows.WELCOME, {"chat": chat_key})
            return welcomed.rowcount == 1

        return await self._door.store.write(work)

    def forget_all(self) -> None:
        """Look every chat up again when it is met: a person's private one may have been erased."""
        self._met.clear()

    async def _set(self, chat_key: int, values: dict[str, Any]) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(rows.SET, {"chat": chat_key, **values})

        await self._door.store.write(work)

    def _let_go(self, chat_key: int) -> None:
        for key in [key for key, chat in self._met.items() if chat.key == chat_key]:
            del self._met[key]
        self._door.forget(lambda table: table.chat.key == chat_key)


def _is_as_seen(known: Chat, seen: Chat) -> bool:
    """Whether there is nothing new about a chat."""
    is_there = seen.home_key in (None, known.home_key)
    return is_there and known.kind == seen.kind and seen.title in ("", known.title)


async def _find(connection: AsyncConnection, platform: str, place: str) -> Row[Any] | None:
    key = {"on": platform, "place": place}
    return (await connection.execute(rows.BY_PLACE, key)).one_or_none()


async def _note(connection: AsyncConnection, chat: Chat) -> Chat:
    row = await _find(connection, chat.platform, chat.external_id)
    if row is None:
        new = {
            "platform": chat.platform,
            "external_id": chat.external_id,
            "kind": chat.kind,
            "title": chat.title,
            "home_key": chat.home_key,
        }
        key = number_of(await connection.execute(rows.ADD, new))
        return replace(chat, key=key, house=await _house(connection, chat))
    title, home = chat.title or row.title, chat.home_key or row.home_key
    if (row.kind, row.title, row.home_key) != (chat.kind, title, home):
        new = {"kind": chat.kind, "title": title, "home_key": home}
        await connection.execute(rows.SET, {"chat": row.key, **new})
    there = Chat(row.key, row.platform, row.external_id, chat.kind, title, row.lost, home)
    return replace(there, house=await _house(connection, there))


async def _house(connection: AsyncConnection, chat: Chat) -> House:
    """What the chat has set, or its server."""
    row = await _find(connection, chat.platform, chat.external_id)
    return House.read(row.house if row else None)


async def _migrate(
    connection: AsyncConnection, platform: str, old: str, new: str
) -> tuple[int, ...]:
    """Move a chat; the keys whose chats have changed."""
    before = await _find(connection, platform, old)
    after = await _find(connection, platform, new)
    if before is None:  # moved already, perhaps by another worker: what we remember may be old
        return () if after is None else (after.key,)
    await connection.execute(rows.STRAND, {"chat": before.key})
    if after is not None:
        for statement in rows.MERGE:
            await connection.execute(statement, {"old": after.key, "new": before.key})
        await connection.execute(rows.DROP, {"chat": after.key})
    await connection.execute(rows.SET, {"chat": before.key, "external_id": new})
    return (before.key,) if after is None else (before.key, after.key)
