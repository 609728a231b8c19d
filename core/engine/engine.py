"""The engine: every command a platform may give, in one place.

The rooms behind it hold the docstrings.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from secrets import token_bytes

from core.engine.archive import Archive
from core.engine.board import Boards
from core.engine.chats import Chats
from core.engine.clock import Clock, Timekeeper
from core.engine.code import Guesses
from core.engine.delivery import Deliveries
from core.engine.door import Door, Listener
from core.engine.house import Houses
from core.engine.leaving import Leaving
from core.engine.link import Links
from core.engine.people import People
from core.engine.playing import Playing
from core.engine.posts import Posts
from core.engine.reading import Reading
from core.engine.rematch import Rematches
from core.engine.seating import Seating
from core.engine.settings import EngineSettings
from core.engine.taste import Tastes
from core.engine.thought import Thinker, Thoughts, Told
from core.engine.upload import Uploads
from core.store.store import Store


def utc_now() -> datetime:
    """The time of this machine."""
    return datetime.now(UTC)


class Engine:
    """Tables, seats, plays, clocks and ratings over a store.

    Commands raise Refusal, an ordinary answer. Without a `thinker` computers that would search play
    as the stand-in does.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime] = utc_now,
        random_bytes: Callable[[int], bytes] = token_bytes,
        settings: EngineSettings | None = None,
        thinker: Thinker | None = None,
    ) -> None:
        self._door = door = Door(store, now, random_bytes, settings or EngineSettings())
        guesses = Guesses(now)
        seating, playing, reading = Seating(door, guesses), Playing(door), Reading(door)
        leaving = Leaving(reading, seating, playing)
        self._thoughts = Thoughts(thinker, random_bytes)
        door.listeners.append(self._thoughts.changed)

        self.chats = Chats(door)
        self.people = People(door, self.chats, leaving.leave)
        self.links = Links(door, self.people, guesses)
        self.houses = Houses(door, self.chats)
        self.tastes = Tastes(door, self.people)
        self.boards = Boards(door)
        self.posts = Posts(door)
        self.uploads = Uploads(door)
        self.archive = Archive(door)

        self._take_seats(seating, leaving)
        self._take_plays(playing, Deliveries(door), Rematches(door, seating, playing))
        self._show_tables(reading)
        self._keep_time(Timekeeper(door, self._thoughts))

    def _take_seats(self, seating: Seating, leaving: Leaving) -> None:
        self.open = seating.open
        self.accept = seating.accept
        self.join = seating.join
        self.join_by = seating.join_by
        self.fill_with_computer = seating.fill_with_computer
        self.check_fillable = seating.check_fillable
        self.decline = seating.decline
        self.leave = seating.leave
        self.cancel = seating.cancel
        self.link = seating.link
        self.arrive = seating.arrive
        self.arrive_everywhere = leaving.arrive_everywhere
        self.leave_everywhere = leaving.leave
        self.depart_everywhere = leaving.depart_everywhere

    def _take_plays(self, playing: Playing, deliveries: Deliveries, rematches: Rematches) -> None:
        self.play = playing.play
        self.ready = playing.ready
        self.resign = playing.resign
        self.back = playing.back
        self.void = playing.void
        self.bring = deliveries.bring
        self.undeliverable = deliveries.undeliverable
        self.delivered = deliveries.delivered
        self.rematch = rematches.rematch

    def _show_tables(self, reading: Reading) -> None:
        self.table = reading.table
        self.hand = reading.hand
        self.show = reading.show
        self.tables_of = reading.tables_of
        self.tables_in = reading.tables_in
        self.tables_at = reading.tables_at
        self.newest_dealt = reading.newest_dealt
        self.lagging = self.posts.lagging

    def _keep_time(self, keeper: Timekeeper) -> None:
        self.tick = keeper.tick
        self.next_due = keeper.next_due
        self.heartbeat = keeper.heartbeat
        self._keeper = keeper

    def listen(self, listener: Listener) -> None:
        """Call this with the new state after every change of a match, in order."""
        self._door.listeners.append(listener)

    def on_thought(self, listener: Told) -> None:
        """Call this whenever a computer that searches plays: was its search in time?"""
        self._thoughts.listeners.append(listener)

    def on_refresh(self, forget: Callable[[], None]) -> None:
        """Call this when what one remembers of people may be old: another process changed it."""
        self._door.refreshed.append(forget)

    def clock(
        self,
        *,
        caught_up: Callable[[], bool] = lambda: True,
        connected: Callable[[], bool] = lambda: True,
    ) -> Clock:
        """The task that keeps time.

        `start` it when the platforms are up, `stop` it before the store is closed.
        """
        return Clock(self._door, self._keeper, caught_up=caught_up, connected=connected)
