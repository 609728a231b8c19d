"""`basra export` looks at a database and leaves it as it is."""

from __future__ import annotations

import io
import sqlite3
from pathlib import Path

import pytest

from bot.export import export
from core.store.error import StoreError


async def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "data" / "basra.db"
    with pytest.raises(StoreError, match="there is no such database"):
        await export(f"sqlite+aiosqlite:///{path}", io.BytesIO())
    assert not path.parent.exists()


async def test_a_database_of_something_else_gets_no_tables(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    sqlite3.connect(path).executescript("CREATE TABLE cats (name TEXT)").connection.close()
    with pytest.raises(StoreError, match="never played"):
        await export(f"sqlite+aiosqlite:///{path}", io.BytesIO())
    with sqlite3.connect(path) as looked:
        names = looked.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    looked.close()
    assert names == [("cats",)]


async def test_an_older_database_is_not_migrated_behind_ones_back(
    sqlite_url: str, tmp_path: Path
) -> None:
    with sqlite3.connect(tmp_path / "basra.db") as changed:
        changed.execute("UPDATE alembic_version SET version_num = 'older'")
    changed.close()
    with pytest.raises(StoreError, match="another version"):
        await export(sqlite_url, io.BytesIO())


async def test_a_database_without_an_ended_match_has_no_records(database_url: str) -> None:
    stream = io.BytesIO()
    assert await export(database_url, stream) == 0
    assert stream.getvalue() == b""
