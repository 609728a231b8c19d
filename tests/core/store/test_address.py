"""A bad DATABASE_URL ends in one sentence that names it and holds no password."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
import sqlalchemy as sa

from core.store.address import read_address
from core.store.error import StoreError
from core.store.store import Store

PASSWORD = "hunter2"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "basra",
        "sqlite://",
        "sqlite+aiosqlite:///:memory:",
        "mysql://mona:hunter2@db/basra",
        "postgresql://mona:hunter2@db",
        "postgresql://mona:hunter2@db:port/basra",
        "postgresql://mona:hunter2@db/basra?colour=red",
        "sqlite:///basra.db?timeout=soon",
    ],
)
def test_an_address_that_cannot_be_used_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(StoreError) as refused:
        read_address(text)
    said = str(refused.value)
    assert said.startswith("DATABASE_URL ")
    assert said.endswith(".")
    assert PASSWORD not in said


@pytest.mark.parametrize(
    ("text", "driver"),
    [
        ("sqlite:///data/basra.db", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:///data/basra.db", "sqlite+aiosqlite"),
        ("postgres://mona@db/basra", "postgresql+asyncpg"),
        ("postgresql+asyncpg://mona@db/basra", "postgresql+asyncpg"),
    ],
)
def test_the_driver_is_ours(text: str, driver: str) -> None:
    assert read_address(text).drivername == driver


async def refusal(url: str) -> str:
    with pytest.raises(StoreError) as refused:
        await Store.open(url)
    said = str(refused.value)
    assert said.startswith("DATABASE_URL ")
    assert PASSWORD not in said
    assert refused.value.__cause__ is None
    return said


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Mona, " * 200)
    assert "is not a SQLite database" in await refusal(f"sqlite+aiosqlite:///{path}")


async def test_a_file_where_a_folder_should_be(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Mona")
    assert "cannot be made" in await refusal(f"sqlite+aiosqlite:///{path}/basra.db")


async def test_a_folder_where_a_file_should_be(tmp_path: Path) -> None:
    assert "cannot be opened" in await refusal(f"sqlite+aiosqlite:///{tmp_path}")


async def test_a_server_that_does_not_answer() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        url = f"postgresql+asyncpg://mona:{PASSWORD}@127.0.0.1:{port}/basra"
        assert f"127.0.0.1:{port} that does not answer" in await refusal(url)


async def test_a_database_that_does_not_exist(postgresql_url: str) -> None:
    url = sa.make_url(postgresql_url).set(database="nowhere")
    said = await refusal(url.render_as_string(hide_password=False))
    assert "does not exist" in said


async def test_a_user_that_the_server_does_not_know(postgresql_url: str) -> None:
    url = sa.make_url(postgresql_url).set(username="mona", password=PASSWORD)
    said = await refusal(url.render_as_string(hide_password=False))
    assert "user or password" in said
