"""A local Discord, and two ways into it: bare calls, and the real client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest
import yarl

from tests.guild import Discord, World
from tests.guild.interaction import Interaction
from tests.guild.place import Channel

Answer = tuple[int, Any]
HELLO = {"name": "hello", "description": "Says hello", "type": 1}


class Caller:
    """Calls of the REST side as the bot, one HTTP request each; keeps the last headers."""

    def __init__(self, guild: Discord, session: aiohttp.ClientSession) -> None:
        self._guild = guild
        self._session = session
        self.authorization = f"Bot {guild.token}"
        self.headers: dict[str, str] = {}

    async def __call__(self, method: str, path: str, body: Any = None, **more: Any) -> Answer:
        """The status and the JSON of an answer."""
        url = yarl.URL(self._guild.api_base + path, encoded=True)
        head = {"Authorization": self.authorization}
        manner = {"data": more["form"]} if "form" in more else {"json": body}
        if body is None and "form" not in more:
            manner = {}
        async with self._session.request(method, url, headers=head, **manner) as response:
            self.headers = {name.lower(): value for name, value in response.headers.items()}
            is_json = response.headers.get("Content-Type") == "application/json"
            return response.status, await (response.json() if is_json else response.text())

    async def post(self, channel: Channel, **body: Any) -> Answer:
        """Post a message."""
        return await self("POST", f"/channels/{channel.id}/messages", body)

    async def answer(self, made: Interaction, kind: int, **data: Any) -> Answer:
        """Give an interaction its first answer."""
        path = f"/interactions/{made.id}/{made.token}/callback?with_response=1"
        return await self("POST", path, {"type": kind, **({"data": data} if data else {})})

    async def hook(
        self, made: Interaction, method: str, message: str = "", body: Any = None
    ) -> Answer:
        """Use an interaction's token: follow up, or change a message of it."""
        tail = f"/messages/{message}" if message else ""
        return await self(method, f"/webhooks/{self._guild.world.app_id}/{made.token}{tail}", body)


@pytest.fixture
async def guild() -> AsyncIterator[Discord]:
    async with Discord() as running:
        running.world.register([HELLO])
        yield running


@pytest.fixture
def world(guild: Discord) -> World:
    return guild.world


@pytest.fixture
async def call(guild: Discord) -> AsyncIterator[Caller]:
    async with aiohttp.ClientSession() as session:
        yield Caller(guild, session)


@pytest.fixture
async def hello(world: World) -> Interaction:
    """Mona says /hello in the café; nobody has answered yet."""
    return await world.slash("mona", "hello", patience=0)


Run = Callable[[discord.Client], Awaitable[None]]


@pytest.fixture
async def run(guild: Discord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Run]:
    """Let the real client log in to the local Discord; it is closed at the end."""
    monkeypatch.setattr(discord.http.Route, "BASE", guild.api_base)
    gateway = yarl.URL(guild.gateway_url)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    running: list[tuple[discord.Client, asyncio.Task[None]]] = []

    async def start(client: discord.Client) -> None:
        running.append((client, asyncio.create_task(client.start(guild.token))))
        await guild.world.wait_for(lambda: [s for s in guild.gateway.sessions if s.send])

    yield start
    for client, task in running:
        await client.close()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def button(custom_id: str = "a", **more: Any) -> dict[str, Any]:
    """A button as a client sends it."""
    return {"type": 2, "style": 2, "label": "Press", "custom_id": custom_id, **more}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    """A row of buttons."""
    return {"type": 1, "components": list(parts)}
