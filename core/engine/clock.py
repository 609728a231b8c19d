"""Time.

What happens when a match has waited long enough, and the bot's own outages, which count for nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from random import Random
from typing import Final

from cachetools import FIFOCache
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine import deal
from core.engine.door import Door
from core.engine.folding import fold
from core.engine.game import Event, Game, Show, Step, end, with_seat
from core.engine.refusal import Refusal
from core.engine.settings import Moment
from core.engine.table import Due, Status, Table
from core.engine.thought import SEARCHING, Thoughts
from core.engine.timer import is_present
from core.players import STAND_IN, choose
from core.rules.play import Play
from core.rules.seatview import SeatView
from core.store import match as rows
from core.store import pulse
from core.store.instant import to_milliseconds

log = logging.getLogger(__name__)

BATCH: Final = 200  # matches fired in one go, before others get a word in
_BACKOFF: Final = (1.0, 2.0, 5.0, 15.0)
_LONGEST: Final = 60.0  # seconds between two tries to fire a match that always fails
_FAILED: Final = 10_000  # failed matches that are remembered: databases limit the values of a query


class Timekeeper:
    """Fires what is due, through the door, and keeps the heartbeat."""

    def __init__(self, door: Door, thoughts: Thoughts) -> None:
        self._door = door
        self._thoughts = thoughts
        self._stamped: datetime | None = None
        self._shifts: int | None = None
        self._failed: FIFOCache[int, tuple[datetime, float]] = FIFOCache(
            _FAILED
        )  # not before, wait
        self._later: dict[int, datetime] = {}  # computers that were only just asked for their play
        self.has_stumbled = False  # a match could not be fired: do not try again at once

    async def tick(self) -> datetime | None:
        """Fire every match that is due, earliest first, at most 200.

        Return when the next one is.
        """
        now = self._door.now()
        self.has_stumbled = False

        async def due(connection: AsyncConnection) -> list[tuple[int, str]]:
            key = {"now": now, "limit": BATCH, "failed": self._waiting(now)}
            found = await connection.execute(rows.DUE, key)
            return [(row.id, row.due) for row in found]

        for match_id, kind in await self._door.store.read(due):
            try:
                await self._fire(match_id, Due(kind))
                self._failed.pop(match_id, None)
            except Refusal as refusal:
                self.has_stumbled = True
                log.info("match %s was not due after all: %s", match_id, refusal.reason)
            except Exception:
                self.has_stumbled = True
                log.exception("the clock of match %s failed", match_id)
                self._put_off(match_id, now)
        return await self.next_due()

    async def next_due(self) -> datetime | None:
        """The earliest due time of all matches; one that failed is due when it is tried again."""
        waiting = self._waiting(self._door.now())

        async def earliest(connection: AsyncConnection) -> datetime | None:
            found = await connection.execute(rows.NEXT_DUE, {"failed": waiting})
            first: datetime | None = found.scalar()
            return first

        first = await self._door.store.read(earliest)
        again = [self._later.get(key) or self._failed[key][0] for key in waiting]
        return min([*again, *([first] if first else [])], default=None)

    def _waiting(self, now: datetime) -> list[int]:
        """The matches that are not tried (again) yet: they must hold up no others."""
        self._later = {match_id: until for match_id, until in self._later.items() if until > now}
        failed = [match_id for match_id, (until, _) in self._failed.items() if until > now]
        return [*failed, *self._later]

    def _put_off(self, match_id: int, now: datetime) -> None:
        """Try a match that failed later, and later each time."""
        _, last = self._failed.get(match_id, (now, 0.5))
        wait = min(2 * last, _LONGEST)
        self._failed[match_id] = now + timedelta(seconds=wait), wait

    async def _fire(self, match_id: int, due: Due) -> None:
        if due is Due.FOLD:
            await fold(self._door, match_id)
        elif due is not Due.TURN or await self._has_thought(match_id):
            await self._door.change(match_id, partial(fire, thoughts=self._thoughts))

    async def _has_thought(self, match_id: int) -> bool:
        """Whether a computer in turn was asked for its play; else it has its time from now on."""
        seen = self._door.peek(match_id)
        if seen is not None and seen.table.level not in SEARCHING:
            return True
        if self._thoughts.is_begun(await self._door.game(match_id)):
            return True
        self._later[match_id] = self._door.moment().later(self._door.settings.computer)
        return False

    async def heartbeat(self, connected: bool) -> None:
        """Say that we are alive and can hear people; a longer silence is added to every clock.

        Call it often: it writes every 5 s. While not connected it writes nothing, so that the
        outage grows.
        """
        if not connected:
            self._stamped = None
            return
        now, settings = self._door.now(), self._door.settings
        stamped = self._stamped
        if stamped is not None and now - stamped < timedelta(seconds=settings.heartbeat):
            return
        try:
            shifts = await self._door.store.write(lambda connection: self._stamp(connection, now))
        except IntegrityError:  # two processes stamped for the first time ever
            shifts = await self._door.store.write(lambda connection: self._stamp(connection, now))
        is_shifted = shifts != self._shifts
        self._stamped, self._shifts = now, shifts
        if is_shifted:
            await self._door.refresh()

    async def _stamp(self, connection: AsyncConnection, now: datetime) -> int:
        row = (await connection.execute(pulse.READ)).one_or_none()
        if row is None:
            await connection.execute(pulse.BEGIN, {"alive_at": now})
            return 0
        gap = now - row.alive_at
        if gap <= timedelta(seconds=self._door.settings.outage):
            await connection.execute(pulse.STAMP, {"alive_at": now})
            return int(row.shifts)
        seen = {"alive_at": now, "seen": row.alive_at}
        stamped = await connection.execute(pulse.STAMP_AFTER_OUTAGE, seen)
        if stamped.rowcount:
            span = {"since": to_milliseconds(row.alive_at), "until": to_milliseconds(now)}
            await connection.execute(pulse.SHIFT, span)
            log.warning("an outage of %d s was added to every clock", gap.total_seconds())
        return int(row.shifts) + 1


def fire(game: Game, moment: Moment, thoughts: Thoughts) -> Step | None:
    """What a due match does now; None if it is not due any more."""
    table = game.table
    if table.due is None or table.due_at is None or table.due_at > moment.now:
        return None
    match table.due:
        case Due.INVITATION:
            return Step(end(game, Status.EXPIRED, moment), Event.EXPIRED)
        case Due.NUDGE:
            due = replace(table, due=Due.TURN, due_at=table.deadline)
            return Step(replace(game, table=due), Event.NUDGED, table.turn)
        case Due.TURN:
            return stand_in(game, moment, thoughts)
        case Due.PAUSE:
            return Step(game, Event.DEALT)
        case Due.VOID:
            return Step(end(game, Status.VOID, moment), Event.VOIDED)
        case Due.FOLD:
            return None


def stand_in(game: Game, moment: Moment, thoughts: Thoughts) -> Step | None:
    """The computer plays one card: as itself, or for a person who is away or out of time."""
    table, number = game.table, game.table.turn
    if number is None or game.match is None:
        return None
    seat = table.seats[number]
    chosen = _choose(table, SeatView.of(game.match, number), moment, thoughts)
    if is_present(seat):
        missed = seat.missed + 1
        away = missed >= moment.settings.misses
        table = with_seat(table, replace(seat, missed=missed, away=away))
    for_person = seat.person is not None
    after = deal.play(replace(game, table=table), chosen, moment, by_computer=for_person)
    return Step(after, Event.STOOD_IN if for_person else Event.PLAYED, number)


def _choose(table: Table, view: SeatView, moment: Moment, thoughts: Thoughts) -> Play:
    """What was found for a computer that searches; else, and in haste, as who plays at once."""
    level = table.seats[view.seat].level or STAND_IN
    found = thoughts.play(table, view) if level in SEARCHING else None
    if found is not None:
        return found
    rng = Random(moment.random_bytes(8))  # noqa: S311 - taste among equal plays, no secret
    return choose(STAND_IN if level in SEARCHING else level, view, rng)


class Clock:
    """The task that keeps time: sleeps until the earliest due time, and is woken by changes.

    Nothing fires until `caught_up()` says that the backlog of taps was worked off, nor while not
    `connected()`.
    """

    def __init__(
        self,
        door: Door,
        keeper: Timekeeper,
        *,
        caught_up: Callable[[], bool] = lambda: True,
        connected: Callable[[], bool] = lambda: True,
    ) -> None:
        self._door = door
        self._keeper = keeper
        self._caught_up = caught_up
        self._connected = connected
        self._next: datetime | None = None
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Add the outage since the last sign of life, then keep time until `stop`."""
        await self._keeper.heartbeat(self._connected())
        self._door.listeners.append(self._changed)
        self._task = asyncio.create_task(self._run(), name="clock")

    async def stop(self) -> None:
        """Stop at once. Harmless twice."""
        task, self._task = self._task, None
        if task is None:
            return
        self._door.listeners.remove(self._changed)
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task

    def wake(self) -> None:
        """Look again now, e.g. when the backlog has been worked off."""
        self._woken.set()

    def _changed(self, show: Show) -> None:
        due_at = show.table.due_at
        if due_at is not None and (self._next is None or due_at < self._next):
            self._woken.set()

    async def _run(self) -> None:
        failures = 0
        while True:
            self._woken.clear()
            try:
                seconds = await self._round()
                failures = 0
            except Exception:
                log.exception("the clock failed and will try again")
                seconds = _BACKOFF[min(failures, len(_BACKOFF) - 1)]
                failures += 1
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), seconds)

    async def _round(self) -> float:
        """Beat, fire what is due, and say how long to sleep."""
        connected = self._connected()
        await self._keeper.heartbeat(connected)
        beat = self._door.settings.heartbeat
        if not connected or not self._caught_up():
            self._next = None
            return min(beat, 1.0)
        self._next = await self._keeper.tick()
        if self._next is None:
            return beat
        least = 1.0 if self._keeper.has_stumbled else 0.0
        return min(beat, max(least, (self._next - self._door.now()).total_seconds()))
