"""A View as the arguments of Telegram's message methods."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.view import Button, View


def message(view: View) -> dict[str, Any]:
    """Return the arguments that sendMessage and editMessageText share."""
    return {"text": view.text, "parse_mode": "HTML", "reply_markup": keyboard(view.rows)}


@lru_cache(maxsize=256)
def keyboard(rows: tuple[tuple[Button, ...], ...]) -> InlineKeyboardMarkup | None:
    """Draw the buttons; None, which removes them, where there are none."""
    if not rows:
        return None
    return InlineKeyboardMarkup([[_button(button) for button in row] for row in rows])


def _button(button: Button) -> InlineKeyboardButton:
    data = str(button.action) if button.action else None
    return InlineKeyboardButton(
        button.label, url=button.url, callback_data=data, style=button.tone or None
    )
