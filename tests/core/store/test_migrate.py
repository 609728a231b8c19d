"""The tables come and go, and are what the models say."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from core.store import migrate
from core.store.address import read_address
from core.store.schema import metadata
from core.store.store import Store, create_engine

OPEN = """
import asyncio, sys
from core.store.store import Store
async def main():
    await (await Store.open(sys.argv[1])).close()
asyncio.run(main())
"""


@pytest.fixture
async def engine(empty_url: str) -> AsyncIterator[AsyncEngine]:
    """An engine on a database without tables."""
    engine = create_engine(read_address(empty_url))
    yield engine
    await engine.dispose()


async def tables(engine: AsyncEngine) -> set[str]:
    async with engine.connect() as connection:
        return set(await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names()))


async def test_every_table_is_made(engine: AsyncEngine) -> None:
    await migrate.upgrade(engine)
    assert await tables(engine) == set(metadata.tables) | {"alembic_version"}


async def test_the_way_back_leaves_nothing(engine: AsyncEngine) -> None:
    await migrate.upgrade(engine)
    await migrate.downgrade(engine)
    assert await tables(engine) <= {"alembic_version"}


async def test_migrating_twice_changes_nothing(engine: AsyncEngine) -> None:
    await migrate.upgrade(engine)
    await migrate.upgrade(engine)
    assert await tables(engine) == set(metadata.tables) | {"alembic_version"}


async def test_the_tables_are_those_of_the_models(engine: AsyncEngine) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        found: list[object] = compare_metadata(context, metadata)
        return found

    await migrate.upgrade(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_failed_step_leaves_nothing(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_: object, **__: object) -> None:
        raise RuntimeError("power cut")

    monkeypatch.setattr("alembic.op.create_index", break_down)  # after the first tables
    with pytest.raises(RuntimeError):
        await migrate.upgrade(engine)
    assert await tables(engine) == set()


async def test_two_processes_may_start_at_once(empty_url: str) -> None:
    order = [sys.executable, "-W", "error", "-c", OPEN, empty_url]
    started = [
        await asyncio.create_subprocess_exec(*order, stderr=subprocess.PIPE) for _ in range(2)
    ]
    said = [await process.communicate() for process in started]
    assert [(process.returncode, err) for process, (_, err) in zip(started, said, strict=True)] == [
        (0, b""),
        (0, b""),
    ]


async def test_two_stores_may_open_at_once(empty_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(empty_url) for _ in range(3)))
    for store in stores:
        await store.close()


PEOPLE = """
INSERT INTO people (id, name, language, language_chosen, luck, mu, sigma, rated_matches, forgotten)
VALUES (1, 'Mona', 'en', {no}, '', 25, 8, 3, {no}), (2, 'Omar', 'ar', {yes}, '', 25, 8, 0, {no})
"""
ACCOUNTS = """
INSERT INTO accounts (platform, external_id, person_id, username, handle, reachable)
VALUES ('telegram', '11', 1, 'mona', 'mona', {no}), ('telegram', '12', 2, NULL, NULL, {yes})
"""


async def test_each_account_gets_the_name_and_the_language_that_its_person_had(
    engine: AsyncEngine,
) -> None:
    await migrate.upgrade(engine, "0002")
    words = {"yes": "true", "no": "false"} if engine.dialect.name == "postgresql" else {}
    async with engine.begin() as connection:
        for order in (PEOPLE, ACCOUNTS):
            await connection.execute(sa.text(order.format(**words or {"yes": 1, "no": 0})))
    await migrate.upgrade(engine)
    async with engine.connect() as connection:
        found = await connection.execute(
            sa.text("SELECT name, language, hand_place FROM accounts ORDER BY external_id")
        )
        assert [tuple(row) for row in found] == [("Mona", "en", "dm"), ("Omar", None, "dm")]
    await migrate.downgrade(engine, "0002")
    async with engine.connect() as connection:
        found = await connection.execute(sa.text("SELECT count(*) FROM accounts"))
        assert found.scalar_one() == 2


LEVELS = """
INSERT INTO chats (key, platform, external_id, kind, title, lost, welcomed)
VALUES (1, 'telegram', '11', 'private', '', {no}, {no});
INSERT INTO matches (id, key, version, status, chat_key, language, rules, teams, dealer_drawn,
plies, delivered, created_at)
VALUES (7, 'k', 1, 'over', 1, 'en', '{{}}', {no}, {no}, 0, -1, 0),
(8, 'l', 1, 'over', 1, 'en', '{{}}', {no}, {no}, 0, -1, 0);
INSERT INTO seats (match_id, number, person_id, computer, arriving, ready, missed, away,
unreachable)
VALUES (7, 0, 1, NULL, {no}, {no}, 0, {no}, {no}),
(7, 1, NULL, 'greedy', {no}, {no}, 0, {no}, {no}),
(8, 0, 1, NULL, {no}, {no}, 0, {no}, {no}), (8, 1, 2, 'greedy', {no}, {no}, 0, {no}, {no});
INSERT INTO results (match_id, person_id, chat_key, finished_at, rated, place, won, before, after,
people)
VALUES (7, 1, 1, 0, {no}, 1, {yes}, 1500, 1500, '1'),
(8, 1, 1, 0, {no}, 1, {yes}, 1500, 1500, '1,2')
"""


async def test_old_matches_against_the_computer_count_as_casual_ones(engine: AsyncEngine) -> None:
    await migrate.upgrade(engine, "0004")
    is_pg = engine.dialect.name == "postgresql"
    words = {"yes": "true", "no": "false"} if is_pg else {"yes": "1", "no": "0"}
    async with engine.begin() as connection:
        for order in (PEOPLE, *LEVELS.split(";")):
            await connection.execute(sa.text(order.format(**words)))
    await migrate.upgrade(engine)
    async with engine.connect() as connection:
        seats = "SELECT computer FROM seats ORDER BY match_id, number"
        assert list((await connection.execute(sa.text(seats))).scalars()) == [
            None,
            "casual",
            None,
            "casual",
        ]
        results = "SELECT computer FROM results ORDER BY match_id"
        assert list((await connection.execute(sa.text(results))).scalars()) == ["casual", None]
