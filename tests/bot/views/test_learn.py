"""The course as it is read: a question, a reason for each answer, and the way on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot import views
from bot.actions import parse
from bot.text import LANGUAGES, speech_in
from bot.view import Deck
from core.engine.preference import Taste
from core.rules.cards import parse_card
from core.rules.lesson import COURSE
from tests.bot.text.ftl import sentences
from tests.bot.views.reading import buttons, check, labels, read
from tests.bot.views.sample import MONA

EN = speech_in("en")
CAPTION = 1024  # letters under a picture on Telegram
ALL = [(number, card) for number, one in enumerate(COURSE) for card in (None, *one.hand)]


def test_a_lesson_shows_floor_and_hand_and_a_button_a_card() -> None:
    view = views.lesson(MONA, 0, EN)
    assert "Lesson 1 of 10" in read(view)
    assert labels(view) == ["9♣", "8♠", "Q♠"]
    assert "🟩 5♦" in read(view)


def test_the_right_answer_says_why_and_leads_on() -> None:
    view = views.lesson(MONA, 0, EN, parse_card("8S"))
    assert "✅ Right! 8♠ takes 8♦: the same rank." in read(view)
    assert [str(one.action) for one in buttons(view)] == ["t:1:1=show"]


def test_a_wrong_answer_says_why_and_leaves_the_cards() -> None:
    view = views.lesson(MONA, 0, EN, parse_card("QS"))
    assert "❌ A Queen takes Queens, and none lies there." in read(view)
    assert labels(view) == ["9♣", "8♠", "Q♠"]


def test_every_answer_has_a_reason_of_its_own() -> None:
    for number, one in enumerate(COURSE):
        told = {read(views.lesson(MONA, number, EN, card)) for card in one.hand}
        assert len(told) == len(one.hand)


def test_there_is_no_reason_without_its_card() -> None:
    wanted = {f"learn-{one.name}" for one in COURSE} | {
        f"learn-{one.name}-{card.code.lower()}" for one in COURSE for card in one.hand
    }
    told = {name for name in sentences("en") if name.startswith("learn-")}
    assert told - wanted == {
        f"learn-{name}" for name in ("title", "hand", "right", "wrong", "done")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_course_fits_under_its_picture(language: str) -> None:
    for number, card in ALL:
        view = views.lesson(MONA, number, speech_in(language), card)
        check(view)
        assert len(read(view).encode("utf-16-le")) // 2 <= CAPTION
        for button in buttons(view):
            assert parse(str(button.action)) == button.action
    check(views.course_done(MONA, speech_in(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_asks_for_a_fact_that_it_is_not_given(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    for number, card in ALL:
        views.lesson(MONA, number, speech_in(language), card)
    assert caplog.messages == []


def test_the_picture_is_of_floor_and_hand_in_ones_own_deck() -> None:
    four = replace(MONA, taste=Taste().choose("deck", "four"))
    picture = views.lesson(four, 1, EN).picture
    assert picture is not None
    assert (picture.floor, picture.hand) == (COURSE[1].floor, COURSE[1].hand)
    assert picture.deck is Deck.FOUR


def test_who_wants_no_pictures_gets_none() -> None:
    plain = replace(MONA, taste=Taste().choose("pictures", "off").choose("deck", "four"))
    assert views.lesson(plain, 1, EN).picture is None
    assert views.course_done(plain, EN).picture is None
    assert views.lesson(plain, 1, EN).deck is Deck.FOUR  # of the cards in text and buttons


def test_after_the_last_lesson_one_may_begin_again() -> None:
    [last] = buttons(views.lesson(MONA, 9, EN, parse_card("8C")))
    assert str(last.action) == "t:1:10=show"
    [again] = buttons(views.course_done(MONA, EN))
    assert str(again.action) == "t:1:0=show"
