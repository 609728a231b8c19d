"""A match that somebody asks for, and how it looks at first."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from typing import Final

from core.engine import deal
from core.engine.code import TABLE, draw
from core.engine.game import Game
from core.engine.refusal import Reason, Refusal
from core.engine.settings import Moment
from core.engine.table import Chat, Due, Person, Seat, Status, Table
from core.rules.error import RulesError
from core.rules.ruleset import DEFAULT_RULES, DEFAULT_TARGET, RuleSet, check_target

MOST_SEATS: Final = 4
TURNS: Final = range(10, 86_401)  # seconds
_IN_TURN: Final = (0, 1, 2, 3)
_ACROSS: Final = (0, 2, 1, 3)  # the first invited is the starter's partner and sits opposite


@dataclass(frozen=True, slots=True)
class Invitee:
    """Who is asked to play.

    `name` as shown ("@friend"), and a username, a person, or both to know them by.
    """

    name: str
    username: str | None = None
    person: Person | None = None


@dataclass(frozen=True, slots=True)
class Opening:
    """A match that somebody asks for.

    Seats that nobody is invited to are the computer's or open. `starter` is None for an anonymous
    admin, who takes no seat. `seats`: None for as many as people are named, at least two. With
    `teams` the first invited is the starter's partner. `reachable`: a hand would reach the starter
    now.
    """

    starter: Person | None
    chat: Chat
    language: str
    thread: int | None = None
    rules: RuleSet = DEFAULT_RULES
    target: int | None = DEFAULT_TARGET
    seats: int | None = None
    teams: bool = False
    invited: tuple[Invitee, ...] = ()
    computer: str | None = None  # its level
    reachable: bool = True
    platform: str | None = None  # where the starter's hand goes; None for the match's own
    turn_seconds: int | None = None  # for a turn of a present person; None for the operator's
    rematch_of: int | None = None
    first_dealer: int | None = None  # a rematch knows it; else the shuffle draws it
    places: tuple[int, ...] = ()  # a rematch keeps them: the starter's seat, then the invited's

    @property
    def size(self) -> int:
        """How many sit down."""
        people = MOST_SEATS if self.teams else max(2, len(self.invited) + 1)
        return people if self.seats is None else self.seats


def begin(opening: Opening, moment: Moment) -> Game:
    """The match that is asked for, before its first deal.

    Raises Refusal (BAD_TARGET, BAD_TURN, or TOO_MANY for more people than seats).
    """
    _check(opening)
    seats = _seats(opening)
    row, seed = deal.promise(1, moment)
    table = Table(
        id=0,
        key=secret(moment),
        version=1,
        status=Status.OPEN,
        chat=opening.chat,
        thread=opening.thread,
        language=opening.language,
        rules=opening.rules,
        target=opening.target,
        teams=opening.teams,
        turn_seconds=_turn(opening, moment),
        code=None if opening.chat.kind == "private" else draw(TABLE, moment),
        seats=seats,
        starter=opening.starter.id if opening.starter else None,
        rounds=(row,),
        due=Due.INVITATION,
        due_at=moment.later(moment.settings.invitation),
        rematch_of=opening.rematch_of,
    )
    return Game(
        table=table,
        match=None,
        seeds=(seed,),
        nonces=tuple(secret(moment) if seat.arriving else None for seat in seats),
        first_dealer=opening.first_dealer,
        dealer_drawn=False,
        created_at=moment.now,
    )


def _check(opening: Opening) -> None:
    """Whether a match can be like this."""
    if not len(opening.invited) < opening.size <= MOST_SEATS:
        raise Refusal(Reason.TOO_MANY)
    if opening.turn_seconds is not None and opening.turn_seconds not in TURNS:
        raise Refusal(Reason.BAD_TURN)
    if opening.target is not None:
        try:
            check_target(opening.target)
        except RulesError:
            raise Refusal(Reason.BAD_TARGET) from None


def _turn(opening: Opening, moment: Moment) -> int | None:
    """The match's own time for a turn, if it is not the operator's anyway."""
    return None if opening.turn_seconds == moment.settings.turn else opening.turn_seconds


def _seats(opening: Opening) -> tuple[Seat, ...]:
    """Each in their place; the others are the computer's or open."""
    start, *others = opening.places or (_ACROSS if opening.teams else _IN_TURN)
    seats = [Seat(number, computer=opening.computer) for number in range(opening.size)]
    seats[start] = Seat(start)
    if opening.starter is not None:
        there = None if opening.platform == opening.chat.platform else opening.platform
        arriving = not opening.reachable
        seats[start] = Seat(start, person=opening.starter, arriving=arriving, platform=there)
    for number, invitee in zip(others, opening.invited, strict=False):
        seats[number] = _kept(number, invitee)
    return tuple(seats)


def _kept(number: int, invitee: Invitee) -> Seat:
    """A seat that waits for somebody."""
    known = invitee.person.id if invitee.person else None
    named = invitee.name if known or not invitee.username else f"@{invitee.username}"
    return Seat(number, invited=_harmless(named, invitee), invited_id=known)


def _harmless(named: str, invitee: Invitee) -> str:
    """The name as it is kept: one that only looks like a username must call nobody else."""
    person = invitee.person
    own = {invitee.username, person.username if person else None}
    if named.startswith("@") and named.casefold() not in {f"@{name}".casefold() for name in own}:
        return f"＠{named[1:]}"
    return named


def secret(moment: Moment) -> str:
    """22 unguessable characters that a link may hold."""
    return base64.urlsafe_b64encode(moment.random_bytes(16)).decode().rstrip("=")
