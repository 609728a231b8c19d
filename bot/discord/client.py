"""The library's client as we use it: few intents, nothing cached that we do not need."""

from __future__ import annotations

import logging
from typing import Any, Protocol

import discord
from yarl import URL

from bot.discord.press import Interaction, Press, stands

log = logging.getLogger(__name__)

LONGEST_FLOOD = 30.0  # seconds; for less the library waits by itself, in that channel alone
HEARTBEAT_PATIENCE = 50.0  # seconds without a word from Discord until a connection counts as dead


class Front(Protocol):
    """Whoever answers what comes in."""

    async def interaction(self, interaction: Interaction) -> None: ...

    async def press(self, interaction: Interaction) -> None: ...


class Newsreader(Protocol):
    """Whoever wants to know what becomes of servers and channels."""

    async def joined(self, guild: discord.Guild) -> None: ...

    async def left(self, guild: discord.Guild) -> None: ...

    async def closed(self, channel: int) -> None: ...


class Watch(Protocol):
    """Whoever wants to know whether we are connected."""

    def up(self, shard: int, *, resumed: bool) -> None: ...

    def down(self, shard: int) -> None: ...


class Client(discord.AutoShardedClient):
    """Tells `front`, `news` and `watch` what happens.

    The intent for servers is the only one: it tells which servers and channels there are. Commands
    and presses come without any, and no message is ever read.
    """

    def __init__(self, watch: Watch, shards: int | None, shard_ids: list[int] | None) -> None:
        options: dict[str, Any] = {} if shard_ids is None else {"shard_ids": shard_ids}
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_FLOOD,
            heartbeat_timeout=HEARTBEAT_PATIENCE,
            guild_ready_timeout=0.0,  # in it the library takes a server that we join for an old one
            enable_debug_events=False,
            shard_count=shards,
            **options,
        )
        self.front: Front | None = None
        self.news: Newsreader | None = None
        self._watch = watch
        self.add_dynamic_items(Press)

    async def on_interaction(self, interaction: Interaction) -> None:
        """A command, or what to offer while one is typed; most presses come by `on_press`."""
        if self.front is None:
            return
        if interaction.type is not discord.InteractionType.component:
            await self.front.interaction(interaction)
        elif not stands(interaction):
            await self.front.press(interaction)

    async def on_press(self, interaction: Interaction) -> None:
        """A button of ours."""
        if self.front:
            await self.front.press(interaction)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """We were added to a server."""
        if self.news:
            await self.news.joined(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """We were removed from a server, or it is no more."""
        if self.news:
            await self.news.left(guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is no more."""
        if self.news:
            await self.news.closed(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is no more."""
        if self.news:
            await self.news.closed(payload.thread_id)

    async def on_shard_connect(self, shard_id: int) -> None:
        """A new session: what happened before it is lost."""
        self._watch.up(shard_id, resumed=False)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """The session goes on: what happened meanwhile came in just now."""
        self._watch.up(shard_id, resumed=True)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """The connection is lost; the library looks for another."""
        self._watch.down(shard_id)

    async def on_error(self, event_method: str, /, *_: Any, **__: Any) -> None:
        """Log what went wrong without the event: it holds people's words and tokens."""
        log.exception("%s went wrong", event_method)


class NotDiscord(discord.DiscordException):
    """Something else answers where Discord should: a captive portal, a proxy that is wrong."""


async def log_in(client: discord.Client, token: str) -> None:
    """Log in. Raises what the library raises, and `NotDiscord`."""
    try:
        await client.login(token)
    except (LookupError, TypeError) as error:  # the library believes whatever is answered
        raise NotDiscord from error


def point_at(api_base: str, gateway: str) -> None:
    """Talk to this REST server and, if given, this gateway: the library keeps both globally."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we never speak
    discord.http.Route.BASE = api_base
    if gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
