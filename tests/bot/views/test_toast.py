"""What a tapper is told at once."""

from dataclasses import replace

import pytest

from bot import views
from bot.text import LANGUAGES, speech_in
from bot.views.toast import LIMIT, made_toast
from core.engine.refusal import Reason
from core.engine.table import Made
from core.rules.capture import Basra
from core.rules.cards import PACK, parse_card, parse_cards
from tests.bot.views.reading import MARKS
from tests.bot.views.sample import ALI, MONA, at

EN = speech_in("en")
EIGHT = parse_card("8S")
TAKEN = parse_cards("8D AS 7C")


def told(made: Made) -> str:
    return MARKS.sub("", made_toast(made, EN))


def test_a_capture_names_its_cards() -> None:
    assert told(Made(0, EIGHT, TAKEN, None, 0)) == "You took 8♦ A♠ 7♣"


def test_a_card_laid_is_named() -> None:
    assert told(Made(0, EIGHT, (), None, 0)) == "You laid 8♠"


def test_a_basra_comes_first() -> None:
    assert told(Made(0, EIGHT, TAKEN, Basra.PLAIN, 10)) == "⭐ Basra! +10 You took 8♦ A♠ 7♣"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("basra", [None, *Basra])
@pytest.mark.parametrize("size", [1, 16, 17, 47])
def test_a_toast_fits_however_much_was_taken(language: str, basra: Basra | None, size: int) -> None:
    toast = made_toast(Made(0, PACK[-1], PACK[:size], basra, 30), speech_in(language))
    assert len(toast) <= LIMIT


def test_ones_own_last_play_is_told_though_others_played_after_it() -> None:
    made = (Made(0, EIGHT, TAKEN, None, 0), Made(1, parse_card("KH"), (), None, 0))
    table = replace(at("AS", ("TS", "2C")).table, made=made)
    assert MARKS.sub("", views.toast_played(table, MONA.id, EN)) == "You took 8♦ A♠ 7♣"


def test_what_the_computer_played_for_one_is_not_ones_own() -> None:
    made = (Made(0, EIGHT, (), None, 0, by_computer=True),)
    table = replace(at("AS", ("TS", "2C")).table, made=made)
    assert views.toast_played(table, MONA.id, EN) == ""
    assert views.toast_played(table, 99, EN) == ""


def test_a_fact_of_a_refusal_may_be_hostile() -> None:
    word = views.fact("<b>\u202e@everyone" + "x" * 500)
    sentence = EN.say(f"refusal-{Reason.BAD_WORD}", word=word)
    assert len(sentence) <= LIMIT
    assert "@" not in sentence
    assert "\u202e" not in sentence
    assert views.fact(12) == 12


def test_blocking_is_confirmed_by_name() -> None:
    assert MARKS.sub("", views.toast_blocked(ALI, EN)) == "No more challenges from علي."


def test_the_invited_are_named_one_by_one_however_hostile() -> None:
    names = "@a_name_of_nearly_30_letters, Omar the Magnificent, <b>@everyone, " + "x" * 500
    said = EN.say(f"refusal-{Reason.ONLY_INVITED}", name=views.invited_fact(names, EN))
    assert "Omar the Magnificent" in said
    assert len(said) <= LIMIT
    assert "@" not in said
