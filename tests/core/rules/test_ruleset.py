import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from core.rules.error import BadText
from core.rules.ruleset import (
    DEFAULT_RULES,
    DEFAULT_TARGET,
    PRESETS,
    TARGETS,
    KomiTaker,
    RuleSet,
    check_target,
)
from tests.core.rules.table import any_rules


def test_the_presets_are_the_four_of_the_rules_and_v2_is_the_default() -> None:
    assert list(PRESETS) == ["v2", "arabic", "classic", "coffeehouse"]
    assert PRESETS["v2"] is DEFAULT_RULES


@given(any_rules)
def test_a_rule_set_survives_json(rules: RuleSet) -> None:
    assert RuleSet.from_json(json.loads(json.dumps(rules.to_json()))) == rules


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_every_preset_brings_points(rules: RuleSet) -> None:
    assert rules.brings_points


def test_the_komi_as_an_ordinary_seven_brings_none_by_itself() -> None:
    komi = RuleSet(most_cards=0, plain_basra=0, jack_basra=0)
    assert komi.brings_points
    assert not replace(komi, komi_taken_by=KomiTaker.SEVEN).brings_points


def test_a_switch_left_out_is_as_in_v2() -> None:
    house = RuleSet.from_json({"komi_taken_by": "seven"})
    assert house == RuleSet(name="house", komi_taken_by=KomiTaker.SEVEN)


@pytest.mark.parametrize(
    ("data", "named"),
    [
        ("v2", "object"),
        ({"jokers": 2}, "jokers"),
        ({"plain_basra": "10"}, "plain_basra"),
        ({"plain_basra": True}, "plain_basra"),
        ({"plain_basra": 10.0}, "plain_basra"),
        ({"plain_basra": -1}, "plain_basra"),
        ({"plain_basra": 1001}, "plain_basra"),
        ({"komi_takes_jack": 1}, "komi_takes_jack"),
        ({"komi_taken_by": "king"}, "komi_taken_by"),
        ({"tie_for_most": ["nobody"]}, "tie_for_most"),
        ({"name": ""}, "name"),
        ({"name": "x" * 33}, "name"),
        ({"name": "a\nb"}, "name"),
        ({"name": None}, "name"),
    ],
)
def test_a_wrong_switch_is_refused_by_name(data: Any, named: str) -> None:
    with pytest.raises(BadText, match=named):
        RuleSet.from_json(data)


@pytest.mark.parametrize("target", [10, 1000, DEFAULT_TARGET, *TARGETS])
def test_a_match_may_be_played_to_10_up_to_1000(target: int) -> None:
    assert check_target(target) == target


@pytest.mark.parametrize("target", [9, 1001, -101, True, 101.0, "101", None])
def test_other_targets_are_refused(target: Any) -> None:
    with pytest.raises(BadText, match="target"):
        check_target(target)
