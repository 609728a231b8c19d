"""Updates of one match in order, updates of different matches side by side."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

from telegram import Update
from telegram.ext import BaseUpdateProcessor

MOST_AT_ONCE = 256


class Lanes(BaseUpdateProcessor):
    """A lane a match (by the number in the button), a lane a chat for all else."""

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


def lane_of(update: object) -> str:
    """Name the lane of an update."""
    if not isinstance(update, Update):
        return ""
    if update.callback_query and update.callback_query.data:
        return "match " + ":".join(update.callback_query.data.split(":")[1:2])
    return f"chat {update.effective_chat.id if update.effective_chat else ''}"
