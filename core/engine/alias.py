"""What a person who comes from another platform is called where the match is."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.door import Door
from core.engine.table import Person
from core.store import person as rows


async def known_on(door: Door, person: Person, here: str, platform: str | None) -> Person:
    """The person as the match's platform `here` knows them, when they come from `platform`.

    The username of another platform names somebody else here, who must get none of their seats.
    """
    if platform in (None, here):
        return person

    row = await _account(door, person.id, here)
    if row is None:
        return replace(person, username=None)
    return replace(person, name=row.name or person.name, username=row.username)


async def username_on(door: Door, person_id: int, platform: str) -> str | None:
    """The username under which a platform knows a person."""
    row = await _account(door, person_id, platform)
    return row.username if row else None


async def _account(door: Door, person_id: int, platform: str) -> Row[str, str, str, str] | None:
    async def work(connection: AsyncConnection) -> Row[str, str, str, str] | None:
        asked = {"person": person_id, "on": platform}
        return (await connection.execute(rows.ACCOUNT_OF, asked)).one_or_none()

    return await door.store.glance(work)
