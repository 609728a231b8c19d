"""The composition root: every part is made here, tied to the others, started and stopped."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import secrets
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot import replay
from bot.desk import Desk
from bot.desk.context import Context
from bot.desk.study import Study
from bot.discord import connection as discord
from bot.metrics import Metrics
from bot.playground import Playground
from bot.publisher import Publisher
from bot.publisher.pacer import Pacer
from bot.settings import Settings
from bot.station import Connection, Station, on_discord, on_telegram, titles
from bot.telegram import connection as telegram
from bot.thinker.pool import Pool
from bot.web import PortTaken, routes, serve
from core.engine import Engine, EngineSettings, Uploads, utc_now
from core.store.store import Store

log = logging.getLogger(__name__)

PLAYGROUND_STATE = Path("data/playground.json")
LAST_MOMENT = 4.2  # seconds after a signal; whatever was answered is in the database by then
# Seconds for the steps of stopping: six short ones, a long one and that of the pool, together below
# the last moment.
GRACE = 0.4
WORK_OFF = 1.5  # for the taps that were taken
HANG_UP = 0.1  # on workers, which are killed


class GaveUp(Exception):  # its message is the sentence for the operator
    """The bot cannot go on."""


class Ending:
    """When and why the process ends."""

    def __init__(self) -> None:
        self._event = asyncio.Event()
        self.reason: str | None = None

    def on_signals(self) -> None:
        """End on SIGTERM and SIGINT."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._asked)

    def _asked(self) -> None:
        """End now; should a step wait for something that never comes, leave without it."""
        self._event.set()
        last = threading.Timer(LAST_MOMENT, os._exit, (0,))
        last.daemon = True
        last.start()

    def give_up(self, reason: str) -> None:
        """End because going on makes no sense; `reason` is a sentence for the operator."""
        self.reason = self.reason or reason
        self._event.set()

    async def before(self, work: Coroutine[Any, Any, None]) -> bool:
        """Run `work`; return False when the end came first and cut it short."""
        task, end = asyncio.ensure_future(work), asyncio.ensure_future(self._event.wait())
        await asyncio.wait((task, end), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            task.cancel()
            await asyncio.wait((task,), timeout=GRACE)
            return False
        end.cancel()
        task.result()
        return True

    async def wait(self) -> None:
        """Wait for the end."""
        await self._event.wait()


async def run(settings: Settings) -> None:
    """Run every platform that has a token, or the playground, until told to stop.

    Raises `GaveUp`, `BadToken`, `StoreError` or `PortTaken`, each with a sentence for the operator.
    """
    ending = Ending()
    ending.on_signals()
    async with AsyncExitStack() as stack:  # what is opened last is closed first
        if await ending.before(_begin(settings, stack, ending)):
            await ending.wait()
    if ending.reason:
        raise GaveUp(ending.reason)


async def _begin(settings: Settings, stack: AsyncExitStack, ending: Ending) -> None:
    """Open everything and begin to play; may be cut short anywhere."""
    store = await Store.open(settings.database_url)
    stack.push_async_callback(_soon, store.close)
    metrics = Metrics()
    pool = Pool()
    stack.push_async_callback(_soon, pool.close, HANG_UP)
    parts = Parts(_engine(settings, store, pool), metrics, pool)
    site = await _site(settings, stack, parts, ending)
    connections = [station.connection for station in site.stations]
    parts.engine.on_thought(metrics.thought)
    metrics.connected.set_function(lambda: all(one.connected for one in connections))
    for connection in connections:
        stack.push_async_callback(_soon, connection.close)
    await asyncio.gather(*[connection.open() for connection in connections])
    await _play(settings, stack, parts, site)
    gc.freeze()  # else each full collection looks through all that stays: every tap waits 0.3 s
    print(site.greeting, flush=True)


@dataclass(frozen=True, slots=True)
class Site:
    """Where the bot plays, and what to tell whoever started it."""

    stations: tuple[Station, ...]
    greeting: str
    public_url: str  # where the replay pages are; empty for nowhere


@dataclass(frozen=True, slots=True)
class Parts:
    """What is open before the game begins."""

    engine: Engine
    metrics: Metrics
    pool: Pool


async def _site(settings: Settings, stack: AsyncExitStack, parts: Parts, ending: Ending) -> Site:
    """Every platform that has a token, else a playground that is started here."""
    stations = _stations(settings, parts.engine.uploads, ending)
    if not stations:
        return await _playground(settings, stack, parts, ending)
    pages = replay.routes(parts.engine.archive) if settings.public_url else []
    served = [*routes(parts.metrics), *pages]
    runner = await serve(served, settings.http_host, settings.http_port)
    stack.push_async_callback(_soon, runner.cleanup)
    greeting = f"Basra is playing on {titles(stations)}. Stop it with Ctrl-C."
    return Site(stations, greeting, settings.public_url)


def _stations(settings: Settings, uploads: Uploads, ending: Ending) -> tuple[Station, ...]:
    stations = []
    if token := settings.telegram_token.get_secret_value():
        address = telegram.Address(token, settings.telegram_api_base)
        stations.append(on_telegram(address, ending.give_up, uploads, pictures=settings.pictures))
    if settings.discord_token.get_secret_value():
        there = discord_address(settings)
        stations.append(on_discord(there, ending.give_up, pictures=settings.pictures))
    return tuple(stations)


async def _playground(
    settings: Settings, stack: AsyncExitStack, parts: Parts, ending: Ending
) -> Site:
    host, port = settings.http_host, settings.http_port
    playground = Playground(host=host, port=port, state_path=PLAYGROUND_STATE)
    playground.also_serve([*routes(parts.metrics), *replay.routes(parts.engine.archive)])
    try:
        await stack.enter_async_context(playground)
    except OSError as error:
        raise PortTaken(host, port, error) from None
    address = telegram.Address(playground.token, playground.api_base)
    return Site(
        (on_telegram(address, ending.give_up, parts.engine.uploads, pictures=settings.pictures),),
        f"The playground is open: {playground.url}  (stop it with Ctrl-C)",
        settings.public_url or playground.url,
    )


def discord_address(settings: Settings) -> discord.Address:
    """Which bot on Discord, and where; without a token if there is none."""
    return discord.Address(
        settings.discord_token.get_secret_value(),
        settings.discord_api_base,
        settings.discord_gateway,
        settings.discord_shards,
        settings.shard_numbers or None,
    )


def _engine(settings: Settings, store: Store, pool: Pool) -> Engine:
    times = EngineSettings(
        turn=settings.turn_seconds,
        computer=settings.computer_seconds,
        invitation=settings.invitation_seconds,
        pause=settings.pause_seconds,
        rematch=settings.rematch_seconds,
    )
    return Engine(
        store, now=utc_now, random_bytes=secrets.token_bytes, settings=times, thinker=pool
    )


async def _play(settings: Settings, stack: AsyncExitStack, parts: Parts, site: Site) -> None:
    """Tie the parts together and begin to play."""
    engine, stations = parts.engine, site.stations
    connections = [station.connection for station in stations]
    platforms = {one.platform.name: one.platform for one in connections}
    pacers = {
        station.connection.platform.name: Pacer(
            station.limits if settings.pacing else None, time.monotonic
        )
        for station in stations
    }
    publisher = Publisher(engine, platforms, pacers, time.monotonic, site.public_url)
    engine.listen(publisher.changed)
    study = Study(parts.pool)
    stack.push_async_callback(_soon, study.close, HANG_UP)
    desk = Desk(Context(engine, publisher, platforms, site.public_url, study))
    stack.push_async_callback(publisher.close, GRACE)
    clock = engine.clock(
        caught_up=lambda: all(one.caught_up for one in connections),
        connected=lambda: all(one.connected for one in connections),
    )
    stack.push_async_callback(_soon, clock.stop)
    for station in stations:
        station.attend(desk, parts.metrics)
    stack.push_async_callback(_soon, lambda: _stop(connections), WORK_OFF)
    for connection in connections:
        await connection.start()
    await clock.start()
    await publisher.catch_up()
    for station in stations:
        await station.announce()


async def _stop(connections: Iterable[Connection]) -> None:
    """Take nothing more, on all platforms at once."""
    await asyncio.gather(*[connection.stop() for connection in connections])


async def _soon(step: Callable[[], Awaitable[None]], seconds: float = GRACE) -> None:
    """Do one step of stopping, but not for long: the process must end within five seconds."""
    try:
        await asyncio.wait_for(step(), seconds)
    except TimeoutError:
        log.warning("stopping took too long; going on without")
