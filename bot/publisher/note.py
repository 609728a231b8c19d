"""Writes down what stands in the chats: new messages at once, edits soon and many together."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from bot.publisher.showing import Matched
from core.engine.posts import Post, Posts

log = logging.getLogger(__name__)

SAVE_EVERY = 0.5  # seconds; a lost note of an edit costs one more edit that changes nothing


class Notes:
    """The posts that differ from what is written down."""

    def __init__(self, posts: Posts) -> None:
        self._posts = posts
        self._unsaved: dict[tuple[int, str], Post] = {}
        self._saver: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()  # so that no older note overtakes a newer one

    def note(self, matched: Matched, post: Post) -> None:
        """Remember an edit now and write it down soon."""
        if post == matched.posts.get(post.slot):
            return
        matched.posts[post.slot] = post
        self._unsaved[post.match_id, post.slot] = post
        if self._saver is None or self._saver.done():
            self._saver = asyncio.create_task(self._save_soon(), name="posts")

    async def keep(self, matched: Matched, post: Post) -> None:
        """Write a new message's id down at once: it could not be found again."""
        matched.posts[post.slot] = post
        self._unsaved.pop((post.match_id, post.slot), None)
        async with self._turn:
            await self._posts.save([post])

    async def clear(self, match_id: int) -> None:
        """Forget every post of a match for good."""
        self._unsaved = {key: post for key, post in self._unsaved.items() if key[0] != match_id}
        await self._posts.clear(match_id)

    async def close(self) -> None:
        """Write down what is left."""
        if self._saver is not None:
            self._saver.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._saver
        await self._save()

    async def _save_soon(self) -> None:
        while self._unsaved:
            await asyncio.sleep(SAVE_EVERY)
            await self._save()

    async def _save(self) -> None:
        async with self._turn:
            unsaved = dict(self._unsaved)
            if unsaved:
                await self._write([*unsaved.values()])
            for key, post in unsaved.items():
                if self._unsaved.get(key) is post:
                    del self._unsaved[key]

    async def _write(self, posts: list[Post]) -> None:
        """Write all of them down; if that fails, those that can be: no note holds up the others."""
        try:
            await self._posts.save(posts)
            return
        except Exception:
            log.exception("posts could not be written down together: one by one")
        for post in posts:
            try:
                await self._posts.save(post)
            except Exception:
                log.exception("match %s: %s was not noted", post.match_id, post.slot)
