"""What each lesson claims is what the rules do."""

from __future__ import annotations

import pytest

from core.rules.capture import Basra, legal_captures, score_capture
from core.rules.cards import KOMI, PACK, Card, parse_card, parse_cards
from core.rules.lesson import COURSE, LAST_OTHER, Lesson
from core.rules.ruleset import DEFAULT_RULES

LESSONS = {one.name: one for one in COURSE}


def taken(name: str, card: str) -> set[Card]:
    """What a card of the hand takes in a lesson, where there is only one way."""
    [takes] = legal_captures(LESSONS[name].floor, parse_card(card), DEFAULT_RULES)
    return set(takes)


def scored(floor: str, card: str) -> tuple[Basra | None, int]:
    cards, played = parse_cards(floor), parse_card(card)
    takes = legal_captures(cards, played, DEFAULT_RULES)[0]
    return score_capture(cards, played, takes, DEFAULT_RULES)


def test_the_course_has_ten_lessons_each_of_another_name() -> None:
    assert len(LESSONS) == len(COURSE) == 10


@pytest.mark.parametrize("lesson", COURSE, ids=LESSONS)
def test_a_lesson_has_two_to_four_cards_to_choose_from_and_no_card_twice(lesson: Lesson) -> None:
    cards = [*lesson.floor, *lesson.hand]
    assert 2 <= len(lesson.hand) <= 4
    assert lesson.right in lesson.hand
    assert len(cards) == len(set(cards))


@pytest.mark.parametrize("lesson", COURSE, ids=LESSONS)
def test_no_card_of_a_lesson_has_a_choice_of_captures(lesson: Lesson) -> None:
    assert [len(legal_captures(lesson.floor, card, DEFAULT_RULES)) for card in lesson.hand] == [
        1
    ] * len(lesson.hand)


@pytest.mark.parametrize("name", ["rank", "sum"])
def test_only_the_right_card_takes_anything_at_first(name: str) -> None:
    hand = LESSONS[name].hand
    assert [card for card in hand if taken(name, card.code)] == [LESSONS[name].right]


@pytest.mark.parametrize("name", ["both", "groups", "court", "jack"])
def test_the_right_card_takes_more_than_any_other(name: str) -> None:
    right = LESSONS[name].right
    others = [len(taken(name, card.code)) for card in LESSONS[name].hand if card is not right]
    assert len(taken(name, right.code)) > max(others)


def test_rank_and_sum_are_taken_together() -> None:
    assert taken("both", "8S") == set(parse_cards("8D 7C AS"))
    assert (len(taken("both", "7S")), len(taken("both", "KD"))) == (1, 1)


def test_two_sums_are_taken_where_the_other_cards_take_three() -> None:
    assert taken("groups", "6H") == set(parse_cards("2S 4C 5D AH"))
    assert taken("groups", "9D") == set(parse_cards("9S 4C 5D"))
    assert taken("groups", "5S") == set(parse_cards("5D 4C AH"))


def test_a_queen_takes_both_queens_and_a_ten_nothing() -> None:
    assert taken("court", "QH") == set(parse_cards("QS QD"))
    assert taken("court", "KD") == set(parse_cards("KC"))
    assert taken("court", "TS") == set()


def test_the_jack_takes_the_floor_without_points() -> None:
    assert taken("jack", "JS") == set(LESSONS["jack"].floor)
    assert scored("2H 6C QD 9S", "JS") == (None, 0)


def test_the_komi_makes_a_basra_where_an_eight_could_and_a_jack_does_not() -> None:
    assert scored("8D 7C AS", "7D") == scored("8D 7C AS", "8S") == (Basra.PLAIN, 10)
    assert scored("8D 7C AS", "JH") == (None, 0)
    assert taken("komi", "JH") == taken("komi", "7D") == set(LESSONS["komi"].floor)
    assert taken("komi", "7S") == set(parse_cards("7C"))


def test_every_card_takes_a_burnt_komi_and_only_few_a_four_or_a_jack() -> None:
    others = [card.code for card in PACK if card is not KOMI]
    assert {scored("7D", card) for card in others} == {(Basra.KOMI, 30)}
    fours = {card for card in others if scored("4S", card)[1] and card != "4S"}
    assert fours == {"4C", "4D", "4H"}
    assert scored("4S", "4C")[1] == scored("4S", "7D")[1] == 10
    assert scored("JC", "JD") == scored("JC", "7D") == (Basra.JACK, 30)


def test_only_a_jack_of_the_hand_takes_the_lone_jack() -> None:
    assert scored("JS", "JH") == (Basra.JACK, 30)
    assert taken("jack-basra", "5C") == taken("jack-basra", "QD") == set()


def last_taker(first: str, second: str) -> str:
    """Who takes last in the last lesson when these two cards are played in this order."""
    lying = list(LESSONS["last"].floor)
    taker = "nobody"
    plays = (("me", parse_card(first)), ("other", LAST_OTHER), ("me", parse_card(second)))
    for who, card in plays:
        takes = legal_captures(lying, card, DEFAULT_RULES)[0]
        taker = who if takes else taker
        lying = [one for one in lying if one not in takes] + ([] if takes else [card])
    assert lying, "there is something left to be had"
    return taker


def test_who_keeps_the_four_for_the_end_takes_last() -> None:
    assert last_taker("8C", "4D") == "me"
    assert last_taker("4D", "8C") == "other"
