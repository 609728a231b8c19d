"""How the least urgent message of a match waits for the next play."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import cast

import pytest

from bot.publisher.poster import Show
from bot.publisher.showing import Matched, stranded
from core.engine.posts import Post
from tests.bot.views.sample import PEOPLE, Player


@pytest.fixture
def matched() -> Matched:
    return Matched(cast(Show, object()), 0.0, {})


async def test_a_pause_ends_when_its_slot_must_be_looked_at_again(matched: Matched) -> None:
    pausing = asyncio.create_task(matched.pause("hand:0", 3600))
    await asyncio.sleep(0)  # one turn of the loop: the task begins
    matched.look_again("hand:0")
    await asyncio.wait_for(pausing, 5)
    assert matched.again == {"hand:0"}
    assert not matched.pausing


async def test_another_slot_does_not_end_a_pause(matched: Matched) -> None:
    pausing = asyncio.create_task(matched.pause("hand:0", 3600))
    await asyncio.sleep(0)  # one turn of the loop: the task begins
    matched.look_again("hand:1")
    await asyncio.sleep(0)
    assert "hand:0" in matched.pausing
    pausing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await pausing
    assert not matched.pausing


async def test_a_pause_ends_by_itself(matched: Matched) -> None:
    await matched.pause("hand:0", 0)
    assert not matched.pausing
    assert not matched.again


def test_a_group_that_moved_leaves_its_messages_behind() -> None:
    before = next(Player(PEOPLE[:2]).versions()).table
    after = replace(before, chat=replace(before.chat, external_id="-1"))
    floor = Post(before.id, "floor", before.chat.key, "77", note="76")
    hand = Post(before.id, "hand:0", before.chat.key, "78")
    assert stranded([floor, hand], before, after) == [replace(floor, message_id=None, note="")]
    assert stranded([floor, hand], before, before) == []
