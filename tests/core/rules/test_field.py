from collections.abc import Callable
from typing import Any

import pytest

from core.rules.error import BadText
from core.rules.field import (
    read_bytes,
    read_each,
    read_flag,
    read_list,
    read_object,
    read_text,
    read_whole,
)

Reader = Callable[[dict[str, Any], str], object]


@pytest.mark.parametrize(
    ("read", "value"),
    [
        (read_whole, 3),
        (read_flag, False),
        (read_text, "كومي 🃏"),
        (read_list, [1]),
        (read_bytes, "0f" * 32),
    ],
)
def test_a_good_value_is_given_back(read: Reader, value: object) -> None:
    got = read({"x": value}, "x")
    assert got == (bytes([15]) * 32 if read is read_bytes else value)


@pytest.mark.parametrize(
    ("read", "value"),
    [
        (read_whole, True),
        (read_whole, 1.0),
        (read_whole, -1),
        (read_whole, 10**30),
        (read_flag, 1),
        (read_text, None),
        (read_text, "\ud800"),
        (read_list, {}),
        (read_list, [0] * 10_001),
        (read_bytes, "0F" * 32),
        (read_bytes, "0f" * 31),
    ],
)
def test_a_wrong_value_is_refused_by_the_name_of_its_field(read: Reader, value: object) -> None:
    with pytest.raises(BadText, match=r"^x must be"):
        read({"x": value}, "x")


def test_each_entry_of_a_list_is_read() -> None:
    assert read_each({"x": [1, 2]}, "x", read_whole) == [1, 2]
    with pytest.raises(BadText, match=r"^x must be"):
        read_each({"x": [1, "2"]}, "x", read_whole)


def test_an_object_has_exactly_its_fields() -> None:
    assert read_object({"a": 1}, "the line", ("a",)) == {"a": 1}


@pytest.mark.parametrize(
    ("value", "message"),
    [([], "must be an object"), ({"a": 1, "b": 2}, "unknown field 'b'"), ({}, "has no field a")],
)
def test_another_object_is_refused(value: object, message: str) -> None:
    with pytest.raises(BadText, match=message):
        read_object(value, "the line", ("a",))
