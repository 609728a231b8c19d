"""The rules once more, in integers, for search: quick where `core.rules` is clear.

A card is its index in `PACK` (four suits a rank), a set of cards a mask of 52 bits. What a card
takes depends on its own rank and the lower numerals of the floor, so answers are remembered by
those. Held equal to `core.rules` by a test over random rounds of every rule set.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Final

from core.rules.cards import KOMI, PACK, Card
from core.rules.tally import largest_takes

Captures = tuple[int, ...]

FULL: Final = (1 << 52) - 1
BIT: Final = tuple(1 << index for index in range(52))
KOMI_BIT: Final = BIT[KOMI.index]
SWEEPS: Final = tuple(card.sweeps for card in PACK)
_NUMBER: Final = tuple(index // 4 + 1 for index in range(52))
_OWN: Final = tuple(15 << 4 * number - 4 for number in range(1, 14))
REACH: Final = tuple(_OWN[card.index // 4] | (1 << 4 * card.value) - 1 for card in PACK)
_EVENS: Final = int("5" * 13, 16)
_PAIRS: Final = int("3" * 13, 16)
_LIMIT: Final = 1 << 15  # answers kept a rank, then all are found anew
_BY_RANK: Final[tuple[dict[int, Captures], ...]] = tuple({} for _ in range(13))
MEMO: Final = tuple(_BY_RANK[index // 4] for index in range(52))


def mask_of(cards: Iterable[Card]) -> int:
    """The set of these cards."""
    return sum([BIT[card.index] for card in cards])


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a set, in order."""
    return tuple([PACK[index] for index in indexes_of(mask)])


def indexes_of(mask: int) -> Iterator[int]:
    """The indexes in a set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def captures(floor: int, card: int) -> Captures:
    """What the card may take by rank and sum, a mask a choice; `()` when it is laid.

    For neither a sweeping card nor a lone Komi: `Law.captures` knows those.
    """
    near = floor & REACH[card]
    known = MEMO[card].get(near)
    return _find(near, card) if known is None else known


def _find(near: int, card: int) -> Captures:
    memo = MEMO[card]
    if len(memo) >= _LIMIT:
        memo.clear()
    found = []
    for take in largest_takes(_tally(near), _NUMBER[card]):
        parts = [combinations(_lying(near, number), count) for number, count in take.parts]
        whole = near & take.whole
        found += [whole + sum(map(sum, chosen)) for chosen in product(*parts)]
    answer = memo[near] = tuple(found)
    return answer


def _lying(floor: int, number: int) -> list[int]:
    return [bit for bit in BIT[4 * number - 4 : 4 * number] if floor & bit]


def _tally(floor: int) -> int:
    """How many of each rank, four bits a rank, as `core.rules.tally` packs them."""
    twos = floor - ((floor >> 1) & _EVENS)
    return (twos & _PAIRS) + ((twos >> 2) & _PAIRS)
