"""What everyone may know of one match at one version: an immutable snapshot.

A match is one row from the moment somebody asks for it; `Status` says how far it has come. Views
and the desk read a `Table`; only the engine makes one. Nothing hidden is in it: a hand is asked for
as a `SeatView`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from core.engine.preference import NO_HOUSE, NO_TASTE, Calls, House, Taste
from core.players import STAND_IN, Level
from core.rules.capture import Basra
from core.rules.cards import Card
from core.rules.round import Count
from core.rules.ruleset import RuleSet


class Status(StrEnum):
    """How far a match has come. `OPEN` and `LIVE` ones change; the rest are ended for good."""

    OPEN = "open"  # a challenge or an open table; nobody has cards yet
    LIVE = "live"  # dealt: a round is being played, or the pause between two rounds
    SUSPENDED = "suspended"  # no human is left at the table; void after a day
    OVER = "over"  # played out or resigned: there is a result
    VOID = "void"  # ended without a result
    CANCELLED = "cancelled"
    DECLINED = "declined"
    EXPIRED = "expired"


class Due(StrEnum):
    """What happens when the due time of a match comes. A match waits for one thing at a time."""

    INVITATION = "invitation"
    NUDGE = "nudge"
    TURN = "turn"
    PAUSE = "pause"
    VOID = "void"
    FOLD = "fold"  # an ended match gives up its Rematch button and its working rows


class End(StrEnum):
    """Why a match is over."""

    PLAYED = "played"
    RESIGNED = "resigned"


@dataclass(frozen=True, slots=True)
class Person:
    """Someone we have met. `name` is as the platform gave it: make it safe before showing it."""

    id: int
    name: str
    language: str | None = None  # BCP 47 as the person or the platform said, None when unknown
    username: str | None = None
    rating: int = 1500
    rated_matches: int = 0
    taste: Taste = NO_TASTE  # what the person has set


@dataclass(frozen=True, slots=True)
class Chat:
    """A group, channel or private chat under our own key, which outlives the platform's number."""

    key: int
    platform: str
    external_id: str
    kind: str  # "group", "private", or "server" for the home of groups
    title: str = ""
    lost: bool = False  # the bot cannot write there at present
    home_key: int | None = None  # the server that a channel belongs to
    house: House = NO_HOUSE  # what the chat has set, or the server it belongs to

    @property
    def home(self) -> int:
        """The key under which what holds for all of a server is kept: its own without one."""
        return self.home_key or self.key


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table: a person's, a computer's, kept for someone invited, or open.

    One with both a person and a computer was the person's, who left: the computer plays on there.
    """

    number: int
    person: Person | None = None
    computer: str | None = None
    invited: str | None = None  # "@friend" or a plain name: whom an untaken seat waits for
    invited_id: int | None = None  # the person's id when the invitation carried an account
    arriving: bool = False  # tapped Accept, but their hand cannot reach them yet
    platform: str | None = None  # where the hand goes; None for the match's own
    ready: bool = False  # tapped Ready in the pause
    missed: int = 0  # turns out of time in a row
    away: bool = False  # the computer plays on at once until the owner taps anything
    unreachable: bool = False  # the hand could not be delivered (blocked, DMs closed)

    @property
    def has_left(self) -> bool:
        """Whether the person resigned and the computer plays on for the others' sake."""
        return self.person is not None and self.computer is not None

    @property
    def is_played(self) -> bool:
        """Whether a person plays here, present or away, who has not left."""
        return self.person is not None and self.computer is None

    @property
    def level(self) -> Level | None:
        """How well the computer plays here; None where it does not play by itself."""
        if self.computer is None or self.person is not None:
            return None
        return level_of(self.computer)

    @property
    def calls(self) -> Calls:
        """When a message in this seat's hand may ring."""
        return Calls.ALL if self.person is None else self.person.taste.calls

    @property
    def is_free(self) -> bool:
        """Whether nobody has the seat or is asked to take it."""
        return self.person is None and self.computer is None and self.invited is None

    @property
    def is_taken(self) -> bool:
        """Whether the seat is ready to be dealt to."""
        return self.computer is not None or (self.person is not None and not self.arriving)


def level_of(computer: str) -> Level:
    """The level that a seat's `computer` names; any other name is an old one of the stand-in."""
    return Level(computer) if computer in list(Level) else STAND_IN


@dataclass(frozen=True, slots=True)
class Made:
    """A play as it was made, for the words under the floor."""

    seat: int
    card: Card
    takes: tuple[Card, ...]
    basra: Basra | None
    points: int
    by_computer: bool = False  # the computer stood in for an absent person


@dataclass(frozen=True, slots=True)
class RoundRow:
    """One round of the match: its commitment always, its seed once it may be shown."""

    number: int
    commitment: str  # SHA-256 of the seed, 64 hex digits
    dealer: int | None = None  # None until dealt
    words: tuple[str, ...] = ()  # SHA-256 of each seat's luck words, hex; empty until dealt
    count: Count | None = None  # None until the round is over
    totals: tuple[int, ...] = ()  # each side's total after this round
    seed: str | None = field(default=None, repr=False)  # 64 hex digits; None while it is secret


@dataclass(frozen=True, slots=True)
class Rest:
    """What was left on the floor at the end of a round, for the side that captured last."""

    side: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Floor:
    """What lies open in the round being played, or the pause after it. Tuples by side mostly."""

    round_number: int
    cards: tuple[Card, ...]  # in the order they came to lie there
    turn: int | None  # the seat to play; None in the pause
    deal: int  # 1-based
    deals: int  # 6, 4 or 3 in all
    dealer: int
    hand_sizes: tuple[int, ...]  # by seat
    piles: tuple[int, ...]  # cards taken so far in this round
    basras: tuple[tuple[Basra, ...], ...]
    points: tuple[int, ...]  # scored so far in this round by basras
    totals: tuple[int, ...]  # of the finished rounds
    carried: int  # points for most cards carried over from tied rounds
    rest: Rest | None = None  # in the pause and at the end, if anything was left


@dataclass(frozen=True, slots=True)
class Change:
    """What a rated match did to one person's rating, as shown numbers."""

    before: int
    after: int
    is_new: bool  # fewer than five rated matches, this one included


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended. `winner` is a side, None for a drawn single round."""

    end: End
    winner: int | None
    totals: tuple[int, ...]
    rated: bool
    changes: tuple[Change | None, ...]  # by seat
    resigned_seat: int | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """The open side of a match at `version`."""

    id: int  # the short number every message shows
    key: str  # unguessable; names the match in the shuffle and on its replay page
    version: int
    status: Status
    chat: Chat
    thread: int | None
    language: str  # the floor's language: as its chat has set, else the starter's
    rules: RuleSet
    target: int | None  # None: a single round
    teams: bool
    seats: tuple[Seat, ...]
    starter: int | None  # person id; None when an anonymous admin opened the table
    rounds: tuple[RoundRow, ...]  # the last one is being played or comes next
    floor: Floor | None = None  # None until dealt
    plies: int = 0  # plays made in the whole match: the number a button carries
    made: tuple[Made, ...] = ()  # the plays of the present (or just finished) round
    due: Due | None = None
    due_at: datetime | None = None
    deadline: datetime | None = None  # when the turn runs out, for showing
    result: Result | None = None
    rematch: int | None = None  # the match that was started from this one's Rematch
    rematch_of: int | None = None
    declined: int | None = None  # whose seat: they said no, and that ended the challenge
    code: str | None = None  # for /join from elsewhere; None once the match has ended
    turn_seconds: int | None = None  # for a turn; None for the operator's

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is, None when nobody may play."""
        return self.floor.turn if self.status is Status.LIVE and self.floor is not None else None

    @property
    def is_nudged(self) -> bool:
        """Whether the seat in turn has used half of its time and was to be told so."""
        seat = None if self.turn is None else self.seats[self.turn]
        if seat is None or seat.calls is not Calls.ALL:
            return False
        waits = seat.is_played and not (seat.away or seat.missed)
        return waits and self.due is Due.TURN

    @property
    def level(self) -> Level | None:
        """How well the computers play that had their seats from the start; None without any."""
        return next((seat.level for seat in self.seats if seat.level is not None), None)

    @property
    def is_paused(self) -> bool:
        """Whether the match is between two rounds."""
        return self.status is Status.LIVE and self.turn is None

    def seat_of(self, person_id: int) -> Seat | None:
        """Where a person sits or sat, arriving, seated or gone."""
        return next((s for s in self.seats if s.person and s.person.id == person_id), None)

    def is_starter(self, seat: Seat) -> bool:
        """Whether whoever asked for the match sits there."""
        return seat.person is not None and seat.person.id == self.starter

    def may_be_taken(self, seat: Seat) -> bool:
        """Whether the seat is free, or its taker has not arrived and had no invitation to it."""
        has_right = self.is_starter(seat) or seat.invited is not None
        return seat.is_free or (seat.arriving and not has_right)

    @property
    def is_folded(self) -> bool:
        """Whether the match has ended and its time for a rematch is over: it changes no more."""
        return self.due is None  # every other match waits for something

    @property
    def is_private(self) -> bool:
        """Whether floor and hand are one message in one person's private chat."""
        return self.chat.kind == "private"
