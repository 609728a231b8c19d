"""Which messages show a match, and which lag behind it."""

from __future__ import annotations

from dataclasses import replace

from core.engine import Post
from tests.core.engine.cafe import Cafe


async def test_posts_come_back_as_they_were_saved(cafe: Cafe) -> None:
    table = await cafe.start()
    floor = Post(table.id, "floor", cafe.chat.key, "77", "abc", 2, "1.1", "note")
    hand = Post(table.id, "hand:0", cafe.chat.key)
    await cafe.engine.posts.save([floor, hand])
    assert await cafe.engine.posts.of(table.id) == [floor, hand]


async def test_saving_again_replaces(cafe: Cafe) -> None:
    table = await cafe.start()
    post = Post(table.id, "floor", cafe.chat.key, "77")
    await cafe.engine.posts.save(post)
    await cafe.engine.posts.save(replace(post, message_id="78", version=3))
    assert await cafe.engine.posts.of(table.id) == [replace(post, message_id="78", version=3)]


async def test_a_note_from_before_two_chats_became_one_can_still_be_saved(cafe: Cafe) -> None:
    new = await cafe.engine.chats.meet("telegram", "-100200", "group", "Café Basra")
    table = await cafe.challenge(chat=new)
    post = Post(table.id, "card", new.key, "55")
    await cafe.engine.posts.save(post)
    await cafe.engine.chats.migrate("telegram", "-100", "-100200")
    await cafe.engine.posts.save(replace(post, version=2))
    (kept,) = await cafe.engine.posts.of(table.id)
    assert (kept.version, kept.chat_key) == (2, cafe.chat.key)


async def test_saving_nothing_is_fine(cafe: Cafe) -> None:
    await cafe.engine.posts.save([])


async def test_a_match_lags_when_a_post_shows_an_older_version(cafe: Cafe) -> None:
    table = await cafe.start()
    post = Post(table.id, "floor", cafe.chat.key, "77", version=table.version)
    await cafe.engine.posts.save(post)
    assert await cafe.engine.lagging() == []
    table = await cafe.play(table)
    assert await cafe.engine.lagging() == [table.id]
    await cafe.engine.posts.save(replace(post, version=table.version))
    assert await cafe.engine.lagging() == []


async def test_a_match_that_nothing_shows_lags(cafe: Cafe) -> None:
    """The process was killed between the commit and the first message."""
    table = await cafe.challenge()
    assert await cafe.engine.lagging() == [table.id]
