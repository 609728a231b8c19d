"""How fast `core.rules` plays, in seconds of one core: random rounds, and perft."""

import time
from random import Random

from core.rules.round import Round
from core.rules.ruleset import DEFAULT_RULES
from tests.core.rules.pack import legal_pack

PLAYS_A_ROUND = 48


def random_rounds(seconds: float, seed: int) -> dict[str, float]:
    """Play whole two-seat rounds with random legal plays; shuffling is part of the time."""
    rng = Random(seed)
    rounds, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        play_round(rng)
        rounds += 1
    pace = rounds / (time.process_time() - started)
    return {"rounds_per_s": pace, "plays_per_s": pace * PLAYS_A_ROUND}


def play_round(rng: Random) -> Round:
    """One whole round of random plays, counted."""
    position = Round.deal(legal_pack(rng), DEFAULT_RULES)
    while not position.is_over:
        position = position.after(rng.choice(position.legal_plays()))
    position.count()
    return position


def perft(seconds: float) -> dict[str, float]:
    """Count every sequence of six plays from one pack after another."""
    rng = Random(7)
    nodes, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        nodes += _count(Round.deal(legal_pack(rng, 4), DEFAULT_RULES, 4), 6)
    return {"nodes_per_s": nodes / (time.process_time() - started)}


def _count(position: Round, depth: int) -> int:
    """All positions down to this depth."""
    plays = position.legal_plays()
    if depth == 1:
        return len(plays)
    return len(plays) + sum(_count(position.after(play), depth - 1) for play in plays)
