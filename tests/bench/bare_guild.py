"""The yardstick on Discord: a bare discord.py client that acknowledges each press, and no more."""

from __future__ import annotations

import os
from typing import Any

import discord
from yarl import URL

READY = "the bare client is ready"


class Bare(discord.Client):
    """All settings are the library's own."""

    async def on_ready(self) -> None:
        """Say so."""
        print(READY, flush=True)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge."""
        await interaction.response.defer()


def main() -> None:
    """Run until told to stop."""
    discord.http.Route.BASE = os.environ["DISCORD_API_BASE"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["DISCORD_GATEWAY"])
    Bare(intents=discord.Intents(guilds=True)).run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
