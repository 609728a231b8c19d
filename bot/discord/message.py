"""A View as what Discord's message methods take: text, buttons, and who may be rung."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.discord.markdown import Commands, Faces, markdown, mentioned
from bot.discord.press import Press
from bot.view import Button, Tone, View

ROWS: Final = 5
COLUMNS: Final = 5
LABEL: Final = 80
_STYLES: Final = {
    Tone.PLAIN: discord.ButtonStyle.secondary,
    Tone.PRIMARY: discord.ButtonStyle.primary,
    Tone.GOOD: discord.ButtonStyle.success,
    Tone.BAD: discord.ButtonStyle.danger,
}

Rows = Sequence[Sequence[Button]]


def posted(view: View, faces: Faces, commands: Commands) -> dict[str, Any]:
    """The arguments of a new message."""
    drawn = keyboard(view.rows, faces)
    text = markdown(view.text, faces, commands)
    new = {"content": text, "allowed_mentions": rung_by(view)}
    return new | ({"view": drawn} if drawn else {})


def changed(view: View, faces: Faces, commands: Commands) -> dict[str, Any]:
    """The arguments of an edit, which never rings anybody."""
    return {
        "content": markdown(view.text, faces, commands),
        "view": keyboard(view.rows, faces),
        "allowed_mentions": discord.AllowedMentions.none(),
    }


def rung_by(view: View) -> discord.AllowedMentions:
    """Nobody but the people whom the text mentions on purpose."""
    users = [discord.Object(number) for number in mentioned(view.text)]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def keyboard(rows: Rows, faces: Faces) -> discord.ui.View | None:
    """Draw the buttons; None where there are none. Needs a running loop, as the library does."""
    if not any(rows):
        return None
    drawn = discord.ui.View(timeout=None)
    known: set[str] = set()
    for number, row in enumerate(arranged(rows)):
        for button in row:
            drawn.add_item(_item(button, number, faces, known))
    return drawn


def arranged(rows: Rows) -> list[list[Button]]:
    """The rows as they are where Discord takes them; else full ones, in the same order."""
    if len(rows) <= ROWS and all(len(row) <= COLUMNS for row in rows):
        return [list(row) for row in rows]
    flat = [button for row in rows for button in row]
    return [flat[at : at + COLUMNS] for at in range(0, min(len(flat), ROWS * COLUMNS), COLUMNS)]


def _item(button: Button, row: int, faces: Faces, known: set[str]) -> discord.ui.Item[Any]:
    """One button. Discord takes no two with the same data: the second one rests."""
    emoji, data = faces.get(button.label), str(button.action) if button.action else None
    is_second = data in known
    if data is not None:
        data += f"#{len(known)}" if is_second else ""
        known.add(data)
    item: discord.ui.Button[Any] = discord.ui.Button(
        label=None if emoji else _label(button.label),
        emoji=discord.PartialEmoji.from_str(emoji) if emoji else None,
        url=button.url,
        custom_id=data,
        disabled=is_second,
        style=discord.ButtonStyle.link if button.url else _STYLES[button.tone],
        row=row,
    )
    return item if button.url else Press(item)


def _label(words: str) -> str:
    """At most as long as Discord takes, which counts as we never count less."""
    if len(words.encode("utf-16-le", "surrogatepass")) // 2 <= LABEL:
        return words
    kept = words.encode("utf-16-le", "surrogatepass")[: 2 * (LABEL - 1)]
    return kept.decode("utf-16-le", "ignore") + "…"
