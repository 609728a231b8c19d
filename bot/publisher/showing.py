"""What the publisher remembers of a match and of the messages that show it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from bot.publisher.poster import Poster, Show
from core.engine.posts import Post
from core.engine.table import Due, Table
from core.rules.cards import Card

UNSENT, SETTLED = -1, 2**31 - 1  # versions of a post never tried, and of one that will never change


@dataclass(slots=True)
class Matched:
    """What the publisher remembers of one match."""

    show: Show
    posts: dict[str, Post]
    mention: Mapping[int, str] | None = None  # by seat: what rings who is invited, not by username
    again: set[str] = field(default_factory=set)  # slots that must be looked at again
    workers: dict[str, asyncio.Task[None]] = field(default_factory=dict)
    fresh: set[str] = field(default_factory=set)  # slots to be posted anew
    choosing: dict[int, tuple[int, Card]] = field(default_factory=dict)  # seat -> ply and card
    announced: dict[int, int] = field(default_factory=dict)  # seat -> ply its turn was shown at
    doubtful: set[str] = field(default_factory=set)  # slots an earlier process showed last
    pausing: dict[str, asyncio.Event] = field(default_factory=dict)  # slots that wait for a change

    def look_again(self, slot: str) -> None:
        """This slot may show something old."""
        self.again.add(slot)
        if slot in self.pausing:
            self.pausing[slot].set()

    async def pause(self, slot: str, seconds: float) -> None:
        """Wait so long, or until this slot must be looked at again."""
        change = self.pausing[slot] = asyncio.Event()
        try:
            async with asyncio.timeout(seconds):
                await change.wait()
        except TimeoutError:
            return
        finally:
            del self.pausing[slot]


def seat_in(slot: str) -> int | None:
    """Whose hand a slot is; None for what all may see."""
    return int(slot.removeprefix("hand:")) if slot.startswith("hand:") else None


def is_nudge(before: Table, after: Table) -> bool:
    """Whether half of a turn's time has just gone by."""
    waits = before.due is Due.NUDGE and after.due is Due.TURN
    return waits and before.plies == after.plies and after.turn is not None


def misses_nudge(matched: Matched) -> bool:
    """Whether the turn's player was to be nudged at a moment that their hand does not show yet."""
    table = matched.show.table
    post = matched.posts.get(f"hand:{table.turn}")
    return table.is_nudged and post is not None and post.version < table.version


def stranded(posts: Iterable[Post], before: Table, after: Table) -> list[Post]:
    """The group's posts without their messages, if it has moved.

    They stand in the old chat, and in the new one the same numbers are other messages.
    """
    if before.chat.external_id == after.chat.external_id:
        return []
    return [
        replace(post, message_id=None, note="", chat_key=after.chat.key)
        for post in posts
        if seat_in(post.slot) is None
    ]


def is_spent(post: Post) -> bool:
    """Whether an announcement was sent, or may have been, and cannot be edited any more."""
    return post.message_id is None and post.version != UNSENT


def as_shown(post: Post, poster: Poster, version: int) -> Post:
    """The post once its message shows `poster`, at that version of the match."""
    version = SETTLED if poster.settled else version
    return replace(post, digest=poster.view.digest, generation=poster.generation, version=version)
