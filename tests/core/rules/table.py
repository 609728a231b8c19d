"""Packs, rule sets and rounds to test with."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import strategies as st

from core.rules.match import Match
from core.rules.round import Round
from core.rules.ruleset import PRESETS, KomiSweep, KomiTaker, RuleSet, Tie
from tests.core.rules.pack import legal_pack

VECTORS = Path(__file__).parents[2] / "vectors"
points = st.integers(0, 50)
tables = st.sampled_from([(2, False), (3, False), (4, False), (4, True)])
house_rules = st.builds(
    RuleSet,
    name=st.just("house"),
    most_cards=points,
    tie_for_most=st.sampled_from(Tie),
    plain_basra=points,
    jack_basra=points,
    komi_taken_by=st.sampled_from(KomiTaker),
    komi_basra=points,
    komi_takes_jack=st.booleans(),
    komi_sweep=st.sampled_from(KomiSweep),
    komi_takes_court=st.booleans(),
    each_jack=points,
    each_ace=points,
    two_of_clubs=points,
    ten_of_diamonds=points,
)
any_rules = st.sampled_from(list(PRESETS.values())) | house_rules


def vectors(name: str) -> list[dict[str, Any]]:
    """The lines of one of the vector files."""
    return [json.loads(line) for line in (VECTORS / f"{name}.jsonl").read_text().splitlines()]


@st.composite
def openings(draw: st.DrawFn) -> Round:
    """A dealt round of any table, rule set and dealer."""
    seats, teams = draw(tables)
    dealer = draw(st.integers(0, seats - 1))
    pack = legal_pack(Random(draw(st.integers(0, 1 << 32))), seats)
    return Round.deal(pack, draw(any_rules), seats, teams, dealer)


@st.composite
def positions(draw: st.DrawFn) -> Round:
    """A round somewhere between its opening and its end."""
    walk = list(play_out(draw(openings()), Random(draw(st.integers(0, 1 << 32)))))
    return walk[draw(st.integers(0, len(walk) - 1))]


def play_out(position: Round, rng: Random) -> Iterator[Round]:
    """This position and all that follow when every play is random."""
    yield position
    while not position.is_over:
        position = position.after(rng.choice(position.legal_plays()))
        yield position


def play_round(match: Match, rng: Random) -> Match:
    """Deal the next round and play it out at random."""
    match = match.deal(legal_pack(rng, match.seats))
    while match.round:
        match = match.play(rng.choice(match.round.legal_plays()))
    return match


def play_match(match: Match, rng: Random) -> Match:
    """Play the match to its end at random."""
    while not match.is_over:
        match = play_round(match, rng)
    return match
