"""File ids that outlive the process: two albums in a row on one database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.pictures import edition
from bot.telegram.album import Album
from bot.view import Picture
from core.engine import Engine, Uploads
from core.rules.cards import PACK
from core.store.address import read_address
from core.store.store import Store, create_engine
from tests.core.engine.cafe import Time

ONE, OTHER = Picture(PACK[:1]), Picture(PACK[:2])


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    store = Store(create_engine(read_address(sqlite_url)))
    yield store
    await store.close()


@pytest.fixture
def uploads(store: Store) -> Uploads:
    return Engine(store).uploads


async def opened(uploads: Uploads, time: Time | None = None, account: str = "7") -> Album:
    album = Album(uploads, time or Time())
    await album.open(account)
    return album


async def test_a_later_process_knows_what_an_earlier_one_uploaded(uploads: Uploads) -> None:
    album = await opened(uploads)
    album.keep(ONE, "file")
    await album.close()
    later = await opened(uploads)
    assert later.find(ONE) == "file"
    assert later.find(OTHER) is None


async def test_another_bot_account_uploads_its_own(uploads: Uploads) -> None:
    album = await opened(uploads)
    album.keep(ONE, "file")
    await album.close()
    assert (await opened(uploads, account="8")).find(ONE) is None


async def test_it_is_written_down_soon_without_being_asked(
    uploads: Uploads, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.telegram.album.SAVE_EVERY", 0)
    album = await opened(uploads)
    album.keep(ONE, "file")
    [saving] = [task for task in asyncio.all_tasks() if task.get_name() == "album"]
    await saving
    assert [upload.file_id for upload in await uploads.of("telegram", "7")] == ["file"]


async def test_what_telegram_forgot_is_not_recalled(uploads: Uploads) -> None:
    album = await opened(uploads)
    album.keep(ONE, "file")
    await album.close()
    album = await opened(uploads)
    album.drop(ONE)
    assert album.find(ONE) is None
    await album.close()
    assert (await opened(uploads)).find(ONE) is None


async def test_a_picture_in_daily_use_does_not_grow_old(uploads: Uploads) -> None:
    time = Time()
    album = await opened(uploads, time)
    album.keep(ONE, "file")
    time.wait(timedelta(days=2).total_seconds())
    album.find(ONE)
    await album.close()
    [kept] = await uploads.of("telegram", "7")
    assert kept.used_at == time.now


async def test_a_picture_that_other_code_drew_is_another_one(
    uploads: Uploads, monkeypatch: pytest.MonkeyPatch
) -> None:
    album = await opened(uploads)
    album.keep(ONE, "file")
    await album.close()
    monkeypatch.setattr("bot.telegram.album.edition", lambda: "another")
    assert edition() != "another"
    assert (await opened(uploads)).find(ONE) is None


async def test_a_database_that_fails_costs_no_picture(
    uploads: Uploads, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    album = await opened(uploads)
    await store.close()
    album.keep(ONE, "file")
    with caplog.at_level(logging.ERROR):
        await album.close()
    assert album.find(ONE) == "file"
    assert "1 pictures were not written down" in caplog.text
