"""Takes down the messages that newer ones have replaced, wherever they stand."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace

from bot.platform import Failure, Flooded, Platform, Spot, Unknown, Unsent
from bot.publisher.address import Addresses
from bot.publisher.note import Notes
from bot.publisher.pacer import Pacer
from bot.publisher.showing import Matched, replaced, stands_on

log = logging.getLogger(__name__)


class Removals:
    """The message that the newest one of a slot replaced: its post notes it until it is gone."""

    def __init__(
        self,
        platforms: Mapping[str, Platform],
        pacers: Mapping[str, Pacer],
        addresses: Addresses,
        notes: Notes,
    ) -> None:
        self._platforms = platforms
        self._pacers = pacers
        self._addresses = addresses
        self._notes = notes

    async def withdraw(self, matched: Matched, slot: str) -> None:
        """Remove the newest message itself: its slot is shown nowhere now."""
        post, table = matched.posts[slot], matched.show.table
        if post.message_id is None:
            return
        platform = stands_on(post, table)
        there = await self._addresses.on(platform, table, slot)
        note = f"{platform}/{post.message_id}"
        self._notes.note(matched, replace(post, message_id=None, digest="", note=note))
        if there is not None:
            await self.take_down(matched, slot, there)

    async def take_down(self, matched: Matched, slot: str, spot: Spot) -> None:
        """Remove it, if there is one; `spot` is where the slot is shown now.

        If that cannot be done now it is tried again the next time that the slot is looked at.
        """
        post = matched.posts[slot]
        if not post.note:
            return
        platform, message = replaced(post, matched.show.table)
        if platform != spot.platform:
            left = await self._addresses.on(platform, matched.show.table, slot)
            if left is None:  # that account is nobody's of theirs any more
                self._notes.note(matched, replace(post, note=""))
                return
            spot = left
        try:
            await self._platforms[platform].delete(spot, message)
        except Flooded as flooded:
            self._pacers[platform].hold(spot.chat, spot.kind, flooded.retry_after)
            return
        except (Unsent, Unknown):
            return
        except Failure as failure:
            log.info("match %s: an old message stays: %s", post.match_id, failure)
        self._notes.note(matched, replace(matched.posts[slot], note=""))
