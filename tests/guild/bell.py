"""Waiting for the world to change, without looking again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Bell:
    """Rings at every change; who waits looks again then."""

    def __init__(self) -> None:
        self._next: asyncio.Event = asyncio.Event()

    def ring(self) -> None:
        rung, self._next = self._next, asyncio.Event()
        rung.set()

    async def wait_for(self, look: Callable[[], T | None], patience: float = 10.0) -> T:
        """Wait until `look` finds something, and return it; raises TimeoutError."""
        async with asyncio.timeout(patience):
            while True:
                following = self._next
                found = look()
                if found:
                    return found
                await following.wait()
