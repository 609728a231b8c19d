"""What can be filled in after each command: our own table, turned into Discord's by `slash`.

The words that a person fills in reach the desk as if they had been typed after the command.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from core.players import LEVELS
from core.rules.ruleset import PRESETS

CHALLENGE: Final = "basra"  # the command behind the entry in a person's menu


class Sort(Enum):
    """What an option takes."""

    PERSON = auto()
    WORD = auto()
    NUMBER = auto()
    FLAG = auto()  # yes becomes the option's own name


class Offer(Enum):
    """Where the answers come from that are offered while somebody types."""

    MATCHES = auto()  # the person's own that go on
    TARGETS = auto()
    CLOCKS = auto()


@dataclass(frozen=True, slots=True)
class Option:
    """One option. `choices` are the only words it takes, `offer` words that help."""

    name: str
    sort: Sort
    choices: tuple[str, ...] = ()
    offer: Offer | None = None
    least: int | None = None
    most: int | None = None  # of a number, or the letters of a word
    is_needed: bool = False

    @property
    def choice_names(self) -> str:
        """How the sentences begin that name the choices."""
        return _CHOICE_NAMES.get(self.choices, f"choice-{self.name}")


_PRESETS: Final = tuple(PRESETS)
_LEVELS: Final = tuple(level.value for level in LEVELS)
_CHOICE_NAMES: Final = {_PRESETS: "ruleset", _LEVELS: "level"}
_MATCH: Final = Option("number", Sort.NUMBER, offer=Offer.MATCHES, least=1, most=999_999_999)

OPTIONS: Final[dict[str, tuple[Option, ...]]] = {
    "basra": (
        Option("opponent", Sort.PERSON),
        Option("second", Sort.PERSON),
        Option("third", Sort.PERSON),
        Option("teams", Sort.FLAG),
        Option("seats", Sort.NUMBER, choices=("2", "3", "4")),
        Option("rules", Sort.WORD, choices=_PRESETS),
        Option("target", Sort.WORD, offer=Offer.TARGETS, most=16),
        Option("clock", Sort.WORD, offer=Offer.CLOCKS, most=16),
        Option("computer", Sort.WORD, choices=_LEVELS),
    ),
    "hand": (_MATCH, Option("where", Sort.WORD, choices=("dm", "here"))),
    "hint": (_MATCH,),
    "leaderboard": (Option("span", Sort.WORD, choices=("all", "week", "month", "global")),),
    "stats": (Option("person", Sort.PERSON),),
    "rules": (Option("preset", Sort.WORD, choices=_PRESETS),),
    "resign": (_MATCH,),
    "cancel": (_MATCH,),
    "verify": (_MATCH,),
    "replay": (_MATCH,),
    "review": (_MATCH,),
    "luck": (Option("words", Sort.WORD, most=200),),
    "settings": (Option("me", Sort.FLAG),),
    "link": (Option("code", Sort.WORD, most=16),),
    "join": (Option("code", Sort.WORD, most=16, is_needed=True),),
}
