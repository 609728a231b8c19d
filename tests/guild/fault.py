"""Faults that a test plants in the REST side, and the log of every call made to it."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Literal

from tests.guild.refusal import RefusalError


@dataclass(slots=True)
class Fault:
    """What goes wrong with calls of `route`, a pattern such as `POST /channels/*/messages`.

    It happens `times` times (None: until cleared), after letting `skip` matching calls pass: first
    `delay` seconds pass; then either `refusal` is answered, or a page of HTML with status `html` (a
    broken gateway), or the connection drops `before` or `after` the call took effect.
    `place` narrows it to one channel's id.
    """

    route: str = "*"
    place: int | None = None
    times: int | None = 1
    skip: int = 0
    delay: float = 0.0
    refusal: RefusalError | None = None
    html: int = 0
    drop: Literal["before", "after", ""] = ""

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
class FaultBook:
    """The planted faults, in order; `outage` refuses every call and every socket."""

    outage: bool = False
    faults: list[Fault] = field(default_factory=list)
    calls: deque[Call] = field(default_factory=lambda: deque(maxlen=200_000))

    def plant(self, fault: Fault) -> Fault:
        self.faults.append(fault)
        return fault

    def clear(self) -> None:
        self.faults.clear()
        self.outage = False

    def draw(self, call: Call) -> Fault | None:
        """The fault that this call meets, used up by one; None if it may pass."""
        for fault in self.faults:
            if fault.meets(call):
                return self._use(fault)
        return None

    def _use(self, fault: Fault) -> Fault | None:
        if fault.skip > 0:
            fault.skip -= 1
            return None
        if fault.times is not None:
            fault.times -= 1
            if fault.times <= 0:
                self.faults.remove(fault)
        return fault

    def made(self, route: str = "*") -> list[Call]:
        """The calls so far that fit a pattern, oldest first."""
        return [call for call in self.calls if call.meets(route)]
