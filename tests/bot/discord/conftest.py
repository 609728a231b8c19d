"""The whole bot in this process, connected to a local Discord."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import run
from bot.discord.connection import Address
from bot.discord.slash import commands
from bot.settings import Settings
from tests.guild import Discord, World


@pytest.fixture
async def guild(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    """A local Discord; the library's addresses are put back at the end."""
    route, socket = discord.http.Route, discord.gateway.DiscordWebSocket
    monkeypatch.setattr(route, "BASE", route.BASE)
    monkeypatch.setattr(socket, "DEFAULT_GATEWAY", socket.DEFAULT_GATEWAY)
    async with Discord() as running:
        running.world.register(commands())
        yield running


@pytest.fixture
def address(guild: Discord) -> Address:
    return Address(guild.token, guild.api_base, guild.gateway_url)


@pytest.fixture
async def world(
    guild: Discord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[World]:
    """People in front of a bot that plays."""
    monkeypatch.chdir(tmp_path)
    settings = {name: field.default for name, field in Settings.model_fields.items()}
    given: dict[str, Any] = {
        "discord_token": guild.token,
        "discord_api_base": guild.api_base,
        "discord_gateway": guild.gateway_url,
        "database_url": f"sqlite+aiosqlite:///{tmp_path}/basra.db",
        "http_port": 0,
        "pacing": False,
        "computer_seconds": 0.01,
    }
    running = asyncio.create_task(run(Settings(**{**settings, **given})))
    connected = asyncio.create_task(guild.world.wait_for(lambda: _is_connected(guild)))
    try:
        await asyncio.wait({running, connected}, return_when=asyncio.FIRST_COMPLETED)
        assert not running.done(), running.exception()
        yield guild.world
    finally:
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running


def _is_connected(guild: Discord) -> bool:
    return any(session.send for session in guild.gateway.sessions)
