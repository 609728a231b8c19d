"""Faults that a test plants in the Bot API, and the log of every call made to it."""

from collections import deque
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.playground.refusal import RefusalError

LOG_LENGTH = 200_000


@dataclass(slots=True)
class Fault:
    """What goes wrong with calls of `method` (None: any) for `chat_id` (None: any).

    It happens `times` times (None: until cleared), after letting `skip` matching calls pass:
    first `delay` seconds pass, then either `refusal` is answered, or a page of HTML with status
    `html` (a broken gateway), or the connection drops `before` or `after` the call took effect.
    """

    method: str | None = None
    chat_id: int | None = None
    times: int | None = 1
    skip: int = 0
    delay: float = 0.0
    refusal: RefusalError | None = None
    html: int = 0
    drop: Literal["before", "after", ""] = ""

    def meets(self, method: str, chat_id: Any) -> bool:
        if self.method is not None and self.method.lower() != method.lower():
            return False
        return self.chat_id is None or str(self.chat_id) == str(chat_id)


@dataclass(slots=True)
class CallRecord:
    """One call: `at` and `ended` by the world's clock, `outcome` is `ok` or the error."""

    method: str
    parameters: dict[str, Any]
    at: float
    outcome: str = "pending"
    ended: float = 0.0
    result: Any = None

    @property
    def chat_id(self) -> Any:
        return self.parameters.get("chat_id")


@dataclass(slots=True)
class FaultBook:
    """The planted faults, in order; `outage` refuses every connection."""

    enabled: bool = False
    outage: bool = False
    faults: list[Fault] = field(default_factory=list)
    calls: deque[CallRecord] = field(default_factory=lambda: deque(maxlen=LOG_LENGTH))

    def plant(self, fault: Fault) -> Fault:
        self.faults.append(fault)
        return fault

    def clear(self) -> None:
        self.faults.clear()
        self.outage = False

    def draw(self, method: str, chat_id: Any) -> Fault | None:
        """The fault that this call meets, used up by one; None if it may pass."""
        for fault in self.faults:
            if fault.meets(method, chat_id):
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

    def made(self, method: str | None = None, chat_id: int | None = None) -> list[CallRecord]:
        """The calls so far, oldest first, of one method and chat if named."""
        return [
            call
            for call in self.calls
            if method in (None, call.method)
            and (chat_id is None or str(call.chat_id) == str(chat_id))
        ]
