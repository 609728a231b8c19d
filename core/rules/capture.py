"""What a card takes from a floor, and what that scores (rules.md, A play and What scores).

The search for the largest union of groups works on how many cards of each value lie there, not
on the cards: a *tally* packs those counts into one int, four bits a value, so that adding and
taking away whole multisets is one addition. The answer is remembered by tally and value.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import combinations, product
from operator import attrgetter
from typing import Final

from core.rules.cards import KOMI, PACK, Card, Rank
from core.rules.ruleset import KomiSweep, KomiTaker, RuleSet

Takes = tuple[Card, ...]


class Basra(StrEnum):
    """A capture that empties the floor and scores."""

    PLAIN = "plain"
    JACK = "jack"
    KOMI = "komi"


_NOTHING: Final[tuple[Takes, ...]] = ((),)
_NO_GROUP: Final = (0,)
_ORDER: Final = attrgetter("index")
_WEIGHT: Final = tuple(1 << 4 * card.value - 4 if card.value else 0 for card in PACK)
_BELOW: Final = tuple((1 << 4 * max(value - 1, 0)) - 1 for value in range(11))
_SPARE: Final = int("8" * 10, 16)


def legal_captures(floor: Sequence[Card], card: Card, rules: RuleSet) -> tuple[Takes, ...]:
    """Every capture the card may make, in a fixed order; `((),)` when it is laid.

    All have the same number of cards. Within one, the card's own rank comes first, then the
    rest by rank and suit. `floor` is any set of other cards (rules.md, A play 1–6).
    """
    if not floor:
        return _NOTHING
    if len(floor) == 1 and floor[0] is KOMI and rules.komi_taken_by is KomiTaker.ANY_CARD:
        return ((KOMI,),)
    if card.rank is Rank.JACK or card is KOMI:
        return (order_takes(card, floor),)
    own = tuple(sorted([lying for lying in floor if lying.rank is card.rank], key=_ORDER))
    unions = largest_unions(tally(floor) & _BELOW[card.value], card.value) if card.value else None
    if unions is None or unions is _NO_GROUP:
        return (own,)
    captures = [own + rest for union in unions for rest in _choices(floor, union)]
    captures.sort(key=lambda takes: [taken.index for taken in takes])
    return tuple(captures)


def order_takes(card: Card, takes: Iterable[Card]) -> Takes:
    """The order in which a capture is written: the card's own rank, then by rank and suit."""
    return tuple(sorted(takes, key=lambda taken: (taken.rank is not card.rank, taken.index)))


def tally(cards: Iterable[Card]) -> int:
    """How many cards of each value 1–10, four bits each, aces lowest; J, Q, K are left out."""
    return sum([_WEIGHT[card.index] for card in cards])


def _counts(packed: int) -> list[int]:
    """A tally as eleven counts by value (the first is never used)."""
    return [0, *((packed >> shift) & 15 for shift in range(0, 40, 4))]


def _total(packed: int) -> int:
    return sum(value * count for value, count in enumerate(_counts(packed)))


def _multisets(packed: int, size: int) -> Iterable[int]:
    """Every tally of `size` cards out of this one."""
    if size == 0:
        return (0,)
    if not packed:
        return ()
    shift = (packed.bit_length() - 1) // 4 * 4
    most, rest = packed >> shift, packed & ((1 << shift) - 1)
    return [
        (count << shift) + smaller
        for count in range(min(most, size) + 1)
        for smaller in _multisets(rest, size - count)
    ]


def _groups(value: int, limit: int) -> Iterable[int]:
    """Every tally of cards up to `limit` that adds up to `value`, at most four of a kind."""
    if value == 0:
        return (0,)
    return [
        group + (1 << 4 * top - 4)
        for top in range(min(limit, value), 0, -1)
        for group in _groups(value - top, top)
        if (group >> 4 * top - 4) & 15 < 4
    ]


def _groups_by_top(value: int) -> dict[int, tuple[int, ...]]:
    """The groups that add up to `value` without its own rank, by the bit place of the highest."""
    found: dict[int, list[int]] = {}
    for group in _groups(value, value - 1):
        found.setdefault((group.bit_length() - 1) // 4, []).append(group)
    return {top: tuple(groups) for top, groups in found.items()}


_GROUPS: Final = ({}, *(_groups_by_top(value) for value in range(1, 11)))


@lru_cache(maxsize=1 << 14)
def _divides(packed: int, value: int) -> bool:
    """Whether these cards can be divided into groups that each add up to `value`."""
    if not packed:
        return True
    top = (packed.bit_length() - 1) // 4
    return any(
        ((packed | _SPARE) - group) & _SPARE == _SPARE and _divides(packed - group, value)
        for group in _GROUPS[value].get(top, ())
    )


@lru_cache(maxsize=1 << 15)
def largest_unions(packed: int, value: int) -> tuple[int, ...]:
    """The tallies of the largest unions of disjoint groups of `value`, out of lower cards.

    Leftovers of growing size are tried, so the first that leave whole groups are the fewest.
    """
    total = _total(packed)
    if total < value:
        return _NO_GROUP
    unions: tuple[int, ...] = ()
    size = 0
    while not unions:  # at the latest, everything is left over
        unions = tuple(
            packed - left
            for left in _multisets(packed, size)
            if (total - _total(left)) % value == 0 and _divides(packed - left, value)
        )
        size += 1
    return _NO_GROUP if unions == _NO_GROUP else unions


def _choices(floor: Sequence[Card], union: int) -> list[Takes]:
    """The cards of the floor that make up the tally, each way there is."""
    wanted = _counts(union)
    parts = []
    for value in range(1, 11):
        if wanted[value]:
            lying = sorted([card for card in floor if card.value == value], key=_ORDER)
            parts.append(combinations(lying, wanted[value]))
    return [tuple(card for part in chosen for card in part) for chosen in product(*parts)]


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
    lone = floor[0] if len(floor) == 1 else None
    if lone is KOMI and rules.komi_taken_by is KomiTaker.ANY_CARD:
        return Basra.KOMI
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
    return rules.komi_sweep is KomiSweep.ONE_RANK and _one_rank_takes(tally(floor))


def _one_rank_takes(packed: int) -> bool:
    """Whether one card A–10 could have taken all of these numerals."""
    top = (packed.bit_length() + 3) // 4
    return any(_divides(packed & _BELOW[value], value) for value in range(top, 11))
