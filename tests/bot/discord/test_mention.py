"""A command that a text names can be tapped, and nothing else that looks like one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from bot.discord.markdown import LIMIT, markdown, size
from bot.discord.mention import mentions
from bot.discord.slash import LEFT_OUT, commands
from bot.text import LANGUAGES, speech_in
from bot.text.name import shown
from bot.views.leaflet import help_page, privacy, welcome_group

BASRA = {"/basra": "</basra:77>"}
REGISTERED = [one | {"id": str(1234567890123456789 + at)} for at, one in enumerate(commands())]
ALL = mentions(REGISTERED)


def test_commands_are_known_by_their_numbers_and_menus_are_not_commands() -> None:
    typed: dict[str, Any] = {"type": 1, "name": "basra", "id": "77"}
    assert mentions([typed, {"type": 2, "name": "Challenge", "id": "78"}]) == BASRA


@pytest.mark.parametrize(
    ("html", "written"),
    [
        ("/basra starts one.", "</basra:77> starts one."),
        ("<b>/basra @mona</b> plays", "**</basra:77> @mona** plays"),
        ("\u200e/basra।", "\u200e</basra:77>।"),
        ("(/basra), /basra: /basra’dan", "(</basra:77>), </basra:77>: </basra:77>’dan"),
        ("<blockquote>a\n/basra</blockquote>", "> a\n> </basra:77>"),
    ],
)
def test_a_command_in_a_text_can_be_tapped(html: str, written: str) -> None:
    assert markdown(html, commands=BASRA) == written


@pytest.mark.parametrize(
    "html",
    [
        "/start /basras /basra-x /basra/x x/basra docs/basra ./basra @/basra //basra",
        "<code>/basra</code> <pre>/basra</pre>",
        "https://a.b/basra https://a.b/~/basra https://a.b/?q=(/basra",
        '<a href="https://a.b/basra">to /basra</a>',
        "&lt;/basra:5&gt;",
        "\u2068Omar /basra\u2069 and " + shown("/basra", "Someone"),
        '<a href="discord:user/42">/basra</a> <tg-time unix="1" format="t">/basra</tg-time>',
    ],
)
def test_nothing_else_becomes_a_command(html: str) -> None:
    assert markdown(html, commands=BASRA) == markdown(html)


def test_commands_are_plain_while_their_numbers_are_unknown() -> None:
    assert markdown("/basra starts one.") == "/basra starts one."


def test_commands_can_be_tapped_from_the_top_on_as_far_as_they_fit() -> None:
    text = markdown("/basra " * 250, commands=BASRA)
    tapped, plain = text.count("</basra:77>"), text.count(" /basra")
    assert 0 < tapped < 250
    assert tapped + plain == 250
    assert LIMIT - 5 < size(text) <= LIMIT
    assert "</basra" not in text[text.index(" /basra") :]


def test_a_command_costs_no_card_its_face() -> None:
    text = markdown("8♦ " * 60 + "/basra " * 50, {"8♦": "<:basra_8D:1234567890>"}, BASRA)
    assert text.count("<:basra_8D:1234567890>") == 60
    assert size(text) <= LIMIT


def tapped(text: str, names: Mapping[str, str]) -> int:
    return len(re.findall(r"</[a-z]+:?\d*>", markdown(text, commands=names)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_leaflets_name_can_be_tapped_and_nothing_is_cut(language: str) -> None:
    """The whole help is too long for that in some languages: its last lines are plain there."""
    words = speech_in(language)
    help_, *others = (
        help_page(words, slash=True),
        privacy(words),
        welcome_group(words, slash=True),
    )
    for view in (help_, *others):
        assert not markdown(view.text, commands=ALL).endswith("…")
    short = {name: f"<{name}>" for name in ALL}
    for view in others:
        assert tapped(view.text, ALL) == tapped(view.text, short) > 0
    assert tapped(help_.text, ALL) > 10


def test_what_is_not_registered_is_no_mention() -> None:
    assert not {f"/{name}" for name in LEFT_OUT} & ALL.keys()
