import time
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.rules import tally
from core.rules.capture import Basra, basra_points, legal_captures, score_capture
from core.rules.cards import KOMI, PACK, Card, parse_card, parse_cards, write_cards
from core.rules.play import parse_play
from core.rules.ruleset import DEFAULT_RULES, PRESETS, KomiSweep, KomiTaker, RuleSet
from tests.core.rules.table import any_rules, vectors

NUMERALS = [card for card in PACK if card.value and card is not KOMI]


@pytest.mark.parametrize("case", vectors("captures"), ids=lambda case: case["play"])
def test_every_capture_of_the_vectors(case: dict[str, Any]) -> None:
    rules, card = PRESETS[case["rules"]], parse_card(case["play"])
    floor = tuple(map(parse_card, case["floor"]))
    captures = legal_captures(floor, card, rules)
    assert sorted(sorted(taken.code for taken in takes) for takes in captures) == case["captures"]
    for takes in captures:
        assert score_capture(floor, card, takes, rules) == (case["basra"], case["points"])


@pytest.mark.parametrize(
    ("floor", "plays", "points"),
    [
        ("AS7CKH8D", "8S:8D+AS+7C", 0),
        ("TS5H4DAC", "TH:TS+AC+4D+5H", 10),
        ("AS6H6C", "7S:AS+6C 7S:AS+6H", 0),
        ("AS2C3D5H", "6S:AS+2C+3D", 0),
        ("AS2C3D5H4C", "6S:AS+2C+4C+5H", 0),
        ("3S3H3C6D9D", "9C:9D+3C+3H+3S", 0),
        ("KSKD", "KH:KD+KS", 10),
        ("JS5D", "JH:JS+5D", 0),
        ("JS", "JH:JS", 30),
        ("7D", "3S:7D", 30),
        ("JS", "7D:JS", 30),
        ("8D7CAS", "7D:7C+AS+8D", 10),
        ("5H6C", "7D:5H+6C", 0),
        ("KS", "7D:KS", 10),
        ("", "JH", 0),
    ],
)
def test_the_worked_positions_of_the_rules(floor: str, plays: str, points: int) -> None:
    lying = parse_cards(floor)
    expected = [parse_play(text) for text in plays.split()]
    card = expected[0].card
    assert legal_captures(lying, card, DEFAULT_RULES) == tuple(play.takes for play in expected)
    assert score_capture(lying, card, expected[0].takes, DEFAULT_RULES)[1] == points


@pytest.mark.parametrize(
    ("floor", "card", "expected"),
    [
        ("JS", "JH", {"v2": 30, "arabic": 30, "classic": 10, "coffeehouse": 0}),
        ("7D", "JH", {"v2": 30, "arabic": 30, "classic": 10, "coffeehouse": 0}),
        ("7D", "7H", {"v2": 30, "arabic": 30, "classic": 10, "coffeehouse": 10}),
        ("JS", "7D", {"v2": 30, "arabic": 0, "classic": 0, "coffeehouse": 0}),
        ("8D7CAS", "7D", {"v2": 10, "arabic": 10, "classic": 10, "coffeehouse": 0}),
        ("3D7C", "7D", {"v2": 10, "arabic": 10, "classic": 10, "coffeehouse": 10}),
        ("2D7C", "7D", {"v2": 10, "arabic": 10, "classic": 10, "coffeehouse": 10}),
        ("QDQC", "7D", {"v2": 10, "arabic": 0, "classic": 0, "coffeehouse": 0}),
        ("KDQC", "7D", {"v2": 0, "arabic": 0, "classic": 0, "coffeehouse": 0}),
        ("JDJC", "7D", {"v2": 0, "arabic": 0, "classic": 0, "coffeehouse": 0}),
        ("JDJC", "JH", {"v2": 0, "arabic": 0, "classic": 0, "coffeehouse": 0}),
        ("2DQC", "7D", {"v2": 0, "arabic": 0, "classic": 0, "coffeehouse": 0}),
    ],
)
def test_sweeps_score_as_each_preset_says(floor: str, card: str, expected: dict[str, int]) -> None:
    lying, played = parse_cards(floor), parse_card(card)
    scores = {name: score_capture(lying, played, lying, PRESETS[name])[1] for name in PRESETS}
    assert scores == expected


def test_the_komi_never_scores_on_numerals_where_the_house_says_never() -> None:
    rules = RuleSet(komi_sweep=KomiSweep.NEVER)
    assert score_capture(parse_cards("3D"), KOMI, parse_cards("3D"), rules) == (None, 0)


def test_a_basra_worth_nothing_is_no_basra() -> None:
    jacks = parse_cards("JS")
    worthless = RuleSet(jack_basra=0)
    assert score_capture(jacks, parse_card("JH"), jacks, worthless) == (None, 0)


def test_a_capture_that_leaves_cards_is_no_basra() -> None:
    floor = parse_cards("8D 2C")
    assert score_capture(floor, parse_card("8S"), floor[:1], DEFAULT_RULES) == (None, 0)


def test_each_kind_of_basra_has_its_own_points() -> None:
    rules = RuleSet(plain_basra=1, jack_basra=2, komi_basra=3)
    assert [basra_points(kind, rules) for kind in Basra] == [1, 2, 3]


def test_the_komi_on_a_floor_of_more_cards_is_a_seven() -> None:
    floor = parse_cards("7D 2C")
    assert legal_captures(floor, parse_card("TS"), DEFAULT_RULES) == ((),)
    assert set(legal_captures(floor, parse_card("9S"), DEFAULT_RULES)[0]) == set(floor)
    assert legal_captures(floor, parse_card("7S"), DEFAULT_RULES) == ((KOMI,),)


def test_the_komi_alone_is_an_ordinary_seven_where_only_sevens_take_it() -> None:
    rules = RuleSet(komi_taken_by=KomiTaker.SEVEN)
    assert legal_captures((KOMI,), parse_card("KS"), rules) == ((),)
    assert legal_captures((KOMI,), parse_card("7S"), rules) == ((KOMI,),)


def _divides(cards: tuple[Card, ...], value: int) -> bool:
    """Whether the cards split into groups of this value, tried card by card."""
    if not cards:
        return True
    first, rest = cards[0], cards[1:]
    return any(
        first.value + sum(card.value for card in others) == value
        and _divides(tuple(card for card in rest if card not in others), value)
        for size in range(len(rest) + 1)
        for others in combinations(rest, size)
    )


def _brute_force(floor: tuple[Card, ...], card: Card) -> set[frozenset[Card]]:
    """The captures of a numeral by trying every subset of the floor, largest first."""
    numerals = [lying for lying in floor if lying.value]
    for size in range(len(numerals), 0, -1):
        found = {
            frozenset(subset)
            for subset in combinations(numerals, size)
            if _divides(subset, card.value)
        }
        if found:
            return found
    return {frozenset()}


def _found(floor: tuple[Card, ...], card: Card) -> list[frozenset[Card]]:
    rules = RuleSet(komi_taken_by=KomiTaker.SEVEN)
    return [frozenset(takes) for takes in legal_captures(floor, card, rules)]


def test_every_small_floor_of_numerals_agrees_with_trying_all_subsets() -> None:
    for size in range(5):
        for values in combinations_with_replacement(range(1, 11), size):
            floor = tuple(
                PACK[4 * (value - 1) + values[:at].count(value)] for at, value in enumerate(values)
            )
            for card in (PACK[4 * value - 1] for value in range(1, 11)):
                if card not in floor:
                    assert sorted(map(write, _found(floor, card))) == sorted(
                        map(write, _brute_force(floor, card))
                    )


def write(cards: frozenset[Card]) -> str:
    return write_cards(sorted(cards))


@settings(deadline=None, max_examples=150)
@given(
    st.sets(st.sampled_from(PACK), min_size=5, max_size=9),
    st.sampled_from(NUMERALS),
)
def test_larger_floors_agree_with_trying_all_subsets(cards: set[Card], card: Card) -> None:
    floor = tuple(sorted(cards - {card}))
    found = _found(floor, card)
    assert set(found) == _brute_force(floor, card)
    assert len(found) == len(set(found))


@given(st.sets(st.sampled_from(PACK), max_size=14), st.sampled_from(PACK), any_rules)
def test_captures_are_equally_large_and_within_the_floor(
    cards: set[Card], card: Card, rules: RuleSet
) -> None:
    floor = tuple(cards - {card})
    captures = legal_captures(floor, card, rules)
    assert len({len(takes) for takes in captures}) == 1
    assert all(len(set(takes)) == len(takes) and set(takes) <= set(floor) for takes in captures)


@given(st.lists(st.sampled_from(PACK), max_size=12, unique=True), st.randoms())
def test_the_order_of_the_floor_changes_nothing(cards: list[Card], rng: Any) -> None:
    card, *floor = cards or [KOMI]
    again = rng.sample(floor, len(floor))
    assert legal_captures(floor, card, DEFAULT_RULES) == legal_captures(again, card, DEFAULT_RULES)


@pytest.mark.parametrize(
    ("floor", "card"),
    [
        ("".join(card.code for card in PACK if card.code != "TS"), "TS"),
        ("".join(card.code for card in PACK if card.code != "9S"), "9S"),
        ("AC2C3C4C4D5C6C6D6H6S7C7D7H7S8C8D8H8S9C9D9H9STCTDTH", "TS"),
        ("ACADASAH2D2H3C3D4H4S5C5D5H6C6D6H6S7C7D7H7S8C8D8H8S9C9D9H9STCTDTH", "TS"),
    ],
)
def test_the_worst_floors_known_answer_in_well_under_a_second(floor: str, card: str) -> None:
    """Found by hill climbing, on the time taken and on the number of captures."""
    lying, played = parse_cards(floor), parse_card(card)
    tally.largest_takes.cache_clear()
    tally.largest_unions.cache_clear()
    started = time.process_time()
    captures = legal_captures(lying, played, DEFAULT_RULES)
    assert time.process_time() - started < 1.0
    assert len(captures) < 5000
