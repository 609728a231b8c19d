"""Writing behind: what changes often is written down soon, many together, and nobody waits."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class WriteBehind(Generic[Key, Value]):
    """The newest value of each key that is not written down yet.

    `write` is given all of them every so many seconds, while there are any, and copes with its own
    failures: what it was given counts as written.
    """

    def __init__(
        self, write: Callable[[dict[Key, Value]], Awaitable[None]], seconds: float, name: str
    ) -> None:
        self._write = write
        self._seconds = seconds
        self._name = name
        self._unsaved: dict[Key, Value] = {}
        self._saver: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()  # so that no older value overtakes a newer one

    def put(self, key: Key, value: Value) -> None:
        """Write this down soon, instead of what is still to be written of this key."""
        self._unsaved[key] = value
        if self._saver is None or self._saver.done():
            self._saver = asyncio.create_task(self._save_later(), name=self._name)

    @contextlib.asynccontextmanager
    async def overtake(self, is_overtaken: Callable[[Key], bool]) -> AsyncIterator[None]:
        """Nothing is written inside, and what was still to be written of these keys never is.

        What is being written already is waited for.
        """
        for key in [*filter(is_overtaken, self._unsaved)]:
            del self._unsaved[key]
        async with self._turn:
            yield

    async def close(self) -> None:
        """Write down what is left."""
        if self._saver is not None:
            self._saver.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._saver
        await self._save()

    async def _save_later(self) -> None:
        while self._unsaved:
            await asyncio.sleep(self._seconds)
            await self._save()

    async def _save(self) -> None:
        async with self._turn:
            unsaved = dict(self._unsaved)
            if unsaved:
                await self._write(unsaved)
            for key, value in unsaved.items():
                if key in self._unsaved and self._unsaved[key] is value:
                    del self._unsaved[key]
