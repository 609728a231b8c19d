"""How many cards of each rank lie on a floor, and the sums in it.

A *tally* packs thirteen counts into one int, four bits a rank, aces lowest: adding and taking
away whole multisets of cards is one addition. What can be taken depends on the tally alone, so
answers are remembered by it, however the suits fall.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from core.rules.cards import PACK, Card

_WEIGHT: Final = {card: 1 << card.index // 4 * 4 for card in PACK}
_SPARE: Final = int("8" * 13, 16)


def tally(cards: Iterable[Card]) -> int:
    """The tally of these cards."""
    return sum([_WEIGHT[card] for card in cards])


def ranks_of(packed: int) -> Iterator[tuple[int, int]]:
    """Rank numbers (ace 1 to king 13) and counts of the ranks that are there, lowest first."""
    number = 1
    while packed:
        if packed & 15:
            yield number, packed & 15
        packed >>= 4
        number += 1


class Take(NamedTuple):
    """A capture by tally: ranks taken whole, and of others (rank number, how many) of more."""

    whole: int
    parts: tuple[tuple[int, int], ...]


@lru_cache(maxsize=1 << 14)
def largest_takes(packed: int, number: int) -> tuple[Take, ...]:
    """The largest takes of a card of this rank number (ace 1 to king 13); `()` when laid.

    `packed` holds no higher ranks, and for J, Q, K no other rank. All cards of the own rank are
    in every answer (rules.md, A play 2).
    """
    lower = packed & ((1 << 4 * number - 4) - 1)
    _, unions = largest_unions(lower, number)
    takes = (packed - lower + union for union in sorted(unions))
    return tuple(_take(packed, taken) for taken in takes if taken)


def _take(packed: int, taken: int) -> Take:
    lying = dict(ranks_of(packed))
    whole = sum(15 << 4 * rank - 4 for rank, count in ranks_of(taken) if count == lying[rank])
    parts = tuple((rank, count) for rank, count in ranks_of(taken) if count < lying[rank])
    return Take(whole, parts)


@lru_cache(maxsize=1 << 14)
def largest_unions(lower: int, number: int) -> tuple[int, frozenset[int]]:
    """How many cards the largest unions of disjoint groups of `number` have, and these unions.

    The highest card is left over, or it is in one of the groups that have it as their highest.
    """
    if not lower:
        return 0, frozenset((0,))
    top = (lower.bit_length() + 3) // 4
    best, unions = largest_unions(lower - (1 << 4 * top - 4), number)
    for group, size in _GROUPS[number, top]:
        if ((lower | _SPARE) - group) & _SPARE == _SPARE:
            rest, others = largest_unions(lower - group, number)
            if rest + size > best:
                best, unions = rest + size, frozenset(group + other for other in others)
            elif rest + size == best:
                unions |= {group + other for other in others}
    return best, unions


def divides(packed: int, number: int) -> bool:
    """Whether these cards, all lower, can be divided into groups that each add up to `number`."""
    return packed in largest_unions(packed, number)[1]


def _size(packed: int) -> int:
    return sum(count for _, count in ranks_of(packed))


def _groups(total: int, top: int) -> tuple[int, ...]:
    """Every tally of the highest rank `top` that adds up to `total`; at most four of a kind."""
    if total == top:
        return (1 << 4 * top - 4,)
    return tuple(
        group + (1 << 4 * top - 4)
        for second in range(min(top, total - top), 0, -1)
        for group in _groups(total - top, second)
        if (group >> 4 * top - 4) & 15 < 4
    )


_GROUPS: Final = {
    (number, top): [(group, _size(group)) for group in _groups(number, top)]
    for number in range(1, 11)
    for top in range(1, number)
}
