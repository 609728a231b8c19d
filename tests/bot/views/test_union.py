"""What is said of two accounts that are, or were, one person's."""

from __future__ import annotations

import pytest

from bot import views
from bot.actions import Verb
from bot.text import LANGUAGES, speech_in
from core.engine.link import Half, Union
from core.engine.table import Person
from tests.bot.views.reading import buttons, read
from tests.bot.views.sample import GROUP, MONA, Player

EN = speech_in("en")
HOSTILE = '<a href="tg://user?id=1">@omar</a>\u202e /start'


def union(shared: int = 0, name: str = "Dora") -> Union:
    other = Half(Person(9, name, "de", None, 1480, 1), ("discord",))
    return Union(Half(MONA, ("telegram",)), other, 8 - shared, shared)


def test_the_question_says_who_whose_rating_and_how_many_matches() -> None:
    text = read(views.link_ask(union(), EN))
    assert "Mona, Telegram: rating 1500, 7 rated matches" in text
    assert "Dora, Discord: rating 1480, 1 rated match\n" in text
    assert "stands: 1500, with 8 rated matches" in text
    assert "between the two" not in text


def test_matches_against_oneself_are_spoken_of() -> None:
    assert "Of 1 match between the two" in read(views.link_ask(union(1), EN))
    assert "Of 2 matches between the two" in read(views.link_ask(union(2), EN))


def test_the_button_says_nothing_about_anybody() -> None:
    (button,) = buttons(views.link_ask(union(), EN))
    assert button.action is not None
    assert (button.action.verb, str(button.action)) == (Verb.LINK_SURE, "i:0")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_becomes_a_link_a_mention_or_a_command(language: str) -> None:
    words = speech_in(language)
    for view in (
        views.link_ask(union(name=HOSTILE), words),
        views.link_notice(HOSTILE, "discord", words),
    ):
        assert "<a" not in view.text
        assert "@omar" not in view.text
        assert "\u202e" not in view.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_code_can_be_copied_as_it_is_typed(language: str) -> None:
    assert "<code>/link K7QF-M2XW</code>" in views.link_code("K7QFM2XW", speech_in(language)).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_joined_from_elsewhere_reads_where_the_table_is(language: str) -> None:
    table = next(Player().versions()).table
    text = read(views.joined(table, speech_in(language)))
    assert "Family كوتشينة" in text
    assert speech_in(language).say("platform-telegram") in text
    assert GROUP.title in text


def test_a_person_without_a_name_is_someone() -> None:
    assert "Someone" in views.link_notice("\u200b", "telegram", EN).text
