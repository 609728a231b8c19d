"""A wrong setting ends the start with one sentence that names it, and exit status 2.

Every setting's own ways of being wrong are in tests/bot/test_settings.py.
"""

from __future__ import annotations

import socket

import pytest

from tests.wire.conftest import OpenCafe


@pytest.mark.parametrize(
    ("name", "value"),
    [("TELEGRAM_TOKEN", "hush-hush"), ("DATABASE_URL", "oracle://basra:hush@host/basra")],
)
async def test_a_wrong_setting_is_told_in_one_sentence(
    open_cafe: OpenCafe, name: str, value: str
) -> None:
    cafe = await open_cafe(ready=False, is_fork=False, **{name: value})
    assert await cafe.bot.ended() == 2
    assert len(cafe.bot.lines) == 1
    assert name in cafe.bot.lines[0]
    assert cafe.bot.lines[0].endswith(".")
    assert "hush" not in cafe.bot.output


async def test_a_port_in_use_is_told_in_one_sentence(open_cafe: OpenCafe) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        cafe = await open_cafe(ready=False, is_fork=False, HTTP_PORT=str(port))
        assert await cafe.bot.ended() == 2
    assert len(cafe.bot.lines) == 1
    assert cafe.bot.lines[0].startswith("HTTP_PORT: ")


async def test_a_database_that_does_not_answer_is_told_without_its_password(
    open_cafe: OpenCafe,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    url = f"postgresql+asyncpg://basra:hush@127.0.0.1:{port}/basra"
    cafe = await open_cafe(ready=False, is_fork=False, DATABASE_URL=url)
    assert await cafe.bot.ended() == 2
    assert len(cafe.bot.lines) == 1
    assert "DATABASE_URL" in cafe.bot.lines[0]
    assert "hush" not in cafe.bot.output
