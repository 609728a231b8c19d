"""What chats have set, and who set it: a channel asks its server, a group itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.chats import Chats
from core.engine.door import Door
from core.engine.preference import House
from core.engine.table import Chat, Person
from core.store import preference as rows

NEWEST: Final = 5


@dataclass(frozen=True, slots=True)
class Alteration:
    """One setting that somebody changed, and the words it was set to before and after."""

    person: Person
    name: str
    before: str
    after: str
    at: datetime


class Houses:
    """The settings of chats."""

    def __init__(self, door: Door, chats: Chats) -> None:
        self._door = door
        self._chats = chats

    async def set(self, chat: Chat, person: Person, name: str, value: str) -> Chat:
        """Change one setting of the chat's house and note who did.

        Matches that have been asked for keep their rules, target and clock. Refuses with
        UNKNOWN_SETTING.
        """

        async def work(connection: AsyncConnection) -> House:
            return await self._set(connection, chat.home, person.id, name, value)

        house = await self._door.store.write(work)
        self._chats.forget_all()
        self._door.forget(lambda table: table.chat.home == chat.home)
        return replace(chat, house=house)

    async def _set(
        self, connection: AsyncConnection, key: int, person_id: int, name: str, value: str
    ) -> House:
        kept = (await connection.execute(rows.HOUSE, {"chat": key})).scalar_one()
        before = House.read(kept)
        after = before.choose(name, value)
        if after == before:
            return after
        await connection.execute(rows.SET_HOUSE, {"chat": key, "preferences": after.to_json()})
        noted = {
            "chat_key": key,
            "person_id": person_id,
            "name": name,
            "before": before.word(name),
            "after": value,
            "at": self._door.now(),
        }
        await connection.execute(rows.ADD_CHANGE, noted)
        return after

    async def title(self, chat: Chat) -> str:
        """What the chat's house is called: the title of its server, or its own."""

        async def work(connection: AsyncConnection) -> str | None:
            return (await connection.execute(rows.TITLE, {"chat": chat.home})).scalar()

        return await self._door.store.glance(work) or chat.title

    async def changes(self, chat: Chat, limit: int = NEWEST) -> list[Alteration]:
        """The newest changes of the chat's house; who was erased has no name any more."""

        async def work(connection: AsyncConnection) -> list[Alteration]:
            asked = {"chat": chat.home, "limit": limit}
            return [
                Alteration(Person(row.id, row.name), row.setting, row.before, row.after, row.at)
                for row in await connection.execute(rows.CHANGES, asked)
            ]

        return await self._door.store.read(work)
