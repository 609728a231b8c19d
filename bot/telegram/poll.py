"""Watches getUpdates: whether Telegram is in reach, and whether the backlog has been fetched."""

from __future__ import annotations

import json
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from telegram import Update
from telegram.ext import ExtBot
from telegram.request import HTTPXRequest

FULL_BATCH = 100  # getUpdates gives at most this many; fewer means there are no more


class PollRequest(HTTPXRequest):
    """The request object that getUpdates goes through, reporting each outcome."""

    def __init__(self, watch: PollWatch, **options: Any) -> None:
        super().__init__(**options)
        self._watch = watch

    async def do_request(self, *args: Any, **options: Any) -> tuple[int, bytes]:
        """Pass the request on and note how it went."""
        try:
            code, payload = await super().do_request(*args, **options)
        except Exception:
            self._watch.failed()
            raise
        self._watch.answered(code, payload)
        return code, payload


class PollBot(ExtBot[None]):
    """The library's bot, whose first poll after an outage does not wait: is Telegram there?

    A long poll answers only when something happens, up to 25 s later, and until the first answer
    no clock runs.
    """

    def __init__(self, watch: PollWatch, **options: Any) -> None:
        super().__init__(**options)
        self._watch = watch

    async def get_updates(self, *args: Any, **options: Any) -> tuple[Update, ...]:
        """Ask for updates."""
        if not self._watch.connected:
            options["timeout"] = 0
        return await super().get_updates(*args, **options)


class PollWatch:
    """What the last getUpdates told: connected or not, behind or not, and whether to give up."""

    def __init__(self, give_up: Callable[[str], None]) -> None:
        self.connected = False
        self.fetched_all = False
        self.fetched = 0  # updates in all, each of which the library hands on
        self._give_up = give_up

    def failed(self) -> None:
        """Note an outage: what happened meanwhile is still to come."""
        self.connected = self.fetched_all = False

    def answered(self, code: int, payload: bytes) -> None:
        """Note an answer of the server."""
        if code in (HTTPStatus.UNAUTHORIZED, HTTPStatus.NOT_FOUND):
            self._give_up("Telegram no longer accepts TELEGRAM_TOKEN: ask @BotFather for it again")
        if code != HTTPStatus.OK:
            self.failed()
            return
        self.connected = True
        batch = len(json.loads(payload)["result"])
        self.fetched += batch
        self.fetched_all = self.fetched_all or batch < FULL_BATCH
