"""Rule sets as data: the switches of rules.md, "What scores", their presets, and targets."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from core.rules.error import BadText

DEFAULT_TARGET: Final = 101
TARGETS: Final = (51, 101, 121, 151, 201)
_NAME_LIMIT: Final = 32
_POINTS_LIMIT: Final = 1000


class Tie(StrEnum):
    """Who gets the points for most cards when no side has strictly most."""

    NOBODY = "nobody"
    CARRIED = "carried"


class KomiTaker(StrEnum):
    """What takes the Komi when it lies alone: any card, or what takes any seven."""

    ANY_CARD = "any_card"
    SEVEN = "seven"


class KomiSweep(StrEnum):
    """Which floors of numerals make a plain basra when the Komi sweeps them.

    `ONE_RANK`: a single A–10 could have taken them whole. `TEN_OR_LESS`: they total ten or less.
    """

    ONE_RANK = "one_rank"
    TEN_OR_LESS = "ten_or_less"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The switches a house may mix; the defaults are the preset `v2`.

    `jack_basra` is for a lone Jack taken by a Jack, and by the Komi too if `komi_takes_jack`.
    `komi_basra` is for the lone Komi, and needs `komi_taken_by = any_card`. `komi_takes_court`
    makes a plain basra of the Komi taking Queens alone or Kings alone. A basra worth nothing is
    no basra. The last four are honours, counted in the pile.
    """

    name: str = "v2"
    most_cards: int = 30
    tie_for_most: Tie = Tie.NOBODY
    plain_basra: int = 10
    jack_basra: int = 30
    komi_taken_by: KomiTaker = KomiTaker.ANY_CARD
    komi_basra: int = 30
    komi_takes_jack: bool = True
    komi_sweep: KomiSweep = KomiSweep.ONE_RANK
    komi_takes_court: bool = True
    each_jack: int = 0
    each_ace: int = 0
    two_of_clubs: int = 0
    ten_of_diamonds: int = 0

    @property
    def brings_points(self) -> bool:
        """Whether anything scores: by a rule set without points no target is ever reached."""
        basras = [self.plain_basra, self.jack_basra]
        if self.komi_taken_by is KomiTaker.ANY_CARD:
            basras.append(self.komi_basra)
        honours = (self.each_jack, self.each_ace, self.two_of_clubs, self.ten_of_diamonds)
        return any((self.most_cards, *basras, *honours))

    def to_json(self) -> dict[str, str | int | bool]:
        """Plain values, one a switch."""
        return {
            switch: str(value) if isinstance(value, StrEnum) else value
            for switch, value in asdict(self).items()
        }

    @classmethod
    def from_json(cls, data: object) -> "RuleSet":
        """Read what `to_json` wrote; a switch left out is as in v2. Raises BadText."""
        if not isinstance(data, Mapping):
            raise BadText("a rule set is an object of switches")
        kinds: dict[str, Any] = {field.name: field.type for field in fields(cls)}
        for switch in data:
            if switch not in kinds:
                raise BadText(f"the rule set has no switch {str(switch)[:32]!a}")
        read: dict[str, Any] = {"name": "house"}
        for switch, value in data.items():
            read[switch] = _read(switch, kinds[switch], value)
        return cls(**read)


def _read(switch: str, kind: type, value: object) -> object:
    if issubclass(kind, StrEnum):
        if not isinstance(value, str) or value not in list(kind):
            raise BadText(f"the switch {switch} must be one of {', '.join(kind)}")
        return kind(value)
    if type(value) is not kind:
        raise BadText(f"the switch {switch} must be of the type {kind.__name__}")
    if isinstance(value, str) and not (0 < len(value) <= _NAME_LIMIT and value.isprintable()):
        raise BadText(f"the switch {switch} must have 1 to {_NAME_LIMIT} printable characters")
    if isinstance(value, int) and not 0 <= value <= _POINTS_LIMIT:
        raise BadText(f"the switch {switch} must be from 0 to {_POINTS_LIMIT}")
    return value


DEFAULT_RULES: Final = RuleSet()
_ARABIC: Final = RuleSet(name="arabic", komi_takes_jack=False, komi_takes_court=False)
_CLASSIC: Final = RuleSet(
    name="classic", jack_basra=10, komi_basra=10, komi_takes_jack=False, komi_takes_court=False
)
_COFFEEHOUSE: Final = RuleSet(
    name="coffeehouse",
    tie_for_most=Tie.CARRIED,
    jack_basra=0,
    komi_taken_by=KomiTaker.SEVEN,
    komi_basra=0,
    komi_takes_jack=False,
    komi_sweep=KomiSweep.TEN_OR_LESS,
    komi_takes_court=False,
    each_jack=1,
    each_ace=1,
    two_of_clubs=2,
    ten_of_diamonds=3,
)
PRESETS: Final[Mapping[str, RuleSet]] = MappingProxyType(
    {rules.name: rules for rules in (DEFAULT_RULES, _ARABIC, _CLASSIC, _COFFEEHOUSE)}
)


def check_target(target: int) -> int:
    """Give the target back if a match may be played to it (10–1000); raises BadText."""
    if type(target) is not int or not 10 <= target <= 1000:
        raise BadText("the target must be a whole number from 10 to 1000")
    return target
