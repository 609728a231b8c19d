"""What stands in the chats is written down, whatever becomes of a single note."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import cast

import pytest

from bot.publisher import note
from bot.publisher.note import Notes
from bot.publisher.poster import Show
from bot.publisher.showing import Matched
from core.engine.posts import Post, Posts


class Ledger:
    """Keeps posts in memory; those of match 1 cannot be written."""

    def __init__(self) -> None:
        self.kept: list[Post] = []
        self.begun = asyncio.Event()  # somebody writes
        self.ink = asyncio.Event()  # what is written may dry
        self.ink.set()

    async def save(self, posts: Post | Sequence[Post]) -> None:
        several = [posts] if isinstance(posts, Post) else posts
        if any(post.match_id == 1 for post in several):
            raise RuntimeError("no such match")
        self.begun.set()
        await self.ink.wait()
        self.kept += several

    async def clear(self, match_id: int) -> None:
        self.kept = [post for post in self.kept if post.match_id != match_id]


async def test_a_note_that_cannot_be_written_holds_up_no_other() -> None:
    ledger = Ledger()
    notes = Notes(cast(Posts, ledger))
    matched = Matched(cast(Show, object()), {})
    bad, good = Post(1, "floor", 1, "77"), Post(2, "floor", 1, "78")
    notes.note(matched, bad)
    notes.note(matched, good)
    await notes.close()
    assert ledger.kept == [good]


async def test_a_cleared_match_does_not_come_back_by_a_note_that_was_being_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(note, "SAVE_EVERY", 0)
    ledger = Ledger()
    ledger.ink.clear()
    notes = Notes(cast(Posts, ledger))
    notes.note(Matched(cast(Show, object()), {}), Post(2, "floor", 1, "78"))
    await ledger.begun.wait()
    [saver] = [task for task in asyncio.all_tasks() if task.get_name() == "posts"]
    clearing = asyncio.create_task(notes.clear(2))
    await asyncio.sleep(0)
    ledger.ink.set()
    await asyncio.gather(clearing, saver)
    assert ledger.kept == []
