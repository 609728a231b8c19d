"""A match with everything hidden, inside the engine only: what the door decides on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from core.engine.settings import Moment
from core.engine.table import RoundRow, Seat, Status, Table
from core.engine.timer import wind
from core.rules.match import Match
from core.rules.seatview import SeatView

BEGUN = frozenset({Status.LIVE, Status.SUSPENDED})
CAME_TO_NOTHING = frozenset({Status.CANCELLED, Status.DECLINED, Status.EXPIRED})
REVEALED = frozenset({Status.OVER, Status.VOID})
ENDED = CAME_TO_NOTHING | REVEALED


@dataclass(frozen=True, slots=True, repr=False)
class Game:
    """One version of a match. Its open side is the table.

    The cards are in `match`, None before the first deal.
    """

    table: Table
    match: Match | None
    seeds: tuple[bytes, ...]  # by round, like table.rounds
    nonces: tuple[str | None, ...]  # by seat: what an arriving person's link holds
    first_dealer: int | None  # None until drawn
    dealer_drawn: bool  # by the shuffle; a rematch sets it
    created_at: datetime
    delivered: int = -1  # the last ply whose clock was set anew at delivery
    ended_at: datetime | None = None

    def __repr__(self) -> str:
        """Nothing hidden."""
        return f"<Game {self.table.id} version {self.table.version}>"

    def hand(self, seat: int) -> SeatView | None:
        """What one seat may know; None while no round is being played."""
        playing = self.match is not None and self.match.round is not None
        return SeatView.of(self.match, seat) if playing and self.match else None


@dataclass(frozen=True, slots=True)
class Show:
    """One consistent version of a match.

    What everyone may see, and each seat's own hand when asked for.
    """

    table: Table
    _game: Game

    def hand(self, seat: int) -> SeatView | None:
        """What this seat may know: for its owner's eyes and nobody else's.

        None while no round is being played.
        """
        return self._game.hand(seat)


class Event(StrEnum):
    """What a change of a match was, for its log."""

    OPENED = "opened"
    TAKEN = "taken"  # a seat
    ARRIVED = "arrived"
    LEFT = "left"
    DECLINED = "declined"
    CANCELLED = "cancelled"
    PLAYED = "played"
    STOOD_IN = "stood-in"  # the computer played for a person out of time or away
    READY = "ready"
    DEALT = "dealt"
    NUDGED = "nudged"
    BACK = "back"
    RESIGNED = "resigned"
    DELIVERED = "delivered"
    UNREACHABLE = "unreachable"
    REACHABLE = "reachable"
    MOVED = "moved"  # a hand, to another platform
    REMATCHED = "rematched"
    EXPIRED = "expired"
    VOIDED = "voided"
    FOLDED = "folded"


@dataclass(frozen=True, slots=True)
class Step:
    """A decided change.

    The game after it (its version is the door's to count) and what the log says. `Event.DEALT`
    asks the door to deal: only its transaction knows whose luck words are frozen.
    """

    game: Game
    event: Event
    seat: int | None = None
    person: int | None = None


def away_from(table: Table, platform: str | None) -> str | None:
    """A platform as a seat notes it: none for that of the match itself."""
    return None if platform == table.chat.platform else platform


def with_seat(table: Table, seat: Seat) -> Table:
    """The table with one seat changed."""
    seats = table.seats
    return replace(table, seats=(*seats[: seat.number], seat, *seats[seat.number + 1 :]))


def reveal(rows: tuple[RoundRow, ...], seeds: tuple[bytes, ...]) -> tuple[RoundRow, ...]:
    """The rounds of a match that has ended: every seed may be seen now."""
    return tuple(replace(row, seed=seed.hex()) for row, seed in zip(rows, seeds, strict=True))


def end(game: Game, status: Status, moment: Moment) -> Game:
    """End a match without a result, for good."""
    rounds = reveal(game.table.rounds, game.seeds) if status in REVEALED else game.table.rounds
    table = replace(game.table, status=status, rounds=rounds)
    return replace(game, table=wind(table, moment), ended_at=moment.now)
