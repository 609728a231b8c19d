"""Does what is planned for a message: edits it or sends a new one, and notes what stands there."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace

from bot.platform import Gone, Platform, Unknown
from bot.publisher.note import Notes
from bot.publisher.plan import Plan
from bot.publisher.poster import SENT_ONCE
from bot.publisher.removal import Removals
from bot.publisher.showing import Matched, away_from, note_of
from core.engine import Engine
from core.engine.posts import Post


class Postings:
    """Carries plans out. The engine hears of every hand that its owner can see now."""

    def __init__(
        self, engine: Engine, platforms: Mapping[str, Platform], notes: Notes, removals: Removals
    ) -> None:
        self._engine = engine
        self._platforms = platforms
        self._notes = notes
        self._removals = removals

    async def put_up(self, matched: Matched, plan: Plan) -> None:
        """Make the message show what is planned. Raises the platform's `Failure`."""
        show, slot = matched.show, plan.post.slot
        is_doubtful = slot in matched.doubtful
        shown = plan.shown
        is_news = False
        if plan.anew:
            await self._send(matched, plan, shown)
        else:
            platform = self._platforms[plan.spot.platform]
            try:
                is_news = await platform.edit(
                    plan.spot, plan.post.message_id or "", plan.poster.view
                )
            except Gone:
                matched.posts[slot] = replace(plan.post, message_id=None, digest="")
                if not slot.startswith(SENT_ONCE):
                    matched.again.add(slot)
                return
            self._notes.note(matched, shown)
        seat = matched.mark(slot, show.table)
        if seat is None:
            return
        if is_doubtful and is_news:  # the turn came while nobody told its player: ring
            del matched.announced[seat]
            matched.again.add(slot)
        await self._engine.delivered(show.table.id, show.table.plies)

    async def _send(self, matched: Matched, plan: Plan, shown: Post) -> None:
        platform = self._platforms[plan.spot.platform]
        try:
            message_id = await platform.send(plan.spot, plan.poster.view, silent=plan.silent)
        except asyncio.CancelledError:  # we are stopping: nobody knows whether it went out
            if not plan.post.slot.startswith("hand"):
                self._notes.note(matched, replace(shown, message_id=None))
            raise
        except Unknown:
            if plan.post.slot.startswith("hand"):
                raise
            matched.fresh.discard(plan.post.slot)
            await self._notes.keep(matched, replace(shown, message_id=None))
            return
        matched.fresh.discard(plan.post.slot)
        table = matched.show.table
        note = note_of(plan.post, table, plan.spot)
        there = away_from(table, plan.spot)
        new = replace(shown, message_id=message_id, platform=there, note=note)
        await self._notes.keep(matched, new)
        await self._removals.take_down(matched, plan.post.slot, plan.spot)
