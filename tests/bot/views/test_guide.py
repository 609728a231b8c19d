"""The rules in a minute: a switched rule changes the text."""

from dataclasses import replace

import pytest

from bot import views
from bot.text import speech
from bot.views.guide import example
from core.rules.cards import parse_card, parse_cards
from core.rules.ruleset import DEFAULT_RULES, PRESETS, KomiSweep, KomiTaker, RuleSet, Tie
from tests.bot.views.reading import MARKS, lines, read

EN = speech("en")


def told(rules: RuleSet) -> str:
    return read(views.rules(rules, EN))


def shown(floor: str, card: str, rules: RuleSet = DEFAULT_RULES) -> str:
    line = example(parse_cards(floor), parse_card(card), rules, EN)
    return MARKS.sub("", line).replace("<b>", "").replace("</b>", "")


@pytest.mark.parametrize(
    ("floor", "card", "line"),
    [
        ("AS 7C KH 8D", "8S", "A♠ 7♣ K♥ 8♦ + 8♠: takes 8♦ A♠ 7♣"),
        ("TS 5H 4D AC", "TH", "10♠ 5♥ 4♦ A♣ + 10♥: takes all, +10"),
        ("AS 6H 6C", "7S", "A♠ 6♥ 6♣ + 7♠: takes A♠ 6♣ or A♠ 6♥"),
        ("JS 5D", "JH", "J♠ 5♦ + J♥: takes all"),
        ("7D", "3S", "7♦ + 3♠: takes all, +30"),
    ],
)
def test_the_worked_positions_say_what_is_taken(floor: str, card: str, line: str) -> None:
    assert shown(floor, card) == line
    assert line in lines(views.rules(DEFAULT_RULES, EN))


def test_a_card_that_takes_nothing_is_laid_where_the_rules_differ() -> None:
    assert shown("7D", "3S", PRESETS["coffeehouse"]) == "7♦ + 3♠: is laid"


def test_the_examples_score_by_the_rule_set() -> None:
    assert shown("JS", "7D", PRESETS["arabic"]) == "J♠ + 7♦: takes all"


@pytest.mark.parametrize("name", PRESETS)
def test_each_preset_has_its_own_text_under_its_own_name(name: str) -> None:
    others = {told(rules) for rules in PRESETS.values() if rules.name != name}
    assert told(PRESETS[name]) not in others
    assert speech("en").say(f"ruleset-{name}") in told(PRESETS[name])


SWITCHES: list[dict[str, object]] = [
    {"most_cards": 20},
    {"tie_for_most": Tie.CARRIED},
    {"plain_basra": 5},
    {"jack_basra": 10},
    {"komi_taken_by": KomiTaker.SEVEN},
    {"komi_basra": 10},
    {"komi_takes_jack": False},
    {"komi_sweep": KomiSweep.TEN_OR_LESS},
    {"komi_sweep": KomiSweep.NEVER},
    {"komi_takes_court": False},
    {"each_jack": 1},
    {"each_ace": 1},
    {"two_of_clubs": 2},
    {"ten_of_diamonds": 3},
]


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: "=".join(map(str, *switch.items())))
def test_every_switch_changes_the_text(switch: dict[str, object]) -> None:
    assert told(replace(DEFAULT_RULES, **switch)) != told(DEFAULT_RULES)  # type: ignore[arg-type]


def test_a_rule_worth_nothing_is_not_mentioned() -> None:
    assert "lone Jack" not in told(PRESETS["coffeehouse"])


def test_the_target_of_the_match_is_said() -> None:
    assert "at 151 or more" in read(views.rules(DEFAULT_RULES, EN, target=151))
    assert "A single round" in read(views.rules(DEFAULT_RULES, EN, target=None))
