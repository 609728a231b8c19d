"""Chats keep their key whatever happens to their number."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine import Engine, Post
from core.engine import chats as chats_room
from core.engine.table import Status
from core.store.store import Store, Work
from tests.core.engine.cafe import Cafe, Time, engine_on


async def test_a_chat_is_the_same_at_every_meeting(cafe: Cafe) -> None:
    again = await cafe.engine.chats.meet("telegram", "-100", "group", "Café Basra")
    assert again == cafe.chat
    assert (await cafe.engine.chats.meet("telegram", "-100", "group", "")).title == "Café Basra"


async def test_a_new_title_is_noted_and_shown(cafe: Cafe) -> None:
    table = await cafe.start()
    await cafe.engine.chats.meet("telegram", "-100", "group", "Café Riche")
    assert (await cafe.engine.table(table.id)).chat.title == "Café Riche"


async def test_a_group_that_becomes_a_supergroup_keeps_its_matches(cafe: Cafe) -> None:
    table = await cafe.start()
    await cafe.engine.chats.migrate("telegram", "-100", "-100200")
    table = await cafe.engine.table(table.id)
    assert (table.chat.key, table.chat.external_id) == (cafe.chat.key, "-100200")
    again = await cafe.engine.chats.meet("telegram", "-100200", "group", "Café Basra")
    assert again.key == cafe.chat.key


async def test_a_play_decided_before_the_chat_moved_shows_it_where_it_is_now(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await cafe.start()
    write = cafe.store.write

    async def late(work: Work[Any]) -> Any:
        monkeypatch.setattr(cafe.store, "write", write)
        await cafe.engine.chats.migrate("telegram", "-100", "-100200")
        return await write(work)

    monkeypatch.setattr(cafe.store, "write", late)
    played = await cafe.play(table)
    known = await cafe.engine.table(table.id)
    for table in (played, cafe.shows[-1].table, known):
        assert (table.chat.external_id, table.plies) == ("-100200", 1)


async def test_a_chat_that_another_worker_moved_is_looked_at_again(cafe: Cafe) -> None:
    table = await cafe.start()
    await Engine(cafe.store, now=cafe.time).chats.migrate("telegram", "-100", "-100200")
    await cafe.engine.chats.migrate("telegram", "-100", "-100200")
    assert (await cafe.engine.table(table.id)).chat.external_id == "-100200"


async def test_messages_of_a_group_that_moved_are_out_of_reach_the_hands_are_not(
    cafe: Cafe,
) -> None:
    table = await cafe.start()
    floor = Post(table.id, "floor", cafe.chat.key, "77", note="76")
    hand = Post(table.id, "hand:0", cafe.chat.key, "78", note="75")
    await cafe.engine.posts.save([floor, hand])
    await cafe.engine.chats.migrate("telegram", "-100", "-100200")
    stranded = replace(floor, message_id=None, note="")
    assert await cafe.engine.posts.of(table.id) == [stranded, hand]


async def test_moving_twice_is_harmless(cafe: Cafe) -> None:
    for _ in range(2):
        await cafe.engine.chats.migrate("telegram", "-100", "-100200")
    chat = await cafe.engine.chats.meet("telegram", "-100200", "group")
    assert (chat.key, chat.title) == (cafe.chat.key, "Café Basra")


async def test_a_chat_known_by_both_numbers_becomes_one(cafe: Cafe) -> None:
    old = await cafe.start()
    new_chat = await cafe.engine.chats.meet("telegram", "-100200", "group", "Café Basra")
    new = await cafe.challenge(chat=new_chat, starter=cafe.salma, invited=())
    await cafe.engine.posts.save(
        [Post(new.id, "card", new_chat.key, "55"), Post(old.id, "card", cafe.chat.key, "66")]
    )
    await cafe.engine.chats.migrate("telegram", "-100", "-100200")
    tables = await cafe.engine.tables_in(cafe.chat.key)
    assert [table.id for table in tables] == [old.id, new.id]
    assert {table.chat.external_id for table in tables} == {"-100200"}
    kept = [*await cafe.engine.posts.of(old.id), *await cafe.engine.posts.of(new.id)]
    assert [post.chat_key for post in kept] == [cafe.chat.key, cafe.chat.key]
    assert [post.message_id for post in kept] == [None, "55"]


async def test_a_lost_group_is_shown_as_lost_and_the_match_goes_on(cafe: Cafe) -> None:
    table = await cafe.start()
    await cafe.engine.chats.lost(cafe.chat.key, True)
    lost = await cafe.engine.table(table.id)
    assert (lost.chat.lost, lost.status) == (True, Status.LIVE)
    assert (await cafe.play(lost)).plies == 1
    await cafe.engine.chats.lost(cafe.chat.key, False)
    assert not (await cafe.engine.table(table.id)).chat.lost


async def test_a_chat_is_welcomed_once(cafe: Cafe) -> None:
    assert await cafe.engine.chats.welcome_once(cafe.chat.key)
    assert not await cafe.engine.chats.welcome_once(cafe.chat.key)


async def test_two_workers_meet_a_chat_at_the_same_moment(cafe: Cafe) -> None:
    workers = [Engine(cafe.store, now=cafe.time) for _ in range(4)]
    met = await asyncio.gather(
        *(worker.chats.meet("telegram", "-5", "group", "New") for worker in workers)
    )
    assert len({chat.key for chat in met}) == 1


async def test_who_loses_the_race_to_meet_a_chat_finds_it(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(postgresql_url)
    both, find, calls = asyncio.Barrier(2), chats_room._find, 0

    async def find_together(connection: AsyncConnection, platform: str, place: str) -> Any:
        nonlocal calls
        calls += 1
        found = await find(connection, platform, place)
        if calls <= 2:
            await both.wait()
        return found

    monkeypatch.setattr(chats_room, "_find", find_together)
    workers = [engine_on(store, Time()) for _ in range(2)]
    met = await asyncio.gather(*(worker.chats.meet("t", "-5", "group", "") for worker in workers))
    assert met[0].key == met[1].key
    await store.close()
