"""Two copies with one token: Telegram ends the poll of one when the other asks (409)."""

from __future__ import annotations

from collections.abc import Callable

FORGOTTEN_AFTER = 2  # times the patience without a conflict: the other copy went away


class Rivalry:
    """How long another copy has been polling with our token. `now` and `patience` in seconds."""

    def __init__(self, patience: float, now: Callable[[], float]) -> None:
        self._patience = patience
        self._now = now
        self._since = self._last = float("-inf")

    def meet(self) -> bool:
        """Note a conflict; return whether it is the first one of this rivalry."""
        now = self._now()
        is_new = now - self._last > self._patience * FORGOTTEN_AFTER
        if is_new:
            self._since = now
        self._last = now
        return is_new

    @property
    def is_lasting(self) -> bool:
        """Whether the other copy has been there for longer than our patience."""
        return self._last - self._since > self._patience
