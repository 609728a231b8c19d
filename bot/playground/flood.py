"""Telegram's flood limits: a message a second in a chat, 20 a minute in a group, 30 a second."""

import math
from collections import defaultdict, deque
from dataclasses import dataclass, field

from bot.playground.refusal import too_many_requests

BURST = 5
METERED = frozenset(
    [
        "sendMessage",
        "sendPhoto",
        "sendDocument",
        "editMessageText",
        "editMessageCaption",
        "editMessageMedia",
        "editMessageReplyMarkup",
    ]
)


@dataclass(slots=True)
class FloodGate:
    """Counts messages and edits, when switched on. A refused call counts for nothing."""

    on: bool = False
    _overall: deque[float] = field(default_factory=deque)
    _groups: defaultdict[int, deque[float]] = field(default_factory=lambda: defaultdict(deque))
    _chats: dict[int, float] = field(default_factory=dict)

    def pass_through(self, method: str, chat_id: int, now: float) -> None:
        """Count one call; raises RefusalError 429 if it comes too soon."""
        if not self.on or method not in METERED:
            return
        waits = [_wait(self._overall, 30, 1.0, now), self._chat_wait(chat_id, now)]
        if chat_id < 0:
            waits.append(_wait(self._groups[chat_id], 20, 60.0, now))
        if max(waits) > 0:
            raise too_many_requests(math.ceil(max(waits)))
        self._overall.append(now)
        self._chats[chat_id] = max(self._chats.get(chat_id, 0.0), now) + 1.0
        if chat_id < 0:
            self._groups[chat_id].append(now)

    def _chat_wait(self, chat_id: int, now: float) -> float:
        return self._chats.get(chat_id, 0.0) - now - BURST + 1.0


def _wait(times: deque[float], most: int, span: float, now: float) -> float:
    while times and times[0] <= now - span:
        times.popleft()
    return times[0] + span - now if len(times) >= most else 0.0
