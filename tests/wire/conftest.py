"""A playground, and bots that run against it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.playground import Playground
from tests.wire.cafe import Cafe
from tests.wire.ledger import Ledger
from tests.wire.process import BotProcess

OpenCafe = Callable[..., Awaitable[Cafe]]


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(faults=True) as running:
        yield running


@pytest.fixture
async def open_cafe(playground: Playground, tmp_path: Path) -> AsyncIterator[OpenCafe]:
    """Start a bot with settings of one's own; every bot is stopped at the end."""
    bots: list[BotProcess] = []

    async def start(*, ready: bool = True, is_fork: bool = True, **settings: str) -> Cafe:
        bot = BotProcess(
            {
                "TELEGRAM_TOKEN": playground.token,
                "TELEGRAM_API_BASE": playground.api_base,
                "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/basra.db",
                "HTTP_PORT": "0",
                "PACING": "false",
                "PICTURES": "false",  # they have tests of their own; here they would cost time
                **settings,
            },
            tmp_path,
            is_fork=is_fork,
        )
        bots.append(bot)
        await bot.start(ready=ready)
        return Cafe(playground, bot)

    yield start
    for bot in bots:
        await bot.stop()


@pytest.fixture
def regulars(playground: Playground) -> None:
    """Everybody opened the private chat with the bot before: their cards reach them."""
    for who in ("mona", "omar", "salma", "karim"):
        playground.world.person(who).started = True


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    """The database of the bots that `open_cafe` starts, unless it is told another."""
    return Ledger(tmp_path)


@pytest.fixture
async def cafe(open_cafe: OpenCafe) -> Cafe:
    """A café with the default settings."""
    return await open_cafe()
