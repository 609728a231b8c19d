"""The last deal of two seats is solved exactly."""

from random import Random

import pytest

from core.players.aim import Aim
from core.players.choice import choose, weigh
from core.players.ending import Ending, is_known
from core.players.level import Level
from core.rules.match import Match
from core.rules.round import Round
from core.rules.ruleset import DEFAULT_RULES
from core.rules.seatview import SeatView
from tests.core.players.scene import last_deal, late_round, view_of
from tests.core.rules.pack import legal_pack


def minimax(live: Round, side: int) -> int:
    """The side's lead in points of the whole round when both play without a mistake."""
    if live.is_over:
        points = live.count().points
        return points[side] - points[1 - side]
    worths = [minimax(live.after(play), side) for play in live.legal_plays()]
    return max(worths) if live.turn == side else min(worths)


@pytest.mark.parametrize("seed", range(12))
def test_it_finds_what_trying_every_play_finds(seed: int) -> None:
    match, rng = last_deal(seed)
    for _ in range(3):
        assert match.round
        match = match.play(rng.choice(match.round.legal_plays()))
    live = match.round
    assert live
    view = SeatView.of(match, live.turn)
    expected = [minimax(live.after(play), live.turn) for play in live.legal_plays()]
    assert Ending(view, Aim.POINTS).weigh() == pytest.approx(expected)


def test_only_the_last_deal_of_two_seats_is_known() -> None:
    match, _ = last_deal(1)
    assert match.round
    assert is_known(SeatView.of(match, 0))
    early = Round.deal(legal_pack(Random(1)), DEFAULT_RULES)
    assert not is_known(view_of(early, 0))
    three = Match.begin(DEFAULT_RULES, seats=3).deal(legal_pack(Random(1), 3))
    while three.round and three.round.pack:
        three = three.play(three.round.legal_plays()[0])
    assert not is_known(SeatView.of(three, 0))


def test_of_equals_the_best_is_what_a_sound_opponent_is_likely_to_let_pass() -> None:
    """By best play there is a basra after either card: after the 6, the 10 takes it and the 4 at
    once; after the 10, only who lays the 2 first gets it, and a sound player would not.
    """
    view = view_of(late_round("4H", "TS6C", "TH2H", (32, 15)), 1, None)
    assert Ending(view, Aim.POINTS).weigh() == [-40.0, -40.0]
    assert weigh(view, Random(1))[0].play.card.code == "TS"
    assert choose(Level.EXPERT, view, Random(1)).card.code == "TS"


def test_worths_of_equals_differ_in_their_order_alone() -> None:
    match, rng = last_deal(5, target=None)
    assert match.round
    view = SeatView.of(match, match.round.turn)
    exact = dict(zip(view.legal_plays(), Ending(view, Aim.POINTS).weigh(), strict=True))
    weighed = weigh(view, rng)
    assert [found.value for found in weighed] == pytest.approx(
        [exact[found.play] for found in weighed], abs=0.01
    )
    assert exact[weighed[0].play] == max(exact.values())
