"""Faults that a test plants in the Bot API, and the log of every call made to it."""

from collections import deque
from dataclasses import dataclass, field
from typing import Any

from bot.playground.mishap import Mishap, Mishaps

LOG_LENGTH = 200_000


@dataclass(slots=True)
class Fault(Mishap):
    """What goes wrong with calls of `method` (None: any) for `chat_id` (None: any)."""

    method: str | None = None
    chat_id: int | None = None

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
class FaultBook(Mishaps[Fault]):
    """The planted faults and, while it is `enabled`, every call."""

    enabled: bool = False
    calls: deque[CallRecord] = field(default_factory=lambda: deque(maxlen=LOG_LENGTH))

    def draw(self, method: str, chat_id: Any) -> Fault | None:
        """The fault that this call meets, used up by one; None if it may pass."""
        return self.first(lambda fault: fault.meets(method, chat_id))

    def made(self, method: str | None = None, chat_id: int | None = None) -> list[CallRecord]:
        """The calls so far, oldest first, of one method and chat if named."""
        return [
            call
            for call in self.calls
            if method in (None, call.method)
            and (chat_id is None or str(call.chat_id) == str(chat_id))
        ]
