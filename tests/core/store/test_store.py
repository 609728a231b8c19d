"""Transactions: all or nothing, in turn, and safe from what may happen around them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from core.store.error import StoreError
from core.store.schema import chats, heartbeat, people, rounds
from core.store.store import Store

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


async def add_chat(connection: AsyncConnection, external_id: str) -> None:
    new = {"platform": "telegram", "external_id": external_id, "kind": "group", "title": ""}
    await connection.execute(chats.insert(), new)


async def known(store: Store) -> list[str]:
    async def work(connection: AsyncConnection) -> list[str]:
        return list((await connection.execute(sa.select(chats.c.external_id))).scalars())

    return sorted(await store.read(work))


@pytest.fixture
async def rival(database_url: str) -> AsyncIterator[Store]:
    """Another process's store on the same database."""
    store = await Store.open(database_url)
    yield store
    await store.close()


async def test_what_was_written_is_there(store: Store, rival: Store) -> None:
    await store.write(lambda connection: add_chat(connection, "1"))
    assert await known(rival) == ["1"]


async def test_a_write_that_fails_leaves_nothing(store: Store) -> None:
    async def work(connection: AsyncConnection) -> None:
        await add_chat(connection, "1")
        raise RuntimeError("changed my mind")

    with pytest.raises(RuntimeError):
        await store.write(work)
    assert await known(store) == []


async def test_a_write_that_is_cancelled_leaves_nothing_and_harms_nobody(store: Store) -> None:
    begun, never = asyncio.Event(), asyncio.Event()

    async def work(connection: AsyncConnection) -> None:
        await add_chat(connection, "1")
        begun.set()
        await never.wait()

    task = asyncio.create_task(store.write(work))
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.write(lambda connection: add_chat(connection, "2"))
    assert await known(store) == ["2"]


async def test_a_statement_that_is_cancelled_harms_nobody(store: Store) -> None:
    for turn in range(20):

        async def work(connection: AsyncConnection, name: str = str(turn)) -> None:
            await add_chat(connection, name)
            await connection.execute(sa.select(chats))

        task = asyncio.create_task(store.write(work))
        for _ in range(turn):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    await store.write(lambda connection: add_chat(connection, "last"))
    assert "last" in await known(store)


async def test_a_write_that_is_cancelled_while_it_waits_for_another_process_harms_nobody(
    store: Store, rival: Store
) -> None:
    held, go_on = asyncio.Event(), asyncio.Event()

    async def hold(connection: AsyncConnection) -> None:
        await add_chat(connection, "held")
        held.set()
        await go_on.wait()

    await store.write(lambda connection: add_chat(connection, "0"))
    holding = asyncio.create_task(rival.write(hold))
    await held.wait()
    waiting = asyncio.create_task(store.write(lambda connection: add_chat(connection, "never")))
    for _ in range(20):
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    go_on.set()
    await holding
    for number, writer in enumerate((rival, store, rival, store)):
        await writer.write(lambda connection, name=str(number): add_chat(connection, f"w{name}"))
    assert {"w0", "w1", "w2", "w3"} <= set(await known(store))


async def test_many_writers_wait_for_each_other(store: Store, rival: Store) -> None:
    """Nobody ever hears that the database is locked, in this process or another."""

    async def add(to: Store, name: str) -> None:
        await to.write(lambda connection: add_chat(connection, name))

    names = [str(number) for number in range(50)]
    await asyncio.gather(
        *(add(store if int(name) % 2 else rival, name) for name in names),
    )
    assert await known(store) == sorted(names)


async def test_a_reader_sees_one_state_however_long_it_looks(store: Store) -> None:
    async def work(connection: AsyncConnection) -> tuple[int, int]:
        count = sa.select(sa.func.count()).select_from(chats)
        first = (await connection.execute(count)).scalar_one()
        await store.write(lambda other: add_chat(other, "1"))
        return first, (await connection.execute(count)).scalar_one()

    assert await store.read(work) == (0, 0)
    assert await known(store) == ["1"]


async def test_foreign_keys_hold(store: Store) -> None:
    async def work(connection: AsyncConnection) -> None:
        row = {"match_id": 404, "number": 1, "seed": b"", "commitment": ""}
        await connection.execute(rounds.insert(), row)

    with pytest.raises(IntegrityError):
        await store.write(work)


@pytest.mark.parametrize("broken", [None, "QDTH"])
async def test_an_error_shows_no_card_and_no_seed(store: Store, broken: str | None) -> None:
    """Neither of a missing value, where PostgreSQL would repeat the row, nor of a missing match."""
    seed = bytes(range(32))

    async def work(connection: AsyncConnection) -> None:
        row = {"match_id": 404, "number": 1, "seed": seed, "commitment": broken}
        await connection.execute(rounds.insert(), row)

    with pytest.raises(DBAPIError) as failed:
        await store.write(work)
    text = "".join(traceback.format_exception(failed.value)) + repr(failed.value)
    assert "QDTH" not in text
    assert repr(seed)[2:20] not in text
    assert seed.hex()[:16] not in text


async def test_a_moment_comes_back_aware(store: Store) -> None:
    async def work(connection: AsyncConnection) -> datetime | None:
        await connection.execute(heartbeat.insert(), {"id": 1, "alive_at": NOON})
        row = (await connection.execute(sa.select(heartbeat))).one()
        alive_at: datetime | None = row.alive_at
        return alive_at

    assert await store.write(work) == NOON


async def test_a_conflict_is_tried_again(postgresql_url: str) -> None:
    """Two sessions lock two rows in opposite order: PostgreSQL ends one, which tries again."""
    store = await Store.open(postgresql_url)
    new = {"name": "", "mu": 25.0, "sigma": 8.0}

    async def fill(connection: AsyncConnection) -> None:
        await connection.execute(people.insert(), [new, new])

    await store.write(fill)
    held = asyncio.Barrier(2)
    tries = 0

    async def swap(connection: AsyncConnection, first: int, second: int) -> None:
        nonlocal tries
        tries += 1
        begin = tries <= 2
        for person in (first, second):
            lock = people.update().where(people.c.id == person)
            await connection.execute(lock.values(rated_matches=people.c.rated_matches + 1))
            if begin and person == first:
                await held.wait()

    await asyncio.gather(
        store.write(lambda connection: swap(connection, 1, 2)),
        store.write(lambda connection: swap(connection, 2, 1)),
    )

    async def played(connection: AsyncConnection) -> list[int]:
        return list((await connection.execute(sa.select(people.c.rated_matches))).scalars())

    assert (await store.read(played), tries) == ([2, 2], 3)
    await store.close()


async def test_closing_twice_is_harmless_and_ends_every_thread(sqlite_url: str) -> None:
    before = threading.active_count()
    store = await Store.open(sqlite_url)
    await store.write(lambda connection: add_chat(connection, "1"))
    await known(store)
    await store.close()
    await store.close()
    assert threading.active_count() == before


async def test_a_closed_store_stays_closed(store: Store) -> None:
    await store.close()
    with pytest.raises(StoreError):
        await known(store)
    with pytest.raises(StoreError):
        await store.write(lambda connection: add_chat(connection, "1"))


async def test_a_failed_start_leaves_no_thread(tmp_path: Path) -> None:
    before = threading.active_count()
    with pytest.raises(StoreError):
        await Store.open(f"sqlite+aiosqlite:///{tmp_path}")
    assert threading.active_count() == before


WRITER = """
import asyncio, sys
from core.store.error import StoreError
from core.store.schema import chats
from core.store.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    for number in range(100_000):
        row = {"platform": "t", "external_id": str(number), "kind": "group", "title": ""}
        await store.write(lambda connection: connection.execute(chats.insert(), row))
        print(number, flush=True)

asyncio.run(main())
"""


async def test_what_was_committed_survives_a_kill(database_url: str) -> None:
    writer = await asyncio.create_subprocess_exec(
        sys.executable, "-c", WRITER, database_url, stdout=subprocess.PIPE
    )
    assert writer.stdout is not None
    said = [int(await writer.stdout.readline()) for _ in range(30)]
    os.kill(writer.pid, signal.SIGKILL)
    rest, _ = await writer.communicate()
    said += [int(line) for line in rest.split()]
    store = await Store.open(database_url)
    kept = await known(store)
    await store.close()
    assert {str(number) for number in said} <= set(kept)
    assert len(kept) <= len(said) + 1


async def test_a_newer_database_is_left_alone_and_says_so(empty_url: str) -> None:
    store = await Store.open(empty_url)

    async def age(connection: AsyncConnection) -> None:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))

    await store.write(age)
    await store.close()
    with pytest.raises(StoreError, match="DATABASE_URL names a database that a newer Basra"):
        await Store.open(empty_url)
