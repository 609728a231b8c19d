"""What lies open after a round, made from the match alone."""

from random import Random

import pytest

from core.engine.deal import floor_of
from core.engine.table import Rest
from core.rules.match import Match
from core.rules.round import side_of
from core.rules.ruleset import DEFAULT_RULES
from tests.core.rules.pack import legal_pack


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_what_is_left_goes_to_the_side_that_captured_last(seats: int, seed: int) -> None:
    rng = Random(seed)
    match = Match.begin(DEFAULT_RULES, 101, seats, seats == 4).deal(legal_pack(rng, seats))
    left, captor = set(), None
    while match.round is not None:
        assert floor_of(match, None).rest is None
        live = match.round
        play = rng.choice(live.legal_plays())
        left = {*live.floor} - {*play.takes} if play.takes else {*live.floor, play.card}
        captor = side_of(live.turn, live.teams) if play.takes else live.captor
        match = match.play(play)
    rest = floor_of(match, None).rest
    assert {*(rest.cards if rest else ())} == left
    assert rest is None or rest.side == captor


def test_nothing_is_left_by_a_capture_of_everything() -> None:
    """Some of these rounds end with an empty floor; then nothing is said."""
    rests = [_rest(seed) for seed in range(40)]
    assert None in rests
    assert any(rests)


def _rest(seed: int) -> Rest | None:
    rng = Random(seed)
    match = Match.begin(DEFAULT_RULES, 101).deal(legal_pack(rng))
    while match.round is not None:
        match = match.play(rng.choice(match.round.legal_plays()))
    return floor_of(match, None).rest
