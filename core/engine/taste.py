"""What people have set for themselves, and how far they have come in the course."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.door import Door
from core.engine.people import People
from core.engine.preference import Taste
from core.store import preference as rows


class Tastes:
    """The settings and the progress of people."""

    def __init__(self, door: Door, people: People) -> None:
        self._door = door
        self._people = people

    async def set(self, person_id: int, name: str, value: str) -> Taste:
        """Change one of a person's settings. Refuses with UNKNOWN_SETTING."""

        async def work(connection: AsyncConnection) -> Taste:
            kept = (await connection.execute(rows.TASTE, {"person": person_id})).scalar()
            taste = Taste.read(kept).choose(name, value)
            await _set(connection, person_id, {"preferences": taste.to_json()})
            return taste

        taste = await self._door.store.write(work)
        self._people.look_again(person_id)
        return taste

    async def lessons(self, person_id: int) -> int:
        """How many lessons of the course a person has done."""

        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(rows.LESSONS, {"person": person_id})).scalar() or 0

        return await self._door.store.glance(work)

    async def learned(self, person_id: int, lessons: int) -> None:
        """Note that so many lessons are done; 0 begins anew."""

        async def work(connection: AsyncConnection) -> None:
            await _set(connection, person_id, {"lessons": lessons})

        await self._door.store.write(work)


async def _set(connection: AsyncConnection, person_id: int, values: dict[str, Any]) -> None:
    await connection.execute(rows.SET_PERSON, {"person": person_id, **values})
