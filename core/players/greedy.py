"""A sound greedy player: takes what scores now, and leaves little to the next seat.

It is one function of a SeatView, so what is hidden from the seat cannot change its choice. It
thinks in masks (`core.players.twin`), as searches ask thousands of times what it would play.
"""

from functools import lru_cache
from math import inf
from random import Random
from typing import Final, NamedTuple

from core.players.law import Law, law_of
from core.players.twin import BIT, SWEEPS, mask_of
from core.rules.play import Play
from core.rules.round import HAND_SIZE
from core.rules.seatview import SeatView

_SWEEPER_KEPT: Final = 4.0
_FIRST: Final = 1000.0  # points at once weigh more than any balance
_DIGITS: Final = 9  # sums in another order are the same
_LIMIT: Final = 1 << 16  # answers kept, then all are found anew

Option = tuple[int, int, float]  # mask taken, floor left, gain in points


class Threat(NamedTuple):
    """What the next seat may hold: so many cards of those that the player has not seen."""

    unseen: int
    size: int


class Habit:
    """How this player judges under one law; it remembers what a card does to a floor."""

    __slots__ = ("_law", "_options")

    def __init__(self, law: Law) -> None:
        self._law = law
        self._options: dict[int, tuple[Option, ...]] = {}

    def options(self, floor: int, card: int) -> tuple[Option, ...]:
        """Each legal play of the card, with its gain in points and what it leaves."""
        key = floor << 6 | card
        known = self._options.get(key)
        return self._find(floor, card, key) if known is None else known

    def worth(self, option: Option, threat: Threat, best: float = -inf) -> float:
        """In points: what is gained at once and in cards, less what is spent and what is risked.

        Exact only if it is more than `best`.
        """
        _, left, gain = option
        if not left or gain <= best:
            return gain
        return gain - self._law.risk(left, *threat, gain - best)

    def reply(self, hand: tuple[int, ...], floor: int, threat: Threat) -> tuple[int, int]:
        """What it would play from this hand, card and mask taken; the first of equals."""
        best, found = -inf, (0, 0)
        only = len(hand) == 1
        for card in hand:
            options = self.options(floor, card)
            if only and len(options) == 1:
                return card, options[0][0]
            for option in options:
                value = self.worth(option, threat, best)
                if value > best:
                    best, found = value, (card, option[0])
        return found

    def _find(self, floor: int, card: int, key: int) -> tuple[Option, ...]:
        if len(self._options) >= _LIMIT:
            self._options.clear()
        spent = _SWEEPER_KEPT if SWEEPS[card] else 0.0
        takes = self._law.captures(floor, card)
        found: tuple[Option, ...] = ((0, floor | BIT[card], -spent),)
        if takes:
            found = tuple(
                [(taken, floor ^ taken, self._gain(floor, card, taken) - spent) for taken in takes]
            )
        self._options[key] = found
        return found

    def _gain(self, floor: int, card: int, taken: int) -> float:
        at_once = _FIRST * self._law.clears(floor, card) if taken == floor else 0.0
        return at_once + self._law.pile_worth(taken | BIT[card])


@lru_cache(maxsize=16)
def habit_of(law: Law) -> Habit:
    """The habit under this law, the same every time."""
    return Habit(law)


def choose(view: SeatView, rng: Random) -> Play:
    """The play with most points at once, then with the best balance of gain and risk.

    `view` is of a live round and its seat holds a card; equals are drawn by `rng`.
    """
    habit, floor = habit_of(law_of(view.rules)), mask_of(view.floor)
    size = view.hand_sizes[(view.seat + 1) % view.seats] or HAND_SIZE
    threat = Threat(mask_of(view.unseen), size)
    plays = view.legal_plays()
    worths = [round(habit.worth(_option(habit, floor, play), threat), _DIGITS) for play in plays]
    best = max(worths)
    return rng.choice([play for play, found in zip(plays, worths, strict=True) if found == best])


def _option(habit: Habit, floor: int, play: Play) -> Option:
    taken = mask_of(play.takes)
    return next(option for option in habit.options(floor, play.card.index) if option[0] == taken)
