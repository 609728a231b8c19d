"""The count of a finished round: cards, basras, honours and points, a column a side."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from core.rules.capture import Basra, basra_points
from core.rules.cards import Card, Rank
from core.rules.error import BadText
from core.rules.ruleset import RuleSet, Tie


@dataclass(frozen=True, slots=True)
class Count:
    """What a round gave each side; every tuple has one entry a side.

    `most` is the side with strictly most cards, None for a tie. `card_points` are for most cards
    and hold what earlier rounds carried. `carried` goes on to the next round.
    """

    cards: tuple[int, ...]
    most: int | None
    card_points: tuple[int, ...]
    basras: tuple[tuple[Basra, ...], ...]
    basra_points: tuple[int, ...]
    honours: tuple[int, ...]
    carried: int

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the round for each side."""
        columns = zip(self.card_points, self.basra_points, self.honours, strict=True)
        return tuple(sum(column) for column in columns)

    def basras_of(self, side: int, kind: Basra) -> int:
        """How many basras of this kind the side made."""
        return self.basras[side].count(kind)

    def to_json(self) -> dict[str, Any]:
        """Plain values, for storage."""
        return {
            "cards": list(self.cards),
            "most": self.most,
            "card_points": list(self.card_points),
            "basras": [[str(kind) for kind in kinds] for kinds in self.basras],
            "basra_points": list(self.basra_points),
            "honours": list(self.honours),
            "carried": self.carried,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Count":
        """Read what `to_json` wrote; raises BadText."""
        try:
            return cls(
                cards=tuple(map(int, data["cards"])),
                most=None if data["most"] is None else int(data["most"]),
                card_points=tuple(map(int, data["card_points"])),
                basras=tuple(tuple(map(Basra, kinds)) for kinds in data["basras"]),
                basra_points=tuple(map(int, data["basra_points"])),
                honours=tuple(map(int, data["honours"])),
                carried=int(data["carried"]),
            )
        except (KeyError, TypeError, ValueError) as problem:
            raise BadText("this is not the count of a round") from problem


def count_piles(
    piles: Sequence[Sequence[Card]],
    basras: tuple[tuple[Basra, ...], ...],
    rules: RuleSet,
    carried: int = 0,
) -> Count:
    """Count a finished round (rules.md, What scores); `carried` comes from earlier rounds."""
    cards = tuple(len(pile) for pile in piles)
    leaders = [side for side, number in enumerate(cards) if number == max(cards)]
    most = leaders[0] if len(leaders) == 1 else None
    stake = rules.most_cards + carried
    return Count(
        cards=cards,
        most=most,
        card_points=tuple(stake if side == most else 0 for side in range(len(piles))),
        basras=basras,
        basra_points=tuple(sum(basra_points(kind, rules) for kind in kinds) for kinds in basras),
        honours=tuple(_honours(pile, rules) for pile in piles),
        carried=stake if most is None and rules.tie_for_most is Tie.CARRIED else 0,
    )


def honour(card: Card, rules: RuleSet) -> int:
    """What this card alone is worth in a pile."""
    if card.rank is Rank.JACK:
        return rules.each_jack
    if card.rank is Rank.ACE:
        return rules.each_ace
    return {"2C": rules.two_of_clubs, "TD": rules.ten_of_diamonds}.get(card.code, 0)


def _honours(pile: Sequence[Card], rules: RuleSet) -> int:
    """All honours of a pile; most rule sets have none to look for."""
    worths = (rules.each_jack, rules.each_ace, rules.two_of_clubs, rules.ten_of_diamonds)
    return sum(honour(card, rules) for card in pile) if any(worths) else 0
