"""Choosing and weighing plays at every level."""

import time
from collections.abc import Iterator, Sequence
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

_TIE: Final = 1e-6  # where best play gives the same, what the other is likely to let pass counts
_FEWEST: Final = 8  # worlds, however many opponents
_GLANCE: Final = 16  # worlds, over the seats: with more of these each takes longer
_QUICK: Final = 40  # worlds in the first batch of a search that has a budget,
_GROWTH: Final = 5  # and how many times as many in each one after it

EFFORTS: Final = MappingProxyType({Level.STRONG: 32, Level.EXPERT: 1000})
"""How many worlds a search looks at with two seats; with more each takes longer, so it is fewer."""


def choose(level: Level, view: SeatView, rng: Random, budget_seconds: float | None = None) -> Play:
    """The play of this level; `view` is of a live round and its seat holds a card.

    Without a budget the search has the level's own size and the answer depends on `view` and
    `rng` alone; with one it also ends within about so many seconds, and depends on the machine.
    Pure, and of picklable values.
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
    view: SeatView, rng: Random, effort: int, aim: Aim, budget_seconds: float | None = None
) -> Play:
    """The best play that a search of so many worlds finds."""
    plays = view.legal_plays()
    if len(plays) == 1:
        return plays[0]
    worths = _worths(view, rng, _share(effort, view), (aim,), budget_seconds)[0]
    return plays[max(range(len(plays)), key=worths.__getitem__)]


def weigh(view: SeatView, rng: Random, budget_seconds: float | None = None) -> list[Weighed]:
    """Every legal play of the seat, best first, as `expert` sees it; otherwise as `choose`."""
    aims = (Aim.POINTS, Aim.MATCH)
    worlds = _share(EFFORTS[Level.EXPERT], view)
    values, chances = _worths(view, rng, worlds, aims, budget_seconds)
    order = values if aim_of(view) is Aim.POINTS else chances
    plays = view.legal_plays()
    return [
        Weighed(plays[at], values[at], _chance(chances[at]))
        for at in sorted(range(len(plays)), key=order.__getitem__, reverse=True)
    ]


def glance(view: SeatView, rng: Random) -> list[Weighed]:
    """Every legal play, the best chance first, from so few worlds that it takes milliseconds."""
    chances = _worths(view, rng, _GLANCE // view.seats, (Aim.MATCH,), None)[0]
    found = [
        Weighed(play, None, _chance(worth))
        for play, worth in zip(view.legal_plays(), chances, strict=True)
    ]
    return sorted(found, key=lambda one: -one.chance)


def _chance(worth: float) -> float:
    return min(1.0, max(0.0, worth))


def _share(effort: int, view: SeatView) -> int:
    """How many worlds that effort is at a table of this size."""
    return max(_FEWEST, effort // (view.seats - 1))


def _worths(
    view: SeatView, rng: Random, worlds: int, aims: Sequence[Aim], budget: float | None
) -> list[list[float]]:
    """For each aim what each legal play is worth.

    A batch of many worlds is worth more than several of few, as later plays of the seat are found
    for all the worlds of a batch: so the batches of a search with a budget grow.
    """
    if is_known(view):
        return [_exactly(view, rng, aim) for aim in aims]
    started = time.monotonic()
    belief = Belief(Layout.of(view), view)
    searches = [Search(view, aim, rng) for aim in aims]
    found: list[tuple[int, list[list[float]]]] = []
    for number in _batches(worlds, budget is not None):
        drawn = belief.worlds(rng, number)
        found.append((number, [search.weigh(drawn) for search in searches]))
        if belief.is_complete(number):
            return found[-1][1]
        if budget is not None and 3 * (time.monotonic() - started) > budget:
            break  # the next batch takes about twice as long as all before it
    return [_mean([(number, batch[at]) for number, batch in found]) for at in range(len(aims))]


def _batches(worlds: int, is_hurried: bool) -> Iterator[int]:
    """The sizes of the batches in which so many worlds are looked at."""
    size = min(_QUICK, worlds) if is_hurried else worlds
    while worlds:
        yield size
        worlds -= size
        size = min(_GROWTH * size, worlds)


def _exactly(view: SeatView, rng: Random, aim: Aim) -> list[float]:
    """Worths with every card known: of best play; of equals, what the other is likely to do."""
    exact = Ending(view, aim).weigh()
    if len({*exact}) == len(exact):
        return exact
    likely = Search(view, aim, rng).weigh(Belief(Layout.of(view), view).worlds(rng, 2))
    return [best + _TIE * hoped for best, hoped in zip(exact, likely, strict=True)]


def _mean(rows: Sequence[tuple[int, Sequence[float]]]) -> list[float]:
    """The mean of the rows by their weights."""
    total = sum(weight for weight, _ in rows)
    columns = zip(*[[weight * worth for worth in row] for weight, row in rows], strict=True)
    return [sum(column) / total for column in columns]
