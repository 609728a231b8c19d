"""What can be set, as words: what differs from the usual is kept, and nothing else can be."""

from __future__ import annotations

from dataclasses import fields

import pytest

from core.engine.preference import HOUSE, RULES, SWITCHES, TASTE, House, Starters, Taste
from core.engine.refusal import Reason, Refusal
from core.rules.ruleset import DEFAULT_RULES, PRESETS, RuleSet, Tie


def test_a_house_that_set_nothing_plays_as_everybody() -> None:
    house = House()
    assert (house.rules, house.target, house.clock) == (DEFAULT_RULES, 101, None)
    assert (house.pictures, house.deck, house.starters) == (True, "two", Starters.EVERYONE)
    assert (house.language, house.floors, house.to_json()) == (None, 3, None)


def test_every_switch_of_a_rule_set_can_be_set() -> None:
    assert set(SWITCHES) == {field.name for field in fields(RuleSet)} - {"name"}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_made_of_values_that_can_be_set(preset: str) -> None:
    house = House().choose(RULES, preset)
    assert house.rules == PRESETS[preset]
    assert all(house.word(name) in values for name, values in SWITCHES.items())


@pytest.mark.parametrize("name", SWITCHES)
def test_each_value_of_a_switch_makes_another_rule_set(name: str) -> None:
    made = {House().choose(name, value).rules.to_json()[name] for value in SWITCHES[name]}
    assert len(made) == len(SWITCHES[name])


def test_a_mixed_rule_set_is_named_after_the_preset_it_began_with() -> None:
    mixed = House().choose(RULES, "coffeehouse").choose("jack_basra", "10")
    assert mixed.rules.name == "house-coffeehouse"
    assert (mixed.rules.jack_basra, mixed.rules.tie_for_most) == (10, Tie.CARRIED)


def test_switches_that_make_a_preset_are_called_by_its_name() -> None:
    switched = House().choose("komi_takes_jack", "off").choose("komi_takes_court", "off")
    assert switched.rules == PRESETS["arabic"]


def test_another_preset_sets_all_switches() -> None:
    house = House().choose("jack_basra", "20").choose("target", "51").choose(RULES, "classic")
    assert house.rules == PRESETS["classic"]
    assert house.target == 51


def test_what_is_set_back_to_the_usual_is_not_kept() -> None:
    house = House().choose("target", "151").choose("deck", "four").choose("target", "101")
    assert house.to_json() == {"deck": "four"}


def test_a_house_is_read_as_it_was_kept() -> None:
    house = House().choose("clock", "300").choose("language", "ar-u-nu-arab").choose("floors", "1")
    assert House.read(house.to_json()) == house
    assert (house.clock, house.language, house.floors) == (300, "ar-u-nu-arab", 1)


def test_a_single_round_is_a_target() -> None:
    assert House().choose("target", "round").target is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", "1000000"),
        ("target", "7"),
        ("rules", "marmalade"),
        ("language", "../x"),
        ("language", "EN"),
        ("clock", "1"),
        ("floors", "0"),
        ("each_jack", "30"),
        ("nonsense", "on"),
        ("calls", "none"),
        ("", ""),
    ],
)
def test_nothing_else_can_be_set(name: str, value: str) -> None:
    with pytest.raises(Refusal) as refused:
        House().choose(name, value)
    assert refused.value.reason is Reason.UNKNOWN_SETTING


@pytest.mark.parametrize(
    ("worth", "last"),
    [
        ("komi_basra", ("komi_basra", "0")),
        ("komi_basra", ("komi_taken_by", "seven")),
        ("jack_basra", ("jack_basra", "0")),
    ],
)
def test_something_always_brings_points_or_no_match_would_end(
    worth: str, last: tuple[str, str]
) -> None:
    scoring = {"most_cards", "plain_basra", "jack_basra", "komi_basra"} - {worth}
    house = House.read(dict.fromkeys(scoring, "0"))
    with pytest.raises(Refusal) as refused:
        house.choose(*last)
    assert refused.value.reason is Reason.NO_POINTS
    assert house.choose("two_of_clubs", "1").choose(*last).rules.brings_points


@pytest.mark.parametrize("kept", [None, [], "x", {"target": 7}, {"target": "7"}, {"x": "y"}])
def test_whatever_the_database_holds_is_read_as_usual_where_it_is_unknown(kept: object) -> None:
    assert House.read(kept) == House()
    assert Taste.read(kept) == Taste()


def test_a_person_sets_their_own_and_no_rules() -> None:
    taste = Taste().choose("calls", "none").choose("pictures", "off").choose("deck", "four")
    assert (taste.calls, taste.pictures, taste.deck) == ("none", False, "four")
    with pytest.raises(Refusal):
        taste.choose("target", "51")


def test_every_value_of_every_setting_can_be_chosen() -> None:
    for kind, table in ((House, HOUSE), (Taste, TASTE)):
        for name, values in table.items():
            assert all(kind().choose(name, value).word(name) == value for value in values)
