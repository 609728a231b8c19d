"""What a card takes from a floor, and what that scores (rules.md, A play and What scores)."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import combinations, product
from typing import Final

from core.rules.cards import KOMI, PACK, Card, Rank
from core.rules.ruleset import KomiSweep, KomiTaker, RuleSet
from core.rules.tally import Take, divides, largest_takes, tally

Takes = tuple[Card, ...]


class Basra(StrEnum):
    """A capture that empties the floor and scores."""

    PLAIN = "plain"
    JACK = "jack"
    KOMI = "komi"


LAID: Final[tuple[Takes, ...]] = ((),)
_LONE_KOMI: Final[tuple[Takes, ...]] = ((KOMI,),)
_NUMBER: Final = {card: card.index // 4 + 1 for card in PACK}
_OWN: Final = {card: 15 << card.index // 4 * 4 for card in PACK}
_REACH: Final = {card: _OWN[card] | (1 << 4 * card.value) - 1 for card in PACK}
# For each rank number, where a card stands in a capture by that rank: the rank itself first.
_PLACE: Final = [
    {card: card.index - 52 * (_NUMBER[card] == number) for card in PACK}.__getitem__
    for number in range(14)
]


def legal_captures(floor: Sequence[Card], card: Card, rules: RuleSet) -> tuple[Takes, ...]:
    """Every capture the card may make, in a fixed order; `((),)` when it is laid.

    All have the same number of cards. Within one, the card's own rank comes first, then the
    rest by rank and suit. `floor` is any set of other cards (rules.md, A play 1–6).
    """
    if not floor:
        return LAID
    if is_lone_komi(floor, rules):
        return _LONE_KOMI
    return find_captures(floor, tally(floor), card)


def is_lone_komi(floor: Sequence[Card], rules: RuleSet) -> bool:
    """Whether any card takes this floor, as the Komi lies alone on it (rules.md, A play 6)."""
    return len(floor) == 1 and floor[0] is KOMI and rules.komi_taken_by is KomiTaker.ANY_CARD


def find_captures(floor: Sequence[Card], packed: int, card: Card) -> tuple[Takes, ...]:
    """`legal_captures` for a floor neither empty nor `is_lone_komi`; `packed` is its tally."""
    if card.sweeps:
        return (order_takes(card, floor),)
    takes = largest_takes(packed & _REACH[card], _NUMBER[card])
    if not takes:
        return LAID
    if len(takes) == 1 and not takes[0].parts:
        cards = _whole_ranks(floor, takes[0])
        return (tuple(cards) if len(cards) == 1 else order_takes(card, cards),)
    captures = [order_takes(card, way) for take in takes for way in _ways(floor, take)]
    captures.sort(key=lambda cards: [taken.index for taken in cards])
    return tuple(captures)


def _whole_ranks(floor: Sequence[Card], take: Take) -> list[Card]:
    """The cards of the ranks that are taken whole."""
    whole = take.whole
    return [card for card in floor if _OWN[card] & whole]


def _ways(floor: Sequence[Card], take: Take) -> Iterable[list[Card]]:
    """Each choice of cards from the floor that makes this take."""
    choices = [
        combinations([card for card in floor if _NUMBER[card] == number], count)
        for number, count in take.parts
    ]
    whole = _whole_ranks(floor, take)
    return (whole + [card for part in chosen for card in part] for chosen in product(*choices))


def order_takes(card: Card, takes: Iterable[Card]) -> Takes:
    """The order in which a capture is written: the card's own rank, then by rank and suit."""
    return tuple(sorted(takes, key=_PLACE[_NUMBER[card]]))


def score_capture(
    floor: Sequence[Card], card: Card, takes: Sequence[Card], rules: RuleSet
) -> tuple[Basra | None, int]:
    """The kind of basra that this capture makes and its points, `(None, 0)` for none."""
    if not takes or len(takes) < len(floor):
        return None, 0
    kind = _kind(floor, card, rules)
    points = basra_points(kind, rules) if kind else 0
    return (kind, points) if points else (None, 0)


def basra_points(kind: Basra, rules: RuleSet) -> int:
    """What one basra of this kind is worth."""
    if kind is Basra.PLAIN:
        return rules.plain_basra
    return rules.jack_basra if kind is Basra.JACK else rules.komi_basra


def _kind(floor: Sequence[Card], card: Card, rules: RuleSet) -> Basra | None:
    """What emptying this floor with the card is called, whatever it is worth."""
    if is_lone_komi(floor, rules):
        return Basra.KOMI
    lone = floor[0] if len(floor) == 1 else None
    if card.rank is Rank.JACK:
        return Basra.JACK if lone and lone.rank is Rank.JACK else None
    if card is not KOMI:
        return Basra.PLAIN
    if lone and lone.rank is Rank.JACK:
        return Basra.JACK if rules.komi_takes_jack else None
    return Basra.PLAIN if _is_komi_basra(floor, rules) else None


def _is_komi_basra(floor: Sequence[Card], rules: RuleSet) -> bool:
    """Whether the Komi makes a plain basra of this floor (rules.md, What scores)."""
    ranks = {card.rank for card in floor}
    if len(ranks) == 1 and ranks <= {Rank.QUEEN, Rank.KING}:
        return rules.komi_takes_court
    if not all(card.value for card in floor):
        return False
    if rules.komi_sweep is KomiSweep.TEN_OR_LESS:
        return sum(card.value for card in floor) <= 10
    return rules.komi_sweep is KomiSweep.ONE_RANK and _one_rank_takes(floor)


def _one_rank_takes(floor: Sequence[Card]) -> bool:
    """Whether one card A–10 could have taken all of these numerals."""
    highest = max(card.value for card in floor)
    lower = tally(card for card in floor if card.value < highest)
    return divides(lower, highest) or any(
        divides(tally(floor), number) for number in range(highest + 1, 11)
    )
