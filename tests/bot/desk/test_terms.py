"""What the words after /basra ask for."""

from __future__ import annotations

import pytest

from bot.desk.terms import Terms, terms_of
from core.engine.refusal import Reason, Refusal
from core.players import Level
from core.rules.ruleset import PRESETS


def refused(*words: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        terms_of(words)
    return caught.value


def test_nothing_said_is_a_match_for_as_many_as_are_named() -> None:
    assert terms_of(()) == Terms(PRESETS["v2"], 101, seats=None, teams=False)


def test_target_and_rules_come_in_any_order_and_case() -> None:
    assert terms_of(("151", "Coffeehouse")) == terms_of(("COFFEEHOUSE", "151"))
    assert terms_of(("151", "coffeehouse")) == Terms(PRESETS["coffeehouse"], 151)


@pytest.mark.parametrize("word", ["2", "3", "4", "٤"])
def test_two_to_four_are_seats(word: str) -> None:
    assert terms_of((word,)) == Terms(seats=int(word))


@pytest.mark.parametrize("word", ["10", "51", "1000"])
def test_from_ten_on_a_number_is_a_target(word: str) -> None:
    assert terms_of((word,)) == Terms(target=int(word))


@pytest.mark.parametrize("word", ["0", "1", "5", "9", "1001", "9" * 40])
def test_any_other_number_is_neither(word: str) -> None:
    assert refused(word).reason is Reason.BAD_TARGET


def test_seats_target_rules_and_round_go_together() -> None:
    assert terms_of(("4", "51", "classic")) == Terms(PRESETS["classic"], 51, seats=4)
    assert terms_of(("round", "3")) == Terms(target=None, seats=3)


def test_teams_are_of_four() -> None:
    assert terms_of(("teams", "round")) == Terms(target=None, teams=True)
    assert terms_of(("4", "teams")).teams
    assert refused("teams", "3").facts == {"word": "teams", "other": "3"}


@pytest.mark.parametrize(
    ("word", "seconds"),
    [("60s", 60), ("2m", 120), ("5MIN", 300), ("45sec", 45), ("24h", 86400), ("٦٠s", 60)],
)
def test_a_number_with_a_unit_is_the_time_for_a_turn(word: str, seconds: int) -> None:
    assert terms_of((word, "3")) == Terms(seats=3, turn_seconds=seconds)


@pytest.mark.parametrize(
    "words", [("3", "4"), ("v2", "arabic"), ("51", "151"), ("round", "51"), ("60s", "2m")]
)
def test_two_words_for_one_matter_are_told_back(words: tuple[str, str]) -> None:
    refusal = refused(*words)
    assert (refusal.reason, tuple(refusal.facts.values())) == (Reason.CLASH, words)


def test_the_same_word_twice_says_nothing_new() -> None:
    assert terms_of(("151", "151", "3", "3")) == Terms(target=151, seats=3)


def test_what_is_not_said_is_as_usual_here() -> None:
    usual = Terms(PRESETS["arabic"], 51, turn_seconds=60)
    assert terms_of(("151",), usual) == Terms(PRESETS["arabic"], 151, turn_seconds=60)
    assert terms_of(("round",), usual).target is None


def test_another_word_is_told_back_but_not_all_of_it() -> None:
    assert refused("x" * 100).facts == {"word": "x" * 32}


@pytest.mark.parametrize("level", Level)
def test_a_level_asks_for_computers_that_play_so(level: Level) -> None:
    assert terms_of((level.value.upper(),)).computer is level
    assert terms_of(("computer", level.value)).computer is level


def test_just_a_computer_is_a_casual_one() -> None:
    assert terms_of(("computer",)).computer is Level.CASUAL
    assert terms_of(()).computer is None


def test_two_levels_do_not_go_together() -> None:
    assert refused("expert", "novice").facts == {"word": "expert", "other": "novice"}


@pytest.mark.parametrize("word", ["cheat", "random", "greedy"])
def test_what_plays_in_the_arena_alone_cannot_be_asked_for(word: str) -> None:
    assert refused(word).reason is Reason.BAD_WORD
