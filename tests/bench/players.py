"""How fast the computer players are: the twin of the rules, and a play at each level.

Times are of the processor, so that other programs on the machine do not count.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from core.players import Level, choose
from core.players.aim import Aim
from core.players.ending import Ending, is_known
from core.players.law import law_of
from core.players.twin import SWEEPS
from core.rules.match import Match
from core.rules.ruleset import DEFAULT_RULES
from core.rules.seatview import SeatView
from tests.core.players.rollout import roll_out
from tests.core.rules.pack import legal_pack

_LAST_DEAL = 40  # plays before it, with two seats


def rollouts(seconds: float, seed: int) -> float:
    """Plays a second of whole random rounds in the twin; shuffling is part of the time."""
    law, rng = law_of(DEFAULT_RULES), Random(seed)
    plays, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        plays += len(roll_out(law, _pack(rng), 2, False, rng).plays)
    return plays / (time.process_time() - started)


def _pack(rng: Random) -> list[int]:
    """A shuffled pack of indexes that opens legally, by sorting at random."""
    chance = rng.random
    while True:
        pack = sorted(range(52), key=lambda _: chance())
        if not any(SWEEPS[card] for card in pack[8:12]):
            return pack


def play_times(level: Level, seconds: float, seed: int, stride: int) -> list[float]:
    """Milliseconds of each `stride`th decision of a level where `casual` plays whole rounds."""
    rng, times = Random(seed), list[float]()
    started = time.process_time()
    while not times or time.process_time() - started < seconds:
        views = [view for view in _views(rng) if len(view.hand) > 1]
        times += [_timed(partial(choose, level, view, rng)) for view in views[::stride]]
    return times


def ending_times(seconds: float, seed: int) -> list[float]:
    """Milliseconds of each exact solution of a whole last deal, all eight cards in hand."""
    rng, times = Random(seed), list[float]()
    started = time.process_time()
    while not times or time.process_time() - started < seconds:
        views = [view for view in _views(rng) if is_known(view) and view.ply == _LAST_DEAL]
        times += [_timed(Ending(view, Aim.MATCH).weigh) for view in views]
    return times


def _views(rng: Random) -> Iterator[SeatView]:
    """What the seat in turn sees, play by play, in one round of `casual` against itself."""
    match = Match.begin(DEFAULT_RULES, 101).deal(legal_pack(rng))
    while match.round:
        view = SeatView.of(match, match.round.turn)
        yield view
        match = match.play(choose(Level.CASUAL, view, rng))


def _timed(decide: Callable[[], object]) -> float:
    """Milliseconds, without the collector, as in a worker."""
    gc.collect()
    gc.disable()
    started = time.process_time()
    decide()
    taken = 1000 * (time.process_time() - started)
    gc.enable()
    return taken
