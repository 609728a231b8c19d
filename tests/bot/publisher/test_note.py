"""What stands in the chats is written down, whatever becomes of a single note."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from bot.publisher.note import Notes
from bot.publisher.poster import Show
from bot.publisher.showing import Matched
from core.engine.posts import Post, Posts


class Ledger:
    """Keeps posts in memory; those of match 1 cannot be written."""

    def __init__(self) -> None:
        self.kept: list[Post] = []

    async def save(self, posts: Post | Sequence[Post]) -> None:
        several = [posts] if isinstance(posts, Post) else posts
        if any(post.match_id == 1 for post in several):
            raise RuntimeError("no such match")
        self.kept += several


async def test_a_note_that_cannot_be_written_holds_up_no_other() -> None:
    ledger = Ledger()
    notes = Notes(cast(Posts, ledger))
    matched = Matched(cast(Show, object()), {})
    bad, good = Post(1, "floor", 1, "77"), Post(2, "floor", 1, "78")
    notes.note(matched, bad)
    notes.note(matched, good)
    await notes.close()
    assert ledger.kept == [good]
