"""A sound greedy player: takes what scores now, and leaves little to the next seat.

It is one function of a SeatView, so what is hidden from the seat cannot change its choice. It
thinks in masks (`core.players.twin`), as searches ask thousands of times what it would play.
"""

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


class Threat(NamedTuple):
    """What the next seat may hold: so many cards of those that the player has not seen."""

    unseen: int
    size: int


def choose(view: SeatView, rng: Random) -> Play:
    """The play with most points at once, then with the best balance of gain and risk.

    `view` is of a live round and its seat holds a card; equals are drawn by `rng`.
    """
    law, floor = law_of(view.rules), mask_of(view.floor)
    threat = Threat(mask_of(view.unseen), _next_size(view))
    plays = view.legal_plays()
    worths = [
        round(worth(law, floor, play.card.index, mask_of(play.takes), threat), _DIGITS)
        for play in plays
    ]
    best = max(worths)
    return rng.choice([play for play, found in zip(plays, worths, strict=True) if found == best])


def _next_size(view: SeatView) -> int:
    return view.hand_sizes[(view.seat + 1) % view.seats] or HAND_SIZE


def worth(law: Law, floor: int, card: int, taken: int, threat: Threat) -> float:
    """In points: what is gained at once and in cards, less what is spent and what is risked."""
    if taken:
        value = law.pile_worth(taken | BIT[card])
        left = floor ^ taken
        if not left:
            value += _FIRST * law.clears(floor, card)
    else:
        value, left = 0.0, floor | BIT[card]
    if SWEEPS[card]:
        value -= _SWEEPER_KEPT
    return value - law.risk(left, *threat) if left else value


def reply(law: Law, hand: tuple[int, ...], floor: int, threat: Threat) -> tuple[int, int]:
    """What `choose` would play from this hand, card and mask taken; the first of equals."""
    if len(hand) == 1:
        takes = law.captures(floor, hand[0])
        if len(takes) < 2:
            return hand[0], sum(takes)
    best, found = float("-inf"), (0, 0)
    for card in hand:
        for taken in law.captures(floor, card) or (0,):
            value = worth(law, floor, card, taken, threat)
            if value > best:
                best, found = value, (card, taken)
    return found
