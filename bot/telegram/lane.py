"""Updates of one match in order, updates of different matches side by side."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from typing import Any

from telegram import Update
from telegram.ext import BaseUpdateProcessor, filters

log = logging.getLogger(__name__)

MOST_AT_ONCE = 256  # updates at work or in a lane; what comes later waits for all of them
MOST_IN_A_CHAT = 20  # messages of one chat among them, so that a slow chat keeps room for the rest


class Lanes(BaseUpdateProcessor):
    """A lane a match (by the number in the button), a lane a chat for all else.

    Of the messages of a chat only so many wait; the newest ones beyond are not answered.
    """

    def __init__(self) -> None:
        super().__init__(MOST_AT_ONCE)
        self._lanes: dict[str, asyncio.Lock] = {}
        self._waiting: dict[str, int] = {}
        self.finished = 0  # updates worked off in all

    async def initialize(self) -> None:
        """Nothing to open."""

    async def shutdown(self) -> None:
        """Nothing to close."""

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        """Run `coroutine` when all earlier updates of its lane are done."""
        key = lane_of(update)
        if self._waiting.get(key, 0) >= MOST_IN_A_CHAT and may_be_dropped(update):
            self._drop(coroutine)
            return
        lane = self._lanes.setdefault(key, asyncio.Lock())
        self._waiting[key] = self._waiting.get(key, 0) + 1
        try:
            async with lane:
                await coroutine
        finally:
            self.finished += 1
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._lanes[key], self._waiting[key]

    def _drop(self, coroutine: Awaitable[Any]) -> None:
        if isinstance(coroutine, Coroutine):
            coroutine.close()  # else it complains that nobody waited for it
        self.finished += 1
        log.info("a message was let go: its chat has too many waiting")


def may_be_dropped(update: object) -> bool:
    """Whether this is somebody's message: a tap is a play, and what a chat becomes is no wish."""
    if not isinstance(update, Update) or update.message is None:
        return False
    return not filters.StatusUpdate.ALL.check_update(update)


def lane_of(update: object) -> str:
    """Name the lane of an update."""
    if not isinstance(update, Update):
        return ""
    if update.callback_query and update.callback_query.data:
        return "match " + ":".join(update.callback_query.data.split(":")[1:2])
    return f"chat {update.effective_chat.id if update.effective_chat else ''}"
