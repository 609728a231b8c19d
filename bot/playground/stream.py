"""Events for the page: everything that changes in the world, to everyone who may see it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

Event = dict[str, Any]


class Broadcast:
    """Hands each event to every listener; None tells a listener to go."""

    def __init__(self) -> None:
        self._listeners: set[asyncio.Queue[Event | None]] = set()

    @property
    def heard(self) -> bool:
        """Whether anyone listens at all."""
        return bool(self._listeners)

    def send(self, event: Event) -> None:
        for listener in self._listeners:
            listener.put_nowait(event)

    @contextmanager
    def listen(self) -> Iterator[asyncio.Queue[Event | None]]:
        """A queue that gets every event from now on."""
        queue: asyncio.Queue[Event | None] = asyncio.Queue()
        self._listeners.add(queue)
        try:
            yield queue
        finally:
            self._listeners.discard(queue)

    def close(self) -> None:
        for listener in self._listeners:
            listener.put_nowait(None)
