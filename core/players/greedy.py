"""A sound greedy player: takes what scores now, and leaves little to the next seat.

It is one function of a SeatView, so what is hidden from the seat cannot change its choice.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from core.rules.capture import legal_captures, score_capture
from core.rules.cards import KOMI, Card, Rank
from core.rules.count import honour
from core.rules.play import Play, Turn
from core.rules.round import HAND_SIZE
from core.rules.ruleset import RuleSet
from core.rules.seatview import SeatView

_MAJORITY: Final = 27
_SWEEPER_KEPT: Final = 4.0


def choose(view: SeatView, rng: Random) -> Play:
    """The play with most points at once, then with the best balance of gain and risk.

    `view` is of a live round and its seat holds a card; equals are drawn by `rng`.
    """
    turns = [turn for options in view.outcomes().values() for turn in options]
    worths = [(turn.points, _balance(view, turn)) for turn in turns]
    best = max(worths)
    equals = [turn.play for turn, worth in zip(turns, worths, strict=True) if worth == best]
    return rng.choice(equals)


def _balance(view: SeatView, turn: Turn) -> float:
    """In points: what the cards taken are worth, less what is spent and what is risked."""
    card, takes = turn.play
    gain = _pile_worth((card, *takes), view.rules) if takes else 0.0
    spent = _SWEEPER_KEPT if card is KOMI or card.rank is Rank.JACK else 0.0
    left = tuple(lying for lying in view.floor if lying not in takes)
    return gain - spent - _risk(view, left if takes else (*left, card))


def _pile_worth(cards: Sequence[Card], rules: RuleSet) -> float:
    """Each card is its share of the points for most cards, and its honours."""
    share = rules.most_cards / _MAJORITY
    return share * len(cards) + sum(honour(card, rules) for card in cards)


def _risk(view: SeatView, floor: Sequence[Card]) -> float:
    """What the next seat may be expected to take from this floor with its best card."""
    size = view.hand_sizes[(view.seat + 1) % view.seats] or HAND_SIZE
    worths = sorted((_best_worth(floor, card, view.rules) for card in view.unseen), reverse=True)
    return _expected_best(worths, size)


def _expected_best(worths: Iterable[float], size: int) -> float:
    """The mean of the highest of `size` cards drawn from these, highest first."""
    worths = list(worths)
    expected, missed = 0.0, 1.0
    for place, worth in enumerate(worths):
        hit = min(1.0, size / (len(worths) - place))
        expected += missed * hit * worth
        missed *= 1.0 - hit
    return expected


def _best_worth(floor: Sequence[Card], card: Card, rules: RuleSet) -> float:
    """What this card would bring on this floor, in points; 0 when it would be laid."""
    takes = legal_captures(floor, card, rules)[0]
    if not takes:
        return 0.0
    _, points = score_capture(floor, card, takes, rules)
    return points + _pile_worth((card, *takes), rules)
