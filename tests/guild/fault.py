"""Faults that a test plants in the REST side, and the log of every call made to it."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from bot.playground.mishap import Mishap, Mishaps


@dataclass(slots=True)
class Fault(Mishap):
    """What goes wrong with calls of `route`, a pattern such as `POST /channels/*/messages`.

    `place` narrows it to one channel's id.
    """

    route: str = "*"
    place: int | None = None

    def meets(self, call: Call) -> bool:
        if self.place is not None and f"/channels/{self.place}" not in call.path:
            return False
        return fnmatchcase(f"{call.method} {call.path}", self.route)


@dataclass(slots=True)
class Call:
    """One call: `path` lacks the API's prefix, `status` is 0 while it lasts or when it was cut."""

    method: str
    path: str
    at: float
    body: Any = None
    status: int = 0
    code: int = 0
    ended: float = 0.0

    def meets(self, route: str) -> bool:
        """Whether it fits a pattern such as `PATCH /channels/*`."""
        return fnmatchcase(f"{self.method} {self.path}", route)


@dataclass(slots=True)
class FaultBook(Mishaps[Fault]):
    """The planted faults and every call; an outage refuses every socket too."""

    calls: deque[Call] = field(default_factory=lambda: deque(maxlen=200_000))

    def draw(self, call: Call) -> Fault | None:
        """The fault that this call meets, used up by one; None if it may pass."""
        return self.first(lambda fault: fault.meets(call))

    def made(self, route: str = "*") -> list[Call]:
        """The calls so far that fit a pattern, oldest first."""
        return [call for call in self.calls if call.meets(route)]
