"""The playground as a server: one aiohttp application, for this machine alone by default."""

from collections.abc import Iterable
from ipaddress import ip_address
from pathlib import Path
from typing import Self

from aiohttp import web

from bot.playground.api import MAX_BODY, BotApi
from bot.playground.page import page_routes
from bot.playground.people import PeopleApi, explain_missteps
from bot.playground.redaction import quiet_logger
from bot.playground.state import Keeper
from bot.playground.trouble import FaultApi
from bot.playground.world import World


def create_app(world: World) -> web.Application:
    """The Bot API and the people's side of one world as an application."""
    app = web.Application(client_max_size=MAX_BODY, middlewares=[explain_missteps])
    app.add_routes(BotApi(world).routes())
    app.add_routes(PeopleApi(world).routes())
    app.add_routes(page_routes())
    if world.faults.enabled:
        app.add_routes(FaultApi(world).routes())

    async def close(_: web.Application) -> None:
        world.events.close()
        world.updates.release()

    app.on_shutdown.append(close)
    return app


class Playground:
    """A world served inside the running loop: `async with Playground() as pg`.

    `host` is an address of this machine, `port` 0 takes a free one. `faults=True` keeps a log of
    the bot's calls and obeys the planted faults (`pg.world.faults`). With a `state_path` the
    world is loaded from that file at the start and saved to it soon after each change and at the
    end.
    """

    def __init__(
        self,
        world: World | None = None,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        faults: bool = False,
        state_path: Path | None = None,
    ) -> None:
        self.world = world or World()
        self.world.faults.enabled = faults
        self._host = host
        self._port = port
        self._routes: list[web.RouteDef] = []
        self._runner: web.AppRunner | None = None
        self._keeper = Keeper(self.world, state_path) if state_path else None

    @property
    def url(self) -> str:
        """Where the page is, without a slash at its end."""
        return f"http://{_reachable(self._host)}:{self._port}"

    @property
    def api_base(self) -> str:
        """The Bot API server, given without `/bot`, as TELEGRAM_API_BASE wants it."""
        return self.url

    @property
    def token(self) -> str:
        return self.world.token

    def also_serve(self, routes: Iterable[web.RouteDef]) -> None:
        """Serve these beside our own, from the next start on."""
        self._routes.extend(routes)

    async def start(self) -> None:
        """Listen; raises OSError when the port is taken."""
        app = create_app(self.world)
        app.add_routes(self._routes)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0, logger=quiet_logger())
        await runner.setup()
        try:
            await web.TCPSite(runner, self._host, self._port).start()
        except BaseException:
            await runner.cleanup()
            raise
        self._runner = runner
        self._port = runner.addresses[0][1]
        if self._keeper:
            self._keeper.start()

    async def stop(self) -> None:
        """End open polls and streams, then close; may be called again and starts again later."""
        if self._runner is None:
            return
        runner, self._runner = self._runner, None
        await runner.cleanup()
        if self._keeper:
            await self._keeper.stop()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()


def _reachable(host: str) -> str:
    """An address at which this machine reaches what listens on `host`."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.is_unspecified:
        return "127.0.0.1"
    return f"[{host}]" if address.version == 6 else host
