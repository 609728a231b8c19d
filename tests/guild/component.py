"""Rows of buttons and menus, checked as Discord checks them."""

from __future__ import annotations

import itertools
import re
from collections.abc import Container
from typing import Any

from tests.guild.form import listed, obj, one_of, snowflake, text, truth
from tests.guild.refusal import malformed

BUTTON = {"type", "id", "style", "label", "emoji", "custom_id", "url", "disabled", "sku_id"}
MENU = {
    "type",
    "id",
    "custom_id",
    "options",
    "placeholder",
    "min_values",
    "max_values",
    "disabled",
    "default_values",
    "channel_types",
    "required",
}
LINK = 5
_URL = re.compile(r"(?:https?|discord)://[^\s/]+(?:/\S*)?")


def rows(value: Any, emojis: Container[int]) -> list[dict[str, Any]]:
    """Up to five rows of up to five buttons or one menu, with the numbers Discord gives them.

    `emojis` are the custom emoji that exist.
    """
    checked = [_row(row, f"components.{i}", emojis) for i, row in enumerate(_rows(value))]
    ids = [
        part["custom_id"] for row in checked for part in row["components"] if "custom_id" in part
    ]
    if len(set(ids)) < len(ids):
        raise malformed(
            "components",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        )
    numbers = itertools.count(1)
    for row in checked:
        row["id"] = next(numbers)
        for part in row["components"]:
            part["id"] = next(numbers)
    return checked


def _rows(value: Any) -> list[Any]:
    return listed(value, "components", 5)


def _row(value: Any, path: str, emojis: Container[int]) -> dict[str, Any]:
    row = obj(value, path, {"type", "id", "components"})
    one_of(row.get("type"), f"{path}.type", (1,))
    parts = listed(row.get("components"), f"{path}.components", 5)
    if not parts:
        raise malformed(
            f"{path}.components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length."
        )
    checked = [_part(part, f"{path}.components.{i}", emojis) for i, part in enumerate(parts)]
    if len(checked) > 1 and any(part["type"] != 2 for part in checked):
        raise malformed(
            path,
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )
    return {"type": 1, "components": checked}


def _part(value: Any, path: str, emojis: Container[int]) -> dict[str, Any]:
    if isinstance(value, dict) and value.get("type") == 2:
        return _button(value, path, emojis)
    part = obj(value, path, MENU)
    one_of(part.get("type"), f"{path}.type", (2, 3, 5, 6, 7, 8))
    text(part.get("custom_id"), f"{path}.custom_id", 100, 1)
    if part["type"] == 3:
        _menu_options(part, path)
    return dict(part)


def _menu_options(menu: dict[str, Any], path: str) -> None:
    options = listed(menu.get("options"), f"{path}.options", 25)
    if not options:
        raise malformed(
            f"{path}.options", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 25 in length."
        )
    for number, option in enumerate(options):
        where = f"{path}.options.{number}"
        obj(option, where, {"label", "value", "description", "emoji", "default"})
        text(option.get("label"), f"{where}.label", 100, 1)
        text(option.get("value"), f"{where}.value", 100, 1)
        if option.get("description") is not None:
            text(option["description"], f"{where}.description", 100)


def _button(value: Any, path: str, emojis: Container[int]) -> dict[str, Any]:
    button = dict(obj(value, path, BUTTON))
    one_of(button.get("style"), f"{path}.style", (1, 2, 3, 4, 5))
    if button.get("label") is not None:
        text(button["label"], f"{path}.label", 80)
    truth(button.get("disabled", False), f"{path}.disabled")
    if button.get("emoji") is not None:
        _emoji(button["emoji"], f"{path}.emoji", emojis)
    if not button.get("label") and not button.get("emoji"):
        raise malformed(path, "BUTTON_COMPONENT_EMPTY", "A button needs a label or an emoji")
    _target(button, path)
    return button


def _target(button: dict[str, Any], path: str) -> None:
    is_link = button["style"] == LINK
    wrong = "custom_id" if is_link else "url"
    if button.get(wrong) is not None:
        raise malformed(
            path, "BUTTON_COMPONENT_INVALID_FIELD", f"A button of this style has no {wrong}"
        )
    if not is_link:
        text(button.get("custom_id"), f"{path}.custom_id", 100, 1)
    elif not _URL.fullmatch(text(button.get("url"), f"{path}.url", 512, 1)):
        raise malformed(f"{path}.url", "URL_TYPE_INVALID_URL", "Not a well formed URL.")


def _emoji(value: Any, path: str, emojis: Container[int]) -> None:
    emoji = obj(value, path, {"id", "name", "animated"})
    if emoji.get("id") is None:
        name = text(emoji.get("name"), f"{path}.name", 32, 1)
        if name.isascii():
            raise malformed(f"{path}.name", "INVALID_EMOJI", "Invalid emoji")
    elif snowflake(emoji["id"], f"{path}.id") not in emojis:
        raise malformed(f"{path}.id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
