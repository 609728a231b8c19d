"""Messages that one person sees in a group: they are edited by the token of an interaction.

A token lives for 15 minutes and only in memory; after that a whisper is asked for anew.
"""

from __future__ import annotations

from typing import Final

from cachetools import FIFOCache

from bot.discord.press import Interaction
from bot.discord.read import NAME
from bot.platform import Gone, Spot

REMEMBERED: Final = 5000


class Tokens:
    """The living tokens, by a handle of our own: no token leaves this module."""

    def __init__(self) -> None:
        self._known: FIFOCache[str, Interaction] = FIFOCache(REMEMBERED)

    def keep(self, interaction: Interaction) -> Spot:
        """Remember an interaction; return where its messages stand."""
        handle = str(interaction.id)
        self._known[handle] = interaction
        return Spot(NAME, handle, "whisper")

    def find(self, spot: Spot) -> Interaction:
        """The interaction behind a spot. Raises `Gone` when its token is over or forgotten."""
        interaction = self._known.get(spot.chat)
        if interaction is None or interaction.is_expired():
            self._known.pop(spot.chat, None)
            raise Gone
        return interaction
