"""What the publisher remembers of a match and of the messages that show it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from bot.platform import Spot
from bot.publisher.poster import Poster, Show
from bot.views import Choosing
from core.engine.posts import Post
from core.engine.table import Table

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
    choosing: dict[int, tuple[int, Choosing]] = field(default_factory=dict)  # seat -> ply, what
    asks_level: bool = False  # whether the card asks how well the computers should play
    announced: dict[int, int] = field(default_factory=dict)  # seat -> ply its turn was shown at
    doubtful: set[str] = field(default_factory=set)  # slots an earlier process showed last
    pausing: dict[str, asyncio.Event] = field(default_factory=dict)  # slots that wait for a change
    whispers: bool = False  # whether hands can be shown where the floor stands
    call: tuple[int, str] | None = None  # at which ply the floor calls its player, and what rings

    def caller(self, table: Table) -> str | None:
        """What rings the player in turn from the floor, as their hand stands nowhere."""
        return self.call[1] if self.call and self.call[0] == table.plies else None

    def told_by(self, slot: str, table: Table) -> int | None:
        """The seat whose turn this slot tells its player."""
        if slot == "floor":
            return table.turn if self.caller(table) else None
        return table.turn if seat_in(slot) == table.turn else None

    def mark(self, slot: str, table: Table) -> int | None:
        """Note that this slot shows `table`; return the seat whose turn it tells its player."""
        self.doubtful.discard(slot)
        seat = self.told_by(slot, table)
        if seat is not None:
            self.announced[seat] = table.plies
        return seat

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


def stands_on(post: Post, table: Table) -> str:
    """The platform on which the message of a post stands."""
    return post.platform or table.chat.platform


def away_from(table: Table, spot: Spot) -> str | None:
    """A spot's platform as a post notes it: none for that of the match itself."""
    return None if spot.platform == table.chat.platform else spot.platform


def note_of(post: Post, table: Table, spot: Spot) -> str:
    """How the message is noted that a new one at `spot` replaces: if need be with its platform."""
    there = stands_on(post, table)
    if post.message_id is None or there == spot.platform:
        return post.message_id or ""
    return f"{there}/{post.message_id}"


def replaced(post: Post, table: Table) -> tuple[str, str]:
    """The platform and the number of the replaced message that a post notes; read `note_of`."""
    platform, _, message = post.note.rpartition("/")
    return platform or stands_on(post, table), message


def is_nudge(before: Table, after: Table) -> bool:
    """Whether half of a turn's time has just gone by."""
    return after.is_nudged and not (before.is_nudged and before.plies == after.plies)


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
