"""Who is evidently looking at their hand: whoever tapped a moment ago."""

from __future__ import annotations

from collections.abc import Callable

from cachetools import FIFOCache

WATCHING = 60.0  # seconds after a tap in which an edit is enough
REMEMBERED = 10_000  # people


class Watchers:
    """When each person tapped last."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._taps: FIFOCache[int, float] = FIFOCache(REMEMBERED)

    def saw(self, person_id: int) -> None:
        """Note that this person tapped just now."""
        self._taps[person_id] = self._now()

    def are(self, person_id: int) -> bool:
        """Whether this person watches: an edit reaches their eyes."""
        return self._now() - self._taps.get(person_id, -WATCHING) < WATCHING
