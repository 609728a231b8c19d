"""A match that somebody asks for, as the desk puts it to the engine."""

from __future__ import annotations

from dataclasses import dataclass

from core.engine.table import Chat, Person
from core.rules.ruleset import DEFAULT_RULES, DEFAULT_TARGET, RuleSet


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
