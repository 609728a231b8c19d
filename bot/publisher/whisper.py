"""Hands that one person sees in a group, kept up to date for as long as the platform lets us.

They live in memory alone: after a restart, or when its token is over, a whisper is asked for anew.
One worker a whisper looks at the newest state until that is what it shows, as for posts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from cachetools import FIFOCache

from bot.platform import Failure, Flooded, Gone, Platform, Spot, Unknown, Unsent
from bot.publisher.outcome import PATIENCE
from bot.view import View

log = logging.getLogger(__name__)

REMEMBERED: Final = 5000

Key = tuple[int, int]  # match and seat


@dataclass(frozen=True, slots=True)
class Heard:
    """A whisper: how to reach it, which message it is, and what it shows."""

    spot: Spot
    address: str  # what the platform takes to edit it; the message itself may go by two
    message: str
    digest: str = ""


class Whispers:
    """The newest whisper of each seat. `newest` draws a hand, None for now; `spawn` runs work."""

    def __init__(
        self,
        platforms: Mapping[str, Platform],
        newest: Callable[[int, int], View | None],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._platforms = platforms
        self._newest = newest
        self._spawn = spawn
        self._heard: FIFOCache[Key, Heard] = FIFOCache(REMEMBERED)
        self._again: set[Key] = set()
        self._working: set[Key] = set()

    def keep(self, match_id: int, seat: int, heard: Heard) -> None:
        """Keep this one up to date from now on; an older message of the same seat goes."""
        key = match_id, seat
        old = self._heard.get(key)
        if old is not None and old.message == heard.message:
            heard = replace(heard, digest=heard.digest or old.digest)
        elif old is not None:
            self._spawn(self._take_down(old))
        self._heard[key] = heard
        self._look(key)

    def look(self, match_id: int, seats: int) -> None:
        """The whispers of a match with so many seats may show something old."""
        for key in [(match_id, seat) for seat in range(seats)]:
            if key in self._heard:
                self._look(key)

    def _look(self, key: Key) -> None:
        self._again.add(key)
        if key not in self._working:
            self._working.add(key)
            self._spawn(self._work(key))

    async def _work(self, key: Key) -> None:
        tries = 0
        try:
            while key in self._again:
                self._again.discard(key)
                if await self._show(key, tries):
                    self._again.add(key)
                    tries += 1
        finally:
            self._working.discard(key)

    async def _show(self, key: Key, tries: int) -> bool:
        """Make one whisper show the newest state. Return whether to try again."""
        heard, view = self._heard.get(key), self._newest(*key)
        if heard is None or view is None or view.digest == heard.digest:
            return False
        try:
            await self._platforms[heard.spot.platform].edit(heard.spot, heard.address, view)
        except Flooded as flooded:
            await asyncio.sleep(flooded.retry_after)
            return True
        except (Unsent, Unknown):
            await asyncio.sleep(PATIENCE[min(tries, len(PATIENCE) - 1)])
            return tries < len(PATIENCE)
        except Failure as failure:
            self._drop(key, heard, failure)
            return False
        if self._heard.get(key) is heard:
            self._heard[key] = replace(heard, digest=view.digest)
        return False

    def _drop(self, key: Key, heard: Heard, failure: Failure) -> None:
        if not isinstance(failure, Gone):
            log.warning("match %s: a whisper was refused: %s", key[0], failure)
        if self._heard.get(key) is heard:
            del self._heard[key]

    async def _take_down(self, heard: Heard) -> None:
        try:
            await self._platforms[heard.spot.platform].delete(heard.spot, heard.address)
        except Failure as failure:
            log.info("an old whisper stays: %s", failure)
