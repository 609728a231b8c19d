"""A local Discord, and bots that run against it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.discord.slash import commands
from tests.guild import Discord
from tests.wire.discord.salon import Salon
from tests.wire.process import BotProcess

OpenSalon = Callable[..., Awaitable[Salon]]


@pytest.fixture
async def guild() -> AsyncIterator[Discord]:
    async with Discord() as running:
        running.world.register(commands())
        for person in running.world.people.values():
            person.locale = "en-US"  # a test that is about languages says so
        yield running


@pytest.fixture
async def open_salon(guild: Discord, tmp_path: Path) -> AsyncIterator[OpenSalon]:
    """Start a bot with settings of one's own; every bot is stopped at the end."""
    bots: list[BotProcess] = []

    async def start(*, ready: bool = True, is_fork: bool = True, **settings: str) -> Salon:
        bot = BotProcess(
            {
                "DISCORD_TOKEN": guild.token,
                "DISCORD_API_BASE": guild.api_base,
                "DISCORD_GATEWAY": guild.gateway_url,
                "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/basra.db",
                "HTTP_PORT": "0",
                "PACING": "false",
                "PICTURES": "false",
                **settings,
            },
            tmp_path,
            is_fork=is_fork,
        )
        bots.append(bot)
        await bot.start(ready=ready)
        salon = Salon(guild, bot)
        if ready:
            await salon.is_heard()
        return salon

    yield start
    for bot in bots:
        await bot.stop()


@pytest.fixture
async def salon(open_salon: OpenSalon) -> Salon:
    """A salon with the default settings."""
    return await open_salon()
