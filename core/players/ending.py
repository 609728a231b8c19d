"""The last deal of two seats, where the other hand is known: solved exactly.

Both sides play for the same worth, one for most and one for least of it (alpha-beta).
"""

from core.players.aim import Aim
from core.players.outlook import Outlook
from core.players.spot import Layout, Row, Spot, without
from core.players.twin import indexes_of, mask_of
from core.rules.seatview import SeatView

_NEVER = float("inf")


def is_known(view: SeatView) -> bool:
    """Whether the seat knows every card of the only other hand."""
    return view.seats == 2 and len(view.unseen) == view.hand_sizes[1 - view.seat]


class Ending:
    """The rest of a round whose every card is known to the seat of the view."""

    __slots__ = ("_known", "_layout", "_outlook", "_view")

    def __init__(self, view: SeatView, aim: Aim) -> None:
        self._view = view
        self._layout = Layout.of(view)
        self._outlook = Outlook(self._layout, view, aim)
        self._known: dict[tuple[Spot, Row], tuple[float, float, float]] = {}

    def weigh(self) -> list[float]:
        """What each of `view.legal_plays()` is worth when both play without a mistake."""
        spot = self._layout.begin(self._view)
        theirs = tuple(indexes_of(mask_of(self._view.unseen)))
        return [
            self._solve(
                self._layout.after(spot, play.card.index, mask_of(play.takes)),
                theirs,
                (-_NEVER, _NEVER),
            )
            for play in self._view.legal_plays()
        ]

    def _solve(self, spot: Spot, theirs: Row, window: tuple[float, float]) -> float:
        """The worth of a position, exact inside the window and beyond it a bound."""
        if not spot.mine and not theirs:
            return self._outlook.worth(spot)
        low, high = window
        mine = spot.turn == self._layout.me
        key = (spot, theirs)
        known = self._known.get(key)
        if known is not None and known[1] <= low and high <= known[2]:
            return known[0]
        best = -_NEVER if mine else _NEVER
        for card, taken in self._plays(spot, spot.mine if mine else theirs):
            after = self._layout.after(spot, card, taken)
            if mine:
                best = max(best, self._solve(after, theirs, (max(low, best), high)))
                if best >= high:
                    break
            else:
                left = without(theirs, card)
                best = min(best, self._solve(after, left, (low, min(high, best))))
                if best <= low:
                    break
        self._known[key] = (best, low, high)
        return best

    def _plays(self, spot: Spot, hand: Row) -> list[tuple[int, int]]:
        """Every play of this hand, card and mask taken; those that take most come first."""
        captures, floor = self._layout.law.captures, spot.floor
        plays = [(card, taken) for card in hand for taken in captures(floor, card) or (0,)]
        if len(plays) > 1:
            plays.sort(key=_most)
        return plays


def _most(play: tuple[int, int]) -> int:
    return -play[1].bit_count()
