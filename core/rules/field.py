"""Reading JSON values that may come from anyone; every refusal is a BadText naming the field."""

import json
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any, NoReturn, TypeVar

from core.rules.error import BadText

T = TypeVar("T")


def read_json(text: str) -> object:
    """Any JSON value, but no field twice in an object and no NaN: those are a BadText.

    Raises what `json.loads` raises for anything else: ValueError, or RecursionError.
    """
    return json.loads(text, object_pairs_hook=_once, parse_constant=_refuse)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        ((twice, _),) = Counter(name for name, _ in pairs).most_common(1)
        raise BadText(f"the field {twice[:32]!a} stands twice")
    return fields


def _refuse(constant: str) -> NoReturn:
    raise BadText(f"a field is {constant}, which is no number of JSON")


def read_object(value: object, name: str, known: Collection[str]) -> dict[str, Any]:
    """An object with exactly these fields."""
    if not isinstance(value, dict):
        raise BadText(f"{name} must be an object")
    for field in value:
        if field not in known:
            raise BadText(f"{name} has an unknown field {field[:32]!a}")
    for field in known:
        if field not in value:
            raise BadText(f"{name} has no field {field}")
    return value


def read_whole(data: dict[str, Any], name: str, low: int = 0, high: int = 1_000_000) -> int:
    """A whole number within bounds; true and false are no numbers."""
    value = data[name]
    if type(value) is not int or not low <= value <= high:
        raise BadText(f"{name} must be a whole number from {low} to {high}")
    return value


def read_flag(data: dict[str, Any], name: str) -> bool:
    """True or false."""
    value = data[name]
    if not isinstance(value, bool):
        raise BadText(f"{name} must be true or false")
    return value


def read_text(data: dict[str, Any], name: str) -> str:
    """A string that can be written as UTF-8."""
    value = data[name]
    if not isinstance(value, str) or any("\ud800" <= letter <= "\udfff" for letter in value):
        raise BadText(f"{name} must be a text")
    return value


def read_list(data: dict[str, Any], name: str, limit: int = 10_000) -> list[Any]:
    """A list of bounded length."""
    value = data[name]
    if not isinstance(value, list) or len(value) > limit:
        raise BadText(f"{name} must be a list of at most {limit}")
    return value


def read_each(data: dict[str, Any], name: str, read: Callable[[dict[str, Any], str], T]) -> list[T]:
    """A list whose every entry is read by one of the functions above."""
    return [read({name: value}, name) for value in read_list(data, name)]


def read_bytes(data: dict[str, Any], name: str) -> bytes:
    """32 bytes as 64 lower-case hexadecimal digits."""
    text = read_text(data, name)
    if len(text) != 64 or not set(text) <= set("0123456789abcdef"):
        raise BadText(f"{name} must be 64 hexadecimal digits")
    return bytes.fromhex(text)
