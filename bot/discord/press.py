"""The persistent button: whatever its message's age, a press arrives as the event `press`.

Registered before login, it matches by pattern and needs no memory of the messages that were sent.
What the pattern lets in is checked by `bot.actions.parse`.
"""

from __future__ import annotations

import re
from typing import Any, Self

import discord

Interaction = discord.Interaction[Any]  # of whichever client


def stands(interaction: Interaction) -> bool:
    """Whether the pressed button is on its message: the library lets the others go unanswered."""
    rows = interaction.message.components if interaction.message else []
    on_message = [child for row in rows for child in getattr(row, "children", ())]
    pressed = interaction.custom_id
    return any(getattr(child, "custom_id", None) == pressed for child in on_message)


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"[\x20-\x7e]{1,100}"):
    """A button of ours."""

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: discord.ui.Item[Any], __: re.Match[str], /
    ) -> Self:
        """Wrap the button that was pressed."""
        assert isinstance(item, discord.ui.Button)
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        """Hand the press on to whoever listens for it."""
        interaction.client.dispatch("press", interaction)
