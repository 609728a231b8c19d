"""Short messages, and the texts that never change."""

from dataclasses import replace

import pytest

from bot import views
from bot.actions import Action, Verb
from bot.text import speech
from core.engine.table import Chat, Seat
from tests.bot.text.ftl import sentences
from tests.bot.views.reading import buttons, check, lines, read
from tests.bot.views.sample import ALI, MONA, PRIVATE, at, opened

EN = speech("en")
LIVE = at("AS", ("8S", "2C")).table


def test_a_plain_sentence_is_escaped() -> None:
    assert read(views.notice("1 < 2 & <b>")) == "1 < 2 & <b>"


def test_a_nudge_says_which_match_and_how_long() -> None:
    view = views.nudge(LIVE, EN)
    assert lines(view) == ["⏰ Your turn in match 12, Family كوتشينة", "⏳ 20:03 UTC"]
    assert buttons(view)[0].action == Action(Verb.HAND, 12)


def test_a_nudge_in_a_private_match_names_no_chat() -> None:
    view = views.nudge(replace(LIVE, chat=PRIVATE, deadline=None), EN)
    assert lines(view) == ["⏰ Your turn in match 12"]


def test_the_group_learns_whose_hand_cannot_be_delivered() -> None:
    view = views.hand_lost(LIVE, 1, EN)
    assert "I can’t reach علي in match 12" in read(view)
    assert buttons(view)[0].action == Action(Verb.OPEN, 12)


def test_the_players_learn_that_the_group_is_lost() -> None:
    assert "can’t write in Family كوتشينة any more" in read(views.group_lost(LIVE, EN))


def test_a_group_without_a_title_is_this_group() -> None:
    chat = Chat(10, "telegram", "-1", "group", "\u200b")
    assert "in this group any more" in read(views.group_lost(replace(LIVE, chat=chat), EN))


def test_who_arrived_first_waits_for_the_others() -> None:
    table = opened(Seat(0, MONA), Seat(1, ALI, arriving=True))
    assert read(views.arrived(table, EN)).startswith("✅ You’re in.")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_leaflets_fit_in_a_message(language: str) -> None:
    words = speech(language)
    for leaflet in (
        views.help_page(words),
        views.privacy(words),
        views.welcome_private(words),
        views.welcome_group(words),
    ):
        check(leaflet)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_help_names_every_command(language: str) -> None:
    names = [
        name.removeprefix("command-") for name in sentences("en") if name.startswith("command-")
    ]
    text = read(views.help_page(speech(language)))
    assert {name for name in names if f"/{name}" not in text} == {"help", "start"}
