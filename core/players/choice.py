"""Choosing and weighing plays at every level."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from core.players import greedy, novice
from core.players.aim import Aim
from core.players.belief import Belief
from core.players.ending import Ending, is_known
from core.players.level import Level
from core.players.search import Search
from core.players.spot import Layout
from core.players.weighed import Weighed
from core.rules.play import Play
from core.rules.seatview import SeatView

_TIE: Final = 1e-6  # where best play gives the same, what a sound opponent would let pass counts
_FEWEST: Final = 8


@dataclass(frozen=True, slots=True)
class Effort:
    """How long a search looks: so many batches of so many worlds, for one opponent.

    With more opponents a world takes longer, and there are fewer of them in a batch.
    """

    worlds: int
    batches: int = 1


EFFORTS: Final = MappingProxyType({Level.STRONG: Effort(32), Level.EXPERT: Effort(120, 3)})
IN_TIME: Final = Effort(40, 8)  # as many worlds as expert's, in batches that a budget can end


def choose(level: Level, view: SeatView, rng: Random, budget_seconds: float | None = None) -> Play:
    """The play of this level; `view` is of a live round and its seat holds a card.

    Without a budget the search has the level's own size and the answer depends on `view` and
    `rng` alone; with one it also ends after about so many seconds. Pure, and of picklable values.
    """
    if level is Level.NOVICE:
        return novice.choose(view, rng)
    if level is Level.CASUAL:
        return greedy.choose(view, rng)
    return search(view, rng, EFFORTS[level], aim_of(view), budget_seconds)


def aim_of(view: SeatView) -> Aim:
    """A match is played to be won; a single round for its points."""
    return Aim.POINTS if view.target is None else Aim.MATCH


def search(
    view: SeatView, rng: Random, effort: Effort, aim: Aim, budget_seconds: float | None = None
) -> Play:
    """The best play that a search with this effort finds."""
    plays = view.legal_plays()
    if len(plays) == 1:
        return plays[0]
    worths = _worths(view, rng, effort, (aim,), budget_seconds)[0]
    return plays[max(range(len(plays)), key=worths.__getitem__)]


def weigh(view: SeatView, rng: Random, budget_seconds: float | None = None) -> list[Weighed]:
    """Every legal play of the seat, best first, as `expert` sees it; otherwise as `choose`."""
    aims = (Aim.POINTS, Aim.MATCH)
    effort = EFFORTS[Level.EXPERT] if budget_seconds is None else IN_TIME
    values, chances = _worths(view, rng, effort, aims, budget_seconds)
    order = values if aim_of(view) is Aim.POINTS else chances
    plays = view.legal_plays()
    return [
        Weighed(plays[at], values[at], min(1.0, max(0.0, chances[at])))
        for at in sorted(range(len(plays)), key=order.__getitem__, reverse=True)
    ]


def _worths(
    view: SeatView, rng: Random, effort: Effort, aims: Sequence[Aim], budget: float | None
) -> list[list[float]]:
    """For each aim what each legal play is worth."""
    if is_known(view):
        return [_exactly(view, rng, aim) for aim in aims]
    started = time.monotonic()
    belief = Belief(Layout.of(view), view)
    searches = [Search(view, aim) for aim in aims]
    number = max(_FEWEST, effort.worlds // (view.seats - 1))
    found: list[list[list[float]]] = []
    for _ in range(effort.batches):
        worlds = belief.worlds(rng, number)
        found.append([search.weigh(worlds) for search in searches])
        late = budget is not None and time.monotonic() - started > budget
        if late or belief.is_complete(worlds, number):
            break
    return [_mean([batch[at] for batch in found]) for at in range(len(aims))]


def _exactly(view: SeatView, rng: Random, aim: Aim) -> list[float]:
    """Worths with every card known: of best play by both, ties by what `casual` would do."""
    likely = Search(view, aim).weigh(Belief(Layout.of(view), view).worlds(rng, 1))
    exact = Ending(view, aim).weigh()
    return [best + _TIE * hoped for best, hoped in zip(exact, likely, strict=True)]


def _mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
