"""One rule set in masks: what a card takes, what that scores, and what a floor risks."""

from functools import lru_cache
from math import comb, inf
from typing import Final

from core.players.twin import BIT, FULL, KOMI_BIT, MEMO, REACH, SWEEPS, Captures, captures, cards_of
from core.rules.capture import score_capture
from core.rules.cards import KOMI, PACK
from core.rules.count import honour
from core.rules.ruleset import KomiTaker, RuleSet

_MAJORITY: Final = 27
_LIMIT: Final = 1 << 14  # answers kept of a kind, then all are found anew
_SURE: Final = 1e-3  # a hand that misses all the better cards so seldom is not looked at further
# How likely none of `good` cards among `total` is in a hand of `size`: [size][total][good].
_MISSED: Final = tuple(
    tuple(
        tuple(comb(total - good, size) / max(1, comb(total, size)) for good in range(total + 1))
        for total in range(53)
    )
    for size in range(5)
)


class Law:
    """One rule set in masks, with what it answered before; made by `law_of`."""

    __slots__ = (
        "_any_card",
        "_clears",
        "_honoured",
        "_plain",
        "_reaches",
        "_worths",
        "kinds",
        "rules",
        "share",
    )

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.share = rules.most_cards / _MAJORITY
        self._plain = rules.plain_basra
        self._any_card = rules.komi_taken_by is KomiTaker.ANY_CARD
        self._honoured = tuple(
            (honour(card, rules), BIT[card.index]) for card in PACK if honour(card, rules)
        )
        self._clears: dict[tuple[int, int], int] = {}
        self._worths: dict[int, tuple[tuple[float, int], ...]] = {}
        self.kinds = _kinds(rules)
        self._reaches = tuple([(kind, _reach(kind)) for kind in self.kinds])

    def captures(self, floor: int, card: int) -> Captures:
        """Every capture the card may make of this floor; `()` when it is laid."""
        if not floor:
            return ()
        if SWEEPS[card] or (floor == KOMI_BIT and self._any_card):
            return (floor,)
        known = MEMO[card].get(floor & REACH[card])
        return captures(floor, card) if known is None else known

    def clears(self, floor: int, card: int) -> int:
        """The points at once for taking the whole of this floor with the card."""
        if not SWEEPS[card] and floor != KOMI_BIT:
            return self._plain
        if card != KOMI.index and floor & (floor - 1):
            return 0  # a Jack, and two cards or more
        points = self._clears.get((floor, card))
        if points is None:
            if len(self._clears) >= _LIMIT:
                self._clears.clear()
            taken = cards_of(floor)
            points = score_capture(taken, PACK[card], taken, self.rules)[1]
            self._clears[floor, card] = points
        return points

    def honours(self, taken: int) -> int:
        """What these cards are worth in a pile by themselves."""
        if not self._honoured:
            return 0
        return sum([worth for worth, bit in self._honoured if taken & bit])

    def pile_worth(self, taken: int) -> float:
        """Each card is its share of the points for most cards, and its honours."""
        worth = self.share * taken.bit_count()
        return worth + self.honours(taken) if self._honoured else worth

    def risk(self, floor: int, unseen: int, size: int, enough: float = inf) -> float:
        """What a hand of `size` drawn from `unseen` may be expected to take with its best card.

        Looks no further once it is `enough`.
        """
        total = unseen.bit_count()
        expected, missed = 0.0, 1.0
        for worth, mask in self.worths(floor):
            good = (unseen & mask).bit_count()
            if good:
                if total <= size:
                    return expected + missed * worth
                miss = _MISSED[size][total][good]
                expected += missed * (1.0 - miss) * worth
                missed *= miss
                total -= good
                if missed < _SURE or expected >= enough:
                    break
        return expected

    def worths(self, floor: int) -> tuple[tuple[float, int], ...]:
        """What taking from this floor brings, best first, with the cards that bring so much."""
        known = self._worths.get(floor)
        return self._weigh(floor) if known is None else known

    def _weigh(self, floor: int) -> tuple[tuple[float, int], ...]:
        if len(self._worths) >= _LIMIT:
            self._worths.clear()
        by_worth: dict[float, int] = {}
        for kind, reach in self._reaches:
            free = kind & ~floor
            if free and floor & reach:
                worth = self._worth(floor, free.bit_length() - 1)
                if worth:
                    by_worth[worth] = by_worth.get(worth, 0) | kind
        answer = self._worths[floor] = tuple(sorted(by_worth.items(), reverse=True))
        return answer

    def _worth(self, floor: int, card: int) -> float:
        if SWEEPS[card] or floor == KOMI_BIT:
            takes = self.captures(floor, card)
        else:
            takes = captures(floor, card)
        if not takes:
            return 0.0
        points = self.clears(floor, card) if takes[0] == floor else 0
        return points + self.pile_worth(takes[0] | BIT[card])


def _reach(kind: int) -> int:
    """Every card that one of these cards may take."""
    card = kind.bit_length() - 1
    return FULL if SWEEPS[card] else REACH[card] | KOMI_BIT


def _kinds(rules: RuleSet) -> tuple[int, ...]:
    """The pack in sets of cards that the rules do not tell apart."""
    alike: dict[tuple[object, ...], int] = {}
    for card in PACK:
        key = (card.rank, card is KOMI, honour(card, rules))
        alike[key] = alike.get(key, 0) | BIT[card.index]
    return tuple(alike.values())


@lru_cache(maxsize=16)
def law_of(rules: RuleSet) -> Law:
    """The law of this rule set, the same every time."""
    return Law(rules)
