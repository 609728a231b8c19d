"""The composition root: every part is made here, tied to the others, started and stopped."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot import replay
from bot.desk import Desk
from bot.desk.context import Context
from bot.metrics import Metrics
from bot.playground import Playground
from bot.publisher import Publisher
from bot.publisher.pacer import Limits, Pacer, Rate
from bot.settings import Settings
from bot.telegram import menu
from bot.telegram.adapter import NAME as TELEGRAM
from bot.telegram.connection import Address, Connection
from bot.telegram.handlers import Handlers
from bot.web import PortTaken, routes, serve
from core.engine import Engine, EngineSettings
from core.store.store import Store

log = logging.getLogger(__name__)

# Telegram allows 20 messages a minute in a group, about one a second in a chat and 30 a second in
# all; the burst and a minute's refill together stay below each. A group keeps a quarter for
# answers to commands, which are not paced; at brisk play an edit of its floor may show two plays.
TELEGRAM_LIMITS = Limits(overall=Rate(5, 25), group=Rate(5, 10 / 60), private=Rate(3, 1))
PLAYGROUND_STATE = Path("data/playground.json")
LAST_MOMENT = 4.0  # seconds after a signal; whatever was answered is in the database by then
# Seconds for the steps of stopping: six short ones and a long one, together below the last moment.
GRACE = 0.4
WORK_OFF = 1.5  # for the taps that were taken


class GaveUp(Exception):  # its message is the sentence for the operator
    """The bot cannot go on."""


def now() -> datetime:
    """The present, aware and in UTC."""
    return datetime.now(UTC)


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
    engine = _engine(settings, store)
    site = await _site(settings, stack, metrics, engine)
    connection = Connection(site.address, ending.give_up)
    metrics.connected.set_function(lambda: connection.connected)
    stack.push_async_callback(_soon, connection.close)
    await connection.open()
    await _play(settings, stack, Parts(engine, connection, metrics, site.public_url))
    print(site.greeting, flush=True)


@dataclass(frozen=True, slots=True)
class Site:
    """Where the bot plays, and what to tell whoever started it."""

    address: Address
    greeting: str
    public_url: str  # where the replay pages are; empty for nowhere


@dataclass(frozen=True, slots=True)
class Parts:
    """What is open before the game begins."""

    engine: Engine
    connection: Connection
    metrics: Metrics
    public_url: str


async def _site(
    settings: Settings, stack: AsyncExitStack, metrics: Metrics, engine: Engine
) -> Site:
    """Telegram where there is a token, else a playground that is started here."""
    token = settings.telegram_token.get_secret_value()
    host, port = settings.http_host, settings.http_port
    if token:
        pages = replay.routes(engine.archive) if settings.public_url else []
        runner = await serve([*routes(metrics), *pages], host, port)
        stack.push_async_callback(_soon, runner.cleanup)
        return Site(
            Address(token, settings.telegram_api_base),
            "Basra is playing on Telegram. Stop it with Ctrl-C.",
            settings.public_url,
        )
    playground = Playground(host=host, port=port, state_path=PLAYGROUND_STATE)
    playground.also_serve([*routes(metrics), *replay.routes(engine.archive)])
    try:
        await stack.enter_async_context(playground)
    except OSError as error:
        raise PortTaken(host, port, error) from None
    return Site(
        Address(playground.token, playground.api_base),
        f"The playground is open: {playground.url}  (stop it with Ctrl-C)",
        settings.public_url or playground.url,
    )


def _engine(settings: Settings, store: Store) -> Engine:
    times = EngineSettings(
        turn=settings.turn_seconds,
        computer=settings.computer_seconds,
        invitation=settings.invitation_seconds,
        pause=settings.pause_seconds,
        rematch=settings.rematch_seconds,
    )
    return Engine(store, now=now, random_bytes=secrets.token_bytes, settings=times)


async def _play(settings: Settings, stack: AsyncExitStack, parts: Parts) -> None:
    """Tie the parts together and begin to play."""
    connection, engine = parts.connection, parts.engine
    platforms = {TELEGRAM: connection.platform}
    pacers = {TELEGRAM: Pacer(TELEGRAM_LIMITS if settings.pacing else None, time.monotonic)}
    publisher = Publisher(engine, platforms, pacers, time.monotonic, parts.public_url)
    engine.listen(publisher.changed)
    desk = Desk(Context(engine, publisher, platforms, parts.public_url))
    Handlers(desk, connection.platform, parts.metrics, now).add_to(connection.application)
    stack.push_async_callback(publisher.close, GRACE)
    clock = engine.clock(
        caught_up=lambda: connection.caught_up, connected=lambda: connection.connected
    )
    stack.push_async_callback(_soon, clock.stop)
    stack.push_async_callback(_soon, connection.stop, WORK_OFF)
    await connection.start()
    await clock.start()
    await publisher.catch_up()
    await menu.register(connection.application.bot)


async def _soon(step: Callable[[], Awaitable[None]], seconds: float = GRACE) -> None:
    """Do one step of stopping, but not for long: the process must end within five seconds."""
    try:
        await asyncio.wait_for(step(), seconds)
    except TimeoutError:
        log.warning("stopping took too long; going on without")
