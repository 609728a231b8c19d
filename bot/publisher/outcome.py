"""What each failure of a platform means for a message, for the match, and for trying again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

from bot.platform import (
    Closed,
    Failure,
    Flooded,
    Lost,
    Moved,
    Rejected,
    Spot,
    Unknown,
    Unreachable,
    Unsent,
)
from bot.publisher.pacer import Pacer
from bot.publisher.poster import Show
from core.engine import Engine

log = logging.getLogger(__name__)

PATIENCE = (1.0, 2.0, 5.0, 15.0, 30.0)  # seconds between tries while the platform does not answer


class Outcomes:
    """Acts on failures. One method answers the one question a worker has: shall I try again?"""

    def __init__(
        self, engine: Engine, pacers: Mapping[str, Pacer], changed: Callable[[Show], None]
    ) -> None:
        self._engine = engine
        self._pacers = pacers
        self._changed = changed

    async def try_again(
        self, failure: Failure, show: Show, slot: str, spot: Spot, tries: int
    ) -> bool:
        """Do what the failure asks for; return whether this message should be tried again now."""
        match failure:
            case Flooded():
                self._pacers[spot.platform].hold(spot.chat, spot.kind, failure.retry_after)
                return True
            case Unsent() | Unknown():
                await asyncio.sleep(PATIENCE[min(tries, len(PATIENCE) - 1)])
                return True
            case Moved():
                await self._engine.chats.migrate(spot.platform, spot.chat, failure.external_id)
                await self._look_again(show.table.chat.key)
                self._changed(await self._engine.show(show.table.id))  # it may have ended by now
            case Unreachable() | Lost():
                await self._lose(show, slot, spot)
            case Closed():
                log.info("match %s: the topic of %s takes no messages", show.table.id, slot)
            case Rejected():
                log.error("match %s: %s was refused: %s", show.table.id, slot, failure)
        return False

    async def _lose(self, show: Show, slot: str, spot: Spot) -> None:
        """Note that a hand, or a whole group, cannot be written to. The match goes on."""
        if spot.kind == "group":
            chat = (await self._engine.table(show.table.id)).chat
            if chat.external_id == spot.chat:  # else it has moved meanwhile
                await self._engine.chats.lost(chat.key, True)
            await self._look_again(show.table.chat.key)
        elif slot.startswith("hand:"):
            seat = int(slot.removeprefix("hand:"))
            now = (await self._engine.table(show.table.id)).seats[seat]
            if now.platform == show.table.seats[seat].platform:  # else it has moved meanwhile
                await self._engine.undeliverable(show.table.id, seat, True)

    async def _look_again(self, chat_key: int) -> None:
        for table in await self._engine.tables_in(chat_key):
            self._changed(await self._engine.show(table.id))
