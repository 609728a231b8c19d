"""What is left to do for the messages of a match that was folded."""

from __future__ import annotations

from core.engine.posts import Post
from core.engine.table import Table
from tests.core.engine.cafe import Cafe, engine_on, in_turn

SETTLED = 2**31 - 1


async def ended(cafe: Cafe) -> Table:
    """A match that was resigned, with a message that shows it as it is."""
    table = await cafe.start()
    table = await cafe.engine.resign(table.id, in_turn(table).id)
    await cafe.engine.posts.save(
        [
            Post(table.id, "result", cafe.chat.key, "17", version=table.version),
            Post(table.id, "card", cafe.chat.key, "16", version=SETTLED),
        ]
    )
    return table


async def test_an_ended_match_whose_messages_show_it_needs_nothing(cafe: Cafe) -> None:
    await ended(cafe)
    assert await cafe.engine.lagging() == []


async def test_a_folded_match_keeps_its_posts_until_rematch_is_taken_away(cafe: Cafe) -> None:
    table = await ended(cafe)
    await cafe.tick(601)
    folded = await cafe.engine.table(table.id)
    assert folded.is_folded
    assert len(await cafe.engine.posts.of(table.id)) == 2


async def test_a_restart_finds_the_folded_match_by_its_posts(cafe: Cafe) -> None:
    table = await ended(cafe)
    await cafe.tick(601)
    assert await engine_on(cafe.store, cafe.time).lagging() == [table.id]


async def test_a_folded_match_with_settled_posts_alone_is_found_too(cafe: Cafe) -> None:
    table = await ended(cafe)
    await cafe.tick(601)
    await cafe.engine.posts.save(Post(table.id, "result", cafe.chat.key, "17", version=SETTLED))
    assert await cafe.engine.lagging() == [table.id]


async def test_cleared_posts_are_gone_for_good(cafe: Cafe) -> None:
    table = await ended(cafe)
    other = await cafe.start()
    await cafe.engine.posts.save(Post(other.id, "card", cafe.chat.key, "18", version=SETTLED))
    await cafe.tick(601)
    await cafe.engine.posts.clear(table.id)
    assert await cafe.engine.posts.of(table.id) == []
    assert len(await cafe.engine.posts.of(other.id)) == 1


async def test_a_match_that_is_played_is_not_folded(cafe: Cafe) -> None:
    assert not (await cafe.start()).is_folded


async def test_a_live_match_without_a_message_is_found(cafe: Cafe) -> None:
    table = await cafe.start()
    assert await cafe.engine.lagging() == [table.id]


async def test_a_match_that_moved_on_is_found(cafe: Cafe) -> None:
    table = await cafe.start()
    await cafe.engine.posts.save(
        Post(table.id, "floor", cafe.chat.key, "19", version=table.version)
    )
    assert await cafe.engine.lagging() == []
    await cafe.play(table)
    assert await cafe.engine.lagging() == [table.id]
