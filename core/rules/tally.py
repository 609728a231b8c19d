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


@lru_cache(maxsize=1 << 15)
def largest_takes(packed: int, number: int) -> tuple[Take, ...]:
    """The largest takes of a card of this rank number (ace 1 to king 13); `()` when laid.

    `packed` holds no higher ranks, and for J, Q, K no other rank. All cards of the own rank are
    in every answer (rules.md, A play 2).
    """
    lower = packed & ((1 << 4 * number - 4) - 1)
    unions = _largest_unions(lower, number)
    takes = (packed - lower + union for union in unions)
    return tuple(_take(packed, taken) for taken in takes if taken)


def _take(packed: int, taken: int) -> Take:
    lying = dict(ranks_of(packed))
    whole = sum(15 << 4 * rank - 4 for rank, count in ranks_of(taken) if count == lying[rank])
    parts = tuple((rank, count) for rank, count in ranks_of(taken) if count < lying[rank])
    return Take(whole, parts)


def _largest_unions(lower: int, number: int) -> tuple[int, ...]:
    """The largest unions of disjoint groups that each add up to `number`; `(0,)` for none.

    Leftovers of growing size are tried, so the first that leave whole groups are the fewest.
    """
    total = _total(lower)
    unions: tuple[int, ...] = ()
    size = 0
    while not unions:  # at the latest, everything is left over
        unions = tuple(
            lower - left
            for left in _multisets(lower, size)
            if (total - _total(left)) % number == 0 and divides(lower - left, number)
        )
        size += 1
    return unions


@lru_cache(maxsize=1 << 14)
def divides(packed: int, number: int) -> bool:
    """Whether these cards, all lower, can be divided into groups that each add up to `number`."""
    if not packed:
        return True
    top = (packed.bit_length() + 3) // 4
    return any(
        ((packed | _SPARE) - group) & _SPARE == _SPARE and divides(packed - group, number)
        for group in _GROUPS[number, top]
    )


def _total(packed: int) -> int:
    return sum(number * count for number, count in ranks_of(packed))


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
    (number, top): _groups(number, top) for number in range(1, 11) for top in range(1, number)
}
