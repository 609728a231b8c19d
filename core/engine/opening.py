"""A match that somebody asks for, and how it looks at first."""

from __future__ import annotations

import base64
from dataclasses import dataclass, replace

from core.engine import deal
from core.engine.game import Game
from core.engine.refusal import Reason, Refusal
from core.engine.settings import Moment
from core.engine.table import Chat, Due, Person, Seat, Status, Table
from core.rules.error import RulesError
from core.rules.ruleset import DEFAULT_RULES, DEFAULT_TARGET, RuleSet, check_target


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
    """A match that somebody asks for; with nobody invited and no computer a seat is open.

    `starter` is None for an anonymous admin, who takes no seat. `reachable`: a hand would reach the
    starter now.
    """

    starter: Person | None
    chat: Chat
    language: str
    thread: int | None = None
    rules: RuleSet = DEFAULT_RULES
    target: int | None = DEFAULT_TARGET
    invited: tuple[Invitee, ...] = ()
    computer: str | None = None
    reachable: bool = True
    rematch_of: int | None = None
    first_dealer: int | None = None  # a rematch knows it; else the shuffle draws it
    order: tuple[int, ...] = ()  # a rematch keeps the seats: person ids by seat


def begin(opening: Opening, moment: Moment) -> Game:
    """The match that is asked for, before its first deal. Raises Refusal (BAD_TARGET)."""
    if opening.target is not None:
        try:
            check_target(opening.target)
        except RulesError:
            raise Refusal(Reason.BAD_TARGET) from None
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
        teams=False,
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


def _seats(opening: Opening) -> tuple[Seat, ...]:
    """The starter first; then whoever is invited, the computer, or an open seat."""
    seats = [Seat(0)]
    if opening.starter is not None:
        seats = [Seat(0, person=opening.starter, arriving=not opening.reachable)]
    for invitee in opening.invited:
        known = invitee.person.id if invitee.person else None
        named = invitee.name if known or not invitee.username else f"@{invitee.username}"
        seats.append(Seat(len(seats), invited=named, invited_id=known))
    if len(seats) < 2:
        seats.append(Seat(1, computer=opening.computer))
    if opening.order:
        seats.sort(key=lambda seat: opening.order.index(_who(seat)))
        seats = [replace(seat, number=number) for number, seat in enumerate(seats)]
    return tuple(seats)


def _who(seat: Seat) -> int:
    return seat.person.id if seat.person else seat.invited_id or 0


def secret(moment: Moment) -> str:
    """22 unguessable characters that a link may hold."""
    return base64.urlsafe_b64encode(moment.random_bytes(16)).decode().rstrip("=")
