from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.rules.cards import PACK
from core.rules.error import IllegalPlay
from core.rules.match import Match
from core.rules.round import Round
from core.rules.ruleset import DEFAULT_RULES
from core.rules.seatview import SeatView
from tests.core.rules.pack import legal_pack
from tests.core.rules.table import positions


def in_match(live: Round) -> Match:
    """A match in which this round is being played."""
    return Match(live.rules, 101, live.seats, live.teams, live.dealer, round=live)


def permuted(live: Round, seat: int, rng: Random) -> Round:
    """The same round with all cards hidden from the seat dealt out anew."""
    others = [other for other in range(live.seats) if other != seat]
    hidden = [card for other in others for card in live.hands[other]] + list(live.pack)
    rng.shuffle(hidden)
    hands = list(live.hands)
    for other in others:
        size = len(hands[other])
        hands[other], hidden = tuple(sorted(hidden[:size])), hidden[size:]
    return live._replace(hands=tuple(hands), pack=tuple(hidden))


live_positions = positions().filter(lambda live: not live.is_over)


@settings(deadline=None, max_examples=100)
@given(live_positions, st.integers(0, 3), st.integers(0, 1 << 32))
def test_a_view_does_not_change_when_hidden_cards_are_permuted(
    live: Round, seat: int, seed: int
) -> None:
    seat %= live.seats
    other = permuted(live, seat, Random(seed))
    assert SeatView.of(in_match(live), seat) == SeatView.of(in_match(other), seat)


@settings(deadline=None, max_examples=100)
@given(live_positions, st.integers(0, 3))
def test_a_seat_sees_every_card_that_is_not_in_another_hand_or_the_pack(
    live: Round, seat: int
) -> None:
    seat %= live.seats
    view = SeatView.of(in_match(live), seat)
    others = [card for other, hand in enumerate(live.hands) if other != seat for card in hand]
    assert view.unseen == tuple(sorted([*others, *live.pack]))


@settings(deadline=None, max_examples=100)
@given(live_positions, st.integers(0, 3), st.integers(0, 1 << 32))
def test_a_sample_is_a_whole_round_that_looks_the_same_from_the_seat(
    live: Round, seat: int, seed: int
) -> None:
    view = SeatView.of(in_match(live), seat % live.seats)
    sample = view.sample(Random(seed))
    groups = (sample.pack, sample.floor, *sample.hands, *sample.piles)
    assert sorted(card for group in groups for card in group) == list(PACK)
    assert SeatView.of(in_match(sample), view.seat) == view


def test_samples_differ_and_each_can_be_drawn_again() -> None:
    view = SeatView.of(in_match(Round.deal(legal_pack(Random(1)), DEFAULT_RULES)), 0)
    assert view.sample(Random(1)) == view.sample(Random(1)) != view.sample(Random(2))


@settings(deadline=None, max_examples=60)
@given(live_positions)
def test_the_seat_in_turn_has_the_legal_plays_of_the_round(live: Round) -> None:
    view = SeatView.of(in_match(live), live.turn)
    assert view.is_my_turn
    assert view.legal_plays() == live.legal_plays()


@settings(deadline=None, max_examples=60)
@given(live_positions)
def test_outcomes_are_the_turns_that_the_plays_would_make(live: Round) -> None:
    view = SeatView.of(in_match(live), live.turn)
    outcomes = view.outcomes()
    assert tuple(outcomes) == live.hands[live.turn]
    turns = tuple(turn for options in outcomes.values() for turn in options)
    assert turns == tuple(live.turn_of(play) for play in live.legal_plays())


@settings(deadline=None, max_examples=60)
@given(live_positions)
def test_a_view_tells_what_stands_on_the_table(live: Round) -> None:
    view = SeatView.of(in_match(live), live.dealer)
    assert (view.turn, view.deals, view.deal_number) == (live.turn, live.deals, live.deal_number)
    assert view.side == live.side_of(live.dealer)
    assert view.pile_counts == tuple(map(len, live.piles))
    assert view.hand_sizes == tuple(map(len, live.hands))


def test_a_view_says_nothing_of_hands_when_it_is_printed() -> None:
    live = Round.deal(legal_pack(Random(1)), DEFAULT_RULES)
    view = SeatView.of(in_match(live), 0)
    hidden = (*live.hands[0], *live.hands[1], *live.pack)
    assert not [card for card in hidden if card.code in f"{view!r} {view}"]


def test_there_is_no_view_between_rounds() -> None:
    with pytest.raises(IllegalPlay, match="no round"):
        SeatView.of(Match.begin(DEFAULT_RULES, 101), 0)


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_view_of_a_seat_that_is_not_at_the_table(seat: int) -> None:
    match = Match.begin(DEFAULT_RULES, 101).deal(legal_pack(Random(1)))
    with pytest.raises(IllegalPlay, match="no such seat"):
        SeatView.of(match, seat)
