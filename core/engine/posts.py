"""The messages that show a match: which, where, and what version of it each shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.door import Door
from core.store import post as rows


@dataclass(frozen=True, slots=True)
class Post:
    """One message. `slot` says what it shows of the match.

    `digest` and `version` what it shows now, `note` which replaced message still stands, `platform`
    where the message does, if not on the match's own.
    """

    match_id: int
    slot: str
    chat_key: int
    message_id: str | None = None
    digest: str = ""
    version: int = 0
    generation: str = ""
    note: str = ""
    platform: str | None = None


class Posts:
    """The posts of every match, until it is folded and its messages have lost their buttons."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def of(self, match_id: int) -> list[Post]:
        """The posts of one match, by slot."""

        async def work(connection: AsyncConnection) -> list[Post]:
            found = await connection.execute(rows.OF, {"match": match_id})
            return [Post(**row._mapping) for row in found]

        return await self._door.store.glance(work)

    async def save(self, posts: Post | Sequence[Post]) -> None:
        """Write posts down, new or known, in one transaction.

        The chat of a known one stays as it is: it may have become part of another meanwhile.
        """
        several = [posts] if isinstance(posts, Post) else posts
        if not several:
            return

        async def work(connection: AsyncConnection) -> None:
            for post in several:
                await _save(connection, post)

        await self._door.store.write(work)

    async def clear(self, match_id: int) -> None:
        """Forget every post of a match: what its messages show will never change again."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(rows.CLEAR, {"match": match_id})

        await self._door.store.write(work)

    async def showing(self, person_id: int) -> list[int]:
        """Matches whose messages may name a person who sits in them."""

        async def work(connection: AsyncConnection) -> list[int]:
            found = await connection.execute(rows.SHOWING, {"person": person_id})
            return list(found.scalars())

        return await self._door.store.read(work)

    async def lagging(self) -> list[int]:
        """Matches whose messages must be looked at.

        With a post of an older version than theirs, folded with posts left, or under way without.
        """

        async def work(connection: AsyncConnection) -> list[int]:
            return list((await connection.execute(rows.LAGGING)).scalars())

        return await self._door.store.read(work)


async def _save(connection: AsyncConnection, post: Post) -> None:
    new = asdict(post)
    match_id, slot, _ = new.pop("match_id"), new.pop("slot"), new.pop("chat_key")
    updated = await connection.execute(rows.SET, {"match": match_id, "named": slot, **new})
    if updated.rowcount == 0:
        await connection.execute(rows.ADD, asdict(post))
