"""Whatever two people have done: as one person they have done it once, and all others as before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.merge import merge, pair_of
from core.store.schema import accounts, blocks, chats, matches, metadata, people, results, seats
from core.store.store import Store
from tests.core.engine.cafe import NOON

PEOPLE = range(1, 7)
ONE, OTHER = 2, 5
Found = Sequence[Any]


def histories(rng: Random) -> dict[sa.Table, list[dict[str, Any]]]:
    """Forty ended matches of any of six people in one chat, and who blocks whom."""
    rows: dict[sa.Table, list[dict[str, Any]]] = {
        chats: [{"key": 1, "platform": "telegram", "external_id": "-1", "kind": "group"}],
        people: [],
        accounts: [],
        matches: [],
        seats: [],
        results: [],
        blocks: [],
    }
    for one in PEOPLE:
        rated = rng.randrange(4)
        rows[people].append(
            {"id": one, "name": f"P{one}", "mu": 20 + one, "sigma": 8, "rated_matches": rated}
        )
        platform = "discord" if one == OTHER else "telegram"
        rows[accounts].append({"platform": platform, "external_id": str(one), "person_id": one})
    for number in range(1, 41):
        _play(rows, number, rng)
    pairs = [(one, other) for one in PEOPLE for other in PEOPLE if one != other]
    for one, other in rng.sample(pairs, 12):
        rows[blocks].append({"person_id": one, "blocked_id": other})
    return rows


def _play(rows: dict[sa.Table, list[dict[str, Any]]], number: int, rng: Random) -> None:
    there = rng.sample(PEOPLE, rng.randint(2, 4))
    rows[matches].append(
        {
            "id": number,
            "key": f"k{number}",
            "version": 9,
            "status": "over",
            "chat_key": 1,
            "language": "en",
            "rules": {},
            "starter": rng.choice([*there, None]),
            "created_at": NOON,
            "due_at": rng.choice([NOON, None]),
        }
    )
    rated = rng.random() < 0.5
    for place, one in enumerate(there, 1):
        invited = rng.choice([one, None])
        seat = {"match_id": number, "number": place - 1, "person_id": one, "invited_id": invited}
        rows[seats].append(seat)
        rows[results].append(
            {
                "match_id": number,
                "person_id": one,
                "chat_key": 1,
                "finished_at": NOON,
                "rated": rated,
                "place": place,
                "won": place == 1,
                "before": 1500,
                "after": 1500 + place,
                "people": ",".join(map(str, sorted(there))),
            }
        )


async def filled(store: Store, rows: dict[sa.Table, list[dict[str, Any]]]) -> None:
    async def work(connection: AsyncConnection) -> None:
        for table, values in rows.items():
            await connection.execute(table.insert(), values)

    await store.write(work)


async def united(store: Store) -> tuple[int, int]:
    """Merge the two; who stayed and who went."""

    async def work(connection: AsyncConnection) -> tuple[int, int]:
        pair = await pair_of(connection, ONE, OTHER)
        await merge(connection, pair)
        return pair.stays.id, pair.goes.id

    return await store.write(work)


async def all_of(store: Store, statement: Any) -> Found:
    async def work(connection: AsyncConnection) -> Found:
        return (await connection.execute(statement)).all()

    return await store.read(work)


@pytest.mark.parametrize("seed", range(6))
async def test_two_histories_become_one(store: Store, seed: int) -> None:
    rows = histories(Random(seed))
    await filled(store, rows)
    stays, goes = await united(store)
    await _check_nobody_is_called(store, goes)
    await _check_results(store, rows, stays)
    await _check_blocks(store, rows, stays, goes)
    await _check_the_others(store, rows)
    await _check_versions(store, rows, goes)


async def _check_nobody_is_called(store: Store, goes: int) -> None:
    for table in metadata.sorted_tables:
        for column in table.c:
            if column.references(people.c.id) or column is people.c.id:
                assert await all_of(store, sa.select(column).where(column == goes)) == []


async def _check_results(
    store: Store, rows: dict[sa.Table, list[dict[str, Any]]], stays: int
) -> None:
    """One result a match: the better of two. The count of rated matches is theirs."""
    mine = [row for row in rows[results] if row["person_id"] in (ONE, OTHER)]
    best = {
        number: min(row["place"] for row in mine if row["match_id"] == number)
        for number in {row["match_id"] for row in mine}
    }
    kept = await all_of(store, sa.select(results).where(results.c.person_id == stays))
    assert {row.match_id: row.place for row in kept} == best
    assert all(row.people.split(",") == sorted(set(row.people.split(",")), key=int) for row in kept)
    assert all(str(stays) in row.people.split(",") for row in kept)
    doubled = Counter(row["match_id"] for row in mine if row["rated"])
    before = sum(row["rated_matches"] for row in rows[people] if row["id"] in (ONE, OTHER))
    (person,) = await all_of(store, sa.select(people).where(people.c.id == stays))
    assert person.rated_matches == before - sum(count - 1 for count in doubled.values())
    assert person.mu == 20 + stays


async def _check_blocks(
    store: Store, rows: dict[sa.Table, list[dict[str, Any]]], stays: int, goes: int
) -> None:
    def now(one: int) -> int:
        return stays if one == goes else one

    expected = {(now(row["person_id"]), now(row["blocked_id"])) for row in rows[blocks]}
    kept = await all_of(store, sa.select(blocks.c.person_id, blocks.c.blocked_id))
    assert sorted(map(tuple, kept)) == sorted(pair for pair in expected if pair[0] != pair[1])


async def _check_the_others(store: Store, rows: dict[sa.Table, list[dict[str, Any]]]) -> None:
    """Nobody else's rating or results are any different."""
    others = [row for row in rows[people] if row["id"] not in (ONE, OTHER)]
    for row in others:
        (person,) = await all_of(store, sa.select(people).where(people.c.id == row["id"]))
        assert (person.mu, person.rated_matches) == (row["mu"], row["rated_matches"])
        kept = await all_of(store, sa.select(results).where(results.c.person_id == row["id"]))
        theirs = [one for one in rows[results] if one["person_id"] == row["id"]]
        assert {(one.match_id, one.place) for one in kept} == {
            (one["match_id"], one["place"]) for one in theirs
        }


async def _check_versions(
    store: Store, rows: dict[sa.Table, list[dict[str, Any]]], goes: int
) -> None:
    """What names the one who went, and may still change, is decided on and shown again."""
    named = {
        row["match_id"] for row in rows[seats] if goes in (row["person_id"], row["invited_id"])
    }
    waiting = {row["id"] for row in rows[matches] if row["due_at"] and row["id"] in named}
    moved = await all_of(store, sa.select(matches.c.id).where(matches.c.version == 10))
    assert {row.id for row in moved} == waiting
