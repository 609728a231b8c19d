"""Computers that search for their play: a search begins when their turn comes.

It goes on elsewhere (`Thinker`), so that people are never held up: what has not been found when the
computer's time is over is not waited for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from cachetools import FIFOCache

from core.engine.game import Game, Show
from core.engine.table import Table
from core.players import STAND_IN, Level
from core.rules.play import Play
from core.rules.seatview import SeatView

SEARCHING: Final = frozenset({Level.STRONG, Level.EXPERT})
_REMEMBERED: Final = 10_000  # searches; another process may end a match and not tell


class Thought(Protocol):
    """A search under way."""

    @property
    def play(self) -> Play | None:
        """What was found; None until then, and if nothing was."""
        ...

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        ...


class Thinker(Protocol):
    """Whoever searches, outside the event loop and with nothing but what a seat may know."""

    def begin(self, view: SeatView, level: Level, seed: int) -> Thought:
        """Begin to search for the play of this seat, and return at once."""
        ...


class Told(Protocol):
    """Whoever wants to know how often a search was in time."""

    def __call__(self, level: Level, *, is_found: bool) -> None:
        """A computer of this level plays now: what was found for it, or else as `casual` would."""
        ...


class _Asked(FIFOCache[int, tuple[int, Thought]]):
    """By match: its ply and the search that was begun; what falls out is cancelled."""

    def popitem(self) -> tuple[int, tuple[int, Thought]]:
        match_id, (ply, thought) = super().popitem()
        thought.cancel()
        return match_id, (ply, thought)


class Thoughts:
    """The searches of the computers whose turn it is, one a match."""

    def __init__(self, thinker: Thinker | None, random_bytes: Callable[[int], bytes]) -> None:
        self._thinker = thinker
        self._random_bytes = random_bytes
        self._asked = _Asked(_REMEMBERED)
        self.listeners: list[Told] = []

    def changed(self, show: Show) -> None:
        """Begin the search that a match needs now, and end the one that it needs no more."""
        table = show.table
        if table.id in self._asked and not self._is_asked(table):
            self._asked.pop(table.id)[1].cancel()
        number = table.turn
        if number is not None and self.level(table) and not self._is_asked(table):
            self._begin(table, show.hand(number))

    def is_begun(self, game: Game) -> bool:
        """Whether this process has been asked for this play; if not it is now.

        So the first search after a start is waited for, and that of a match that another process
        plays.
        """
        if self.level(game.table) is None or self._is_asked(game.table):
            return True
        self.changed(Show(game.table, game))
        return False

    def play(self, table: Table, view: SeatView) -> Play | None:
        """What was found for the seat in turn, whose level searches; None if nothing legal was."""
        ply, thought = self._asked.get(table.id, (-1, None))
        found = thought.play if thought is not None and ply == table.plies else None
        is_found = found in view.legal_plays()
        for listener in self.listeners:
            listener(table.seats[view.seat].level or STAND_IN, is_found=is_found)
        return found if is_found else None

    def level(self, table: Table) -> Level | None:
        """The level of the computer in turn, if it searches and somebody does so for it."""
        if self._thinker is None or table.turn is None:
            return None
        level = table.seats[table.turn].level
        return level if level in SEARCHING else None

    def _is_asked(self, table: Table) -> bool:
        is_turn = self.level(table) is not None
        return is_turn and self._asked.get(table.id, (-1,))[0] == table.plies

    def _begin(self, table: Table, view: SeatView | None) -> None:
        level = self.level(table)
        if self._thinker is None or view is None or level is None:
            return
        seed = int.from_bytes(self._random_bytes(8))
        self._asked[table.id] = table.plies, self._thinker.begin(view, level, seed)
