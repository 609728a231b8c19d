"""What becomes of the servers and channels we are in."""

from __future__ import annotations

import logging

import discord

from bot.desk import Desk
from bot.discord.adapter import DiscordPlatform
from bot.discord.lane import Lanes
from bot.discord.read import NAME
from bot.platform import Failure, Spot

log = logging.getLogger(__name__)


class News:
    """One method a kind of news; what is told of one server is worked off in order."""

    def __init__(self, desk: Desk, platform: DiscordPlatform) -> None:
        self._desk = desk
        self._platform = platform
        self._lanes = Lanes()

    async def joined(self, guild: discord.Guild) -> None:
        """We were added to a server: say hello once, quietly, where we may."""
        async with self._lanes.turn(str(guild.id)):
            await self._join(guild)

    async def _join(self, guild: discord.Guild) -> None:
        await self._desk.returned(NAME, str(guild.id))
        channel = _speaking_place(guild)
        if channel is None:
            return
        spot = Spot(NAME, str(channel.id), "group", None, str(guild.id), guild.name)
        language = guild.preferred_locale.value
        reply = await self._desk.admitted(spot, channel.name, language, True)
        if reply.view is not None:
            try:
                await self._platform.send(spot, reply.view, silent=True)
            except Failure as failure:
                log.info("a server was not greeted: %s", failure)

    async def left(self, guild: discord.Guild) -> None:
        """We were removed from a server: its matches go on in the private hands."""
        async with self._lanes.turn(str(guild.id)):
            await self._desk.shut(NAME, str(guild.id))

    async def closed(self, channel: int) -> None:
        """A channel or thread was deleted."""
        await self._desk.shut(NAME, str(channel))


def _speaking_place(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel for such messages, else the first one in which we may write."""
    ours: discord.Member | None = guild.me  # none of a server that we were removed from again
    places = [guild.system_channel, *guild.text_channels]
    for channel in places:
        if channel is None or ours is None:
            continue
        may = channel.permissions_for(ours)
        if may.view_channel and may.send_messages:
            return channel
    return None
