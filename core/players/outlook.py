"""What a position with all hands empty is worth: between two deals, or at the end of the round.

The figures were fitted to rounds and matches of `casual` against itself; decision 16 says how.
"""

from math import erf, exp, prod, sqrt
from typing import Final

from core.players.aim import Aim
from core.players.spot import Layout, Row, Spot
from core.rules.round import HAND_SIZE
from core.rules.seatview import SeatView

_LEAD: Final = 0.88  # how much one card ahead means for most cards, by 1/√(cards left)
_CARD: Final = 0.5  # cards that a card lying there is worth to who plays first to the next deal,
_LAST: Final = 4.0  # and playing last, who often gets the floor in the end, to the other
_FIRST: Final = -0.8  # points for playing first to a deal,
_RISK: Final = 1.0  # for each point that the floor may be expected to bring,
_LYING: Final = -0.8  # and for each card that lies there
_SPREAD: Final = (1e-9, 3.7, 6.2, 8.4, 10.1, 11.7)  # of basra points to come, by deals left
_COMING: Final = -2.0  # a deal left puts the end of a match off, as if it cost a side so much
_ROUND: Final = 52.0  # the spread of the difference that a round to come makes
_GAIN: Final = 60.0  # points to the target for each round to come after the next
_POINT: Final = 1e-5  # what a point is worth where the match is as good as decided
_SURELY: Final = 1e-5  # so small a chance is none

Shares = list[float]


class Outlook:
    """Worths for one side, at the end of the deal in which the view was taken.

    In points of difference to the mean of the other sides for `Aim.POINTS`; for `Aim.MATCH` the
    chance of winning the match, or the single round, with a hint of the points.
    """

    __slots__ = (
        "_aim",
        "_deals",
        "_first",
        "_known",
        "_last",
        "_law",
        "_side",
        "_stake",
        "_target",
        "_totals",
    )

    def __init__(self, layout: Layout, view: SeatView, aim: Aim) -> None:
        self._law = layout.law
        self._aim = aim
        self._side = view.side
        self._first = layout.sides[layout.first]
        self._last = layout.sides[view.dealer]
        self._deals = view.deals - view.deal_number
        self._stake = view.rules.most_cards + view.carried
        self._totals = view.totals
        self._target = view.target
        self._known: dict[tuple[int, int, Row, Row, int | None], float] = {}

    def worth(self, spot: Spot) -> float:
        """The worth of this position for the side of the view."""
        key = (spot.floor, spot.hidden, spot.counts, spot.points, spot.captor)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._find(spot)
        return known

    def _find(self, spot: Spot) -> float:
        points: Shares = [float(gained) for gained in spot.points]
        if self._deals:
            shares = self._race(spot)
            points[self._first] += self._opening(spot)
        else:
            shares = self._settle(spot, points)
        ends = [gained + self._stake * share for gained, share in zip(points, shares, strict=True)]
        others = sum(ends) - ends[self._side]
        difference = ends[self._side] - others / (len(ends) - 1)
        if self._aim is Aim.POINTS:
            return difference
        return self._chance(points, shares) + _POINT * difference

    def _settle(self, spot: Spot, points: Shares) -> Shares:
        """The end of the round: who has most cards; the floor's honours go to its captor."""
        counts = list(spot.counts)
        if spot.captor is not None:
            counts[spot.captor] += spot.floor.bit_count()
            points[spot.captor] += self._law.honours(spot.floor)
        most = max(counts)
        alone = counts.count(most) == 1
        return [float(alone and count == most) for count in counts]

    def _race(self, spot: Spot) -> Shares:
        """How likely each side is to have most cards in the end."""
        counts = list(map(float, spot.counts))
        counts[self._first] += _CARD * spot.floor.bit_count()
        counts[self._last] += _LAST
        pace = _LEAD / sqrt(52 - sum(spot.counts))
        most = max(counts)
        weights = [exp(pace * (count - most)) for count in counts]
        return [weight / sum(weights) for weight in weights]

    def _opening(self, spot: Spot) -> float:
        """What the floor is worth to the side that plays first to the next deal, in points."""
        floor = spot.floor
        if not floor:
            return _FIRST
        risk = self._law.risk(floor, spot.hidden, HAND_SIZE)
        return _FIRST + _RISK * risk + _LYING * floor.bit_count()

    def _chance(self, points: Shares, shares: Shares) -> float:
        """The chance of winning, over who gets the points for most cards."""
        base = [
            total + gained + _COMING * self._deals
            for total, gained in zip(self._totals, points, strict=True)
        ]
        chance = 0.0
        for side, share in enumerate(shares):
            if share:
                ends = [end + self._stake * (other == side) for other, end in enumerate(base)]
                chance += share * self._win(ends)
        nobody = 1.0 - sum(shares)
        return chance + nobody * self._win(base) if nobody > _SURELY else chance

    def _win(self, ends: Shares) -> float:
        """The chance of winning from these totals after the round, give or take the spread."""
        spread = _SPREAD[self._deals]
        over, far = 1.0, spread
        if self._target is not None:
            over = _normal((max(ends) - self._target + 0.5) / spread)
            rounds = 1.0 + max(0.0, self._target - max(ends)) / _GAIN
            far = sqrt(spread * spread + rounds * _ROUND * _ROUND)
        ahead = [self._ahead(ends, side, over, (spread, far)) for side in range(len(ends))]
        return ahead[self._side] / sum(ahead)

    def _ahead(self, ends: Shares, side: int, over: float, spreads: tuple[float, float]) -> float:
        """How likely this side is ahead of every other when the match ends, roughly."""
        near, far = spreads
        leads = [ends[side] - end for other, end in enumerate(ends) if other != side]
        now = prod([_normal(lead / near) for lead in leads])
        later = prod([_normal(lead / far) for lead in leads])
        return over * now + (1.0 - over) * later


def _normal(deviation: float) -> float:
    """The chance that a normal variable is below so many standard deviations."""
    return 0.5 * (1.0 + erf(deviation / sqrt(2.0)))
