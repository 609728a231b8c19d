"""Writes down what stands in the chats: new messages at once, edits soon and many together."""

from __future__ import annotations

import logging

from bot.behind import WriteBehind
from bot.publisher.showing import Matched
from core.engine.posts import Post, Posts

log = logging.getLogger(__name__)

SAVE_EVERY = 0.5  # seconds; a lost note of an edit costs one more edit that changes nothing


class Notes:
    """The posts that differ from what is written down."""

    def __init__(self, posts: Posts) -> None:
        self._posts = posts
        self._behind: WriteBehind[tuple[int, str], Post]
        self._behind = WriteBehind(self._write, SAVE_EVERY, "posts")

    def note(self, matched: Matched, post: Post) -> None:
        """Remember an edit now and write it down soon."""
        if post == matched.posts.get(post.slot):
            return
        matched.posts[post.slot] = post
        self._behind.put((post.match_id, post.slot), post)

    async def keep(self, matched: Matched, post: Post) -> None:
        """Write a new message's id down at once: it could not be found again."""
        matched.posts[post.slot] = post
        async with self._behind.overtake(lambda key: key == (post.match_id, post.slot)):
            await self._posts.save([post])

    async def clear(self, match_id: int) -> None:
        """Forget every post of a match for good."""
        async with self._behind.overtake(lambda key: key[0] == match_id):
            await self._posts.clear(match_id)

    async def close(self) -> None:
        """Write down what is left."""
        await self._behind.close()

    async def _write(self, unsaved: dict[tuple[int, str], Post]) -> None:
        """Write all of them down; if that fails, those that can be: no note holds up the others."""
        posts = [*unsaved.values()]
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
