"""The running connection to Discord: logging in, the shards, their troubles, and a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import discord

from bot.discord.adapter import DiscordPlatform
from bot.discord.client import Client, log_in, point_at
from bot.discord.content import Contents
from bot.discord.face import faces
from bot.discord.fault import ERRORS
from bot.discord.handlers import Handlers
from bot.discord.mention import mentions
from bot.discord.news import News
from bot.platform import BadToken

log = logging.getLogger(__name__)

RETRY_AT_MOST: Final = 30.0
REPLAY: Final = 3.0  # seconds after a resumption: what came in meanwhile is worked off, or too old
UNKNOWN: Final = (
    "DISCORD_TOKEN: Discord does not know this token; copy it again from the Bot page of your"
    " application at https://discord.com/developers/applications"
)
_OVER: Final = "Discord ended the connection for good"
_FATAL: Final = {  # the gateway's words for what no other try can mend
    4004: "Discord no longer accepts DISCORD_TOKEN: make a new one on your application's Bot page",
    4010: "Discord refuses this shard: correct DISCORD_SHARDS and DISCORD_SHARD_IDS",
    4011: "Discord wants more shards: raise DISCORD_SHARDS, or leave it empty",
    4013: "Discord refuses the intents of this bot: it is too old for Discord, update it",
    4014: "Discord refuses the intents of this bot: it is too old for Discord, update it",
}


@dataclass(frozen=True, slots=True)
class Address:
    """Which bot, at which servers, and which shards of it. Empty: as Discord says."""

    token: str = field(repr=False)
    api_base: str
    gateway: str = ""
    shards: int | None = None
    shard_ids: tuple[int, ...] | None = None


class Connection:
    """One bot account, connected by this process."""

    def __init__(
        self,
        address: Address,
        give_up: Callable[[str], None],
        *,
        pictures: bool = True,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._now = now
        self._address = address
        self._pictures = pictures
        self._give_up = give_up
        self._up: dict[int, float] = {}  # shards that are connected: when they are caught up
        self._running: asyncio.Task[None] | None = None
        self._handlers: Handlers | None = None
        point_at(address.api_base, address.gateway)
        self._client = self._new_client()

    @property
    def platform(self) -> DiscordPlatform:
        """What posts; there from `open` on."""
        return self._platform

    @property
    def connected(self) -> bool:
        """Whether every shard is connected."""
        expected = self._client.shard_ids or range(self._client.shard_count or 1)
        return bool(self._up) and all(shard in self._up for shard in expected)

    @property
    def caught_up(self) -> bool:
        """Whether what came in while we were away has been worked off."""
        return self.connected and max(self._up.values()) <= self._now()

    def up(self, shard: int, *, resumed: bool) -> None:
        """A shard is connected; of a session that goes on, Discord sends what we missed."""
        log.info("Discord: shard %s is connected", shard)
        self._up[shard] = self._now() + (REPLAY if resumed else 0.0)

    def down(self, shard: int) -> None:
        """A shard is not connected any more."""
        if self._up.pop(shard, None) is not None:
            log.warning("Discord: the connection of shard %s is lost", shard)

    async def open(self) -> None:
        """Log in. Waits through an outage; raises `BadToken` when Discord refuses the token."""
        wait = 1.0
        while True:
            try:
                await self._log_in()
                break
            except discord.LoginFailure:
                raise BadToken(UNKNOWN) from None
            except ERRORS as error:
                log.warning(
                    "Discord cannot be reached (%s); next try in %g s", type(error).__name__, wait
                )
                await self._client.close()
                await asyncio.sleep(wait)
                self._client = self._new_client()
                wait = min(RETRY_AT_MOST, wait * 2)
        contents = Contents(self._now, pictures=self._pictures)
        self._platform = DiscordPlatform(self._client, contents)
        await self._learn_faces()
        await self._learn_commands()

    async def _log_in(self) -> None:
        await log_in(self._client, self._address.token)
        if self._address.gateway and self._client.shard_count is None:
            # asked for the number of shards the library would also take Discord's own gateway
            self._client.shard_count, *_ = await self._client.http.get_bot_gateway()

    async def _learn_faces(self) -> None:
        try:
            self._platform.contents.faces = faces(await self._client.fetch_application_emojis())
        except ERRORS as error:
            log.warning("card faces stay text: %s", type(error).__name__)

    async def _learn_commands(self) -> None:
        number = self._client.application_id
        assert number is not None  # known from the login on
        try:
            there = await self._client.http.get_global_commands(number)
            self._platform.contents.commands = mentions(there)
        except (*ERRORS, LookupError, TypeError) as error:
            log.warning("commands cannot be tapped in messages: %s", type(error).__name__)

    def attend(self, handlers: Handlers, news: News) -> None:
        """Let these answer what comes in."""
        self._handlers = handlers
        self._client.front, self._client.news = handlers, news

    async def start(self) -> None:
        """Connect the shards, in the background: an outage holds up nobody else."""
        self._running = asyncio.create_task(self._run(), name="discord")

    async def stop(self) -> None:
        """Take nothing more and work off what was taken; posts can still be sent."""
        if self._handlers is not None:
            await self._handlers.close()

    async def close(self) -> None:
        """Close the sockets."""
        await self._client.close()
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running

    async def _run(self) -> None:
        wait = 1.0
        while not self._client.is_closed():
            try:
                await self._client.connect()
            except discord.ConnectionClosed as error:
                self._give_up(_FATAL.get(error.code, f"{_OVER} ({error.code})"))
            except discord.PrivilegedIntentsRequired:
                self._give_up(_FATAL[4014])
            except ERRORS as error:
                log.warning("Discord cannot be reached (%s)", type(error).__name__)
                await asyncio.sleep(wait)
                wait = min(RETRY_AT_MOST, wait * 2)
            except Exception:
                log.exception("the connection to Discord failed")
                self._give_up(_OVER)

    def _new_client(self) -> Client:
        address = self._address
        ids = None if address.shard_ids is None else list(address.shard_ids)
        return Client(self, address.shards, ids)
