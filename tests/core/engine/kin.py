"""Accounts on two platforms, and how they become one person's."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine import Engine
from core.engine.link import Linked
from core.engine.table import Person
from tests.core.engine.cafe import Cafe


async def dora(cafe: Cafe, number: str = "31", name: str = "Dora") -> Person:
    """Somebody on Discord."""
    return await cafe.engine.people.meet("discord", number, name, name.lower(), "de")


async def link(cafe: Cafe, giver: Person, taker: Person, engine: Engine | None = None) -> Linked:
    """`giver` asks on Telegram for a code, which `taker` gives on Discord and confirms."""
    engine = engine or cafe.engine
    address = await engine.people.address_of(giver.id, "telegram")
    assert address is not None
    code = await engine.links.code(giver.id, "telegram", address.account)
    await engine.links.claim(code, taker.id)
    return await engine.links.link(taker.id)


async def all_of(cafe: Cafe, statement: Any) -> list[Any]:
    """The rows that a statement selects."""

    async def work(connection: AsyncConnection) -> list[Any]:
        return list((await connection.execute(statement)).all())

    return await cafe.store.read(work)
