"""Checks of JSON values, refused as Discord refuses them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tests.guild.refusal import malformed


def obj(value: Any, path: str, fields: Collection[str]) -> dict[str, Any]:
    """A JSON object with no field but these. (Discord ignores others; here they are mistakes.)"""
    if not isinstance(value, dict):
        raise malformed(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    for name in value:
        if name not in fields:
            raise malformed(f"{path}.{name}", "UNKNOWN_FIELD", "This field is unknown")
    return value


def listed(value: Any, path: str, most: int) -> list[Any]:
    """A list of at most `most` entries; None counts as empty."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise malformed(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    if len(value) > most:
        raise malformed(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    return value


def text(value: Any, path: str, most: int, least: int = 0) -> str:
    """A string of so many characters."""
    if not isinstance(value, str):
        raise malformed(path, "STRING_TYPE_CONVERT", "Could not interpret as string.")
    if len(value) < least and not value:
        raise malformed(path, "BASE_TYPE_REQUIRED", "This field is required")
    if not least <= len(value) <= most:
        raise malformed(
            path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length."
        )
    return value


def whole(value: Any, path: str) -> int:
    """An integer."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise malformed(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
    return value


def truth(value: Any, path: str) -> bool:
    """A boolean."""
    if not isinstance(value, bool):
        raise malformed(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
    return value


def one_of(value: Any, path: str, choices: Collection[Any]) -> Any:
    """One of these values."""
    if isinstance(value, bool) or value not in choices:
        allowed = ", ".join(map(str, choices))
        raise malformed(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{allowed}}}.")
    return value


def snowflake(value: Any, path: str) -> int:
    """An id, as a string of digits or a number."""
    if isinstance(value, bool) or not str(value).isdecimal() or int(value) >= 2**64:
        raise malformed(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
    return int(value)
