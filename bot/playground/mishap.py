"""What a test lets go wrong with calls to a chat platform, whichever it stands in for."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar


@dataclass(slots=True, kw_only=True)
class Mishap:
    """What goes wrong with a call.

    It happens `times` times (None: until cleared), after letting `skip` matching calls pass: first
    `delay` seconds pass, then either `refusal` is answered, or a page of HTML with status `html` (a
    broken gateway), or the connection drops `before` or `after` the call took effect.
    """

    times: int | None = 1
    skip: int = 0
    delay: float = 0.0
    refusal: Exception | None = None
    html: int = 0
    drop: Literal["before", "after", ""] = ""


M = TypeVar("M", bound=Mishap)


@dataclass(slots=True)
class Mishaps(Generic[M]):
    """The planted ones, in order; `outage` refuses every connection."""

    outage: bool = False
    faults: list[M] = field(default_factory=list)

    def plant(self, fault: M) -> M:
        self.faults.append(fault)
        return fault

    def clear(self) -> None:
        self.faults.clear()
        self.outage = False

    def first(self, is_met: Callable[[M], bool]) -> M | None:
        """The fault that a call meets, used up by one; None if the call may pass."""
        fault = next((fault for fault in self.faults if is_met(fault)), None)
        return fault and self._use(fault)

    def _use(self, fault: M) -> M | None:
        if fault.skip > 0:
            fault.skip -= 1
            return None
        if fault.times is not None:
            fault.times -= 1
            if fault.times <= 0:
                self.faults.remove(fault)
        return fault
