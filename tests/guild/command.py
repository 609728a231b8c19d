"""Commands of the application, checked as Discord checks a bulk overwrite."""

from __future__ import annotations

from typing import Any

import regex

from tests.guild.form import listed, obj, one_of, text, truth, whole
from tests.guild.refusal import malformed

LOCALES = frozenset(
    {
        *(
            "id",
            "da",
            "de",
            "en-GB",
            "en-US",
            "es-ES",
            "es-419",
            "fr",
            "hr",
            "it",
            "lt",
            "hu",
            "nl",
        ),
        *("no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi"),
        *("th", "zh-CN", "ja", "zh-TW", "ko"),
    }
)
CHAT, USER, MESSAGE = 1, 2, 3
STRING, INTEGER, BOOLEAN, MEMBER, NUMBER = 3, 4, 5, 6, 10
_NAME = regex.compile(r"[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}")
FIELDS = {
    "id",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "type",
    "options",
    "default_member_permissions",
    "dm_permission",
    "nsfw",
    "contexts",
    "integration_types",
    "handler",
}
OPTION = {
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "required",
    "choices",
    "options",
    "channel_types",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "autocomplete",
}
MOST = {CHAT: 100, USER: 15, MESSAGE: 15}


def check_all(value: Any) -> list[dict[str, Any]]:
    """A bulk overwrite: every command right, no two of a kind of one name."""
    commands = [check(command, str(i)) for i, command in enumerate(listed(value, "", 130))]
    seen: set[tuple[int, str]] = set()
    for number, command in enumerate(commands):
        key = (command["type"], command["name"])
        if key in seen:
            raise malformed(
                f"{number}",
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add(key)
    for kind, most in MOST.items():
        if sum(command["type"] == kind for command in commands) > most:
            raise malformed("", "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    return commands


def check(value: Any, path: str = "") -> dict[str, Any]:
    """One command; raises RefusalError."""
    command = dict(obj(value, path, FIELDS))
    command.setdefault("type", CHAT)
    one_of(command["type"], f"{path}.type", (CHAT, USER, MESSAGE))
    if command["type"] == CHAT:
        _names(command, path)
        _options(command.get("options"), f"{path}.options")
        if _weight(command) > 8000:
            raise malformed(
                path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)"
            )
    else:
        _menu(command, path)
    for field, allowed in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        for entry in listed(command.get(field), f"{path}.{field}", 3):
            one_of(entry, f"{path}.{field}", allowed)
    return command


def _menu(command: dict[str, Any], path: str) -> None:
    text(command.get("name"), f"{path}.name", 32, 1)
    if command.get("description"):
        raise malformed(
            f"{path}.description",
            "APPLICATION_COMMAND_INVALID_DESCRIPTION",
            "Context menu commands cannot have description",
        )
    if command.get("options"):
        raise malformed(f"{path}.options", "UNKNOWN_FIELD", "Context menu commands have no options")
    for locale, name in _localized(command, "name", path):
        text(name, f"{path}.name_localizations.{locale}", 32, 1)


def _names(entry: dict[str, Any], path: str) -> None:
    _name(entry.get("name"), f"{path}.name")
    text(entry.get("description"), f"{path}.description", 100, 1)
    for locale, name in _localized(entry, "name", path):
        _name(name, f"{path}.name_localizations.{locale}")
    for locale, words in _localized(entry, "description", path):
        text(words, f"{path}.description_localizations.{locale}", 100, 1)


def _name(value: Any, path: str) -> None:
    name = text(value, path, 32, 1)
    if not _NAME.fullmatch(name) or name != name.lower():
        raise malformed(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _localized(entry: dict[str, Any], what: str, path: str) -> list[tuple[str, Any]]:
    field = f"{what}_localizations"
    names = entry.get(field)
    if names is None:
        return []
    obj(names, f"{path}.{field}", LOCALES)
    return list(names.items())


def _options(value: Any, path: str) -> None:
    options = listed(value, path, 25)
    may_be_required = True
    for number, option in enumerate(options):
        where = f"{path}.{number}"
        obj(option, where, OPTION)
        one_of(
            option.get("type"),
            f"{where}.type",
            (STRING, INTEGER, BOOLEAN, MEMBER, 7, 8, 9, NUMBER, 11),
        )
        _names(option, where)
        is_required = truth(option.get("required", False), f"{where}.required")
        if is_required and not may_be_required:
            raise malformed(
                where,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        may_be_required = is_required
        _choices(option, where)
    names = [option["name"] for option in options]
    if len(set(names)) < len(names):
        raise malformed(
            path, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option names must be unique"
        )


def _choices(option: dict[str, Any], path: str) -> None:
    choices = listed(option.get("choices"), f"{path}.choices", 25)
    if truth(option.get("autocomplete", False), f"{path}.autocomplete"):
        if choices:
            raise malformed(path, "APPLICATION_COMMAND_OPTION_CHOICES_AUTOCOMPLETE", "Not both")
        one_of(option["type"], f"{path}.type", (STRING, INTEGER, NUMBER))
    for number, choice in enumerate(choices):
        check_choice(choice, option["type"], f"{path}.choices.{number}")
    for field in ("min_value", "max_value", "min_length", "max_length"):
        if option.get(field) is not None:
            needed = (INTEGER, NUMBER) if field.endswith("value") else (STRING,)
            one_of(option["type"], f"{path}.{field}", needed)


def check_choice(choice: Any, kind: int, path: str) -> None:
    """One choice of an option, also of an autocompletion."""
    obj(choice, path, {"name", "name_localizations", "value"})
    text(choice.get("name"), f"{path}.name", 100, 1)
    for locale, name in _localized(choice, "name", path):
        text(name, f"{path}.name_localizations.{locale}", 100, 1)
    if kind == STRING:
        text(choice.get("value"), f"{path}.value", 100, 1)
    elif kind == INTEGER:
        whole(choice.get("value"), f"{path}.value")


def _weight(entry: dict[str, Any]) -> int:
    """The characters that Discord counts: each text in its longest language."""
    total = sum(
        max(
            len(words)
            for words in (entry.get(what, ""), *(entry.get(f"{what}_localizations") or {}).values())
        )
        for what in ("name", "description")
    )
    for choice in entry.get("choices") or []:
        total += len(choice["name"]) + len(str(choice["value"]))
    return total + sum(_weight(option) for option in entry.get("options") or [])
