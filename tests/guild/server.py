"""The local Discord as a server: one aiohttp application on a free port of this machine."""

from __future__ import annotations

import logging
from typing import Self

from aiohttp import web

from tests.guild.app_api import AppApi
from tests.guild.channel_api import ChannelApi
from tests.guild.gateway import Gateway
from tests.guild.hook_api import HookApi
from tests.guild.rest import PREFIX, Rest
from tests.guild.world import World

MAX_BODY = 32 * 1024 * 1024


class Discord:
    """A world served inside the running loop: `async with Discord() as discord`."""

    def __init__(self, world: World | None = None) -> None:
        self.world = world or World()
        self.gateway = Gateway(self.world)
        self.world.gateway = self.gateway
        rest = Rest(self.world)
        self.app_api = AppApi(self.world, rest)
        ChannelApi(self.world, rest)
        HookApi(self.world, rest)
        self._rest = rest
        self._runner: web.AppRunner | None = None
        self._port = 0

    @property
    def api_base(self) -> str:
        """What DISCORD_API_BASE wants."""
        return f"http://127.0.0.1:{self._port}{PREFIX}"

    @property
    def gateway_url(self) -> str:
        """What DISCORD_GATEWAY wants."""
        return f"ws://127.0.0.1:{self._port}/gateway"

    @property
    def token(self) -> str:
        return self.world.token

    async def start(self) -> None:
        """Listen."""
        app = web.Application(client_max_size=MAX_BODY)
        app.add_routes([web.get("/gateway", self.gateway.handle), *self._rest.routes()])
        quiet = logging.Logger("guild", logging.CRITICAL)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0, logger=quiet)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", self._port).start()
        self._runner = runner
        self._port = runner.addresses[0][1]
        self.gateway.url = self.app_api.gateway_url = self.gateway_url

    async def stop(self) -> None:
        """End every connection, then close; may be called again."""
        if self._runner is None:
            return
        runner, self._runner = self._runner, None
        await self.gateway.close()
        await runner.cleanup()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()
