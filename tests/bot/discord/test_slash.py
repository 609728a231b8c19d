"""What people can type on Discord is what the desk knows, within Discord's limits."""

from __future__ import annotations

import re
from typing import Any

import pytest
import regex

from bot.desk import COMMANDS
from bot.discord.option import OPTIONS
from bot.discord.slash import LEFT_OUT, LONGEST, USER, commands
from bot.text import LANGUAGES, speech_in
from tests.guild.command import check_all

PAYLOAD = commands()
BY_NAME = {one["name"]: one for one in PAYLOAD}


def test_every_command_of_the_desk_is_there_once() -> None:
    typed = [one["name"] for one in PAYLOAD if one["type"] != USER]
    assert typed == [name for name in COMMANDS if name not in LEFT_OUT]


def test_discord_takes_them_all() -> None:
    check_all(PAYLOAD)


def test_every_table_of_options_is_of_a_command() -> None:
    assert set(OPTIONS) <= set(COMMANDS)


def descriptions(payload: Any) -> list[tuple[str, dict[str, str]]]:
    """Every description in a payload, with its translations."""
    if isinstance(payload, list):
        return [found for one in payload for found in descriptions(one)]
    mine = [(payload["description"], payload["description_localizations"])]
    return [*mine, *descriptions(payload.get("options", []))]


def test_descriptions_are_whole_sentences_in_every_language_that_discord_has() -> None:
    """Arabic and Catalan are none of its languages: it would refuse them."""
    for text, localized in descriptions([one for one in PAYLOAD if one["type"] != USER]):
        assert set(localized) == {"en-US", "en-GB", "de", "fr", "hi", "tr"}
        assert max(map(len, [text, *localized.values()])) <= LONGEST
        assert not text.endswith("…")


def test_no_description_had_to_be_cut() -> None:
    names = [f"option-{option.name}" for options in OPTIONS.values() for option in options]
    names += [f"command-{name}" for name in COMMANDS]
    long = [
        (language, name)
        for language in LANGUAGES
        for name in names
        if len(speech_in(language).say(name)) > LONGEST
    ]
    assert long == []


NAME = regex.compile(r"[-_\p{Ll}\p{Lm}\p{Lo}\p{N}\p{sc=Deva}]{1,32}")  # Discord's, in our scripts


def names(language: str, kind: str, ids: list[str]) -> list[str]:
    return [speech_in(language).say(f"{kind}-name-{name}") for name in ids]


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_names_that_discord_takes_no_two_alike(language: str) -> None:
    said = names(language, "command", [name for name in COMMANDS if name not in LEFT_OUT])
    assert [name for name in said if not NAME.fullmatch(name) or name != name.lower()] == []
    assert len(set(said)) == len(said)
    assert said[0] == "basra"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", OPTIONS)
def test_options_have_names_that_discord_takes_no_two_alike(command: str, language: str) -> None:
    said = names(language, "option", [option.name for option in OPTIONS[command]])
    assert [name for name in said if not NAME.fullmatch(name) or name != name.lower()] == []
    assert len(set(said)) == len(said)


def named(payload: Any) -> list[tuple[str, dict[str, str]]]:
    """Every name of commands and options, with its translations."""
    if isinstance(payload, list):
        return [found for one in payload for found in named(one)]
    mine = [(payload["name"], payload["name_localizations"])]
    return [*mine, *named(payload.get("options", []))]


def test_names_are_said_in_every_language_that_discord_has() -> None:
    """What reaches us is the English name, which our code knows."""
    for name, localized in named([one for one in PAYLOAD if one["type"] != USER]):
        assert set(localized) == {"en-US", "en-GB", "de", "fr", "hi", "tr"}
        assert localized["en-US"] == localized["en-GB"] == name
    assert BY_NAME["leaderboard"]["name_localizations"]["de"] == "bestenliste"


def test_matches_are_started_where_people_are() -> None:
    """platforms.md 29."""
    assert BY_NAME["floor"]["contexts"] == [0]
    assert BY_NAME["floor"]["integration_types"] == [0]
    assert BY_NAME["basra"]["contexts"] == [0, 1, 2]
    assert BY_NAME["basra"]["integration_types"] == [0, 1]


def test_a_person_can_be_challenged_from_their_menu() -> None:
    (menu,) = [one for one in PAYLOAD if one["type"] == USER]
    assert menu["name"] == "Challenge to Basra"
    assert "description" not in menu


def test_needed_options_come_first_and_names_are_plain() -> None:
    for one in PAYLOAD:
        options = one.get("options", [])
        needed = [option["required"] for option in options]
        assert needed == sorted(needed, reverse=True)
        assert all(re.fullmatch(r"[a-z]{1,32}", option["name"]) for option in options)
