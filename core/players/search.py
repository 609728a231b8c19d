"""Looking ahead to the end of the deal.

The other seats are taken for sound or loose players (`core.players.manner`), and their hands for
each of many worlds that fit what was seen. The seat's own later plays are the best for all worlds
that look the same to it by then, so the search does not think it sees what is hidden.
"""

from collections.abc import Sequence
from random import Random

from core.players.aim import Aim
from core.players.belief import Hands, World
from core.players.greedy import Threat, habit_of
from core.players.manner import Reply, loose_reply
from core.players.outlook import Outlook
from core.players.spot import Layout, Row, Spot, without
from core.players.twin import BIT, mask_of
from core.rules.play import Play
from core.rules.round import HAND_SIZE
from core.rules.seatview import SeatView


class Search:
    """One decision of one seat."""

    __slots__ = ("_habit", "_layout", "_outlook", "_replies", "_rng", "_view")

    def __init__(self, view: SeatView, aim: Aim, rng: Random) -> None:
        self._view = view
        self._rng = rng
        self._layout = Layout.of(view)
        self._habit = habit_of(self._layout.law)
        self._outlook = Outlook(self._layout, view, aim)
        self._replies: dict[tuple[Row, int, int, bool], Reply] = {}

    def weigh(self, worlds: Sequence[World]) -> list[float]:
        """What each of `view.legal_plays()` is worth over these worlds."""
        total = sum([world[0] for world in worlds])
        return [self._after(play, worlds) / total for play in self._view.legal_plays()]

    def _after(self, play: Play, worlds: Sequence[World]) -> float:
        spot = self._layout.begin(self._view)
        after = self._layout.after(spot, play.card.index, mask_of(play.takes))
        return self._walk(after, worlds)

    def _walk(self, spot: Spot, worlds: Sequence[World]) -> float:
        """The sum of worths of a position over its worlds, each times its weight."""
        if spot.turn == self._layout.me:
            if spot.mine:
                return self._best(spot, worlds)
        elif worlds[0][1][spot.turn]:
            return self._answer(spot, worlds)
        return sum([world[0] for world in worlds]) * self._outlook.worth(spot)

    def _best(self, spot: Spot, worlds: Sequence[World]) -> float:
        """The seat's own best play in all of these worlds, which it cannot tell apart."""
        options, after = self._habit.options, self._layout.after
        return max(
            [
                self._walk(after(spot, card, taken), worlds)
                for card in spot.mine
                for taken, _, _ in options(spot.floor, card)
            ]
        )

    def _answer(self, spot: Spot, worlds: Sequence[World]) -> float:
        """The plays of another seat: worlds in which it plays the same stay together."""
        seat = spot.turn
        size = self._size_after(spot, worlds[0][1])
        if len(worlds) == 1:
            ((weight, hands, manners),) = worlds
            played = self._reply(hands[seat], spot, size, manners[seat])
            left = (*hands[:seat], without(hands[seat], played[0]), *hands[seat + 1 :])
            return self._walk(self._layout.after(spot, *played), [(weight, left, manners)])
        groups: dict[Reply, list[World]] = {}
        for weight, hands, manners in worlds:
            played = self._reply(hands[seat], spot, size, manners[seat])
            left = (*hands[:seat], without(hands[seat], played[0]), *hands[seat + 1 :])
            groups.setdefault(played, []).append((weight, left, manners))
        return sum(
            [
                self._walk(self._layout.after(spot, *played), group)
                for played, group in groups.items()
            ]
        )

    def _reply(self, hand: Row, spot: Spot, size: int, is_sound: bool) -> Reply:
        key = (hand, spot.floor, spot.hidden, is_sound)
        known = self._replies.get(key)
        if known is None:
            unseen = spot.hidden
            for card in hand:
                unseen ^= BIT[card]
            threat = Threat(unseen, size)
            if is_sound:
                known = self._habit.reply(hand, spot.floor, threat)
            else:
                known = loose_reply(self._habit, hand, spot.floor, threat, self._rng)
            self._replies[key] = known
        return known

    def _size_after(self, spot: Spot, hands: Hands) -> int:
        """How many cards the seat after the one in turn will hold when it plays."""
        seat = (spot.turn + 1) % self._layout.seats
        return len(spot.mine if seat == self._layout.me else hands[seat]) or HAND_SIZE
