"""Keeps every posted message equal to the state of its match.

Level-triggered: a change marks the messages of a match; one worker a message looks at the newest
state whenever it may send, and again after it sent, until what stands in the chat is what should.
Nothing is queued but "look again", so a slow chat costs its own freshness and nothing else. A
failure to show never undoes a play.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Mapping
from dataclasses import replace
from typing import Any

from bot.platform import Failure, Platform, Spot
from bot.publisher.address import Addresses
from bot.publisher.note import Notes
from bot.publisher.outcome import Outcomes
from bot.publisher.pacer import Pacer
from bot.publisher.plan import Plan, Planner
from bot.publisher.poster import LAST, OFFERING, Show, priority, slots
from bot.publisher.posting import Postings
from bot.publisher.removal import Removals
from bot.publisher.showing import (
    SETTLED,
    UNSENT,
    Matched,
    is_nudge,
    misses_nudge,
    replaced,
    stranded,
)
from bot.publisher.watcher import Watchers
from bot.publisher.whisper import Heard, Whispers
from bot.view import View
from bot.views import Choosing
from core.engine import Engine
from core.engine.posts import Post

log = logging.getLogger(__name__)

HEAD_START = 0.02  # seconds that the answer to a tap has before the messages that it changes
MOMENT = 0.3  # seconds that a message waits at most for the more urgent ones of its match
REMEMBERED = 1000  # matches whose posts are kept in memory


class Publisher:
    """Posts, edits and replaces the messages of every match on every platform."""

    def __init__(
        self,
        engine: Engine,
        platforms: Mapping[str, Platform],
        pacers: Mapping[str, Pacer],
        now: Callable[[], float],
        site: str = "",
    ) -> None:
        self._engine = engine
        self._platforms = platforms
        self._pacers = pacers
        self._outcomes = Outcomes(engine, pacers, self.changed)
        self._matches: OrderedDict[int, Matched] = OrderedDict()
        self._opening: dict[int, Show] = {}
        self._watchers = Watchers(now)
        self._planner = Planner(site, self._watchers.are)
        self._addresses = Addresses(engine, platforms)
        engine.on_refresh(self._addresses.forget_all)
        self._notes = Notes(engine.posts)
        self._removals = Removals(platforms, pacers, self._addresses, self._notes)
        self._postings = Postings(engine, platforms, self._notes, self._removals)
        self._whispers = Whispers(platforms, self._newest_hand, self._spawn)
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False

    async def catch_up(self) -> None:
        """Repair what an earlier process left behind."""
        for match_id in await self._engine.lagging():
            self.changed(await self._engine.show(match_id))

    def changed(self, show: Show) -> None:
        """Look again at every message of this match; called after each commit."""
        matched = self._matches.get(show.table.id)
        if matched is None:
            waiting = show.table.id in self._opening
            self._opening[show.table.id] = show
            if not waiting:
                self._spawn(self._open(show.table.id))
        elif show.table.version >= matched.show.table.version:
            if is_nudge(matched.show.table, show.table):
                matched.fresh.add(f"hand:{show.table.turn}")  # an edit would ring no phone
                matched.announced.pop(show.table.turn or 0, None)  # nor would the floor
            self._look_at(matched, show)
            self._matches.move_to_end(show.table.id)
            self._kick_all(matched)

    def has_room(self, spot: Spot) -> bool:
        """Whether a message that is not about a running match may be changed there now."""
        return self._pacers[spot.platform].passes_now(spot.chat, spot.kind)

    def hold(self, spot: Spot, seconds: float) -> None:
        """Send nothing there for so long: the platform said so to an answer that we do not pace."""
        self._pacers[spot.platform].hold(spot.chat, spot.kind, seconds)

    def saw(self, person_id: int) -> None:
        """Note that this person tapped just now, so an edit reaches their eyes."""
        self._watchers.saw(person_id)

    def choose(self, show: Show, seat: int, choosing: Choosing | None) -> None:
        """Open the choice between a card's captures in one hand, or close it with None."""
        matched = self._matches.get(show.table.id)
        if matched is not None:
            matched.choosing.pop(seat, None)
            if choosing is not None:
                matched.choosing[seat] = (show.table.plies, choosing)
            self._kick(matched, f"hand:{seat}")
            self._whispers.look(show.table.id, len(show.table.seats))

    def ask_level(self, show: Show, asking: bool) -> None:
        """Let the card ask how well the computers should play, or not any more."""
        matched = self._matches.get(show.table.id)
        if matched is not None:
            matched.asks_level = asking
            self._kick(matched, "card")

    def hand(self, show: Show, seat: int) -> View | None:
        """What the hand of a seat shows now, to be whispered."""
        matched = self._matches.get(show.table.id) or Matched(show, {})
        poster = self._planner.paint(replace(matched, show=show), f"hand:{seat}")
        return poster.view if poster else None

    def whispered(self, show: Show, seat: int, heard: Heard) -> None:
        """Keep the hand that a seat was whispered up to date."""
        self._whispers.keep(show.table.id, seat, heard)
        self.changed(show)

    def _newest_hand(self, match_id: int, seat: int) -> View | None:
        matched = self._matches.get(match_id)
        return self.hand(matched.show, seat) if matched else None

    def renew(self, show: Show, wanted: Iterable[str]) -> None:
        """Post these slots anew, at the bottom of their chats."""
        matched = self._matches.get(show.table.id)
        if matched is None:
            self._spawn(self._open(show.table.id, show, tuple(wanted)))
            return
        if show.table.version >= matched.show.table.version:
            self._look_at(matched, show)  # the chat may have moved or been found again
        for slot in wanted:
            matched.fresh.add(slot)
            self._kick(matched, slot)

    def _look_at(self, matched: Matched, show: Show) -> None:
        for post in stranded(matched.posts.values(), matched.show.table, show.table):
            self._notes.note(matched, post)
        matched.show = show

    def is_stray(self, match_id: int, message: str) -> bool:
        """Whether a message with a match's buttons is none of those known to show it."""
        matched = self._matches.get(match_id)
        if matched is None:
            return False
        table, posts = matched.show.table, matched.posts.values()
        return all(message not in (one.message_id, replaced(one, table)[1]) for one in posts)

    def forget_account(self, person_id: int) -> None:
        """Ask the store again where this person is written to."""
        self._addresses.forget(person_id)

    async def settle(self, within: float = 60.0) -> None:
        """Wait until every message shows what it should, or so many seconds have gone by."""
        loop = asyncio.get_running_loop()
        end = loop.time() + within
        while (busy := self._busy()) and loop.time() < end:
            await asyncio.wait(busy, timeout=end - loop.time())

    async def close(self, grace: float) -> None:
        """Let what is being sent arrive, for at most `grace` seconds; write down what was shown."""
        self._stopping = True
        for pacer in self._pacers.values():
            await pacer.close()
        if busy := self._busy():
            _, late = await asyncio.wait(busy, timeout=grace)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._notes.close(), grace)

    def _busy(self) -> list[asyncio.Task[None]]:
        return [*self._tasks, *(t for m in self._matches.values() for t in m.workers.values())]

    # -- opening a match

    async def _open(
        self, match_id: int, show: Show | None = None, fresh: tuple[str, ...] = ()
    ) -> None:
        posts = {post.slot: post for post in await self._engine.posts.of(match_id)}
        asked = self._opening.get(match_id) or show
        mention = await self._addresses.mention(asked.table) if asked else None
        show = self._opening.pop(match_id, None) or show
        if show is None or (show.table.is_folded and not posts):
            return
        matched = self._matches.get(match_id)
        if matched is None:
            matched = self._matches[match_id] = Matched(show, posts, mention)
            matched.whispers = self._addresses.whispers_at(show.table)
            matched.doubtful.update(slot for slot, post in posts.items() if post.message_id)
            if misses_nudge(matched):
                matched.fresh.add(f"hand:{show.table.turn}")
            self._trim()
        elif show.table.version > matched.show.table.version:
            self._look_at(matched, show)
        matched.fresh.update(fresh)
        self._kick_all(matched)

    def _trim(self) -> None:
        idle = [key for key, matched in self._matches.items() if not matched.workers]
        for key in idle[: max(0, len(self._matches) - REMEMBERED)]:
            del self._matches[key]

    # -- workers

    def _kick_all(self, matched: Matched) -> None:
        table = matched.show.table
        self._whispers.look(table.id, len(table.seats))
        if table.is_folded:
            self._spawn(self._retire(matched))
            return
        wanted = slots(table)
        missing = [slot for slot in wanted if slot not in matched.posts]
        for slot in missing:
            matched.posts[slot] = Post(table.id, slot, table.chat.key, version=UNSENT)
        if missing:
            self._spawn(self._note_first(matched, missing, wanted))
            return
        for slot in wanted:
            self._kick(matched, slot)

    async def _retire(self, matched: Matched) -> None:
        """Take Rematch away from a folded match, then forget its messages; nothing is posted."""
        matched.fresh.clear()
        for slot in matched.posts:
            if slot.startswith(OFFERING):
                self._kick(matched, slot)
        while busy := [*matched.workers.values()]:
            await asyncio.wait(busy)
        if not self._stopping:
            match_id = matched.show.table.id
            self._matches.pop(match_id, None)
            await self._notes.clear(match_id)

    async def _note_first(self, matched: Matched, missing: list[str], wanted: list[str]) -> None:
        """Write down which messages should exist before any is sent: a kill loses none."""
        await self._engine.posts.save([matched.posts[slot] for slot in missing])
        for slot in wanted:
            self._kick(matched, slot)

    def _kick(self, matched: Matched, slot: str) -> None:
        post = matched.posts.get(slot)
        if post is None or (post.version == SETTLED and slot not in matched.fresh):
            return
        matched.look_again(slot)
        if slot not in matched.workers and not self._stopping:
            name = f"show {matched.show.table.id} {slot}"
            matched.workers[slot] = asyncio.create_task(self._work(matched, slot), name=name)

    async def _work(self, matched: Matched, slot: str) -> None:
        tries = 0
        try:
            while slot in matched.again and not self._stopping:
                matched.again.discard(slot)
                if await self._show(matched, slot, tries):
                    matched.again.add(slot)
                    tries += 1
        except Exception:
            log.exception("match %s: %s could not be shown", matched.show.table.id, slot)
        finally:
            matched.workers.pop(slot, None)

    async def _show(self, matched: Matched, slot: str, tries: int) -> bool:
        """Make one message show the newest state. Return whether to try again."""
        spot = await self._addresses.spot(matched.show.table, slot)
        if spot is None:
            await self._withdraw(matched, slot)
            return False
        await self._removals.take_down(matched, slot, spot)
        await self._let_others_go_first(matched, slot)
        spot = await self._addresses.spot(matched.show.table, slot)  # its chat may have moved
        if slot == "floor":
            matched.call = await self._addresses.call(matched.show.table)
        plan = self._newest(matched, slot, spot) if spot else None
        if spot is None or plan is None:
            return False
        try:
            urgency = priority(slot, matched.show.table)
            await self._pacers[spot.platform].turn(spot.chat, spot.kind, urgency)
            if slot in matched.again:  # it changed while we waited
                if await self._addresses.spot(matched.show.table, slot) != spot:
                    return True
                plan = self._newest(matched, slot, spot)
            if plan is not None:
                await self._postings.put_up(matched, plan)
        except Failure as failure:
            return await self._outcomes.try_again(failure, matched.show, slot, spot, tries)
        return False

    async def _withdraw(self, matched: Matched, slot: str) -> None:
        """Take down a hand whose owner now wants to see it only where they ask for it."""
        if await self._addresses.is_whispered(matched.show.table, slot):
            await self._removals.withdraw(matched, slot)

    async def _let_others_go_first(self, matched: Matched, slot: str) -> None:
        """The tap's answer first, then the hand in turn, then what all see, then the other hand.

        The last one waits until its match changes again: of two quick plays one edit shows both.
        """
        table = matched.show.table
        urgency = priority(slot, table)
        if urgency == LAST:
            await matched.pause(slot, MOMENT)
            return
        others = [task for name, task in matched.workers.items() if priority(name, table) < urgency]
        if others:
            await asyncio.wait(others, timeout=MOMENT)
        else:
            await asyncio.sleep(HEAD_START)

    def _newest(self, matched: Matched, slot: str, spot: Spot) -> Plan | None:
        """What is to be done for this slot to show the state of this moment."""
        matched.again.discard(slot)
        plan = self._planner.plan(matched, slot, spot)
        if plan is None or not plan.is_done:
            return plan
        self._notes.note(matched, plan.shown)
        matched.mark(slot, matched.show.table)
        return None

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("the publisher stumbled", exc_info=error)
