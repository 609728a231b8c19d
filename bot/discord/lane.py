"""Interactions of one match in the order in which they came, those of different ones side by side.

An interaction takes its place in the lane before anything else is waited for.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

MOST_WAITING: Final = 20  # in a lane: what comes later would be answered too late to be meant


class Lanes:
    """A lock a lane, for as long as somebody is in it."""

    def __init__(self) -> None:
        self._lanes: dict[str, asyncio.Lock] = {}
        self._inside: dict[str, int] = {}
        self._empty = asyncio.Event()
        self._empty.set()

    def is_full(self, key: str) -> bool:
        """Whether so many wait in a lane that one more should be let go."""
        return self._inside.get(key, 0) >= MOST_WAITING

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        """Wait until all that came earlier in this lane is done, and hold up what comes later."""
        lane = self._lanes.setdefault(key, asyncio.Lock())
        self._inside[key] = self._inside.get(key, 0) + 1
        self._empty.clear()
        try:
            async with lane:
                yield
        finally:
            self._inside[key] -= 1
            if not self._inside[key]:
                del self._lanes[key], self._inside[key]
            if not self._inside:
                self._empty.set()

    async def empty(self) -> None:
        """Wait until nobody is in any lane."""
        await self._empty.wait()
