"""What a match is asked for by: who sits down, the rules, the target, the time for a turn."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any, Final

from core.engine.refusal import Reason, Refusal
from core.players import LEVELS, STAND_IN, Level
from core.rules.error import RulesError
from core.rules.ruleset import DEFAULT_RULES, DEFAULT_TARGET, PRESETS, RuleSet, check_target

SINGLE_ROUND: Final = "round"
TEAMS: Final = "teams"
COMPUTER: Final = "computer"
SEATS: Final = range(2, 5)  # no target is that small, so a number says by itself what it means
_TURN: Final = re.compile(r"(?P<number>\d{1,6})(?P<unit>s|sec|m|min|h)")
_SECONDS: Final = {"s": 1, "m": 60, "h": 3600}


@dataclass(frozen=True, slots=True)
class Terms:
    """`target` None is a single round; `seats` None is as many as are named.

    `turn_seconds` None is the operator's time for a turn.
    """

    rules: RuleSet = DEFAULT_RULES
    target: int | None = DEFAULT_TARGET
    seats: int | None = None
    teams: bool = False
    turn_seconds: int | None = None
    level: Level | None = None  # of computers, named
    with_computer: bool = False  # of whatever level

    @property
    def computer(self) -> Level | None:
        """The level of the computers that take the free seats; None for none."""
        return self.level or (STAND_IN if self.with_computer else None)


USUAL: Final = Terms()


def terms_of(words: tuple[str, ...], usual: Terms = USUAL) -> Terms:
    """Read `151 coffeehouse`, `round`, `4`, `teams`, `60s` or `computer expert`, in any order.

    What no word speaks of is as `usual`. Raises `Refusal` for any other word, for two words that
    say different things of one matter, and for teams of another number than four.
    """
    terms, said = usual, dict[str, str]()
    for word in map(str.casefold, words):
        matter, change = _meaning(word)
        if said.setdefault(matter, word) != word:
            raise Refusal(Reason.CLASH, word=said[matter][:32], other=word[:32])
        terms = replace(terms, **{matter: change})
    if terms.teams and terms.seats not in (None, SEATS[-1]):
        raise Refusal(Reason.CLASH, word=TEAMS, other=str(terms.seats))
    return terms


def _meaning(word: str) -> tuple[str, Any]:
    """The field of `Terms` that a word speaks of, and what it says."""
    if word in PRESETS:
        return "rules", PRESETS[word]
    if word == TEAMS:
        return "teams", True
    if word == COMPUTER:
        return "with_computer", True
    if word in list(LEVELS):
        return "level", Level(word)
    if word == SINGLE_ROUND:
        return "target", None
    if turn := _TURN.fullmatch(word):
        return "turn_seconds", int(turn["number"]) * _SECONDS[turn["unit"][0]]
    if not word.isdecimal():
        raise Refusal(Reason.BAD_WORD, word=word[:32])
    number = int(word[:6])
    if number in SEATS:
        return "seats", number
    return "target", _target(number)


def _target(number: int) -> int:
    try:
        return check_target(number)
    except RulesError:
        raise Refusal(Reason.BAD_TARGET) from None
