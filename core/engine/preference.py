"""What a chat and a person may set: the names of the settings, their values, and what they mean.

Both are kept as words, `{"target": "151"}`, and only what differs from the usual. A word that is
not in the tables below is never kept, so a forged button or an older database can do no harm.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, ClassVar, Final, Self

from core.engine.refusal import Reason, Refusal
from core.rules.ruleset import (
    DEFAULT_TARGET,
    PRESETS,
    TARGETS,
    KomiSweep,
    KomiTaker,
    RuleSet,
    Tie,
)

ON, OFF, USUAL, ROUND = "on", "off", "usual", "round"
LANGUAGE: Final = "language"
RULES: Final = "rules"
HOUSE_NAME: Final = "house-"  # how the name of a mixed rule set begins; its preset's follows

DECKS: Final = ("two", "four")  # colours of the suits in pictures

_SWITCH: Final = (ON, OFF)
_BASRAS: Final = ("0", "10", "20", "30")
_HONOURS: Final = ("0", "1", "2", "3")
_TAG: Final = re.compile(r"[a-z]{2,3}(?:-u-nu-arab)?", re.ASCII)

# Every switch of a rule set and what it may be switched to.
SWITCHES: Final[Mapping[str, tuple[str, ...]]] = {
    "most_cards": ("0", "10", "20", "30", "40", "50"),
    "tie_for_most": tuple(Tie),
    "plain_basra": ("0", "5", "10", "15", "20"),
    "jack_basra": _BASRAS,
    "komi_taken_by": tuple(KomiTaker),
    "komi_basra": _BASRAS,
    "komi_takes_jack": _SWITCH,
    "komi_sweep": tuple(KomiSweep),
    "komi_takes_court": _SWITCH,
    "each_jack": _HONOURS,
    "each_ace": _HONOURS,
    "two_of_clubs": _HONOURS,
    "ten_of_diamonds": _HONOURS,
}


class Starters(StrEnum):
    """Who may start matches in a group."""

    EVERYONE = "everyone"
    ADMINS = "admins"


class Calls(StrEnum):
    """When a person's phone may ring: also at half of a turn's time, at its beginning, or never."""

    ALL = "all"
    TURNS = "turns"
    NONE = "none"


HOUSE: Final[Mapping[str, tuple[str, ...]]] = {
    LANGUAGE: (),  # any tag that the texts speak; the desk knows which
    RULES: tuple(PRESETS),
    **SWITCHES,
    "target": (*map(str, TARGETS), ROUND),
    "clock": (USUAL, "60", "120", "180", "300", "600", "1800", "3600"),
    "pictures": _SWITCH,
    "deck": DECKS,
    "starters": tuple(Starters),
    "floors": ("1", "2", "3"),
}
TASTE: Final[Mapping[str, tuple[str, ...]]] = {
    "deck": DECKS,
    "pictures": _SWITCH,
    "calls": tuple(Calls),
}
_USUAL: Final = {
    LANGUAGE: USUAL,
    RULES: "v2",
    "target": str(DEFAULT_TARGET),
    "clock": USUAL,
    "pictures": ON,
    "deck": DECKS[0],
    "starters": Starters.EVERYONE.value,
    "floors": "3",
    "calls": Calls.ALL.value,
}


@dataclass(frozen=True, slots=True)
class _Words:
    """Settings that differ from the usual, in the order of their table."""

    table: ClassVar[Mapping[str, tuple[str, ...]]]  # every setting and its values
    words: tuple[tuple[str, str], ...] = ()

    @classmethod
    def read(cls, kept: object) -> Self:
        """What the database keeps; whatever this version does not know is as usual."""
        given = kept if isinstance(kept, Mapping) else {}
        known = {name: given.get(name) for name in cls.table}
        return cls(tuple((n, w) for n, w in known.items() if w is not None and _fits(cls, n, w)))

    def to_json(self) -> dict[str, str] | None:
        """Plain values for the database; None when nothing differs."""
        return dict(self.words) or None

    def word(self, name: str) -> str:
        """What a setting is set to."""
        return dict(self.words).get(name) or self.usual(name)

    def usual(self, name: str) -> str:
        """What it would be if nobody had set it."""
        return _USUAL[name]

    def choose(self, name: str, value: str) -> Self:
        """The same with one setting changed. Refuses with UNKNOWN_SETTING."""
        if not _fits(type(self), name, value):
            raise Refusal(Reason.UNKNOWN_SETTING)
        words = {**dict(self.words), name: value}
        if value == self.usual(name):
            del words[name]
        return self.read(words)


def _fits(kind: type[_Words], name: str, value: Any) -> bool:
    values = kind.table.get(name)
    if name == LANGUAGE and isinstance(value, str):
        return values is not None and (value == USUAL or bool(_TAG.fullmatch(value)))
    return values is not None and value in values


@dataclass(frozen=True, slots=True)
class House(_Words):
    """What a chat has set: on Discord its server, on Telegram the group itself."""

    table = HOUSE

    @property
    def language(self) -> str | None:
        """The language of what all see; None for that of whoever starts the match."""
        word = self.word(LANGUAGE)
        return None if word == USUAL else word

    @property
    def rules(self) -> RuleSet:
        """The rule set of matches that name no other."""
        base = PRESETS[self.word(RULES)]
        mixed = replace(base, **{name: _typed(base, name, self.word(name)) for name in SWITCHES})
        for preset in PRESETS.values():
            if replace(mixed, name=preset.name) == preset:
                return preset
        return replace(mixed, name=f"{HOUSE_NAME}{base.name}")

    @property
    def target(self) -> int | None:
        """The target of matches that name no other; None is a single round."""
        word = self.word("target")
        return None if word == ROUND else int(word)

    @property
    def clock(self) -> int | None:
        """Seconds for a turn; None for the operator's."""
        word = self.word("clock")
        return None if word == USUAL else int(word)

    @property
    def pictures(self) -> bool:
        """Whether what all see has pictures."""
        return self.word("pictures") == ON

    @property
    def deck(self) -> str:
        """The colours of the suits in what all see: `two` or `four`."""
        return self.word("deck")

    @property
    def starters(self) -> Starters:
        """Who may start matches."""
        return Starters(self.word("starters"))

    @property
    def floors(self) -> int:
        """How many matches may be live at once."""
        return int(self.word("floors"))

    def usual(self, name: str) -> str:
        """What it would be if nobody had set it: of a switch, what the preset says."""
        if name not in SWITCHES:
            return _USUAL[name]
        return _worded(getattr(PRESETS[self.word(RULES)], name))

    def choose(self, name: str, value: str) -> House:
        """The same with one setting changed; another preset sets all its switches.

        Refuses with UNKNOWN_SETTING, and with NO_POINTS for the last switch that brought any.
        """
        kept = self.words
        if name == RULES:
            kept = tuple((one, word) for one, word in kept if one not in SWITCHES)
        after = _Words.choose(House(kept), name, value)
        if not after.rules.brings_points:
            raise Refusal(Reason.NO_POINTS)
        return after


def _worded(value: object) -> str:
    if isinstance(value, bool):
        return ON if value else OFF
    return str(value)


def _typed(base: RuleSet, name: str, word: str) -> Any:
    kind = type(getattr(base, name))
    return word == ON if kind is bool else kind(word)


@dataclass(frozen=True, slots=True)
class Taste(_Words):
    """What a person has set for what is shown to them alone."""

    table = TASTE

    @property
    def pictures(self) -> bool:
        """Whether the person wants pictures."""
        return self.word("pictures") == ON

    @property
    def deck(self) -> str:
        """The colours of the suits in the person's pictures: `two` or `four`."""
        return self.word("deck")

    @property
    def calls(self) -> Calls:
        """When the person's phone may ring."""
        return Calls(self.word("calls"))


NO_HOUSE: Final = House()  # where nobody has set anything
NO_TASTE: Final = Taste()
