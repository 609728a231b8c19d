"""Two people become one: every row of the one who goes is the other's (docs/accounts.md).

Whoever has more rated matches stays, of equals the older one; their rating stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.rating import same_people
from core.engine.refusal import Reason, Refusal
from core.store import link as rows


@dataclass(frozen=True, slots=True)
class Pair:
    """Who stays and who goes, and the results that both have of one match."""

    stays: Row[Any]
    goes: Row[Any]
    shared: Sequence[Row[Any]]

    @property
    def rated_matches(self) -> int:
        """How many rated matches the one person has played."""
        both = sum(row.rated for row in self.shared)
        return int(self.stays.rated_matches + self.goes.rated_matches - both)


async def pair_of(connection: AsyncConnection, one: int, other: int) -> Pair:
    """Both people, locked until the transaction ends.

    Refuses with LINK_GONE if one is there no more, LINK_TWICE if both have an account on one
    platform, and LINK_MATCH while both have to do with one match.
    """
    both = {"people": [one, other]}
    found = (await connection.execute(rows.PEOPLE, both)).all()
    if len(found) != 2:
        raise Refusal(Reason.LINK_GONE)
    platforms = [row.platform for row in await connection.execute(rows.ACCOUNTS, both)]
    if len(platforms) != len(set(platforms)):
        raise Refusal(Reason.LINK_TWICE)
    busy = [
        set((await connection.execute(rows.NOT_ENDED, {"person": person})).scalars())
        for person in (one, other)
    ]
    if together := busy[0] & busy[1]:
        raise Refusal(Reason.LINK_MATCH, match=min(together))
    stays, goes = found
    shared = await connection.execute(rows.SHARED, {"stays": stays.id, "goes": goes.id})
    return Pair(stays, goes, shared.all())


async def merge(connection: AsyncConnection, pair: Pair) -> None:
    """Make the two one, in the transaction in which the pair was found."""
    both = {"stays": pair.stays.id, "goes": pair.goes.id}
    await connection.execute(rows.DROP, {"people": [*both.values()]})
    await connection.execute(rows.TOUCH, {"goes": pair.goes.id})
    await _keep_better_places(connection, pair)
    await _rename_tables(connection, pair)
    await _rename_in_logs(connection, pair)
    for statement in rows.MOVES:
        await connection.execute(statement, both)
    await connection.execute(rows.DROP_ONESELF)
    await connection.execute(rows.SET_PERSON, {"stays": pair.stays.id, **_together(pair)})
    await connection.execute(rows.DROP_PERSON, {"goes": pair.goes.id})
    await connection.execute(rows.SHIFTED)


async def _keep_better_places(connection: AsyncConnection, pair: Pair) -> None:
    """Of a match that both played, one result is left: the better one."""
    for row in pair.shared:
        worse = pair.goes if row.stays_place <= row.goes_place else pair.stays
        await connection.execute(rows.DROP_RESULT, {"match": row.match_id, "person": worse.id})


async def _rename_tables(connection: AsyncConnection, pair: Pair) -> None:
    """Results say who was at the table."""
    tables = (await connection.execute(rows.TABLES, {"goes": pair.goes.id})).scalars().all()
    for before in tables:
        people = {
            pair.stays.id if int(one) == pair.goes.id else int(one) for one in before.split(",")
        }
        called = {"called": before, "now_called": same_people([*people])}
        await connection.execute(rows.RENAME_TABLE, called)


async def _rename_in_logs(connection: AsyncConnection, pair: Pair) -> None:
    """Events may name who brought them about."""
    for row in (await connection.execute(rows.LOGGED, {"goes": pair.goes.id})).all():
        if row.data.get("person") == pair.goes.id:
            key = {"match": row.match_id, "at_version": row.version}
            data = {**row.data, "person": pair.stays.id}
            await connection.execute(rows.LOG_AGAIN, {**key, "data": data})


def _together(pair: Pair) -> dict[str, Any]:
    """What the one person has: each thing of who stays, or else of who goes."""
    stays, goes = pair.stays, pair.goes
    spoken = stays if stays.language_chosen or not goes.language_chosen else goes
    return {
        "language": spoken.language,
        "language_chosen": spoken.language_chosen,
        "luck": stays.luck or goes.luck,
        "preferences": {**(goes.preferences or {}), **(stays.preferences or {})} or None,
        "lessons": max(stays.lessons, goes.lessons),
        "rated_matches": pair.rated_matches,
    }
