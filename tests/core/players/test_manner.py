"""What other seats played, seen again from the end, and what it tells of them."""

from collections import Counter
from math import exp
from random import Random
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.players.greedy import Threat, choose, habit_of
from core.players.law import law_of
from core.players.manner import (
    SCATTER,
    Seen,
    chance_of_sound,
    likelihoods,
    loose_reply,
    scatter,
    watch,
)
from core.players.twin import FULL, mask_of
from core.rules.cards import Card, parse_cards
from core.rules.match import Match
from core.rules.round import HAND_SIZE, Round
from core.rules.ruleset import DEFAULT_RULES
from core.rules.seatview import SeatView
from tests.core.rules.pack import legal_pack

HABIT = habit_of(law_of(DEFAULT_RULES))


def indexes(*cards: Card) -> tuple[int, ...]:
    return tuple(card.index for card in cards)


def truth(live: Round, card: Card) -> tuple[int, int, int, set[int], int]:
    """Who is in turn, the floor, what lies nowhere, the own cards, and those of the next seat."""
    lying = mask_of(live.floor) | sum(mask_of(pile) for pile in live.piles)
    size = len(live.hands[(live.turn + 1) % live.seats]) or HAND_SIZE
    hand = {*indexes(*live.hands[live.turn])}
    assert card.index in hand
    return live.turn, mask_of(live.floor), FULL ^ lying, hand, size


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 1 << 32), st.integers(2, 4), st.integers(1, 47))
def test_what_was_played_is_seen_again_from_the_end(seed: int, seats: int, plays: int) -> None:
    """As it lay before each play; of the deals that are over the whole hands."""
    rng = Random(seed)
    match = Match.begin(DEFAULT_RULES, 101, seats).deal(legal_pack(rng, seats))
    truths = []
    while match.round and match.round.ply < plays:
        play = rng.choice(match.round.legal_plays())
        truths.append((truth(match.round, play.card), play.card.index))
        match = match.play(play)
    view = SeatView.of(match, match.round.turn if match.round else 0)
    now, earlier = watch(view)
    others = [found for found in reversed(truths) if found[0][0] != view.seat]
    dealt = len(truths) - plays % (HAND_SIZE * seats)
    assert len(earlier) == sum(found[0] != view.seat for found, _ in truths[:dealt])
    for seen, ((seat, floor, hidden, hand, size), card) in zip(now + earlier, others, strict=True):
        assert (seen.seat, seen.floor, seen.hidden, seen.size) == (seat, floor, hidden, size)
        assert seen.later[-1] == card
        assert {*seen.later} <= hand
    for seen, ((*_, hand, _), _) in zip(earlier, others[len(now) :], strict=True):
        assert {*seen.later} == hand


def shown(seed: int, is_sound: bool) -> float:
    """How sound seat 0 seems after two deals as `casual`, or at random."""
    rng = Random(seed)
    match = Match.begin(DEFAULT_RULES, 101).deal(legal_pack(rng))
    while match.round and match.round.ply < 16:
        view = SeatView.of(match, match.round.turn)
        play = choose(view, rng) if is_sound else rng.choice(view.legal_plays())
        match = match.play(play)
    return chance_of_sound(HABIT, watch(SeatView.of(match, 1))[1])


def test_a_sound_seat_is_told_from_another_within_two_deals() -> None:
    assert mean(shown(seed, is_sound=True) for seed in range(20)) > 0.8
    assert mean(shown(seed, is_sound=False) for seed in range(20)) < 0.2


def test_nothing_seen_tells_nothing() -> None:
    match = Match.begin(DEFAULT_RULES, 101).deal(legal_pack(Random(1)))
    assert watch(SeatView.of(match, 0)) == ([], [])
    assert chance_of_sound(HABIT, []) == pytest.approx(0.8)


def test_a_manner_plays_some_card_of_a_hand() -> None:
    """Both likelihoods add up to 1, however many cards are as good as the best."""
    hand = indexes(*parse_cards("2CJSKDKH"))
    floor = mask_of(parse_cards("9C5D"))
    seens = [
        Seen(0, floor, FULL ^ floor, (*(c for c in hand if c != card), card), 4) for card in hand
    ]
    shares = [likelihoods(HABIT, seen, seen.later) for seen in seens]
    assert [sum(share) for share in zip(*shares, strict=True)] == pytest.approx([1, 1])


@pytest.mark.parametrize(("on_floor", "held"), [("9C5D", "2CJSKD"), ("AS6H6C", "7SKH")])
def test_a_loose_seat_plays_as_likely_as_it_is_thought_to(on_floor: str, held: str) -> None:
    """The more points worse a card is, the less often; it does not matter how much it may take."""
    hand, floor = indexes(*parse_cards(held)), mask_of(parse_cards(on_floor))
    hidden = FULL ^ floor
    threat = Threat(hidden ^ mask_of(parse_cards(held)), 4)
    rng = Random(1)
    played = Counter(loose_reply(HABIT, hand, floor, threat, rng)[0] for _ in range(4000))
    for card in hand:
        later = (*(other for other in hand if other != card), card)
        expected = likelihoods(HABIT, Seen(0, floor, hidden, later, 4), later)[1]
        assert played[card] / 4000 == pytest.approx(expected, abs=0.03)


def test_a_sound_seat_plays_what_casual_plays() -> None:
    """What `casual` chooses from what it sees is the likeliest for a sound seat with its hand."""
    rng = Random(3)
    match = Match.begin(DEFAULT_RULES, 101).deal(legal_pack(rng))
    while match.round:
        view = SeatView.of(match, match.round.turn)
        match = match.play(choose(view, rng))
        if match.round is None:
            break
        for seen in watch(SeatView.of(match, 1 - view.seat))[0][:1]:
            hand = indexes(*view.hand)
            shares = {
                card: likelihoods(HABIT, seen, (*(c for c in hand if c != card), card))[0]
                for card in hand
            }
            assert shares[seen.later[-1]] == max(shares.values())


def test_the_worse_a_card_is_the_less_often_a_loose_seat_plays_it() -> None:
    weights = scatter([3.0, 3.0 - SCATTER, -2.0, -1000.0])
    assert weights == sorted(weights, reverse=True)
    assert weights[:2] == pytest.approx([1.0, exp(-1.0)])
    assert weights[-1] > 0.01
