"""What a match is asked for by: how many sit down, the rules, the target."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from core.engine.refusal import Reason, Refusal
from core.rules.error import RulesError
from core.rules.ruleset import DEFAULT_RULES, DEFAULT_TARGET, PRESETS, RuleSet, check_target

SINGLE_ROUND: Final = "round"
TEAMS: Final = "teams"
SEATS: Final = range(2, 5)  # no target is that small, so a number says by itself what it means


@dataclass(frozen=True, slots=True)
class Terms:
    """`target` None is a single round; `seats` None is as many as are named."""

    rules: RuleSet = DEFAULT_RULES
    target: int | None = DEFAULT_TARGET
    seats: int | None = None
    teams: bool = False


def terms_of(words: tuple[str, ...]) -> Terms:
    """Read `151 coffeehouse`, `round`, `4` or `teams`, in any order.

    Raises `Refusal` for anything else, and for teams of another number than four.
    """
    terms = Terms()
    folded = [word.casefold() for word in words]
    for word in folded:
        terms = _with(terms, word)
    if terms.teams and terms.seats not in (None, SEATS[-1]):
        raise Refusal(Reason.BAD_WORD, word=str(terms.seats))
    return replace(terms, target=None) if SINGLE_ROUND in folded else terms


def _with(terms: Terms, word: str) -> Terms:
    """The terms with one more word."""
    if word in PRESETS:
        return replace(terms, rules=PRESETS[word])
    if word == TEAMS:
        return replace(terms, teams=True)
    if word == SINGLE_ROUND:
        return terms
    if not word.isdecimal():
        raise Refusal(Reason.BAD_WORD, word=word[:32])
    number = int(word[:6])
    if number in SEATS:
        return replace(terms, seats=number)
    return replace(terms, target=_target(number))


def _target(number: int) -> int:
    try:
        return check_target(number)
    except RulesError:
        raise Refusal(Reason.BAD_TARGET) from None
