"""The twin says the same as `core.rules`, in masks."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.players.law import Law, law_of
from core.players.spot import Layout, Spot
from core.players.twin import BIT, cards_of, indexes_of, mask_of
from core.rules.capture import legal_captures, score_capture
from core.rules.cards import KOMI, PACK, Card, parse_card, parse_cards
from core.rules.count import honour
from core.rules.play import Play, make_play
from core.rules.round import HAND_SIZE, Round
from core.rules.ruleset import DEFAULT_RULES, PRESETS, RuleSet
from tests.core.players.rollout import roll_out
from tests.core.players.scene import view_of
from tests.core.rules.pack import legal_pack
from tests.core.rules.table import any_rules, positions, tables, vectors

floors = st.lists(st.sampled_from(PACK), unique=True, max_size=10)


def test_a_mask_holds_cards_in_order() -> None:
    cards = parse_cards("AS 7D KH")
    assert cards_of(mask_of(reversed(cards))) == cards
    assert list(indexes_of(mask_of(cards))) == [card.index for card in cards]


@settings(deadline=None, max_examples=300)
@given(floors, st.sampled_from(PACK), any_rules)
def test_every_card_takes_what_the_rules_say(floor: list[Card], card: Card, rules: RuleSet) -> None:
    lying = [other for other in floor if other is not card]
    expected = {mask_of(takes) for takes in legal_captures(lying, card, rules)}
    assert set(law_of(rules).captures(mask_of(lying), card.index) or (0,)) == expected


@settings(deadline=None, max_examples=300)
@given(floors.filter(bool), st.sampled_from(PACK), any_rules)
def test_a_whole_floor_taken_scores_what_the_rules_say(
    floor: list[Card], card: Card, rules: RuleSet
) -> None:
    lying = [other for other in floor if other is not card] or [PACK[0 if card is KOMI else 1]]
    lying = [other for other in lying if other is not card]
    takes = legal_captures(lying, card, rules)[0]
    if lying and len(takes) == len(lying):
        points = score_capture(lying, card, takes, rules)[1]
        assert law_of(rules).clears(mask_of(lying), card.index) == points


@settings(deadline=None, max_examples=60)
@given(tables, any_rules, st.integers(0, 1 << 32))
def test_a_round_in_the_twin_is_a_round_by_the_rules(
    table: tuple[int, bool], rules: RuleSet, seed: int
) -> None:
    seats, teams = table
    rng = Random(seed)
    pack = legal_pack(rng, seats)
    rolled = roll_out(law_of(rules), [card.index for card in pack], seats, teams, rng)
    live = Round.deal(pack, rules, seats, teams, dealer=seats - 1)
    points = [0] * live.sides
    for card, taken in rolled.plays:
        play = make_play(PACK[card], cards_of(taken))
        assert play in live.legal_plays()
        points[live.side_of(live.turn)] += live.turn_of(play).points
        live = live.after(play)
    assert live.is_over
    assert rolled.points == points
    assert rolled.piles == [mask_of(pile) for pile in live.piles]


@settings(deadline=None, max_examples=60)
@given(positions().filter(lambda live: not live.is_over), st.integers(0, 1 << 32))
def test_a_spot_follows_a_round_play_by_play(live: Round, seed: int) -> None:
    rng = Random(seed)
    view = view_of(live, live.turn)
    layout = Layout.of(view)
    spot = layout.begin(view)
    gained = spot.points
    left = sum(map(len, live.hands))
    for _ in range(left - 1):
        play = rng.choice(live.legal_plays())
        side, points = live.side_of(live.turn), live.turn_of(play).points
        worth = _honours(play, live)
        gained = tuple([had + (points + worth) * (at == side) for at, had in enumerate(gained)])
        spot = layout.after(spot, play.card.index, mask_of(play.takes))
        live = live.after(play)
        assert spot == _spot(live, layout, gained)


def _honours(play: Play, live: Round) -> int:
    return sum(honour(card, live.rules) for card in (play.card, *play.takes)) if play.takes else 0


def _spot(live: Round, layout: Layout, points: tuple[int, ...]) -> Spot:
    floor = mask_of(live.floor)
    piles = [mask_of(pile) for pile in live.piles]
    return Spot(
        turn=live.turn,
        mine=tuple([card.index for card in live.hands[layout.me]]),
        floor=floor,
        hidden=mask_of(PACK) ^ floor ^ sum(piles),
        counts=tuple([pile.bit_count() for pile in piles]),
        points=points,
        captor=live.captor,
    )


@pytest.mark.parametrize("case", vectors("perft"), ids=lambda case: f"{case['players']} seats")
def test_the_twin_counts_as_many_sequences_of_plays(case: dict[str, Any]) -> None:
    law = law_of(PRESETS[case["rules"]])
    seats = case["players"]
    deck = [parse_card(code).index for code in case["deck"]]
    dealt = HAND_SIZE * seats
    hands = tuple([tuple(deck[at : at + HAND_SIZE]) for at in range(0, dealt, HAND_SIZE)])
    floor = sum(BIT[card] for card in deck[dealt : dealt + HAND_SIZE])
    depth = len(case["nodes"])
    assert list(_count(law, floor, hands, depth)) == case["nodes"]


def _count(law: Law, floor: int, hands: tuple[tuple[int, ...], ...], depth: int) -> Iterator[int]:
    """How many sequences of 1, 2, … plays there are; the seat in turn stands first in `hands`."""
    nodes = [(floor, hands)]
    for _ in range(depth):
        nodes = [after for node in nodes for after in _after(law, *node)]
        yield len(nodes)


def _after(
    law: Law, floor: int, hands: tuple[tuple[int, ...], ...]
) -> Iterator[tuple[int, tuple[tuple[int, ...], ...]]]:
    hand, *others = hands
    for card in hand:
        left = tuple([held for held in hand if held != card])
        for taken in law.captures(floor, card) or (0,):
            after = floor ^ taken if taken else floor | BIT[card]
            yield after, (*others, left)


def test_cards_that_no_rule_tells_apart_are_of_a_kind() -> None:
    kinds = law_of(DEFAULT_RULES).kinds
    assert len(kinds) == 14  # thirteen ranks, and the Komi by itself
    assert sum(kinds) == mask_of(PACK)
    assert len(law_of(PRESETS["coffeehouse"]).kinds) == 16  # and 2C and TD, which count


@settings(deadline=None, max_examples=40)
@given(floors.filter(bool), any_rules, st.integers(1, 4), st.randoms(use_true_random=False))
def test_a_risk_is_the_mean_of_the_best_card_of_a_hand(
    floor: list[Card], rules: RuleSet, size: int, rng: Random
) -> None:
    """Against every hand that can be dealt from ten unseen cards."""
    law, lying = law_of(rules), mask_of(floor)
    unseen = rng.sample([card for card in PACK if card not in floor], 10)
    worth = {card: _worth(law, lying, card) for card in unseen}
    hands = list(combinations(unseen, size))
    expected = sum(max(worth[card] for card in hand) for hand in hands) / len(hands)
    slack = max(worth.values()) / 1000
    assert law.risk(lying, mask_of(unseen), size) == pytest.approx(expected, abs=slack + 1e-9)


def _worth(law: Law, floor: int, card: Card) -> float:
    takes = law.captures(floor, card.index)
    if not takes:
        return 0.0
    points = law.clears(floor, card.index) if takes[0] == floor else 0
    return points + law.pile_worth(takes[0] | BIT[card.index])


def test_memories_are_let_go_when_they_are_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.players.law._LIMIT", 3)
    monkeypatch.setattr("core.players.twin._LIMIT", 3)
    monkeypatch.setattr("core.players.greedy._LIMIT", 3)
    law = Law(DEFAULT_RULES)
    rng = Random(3)
    for _ in range(20):
        pack = [card.index for card in legal_pack(rng)]
        assert len(roll_out(law, pack, 2, False, rng).plays) == 48
        floor = sum(BIT[card] for card in pack[:3])
        fresh = Law(DEFAULT_RULES)
        assert law.worths(floor) == fresh.worths(floor)
