"""How long things take, and how much is too much."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta


@dataclass(frozen=True, slots=True)
class EngineSettings:
    """Times are in seconds."""

    turn: float = 180  # a present person's time for a play; the nudge comes at half of it
    stand_in_turn: float = 30  # at most, after a turn out of time, until one plays in time again
    computer: float = 1  # before a computer plays, for itself or for an away seat
    misses: int = 2  # turns out of time in a row that make a seat away
    invitation: float = 600
    pause: float = 20  # between two rounds, unless every human is ready before
    rematch: float = 600  # an ended match keeps its Rematch so long
    void: float = 86400  # a match without humans waits so long
    cooldown: float = 30  # between challenges by one person in one chat that came to nothing
    floors: int = 3  # live matches in one group
    late: float = 1  # a hand delivered later than this gets its turn's clock anew
    heartbeat: float = 5  # between two signs of life
    outage: float = 15  # a longer silence is added to every clock
    games: int = 1000  # matches kept in memory


@dataclass(frozen=True, slots=True)
class Moment:
    """What a change of a match may depend on besides the match.

    The time, the settings, and fresh random bytes.
    """

    now: datetime
    settings: EngineSettings
    random_bytes: Callable[[int], bytes]

    def later(self, seconds: float) -> datetime:
        """The time in so many seconds."""
        return self.now + timedelta(seconds=seconds)
