"""The request object of everything but getUpdates: few calls at once, answers in their own lane.

The HTTP pool beneath opens a connection for each call that is under way and looks through all of
them several times a call: after a burst of a hundred edits every call costs several times more.
Telegram takes 30 messages a second, so a few at once are plenty.
"""

from __future__ import annotations

import asyncio
import sys
from importlib.util import find_spec
from typing import Any

from telegram.request import HTTPXRequest

MESSAGES_AT_ONCE = 8  # 30 a second while each takes a quarter of a second
ANSWERS_AT_ONCE = 4  # to taps; never behind messages
_ANSWER = "/answerCallbackQuery"
_ABSENT: Any = None


class GateRequest(HTTPXRequest):
    """Lets a few calls through at once, in the order in which they came."""

    def __init__(self, **options: Any) -> None:
        _remember_absence("sniffio")
        super().__init__(connection_pool_size=MESSAGES_AT_ONCE + ANSWERS_AT_ONCE, **options)
        self._messages = asyncio.Semaphore(MESSAGES_AT_ONCE)
        self._answers = asyncio.Semaphore(ANSWERS_AT_ONCE)

    async def do_request(self, url: str, *args: Any, **options: Any) -> tuple[int, bytes]:
        """Pass the request on when it is its turn."""
        async with self._answers if url.endswith(_ANSWER) else self._messages:
            return await super().do_request(url, *args, **options)


def _remember_absence(module: str) -> None:
    """httpcore tries to import sniffio at every step of a request; the search takes 0.1 ms."""
    if module not in sys.modules and find_spec(module) is None:
        sys.modules[module] = _ABSENT  # Python's own way to say that there is no such module
