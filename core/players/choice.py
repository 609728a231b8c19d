"""Choosing and weighing plays at every level."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from core.players import greedy
from core.players.level import LEVELS, Level
from core.players.weighed import Weighed
from core.rules.play import Play
from core.rules.seatview import SeatView

Player = Callable[[SeatView, Random, float | None], Play]


def choose(level: Level, view: SeatView, rng: Random, budget_seconds: float | None = None) -> Play:
    """The play of this level; `view` is of a live round and its seat holds a card.

    Without a budget the search has the level's own size and the answer depends on `view` and
    `rng` alone; with one it also ends after so many seconds. Pure, and of picklable values.
    """
    return _PLAYERS[level](view, rng, budget_seconds)


def weigh(view: SeatView, rng: Random, budget_seconds: float | None = None) -> list[Weighed]:
    """Every legal play of the seat, best first; budget and rng as for `choose`."""
    best = choose(Level.EXPERT, view, rng, budget_seconds)
    plays = sorted(view.legal_plays(), key=lambda play: play != best)
    return [Weighed(play, 0.0, 0.5) for play in plays]


def _greedily(view: SeatView, rng: Random, _: float | None) -> Play:
    return greedy.choose(view, rng)


_PLAYERS: Final[Mapping[Level, Player]] = MappingProxyType(dict.fromkeys(LEVELS, _greedily))
