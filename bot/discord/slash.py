"""The commands as Discord registers them, named and described in every language that both know."""

from __future__ import annotations

from typing import Any, Final

from bot.desk import COMMANDS
from bot.discord.option import OPTIONS, Option, Sort
from bot.text import LANGUAGES, Speech, speech_in

LEFT_OUT: Final = frozenset({"start"})  # Discord has no deep links
LONGEST: Final = 100  # letters of a description
CHAT_INPUT, USER = 1, 2  # kinds of a command
_TYPES: Final = {Sort.PERSON: 6, Sort.WORD: 3, Sort.NUMBER: 4, Sort.FLAG: 5}
_LOCALES: Final = {  # Discord's for our languages; it has neither Arabic nor Catalan
    "en": ("en-US", "en-GB"),
    "de": ("de",),
    "fr": ("fr",),
    "hi": ("hi",),
    "tr": ("tr",),
}
_EVERYWHERE: Final = {"integration_types": [0, 1], "contexts": [0, 1, 2]}
_IN_SERVERS: Final = {"integration_types": [0], "contexts": [0]}

Payload = dict[str, Any]


def commands() -> list[Payload]:
    """Everything that a person can ask for, in the form of a bulk overwrite."""
    names = [name for name in COMMANDS if name not in LEFT_OUT]
    return [*map(_command, names), _menu()]


def _command(name: str) -> Payload:
    return {
        "type": CHAT_INPUT,
        **_named(name, f"command-name-{name}"),
        **_described(f"command-{name}"),
        "options": [_option(option) for option in _needed_first(OPTIONS.get(name, ()))],
        **(_EVERYWHERE if "private" in COMMANDS[name].places else _IN_SERVERS),
    }


def _menu() -> Payload:
    """The entry in the menu of a person that challenges them."""
    return {
        "type": USER,
        "name": _english().say("menu-challenge"),
        "name_localizations": _localized("menu-challenge"),
        **_IN_SERVERS,
    }


def _needed_first(options: tuple[Option, ...]) -> list[Option]:
    return sorted(options, key=lambda option: not option.is_needed)


def _option(option: Option) -> Payload:
    payload: Payload = {
        "type": _TYPES[option.sort],
        **_named(option.name, f"option-name-{option.name}"),
        **_described(f"option-{option.name}"),
        "required": option.is_needed,
    }
    if option.choices:
        payload["choices"] = [_choice(option, value) for value in option.choices]
    elif option.offer is not None:
        payload["autocomplete"] = True
    return payload | _bounds(option)


def _choice(option: Option, value: str) -> Payload:
    name = f"{option.choice_names}-{value}"
    return {
        "name": _english().say(name),
        "name_localizations": _localized(name),
        "value": int(value) if option.sort is Sort.NUMBER else value,
    }


def _bounds(option: Option) -> Payload:
    number = option.sort is Sort.NUMBER
    least, most = ("min_value", "max_value") if number else ("min_length", "max_length")
    bounds = {least: option.least, most: option.most}
    return {name: bound for name, bound in bounds.items() if bound is not None}


def _named(name: str, sentence: str) -> Payload:
    """What is typed: `name` comes back to us, whatever a reader of another language typed."""
    return {"name": name, "name_localizations": _localized(sentence)}


def _described(sentence: str) -> Payload:
    return {
        "description": _english().say(sentence)[:LONGEST],
        "description_localizations": {
            locale: words[:LONGEST] for locale, words in _localized(sentence).items()
        },
    }


def _localized(sentence: str) -> dict[str, str]:
    """The sentence by Discord's locales: English stands for all others by itself."""
    return {
        locale: speech_in(language).say(sentence)
        for language in LANGUAGES
        for locale in _LOCALES.get(language, ())
    }


def _english() -> Speech:
    return speech_in("en")
