"""The rules, page by page: a switched rule changes the text."""

import re
from dataclasses import replace

import pytest

from bot import views
from bot.actions import Action, Verb
from bot.text import LANGUAGES, Speech, speech_in
from bot.view import Deck, Picture, View
from bot.views.guide import Guide, example
from core.engine.preference import House
from core.rules.cards import parse_card, parse_cards
from core.rules.ruleset import DEFAULT_RULES, PRESETS, KomiSweep, KomiTaker, RuleSet, Tie
from tests.bot.views.reading import MARKS, buttons, check, lines, read

EN = speech_in("en")
CAPTION = 1024  # letters under a picture on Telegram


def pages(guide: Guide, words: Speech = EN) -> list[View]:
    """Every page, by turning to the next one until the first comes again."""
    found = [views.rules(guide, 0, words)]
    while number := buttons(found[-1])[-1].action.match:  # type: ignore[union-attr]
        found.append(views.rules(guide, number, words))
    return found


def told(rules: RuleSet) -> str:
    return "\n".join(map(read, pages(Guide(rules))))


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
    assert any(line in lines(view) for view in pages(Guide(DEFAULT_RULES)))


def test_a_card_that_takes_nothing_is_laid_where_the_rules_differ() -> None:
    assert shown("7D", "3S", PRESETS["coffeehouse"]) == "7♦ + 3♠: is laid"


def test_the_examples_score_by_the_rule_set() -> None:
    assert shown("JS", "7D", PRESETS["arabic"]) == "J♠ + 7♦: takes all"


@pytest.mark.parametrize("name", PRESETS)
def test_each_preset_has_its_own_text_under_its_own_name(name: str) -> None:
    others = {told(rules) for rules in PRESETS.values() if rules.name != name}
    assert told(PRESETS[name]) not in others
    assert speech_in("en").say(f"ruleset-{name}") in told(PRESETS[name])


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


def test_where_no_basra_scores_there_is_none() -> None:
    off = replace(DEFAULT_RULES, plain_basra=0, jack_basra=0, komi_basra=0)
    assert "there are no basras" in told(off)
    assert not re.search("brings points at once|Any other sweep|basras of the round", told(off))
    for said in ("brings points at once", "Any other sweep", "basras of the round"):
        assert said in told(DEFAULT_RULES)


def test_the_target_of_the_match_is_said() -> None:
    assert "at 151 or more" in read(pages(Guide(DEFAULT_RULES, 151))[-1])
    assert "A single round" in read(pages(Guide(DEFAULT_RULES, None))[-1])


def test_one_leafs_through_six_pages_and_comes_around() -> None:
    shown = pages(Guide(DEFAULT_RULES))
    assert len(shown) == 6
    assert [f"Page {number} of 6" in read(view) for number, view in enumerate(shown, 1)] == [
        True
    ] * 6
    assert buttons(shown[0])[0].action == Action(Verb.GUIDE, 5, word="house.en")


def test_a_page_past_the_end_is_the_first_again() -> None:
    assert views.rules(Guide(DEFAULT_RULES), 6, EN) == views.rules(Guide(DEFAULT_RULES), 0, EN)


def test_the_button_says_whose_rules_and_in_which_language() -> None:
    view = views.rules(Guide(PRESETS["classic"], word="classic"), 1, speech_in("ar-u-nu-arab"))
    assert [str(one.action) for one in buttons(view)] == [
        "g:2=classic.ar-u-nu-arab",
        "g:0=classic.ar-u-nu-arab",
    ]


def test_an_arrow_to_the_right_leads_on_in_english_and_back_in_arabic() -> None:
    led = {}
    for words in (EN, speech_in("ar")):
        back, on = buttons(views.rules(Guide(DEFAULT_RULES), 1, words))
        assert (back.label, on.label) == ("◀", "▶")
        led[words.language] = [one.action.match for one in (back, on) if one.action]
    assert led == {"en": [0, 2], "ar": [2, 0]}


def test_each_page_pictures_its_first_example_in_the_chats_deck() -> None:
    view = views.rules(Guide(DEFAULT_RULES, wish=House().choose("deck", "four")), 3, EN)
    assert view.picture == Picture(
        parse_cards("TS 5H 4D AC"), hand=parse_cards("TH"), deck=Deck.FOUR
    )
    plain = House().choose("pictures", "off").choose("deck", "four")
    view = views.rules(Guide(DEFAULT_RULES, wish=plain), 3, EN)
    assert (view.picture, view.deck) == (None, Deck.FOUR)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_page_fits_under_a_picture(preset: str, language: str) -> None:
    for view in pages(Guide(PRESETS[preset], 1000, preset), speech_in(language)):
        check(view)
        assert len(read(view).encode("utf-16-le")) // 2 <= CAPTION


def test_a_mixed_rule_set_is_named_after_its_preset() -> None:
    house = House().choose("rules", "coffeehouse").choose("jack_basra", "20")
    text = told(house.rules)
    assert "House (Coffeehouse) rules" in text
    assert "Jack takes a lone Jack: +20" in text
