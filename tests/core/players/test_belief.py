"""What the other seats may hold, and how what they played bears on it."""

from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.players.belief import Belief, World
from core.players.greedy import choose
from core.players.manner import DOUBT
from core.players.spot import Layout
from core.players.twin import indexes_of, mask_of
from core.rules.cards import PACK, parse_card, parse_cards
from core.rules.match import Match
from core.rules.position import parse_position
from core.rules.round import Round
from core.rules.ruleset import DEFAULT_RULES
from core.rules.seatview import SeatView
from tests.core.players.scene import view_of
from tests.core.rules.pack import legal_pack
from tests.core.rules.table import positions


def believe(view: SeatView) -> Belief:
    return Belief(Layout.of(view), view)


def after(floor: str, mine: str, theirs: str, *codes: str) -> SeatView:
    """What seat 1 sees after these plays, its own first; the pile has some low cards."""
    shown = parse_cards(floor + mine + theirs)
    rest = [card.code for card in PACK if card not in shown]
    pile, pack = "".join(rest[:-40]), "".join(rest[-40:])
    live = parse_position(f"2 0 0 {pack} {theirs}/{mine} {floor or '-'} {pile}/- -/- v2")
    match = Match(DEFAULT_RULES, 101, round=live)
    for code in codes:
        match = match.play(parse_card(code))
    return SeatView.of(match, 1)


def chance(worlds: list[World], code: str) -> float:
    """How likely seat 0 holds this card, by these worlds."""
    card = parse_card(code).index
    holding = sum(weight for weight, hands, _ in worlds if card in hands[0])
    return holding / sum(weight for weight, _, _ in worlds)


@settings(deadline=None, max_examples=80)
@given(positions().filter(lambda live: not live.is_over), st.integers(0, 1 << 32))
def test_every_world_deals_unseen_cards_to_the_other_seats(live: Round, seed: int) -> None:
    view = view_of(live, live.turn)
    unseen = set(indexes_of(mask_of(view.unseen)))
    for weight, hands, manners in believe(view).worlds(Random(seed), 30):
        dealt = [card for hand in hands for card in hand]
        assert weight > 0
        assert len(set(dealt)) == len(dealt)
        assert set(dealt) <= unseen
        sizes = [len(live.hands[seat]) * (seat != view.seat) for seat in range(live.seats)]
        assert [len(hand) for hand in hands] == sizes
        assert len(manners) == live.seats


@settings(deadline=None, max_examples=40)
@given(positions().filter(lambda live: not live.is_over), st.integers(1, 40))
def test_there_are_no_more_worlds_than_asked_for(live: Round, number: int) -> None:
    assert 1 <= len(believe(view_of(live, live.turn)).worlds(Random(1), number)) <= number


def test_all_hands_of_a_single_opponent_are_counted_out() -> None:
    """Cards of a kind are one; the weights are how often each hand is dealt."""
    view = after("9C", "2CKSKH", "3D3H8S", "2C")
    worlds = believe(view).worlds(Random(1), 10_000)
    assert believe(view).is_complete(10_000)
    assert not believe(view).is_complete(len(worlds) - 1)
    assert len({world[1:] for world in worlds}) == len(worlds)
    assert sum(weight for weight, _, _ in worlds) == pytest.approx(comb(len(view.unseen), 3))


def test_a_belief_that_was_thinned_is_not_complete() -> None:
    """What weighs much is kept several times over, so fewer worlds are left than asked for."""
    belief = believe(after("", "8C2CKS", "5H9D3D", "8C", "5H"))
    assert len(belief.worlds(Random(1), 100)) < 100
    assert not belief.is_complete(100)


def test_who_did_not_take_what_it_could_have_taken_hardly_holds_it() -> None:
    """Seat 0 laid a five where an eight would have made a basra of the lone eight."""
    quiet = after("", "8C2C", "5H9D", "8C")
    told = after("", "8C2C", "5H9D", "8C", "5H")
    before = chance(believe(quiet).worlds(Random(1), 4000), "8D")
    later = chance(believe(told).worlds(Random(1), 4000), "8D")
    assert later < before / 5


def test_a_hand_that_does_not_explain_a_play_still_counts_a_little() -> None:
    """There are three eights and four Kings; a King would have been laid as gladly as the five."""
    view = after("", "8C2C", "5H9D", "8C", "5H")
    worlds = believe(view).worlds(Random(1), 4000)
    weights = {hands[0]: weight for weight, hands, manners in worlds if manners[0]}
    unlikely, likely = (parse_card(code).index for code in ("8D", "KC"))
    assert weights[(unlikely,)] / weights[(likely,)] == pytest.approx(
        DOUBT / (1 + DOUBT) * 3 / (4 / 2)
    )


def test_a_thinned_belief_keeps_the_shares() -> None:
    view = after("", "8C2CKS", "5H9D3D", "8C", "5H")
    few = [chance(believe(view).worlds(Random(seed), 40), "KD") for seed in range(60)]
    everything = chance(believe(view).worlds(Random(1), 10_000), "KD")
    assert sum(few) / len(few) == pytest.approx(everything, abs=0.05)


@pytest.mark.parametrize("is_sound", [True, False])
def test_the_deals_before_tell_the_manner_of_a_seat(is_sound: bool) -> None:
    """Seat 0 plays as `casual`, or at random, for three deals; nothing is seen of the fourth."""
    rng = Random(5)
    match = Match.begin(DEFAULT_RULES, 101).deal(legal_pack(rng))
    while match.round and match.round.ply < 24:
        view = SeatView.of(match, match.round.turn)
        play = choose(view, rng) if is_sound or view.seat else rng.choice(view.legal_plays())
        match = match.play(play)
    worlds = believe(SeatView.of(match, 1)).worlds(Random(1), 50)
    share = sum(weight for weight, _, manners in worlds if manners[0]) / 50
    assert (share > 0.8) if is_sound else (share < 0.2)
