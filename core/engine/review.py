"""A match that has ended, judged play by play: pure, from its record and what `weigh` found.

Every play is judged by what its player could know then, never by the hidden cards. How is said in
docs/review.md.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from core.players import Reason, Weighed, reason
from core.rules.play import Play
from core.rules.record import Ending, Record
from core.rules.replay import course
from core.rules.round import side_of
from core.rules.seatview import SeatView

MOST_COSTLY: Final = 3
WORTH_TELLING: Final = 0.01  # of the chance of winning


@dataclass(frozen=True, slots=True)
class Decision:
    """A play and what its player knew. `step` is the moment before it, as in a replay."""

    step: int
    round_number: int
    ply: int  # within the round, from 1
    view: SeatView
    play: Play


@dataclass(frozen=True, slots=True)
class Costly:
    """A play that cost its side much of its chance of winning, and the better one."""

    step: int
    round_number: int
    ply: int
    seat: int
    side: int
    play: Play
    chance: float  # before it, with the best play
    cost: float
    better: Reason


@dataclass(frozen=True, slots=True)
class Review:
    """What became of everybody's chance of winning.

    `chances` has, by side, the step of each play it made and its chance before it, and at last
    the result. `accuracies` are in percent, None for a side that never had anything to lose.
    `absent` are the seats for whose players the computer made plays: these count for nobody.
    """

    chances: tuple[tuple[tuple[int, float], ...], ...]
    deals: tuple[int, ...]  # the step of each round's deal
    last: int
    accuracies: tuple[int | None, ...]
    costly: tuple[Costly, ...]  # the costliest first
    absent: tuple[int, ...]
    judged: int  # plays that somebody came to
    plays: int  # of the whole match

    @property
    def is_whole(self) -> bool:
        """Whether every play was judged."""
        return self.judged == self.plays

    @property
    def course(self) -> tuple[tuple[float, ...], ...]:
        """By side, its chance as each round began and the result; nothing if no play was judged."""
        return tuple(_course(line, self.deals, self.last) for line in self.chances)


def decisions(record: Record) -> list[Decision]:
    """Every play of a match, in order."""
    found = []
    for step, (before, after) in enumerate(pairwise(course(record))):
        live = before.round
        if live is not None:
            view = SeatView.of(before, live.turn)
            place = (step, before.round_number, live.ply + 1)
            found.append(Decision(*place, view, after.history[-1].play))
    return found


def review(
    record: Record,
    made: Sequence[Decision],
    found: Mapping[int, Sequence[Weighed]],
    stood_in: Collection[int] = (),
) -> Review:
    """Judge a match; `found` is what `weigh` gave, by step, and may lack some.

    `stood_in` has the numbers, from 0, of the plays that the computer made for somebody.
    """
    sides = range(2 if record.teams else record.seats)
    judged = [_Judged.of(one, found[one.step]) for one in made if found.get(one.step)]
    steps = {one.step for number, one in enumerate(made) if number in stood_in}
    own = [one for one in judged if one.decision.step not in steps]
    last = made[-1].step + 1 if made else 0
    return Review(
        chances=tuple(_chances(judged, side) + _result(record, side, last) for side in sides),
        deals=tuple(one.step for one in made if one.ply == 1),
        last=last,
        accuracies=tuple(_accuracy([one for one in own if one.side == side]) for side in sides),
        costly=tuple(one.costly() for one in _costliest(own)),
        absent=tuple(sorted({one.view.seat for one in made if one.step in steps})),
        judged=len(judged),
        plays=len(made),
    )


def by_doubt(made: Sequence[Decision], found: Mapping[int, Sequence[Weighed]]) -> list[Decision]:
    """The plays with a choice in the order in which a closer look is worth most.

    Those that seem to have cost most come first, then those at which most is at stake.
    """
    judged = [_Judged.of(one, found[one.step]) for one in made if len(found.get(one.step, ())) > 1]
    judged.sort(key=lambda one: (-one.cost, -one.spread))
    return [one.decision for one in judged]


@dataclass(frozen=True, slots=True)
class _Judged:
    """A play beside all that could have been played, those with the best chance first."""

    decision: Decision
    weighed: tuple[Weighed, ...]
    played: Weighed

    @classmethod
    def of(cls, one: Decision, weighed: Sequence[Weighed]) -> _Judged:
        ordered = tuple(sorted(weighed, key=lambda other: -other.chance))
        played = next(other for other in ordered if other.play == one.play)
        return cls(one, ordered, played)

    @property
    def side(self) -> int:
        return side_of(self.decision.view.seat, self.decision.view.teams)

    @property
    def chance(self) -> float:
        return self.weighed[0].chance

    @property
    def cost(self) -> float:
        return self.chance - self.played.chance

    @property
    def spread(self) -> float:
        """What the worst play would have cost."""
        return self.chance - self.weighed[-1].chance

    def costly(self) -> Costly:
        one = self.decision
        return Costly(
            step=one.step,
            round_number=one.round_number,
            ply=one.ply,
            seat=one.view.seat,
            side=self.side,
            play=one.play,
            chance=self.chance,
            cost=self.cost,
            better=reason(one.view, self.weighed),
        )


def _costliest(judged: list[_Judged]) -> list[_Judged]:
    worth = [one for one in judged if one.cost >= WORTH_TELLING]
    return sorted(worth, key=lambda one: -one.cost)[:MOST_COSTLY]


def _chances(judged: list[_Judged], side: int) -> tuple[tuple[int, float], ...]:
    return tuple((one.decision.step, one.chance) for one in judged if one.side == side)


def _result(record: Record, side: int, last: int) -> tuple[tuple[int, float], ...]:
    if record.ending is Ending.VOID:
        return ()
    if record.winner is not None:
        return ((last, float(record.winner == side)),)
    most = max(record.totals)  # sides that came first together share the single round
    return ((last, (record.totals[side] == most) / record.totals.count(most)),)


def _course(
    line: Sequence[tuple[int, float]], deals: Sequence[int], last: int
) -> tuple[float, ...]:
    if not line or line[0][0] == last:
        return ()
    starts = [next((chance for step, chance in line if step >= deal), None) for deal in deals]
    return tuple(chance for chance in (*starts, line[-1][1]) if chance is not None)


def _accuracy(judged: list[_Judged]) -> int | None:
    """How much of all that could have been thrown away was kept."""
    spread = sum(one.spread for one in judged)
    if not spread:
        return None
    return round(100 * (1 - sum(one.cost for one in judged) / spread))
