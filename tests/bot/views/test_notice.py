"""Short messages, and the texts that never change."""

import re

import pytest

from bot import views
from bot.text import LANGUAGES, speech_in
from core.engine.table import Seat
from tests.bot.text.ftl import sentences
from tests.bot.views.reading import check, read
from tests.bot.views.sample import ALI, MONA, at, opened

EN = speech_in("en")
LIVE = at("AS", ("8S", "2C")).table


def test_a_plain_sentence_is_escaped() -> None:
    assert read(views.notice("1 < 2 & <b>")) == "1 < 2 & <b>"


def test_who_arrived_first_waits_for_the_others() -> None:
    table = opened(Seat(0, MONA), Seat(1, ALI, arriving=True))
    assert read(views.arrived(table, EN)).startswith("✅ You’re in.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_leaflets_fit_in_a_message(language: str) -> None:
    words = speech_in(language)
    for leaflet in (
        views.help_page(words),
        views.privacy(words),
        views.welcome_private(words),
        views.welcome_group(words),
    ):
        check(leaflet)


COMMAND = re.compile(r"^command-([a-z]+)$")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_every_command(language: str) -> None:
    names = [name for line in sentences("en") for name in COMMAND.findall(line)]
    text = read(views.help_page(speech_in(language)))
    assert {name for name in names if f"/{name}" not in text} == {"help", "start"}
