"""A playground, the bot in it, and a clock that only the tests move."""

import asyncio
import struct
import warnings
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest
from telegram import Bot, CallbackQuery
from telegram.warnings import PTBUserWarning

from bot.playground import Answer, Playground, World

GROUP = -1_001_000_000_001
MONA, OMAR, SALMA = 7001, 7002, 7003


@dataclass
class Clock:
    now: float = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def pg(clock: Clock) -> AsyncIterator[Playground]:
    async with Playground(World(clock=clock), faults=True) as playground:
        yield playground


@pytest.fixture
async def world(pg: Playground) -> World:
    return pg.world


def bot_of(pg: Playground, token: str | None = None) -> Bot:
    return Bot(
        token or pg.token,
        base_url=f"{pg.api_base}/bot",
        base_file_url=f"{pg.api_base}/file/bot",
    )


@pytest.fixture
async def bot(pg: Playground) -> AsyncIterator[Bot]:
    async with bot_of(pg) as running:
        yield running


@pytest.fixture
async def http(pg: Playground) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(pg.url) as session:
        yield session


async def raw(bot: Bot, method: str, parameters: dict[str, Any]) -> object:
    """Call a method with any parameters at all, past the checks of the library."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", PTBUserWarning)
        result: object = await bot.do_api_request(method, parameters)
        return result


Reaction = Callable[[CallbackQuery], Awaitable[object]]


async def tapped(bot: Bot, tap: Awaitable[Answer], react: Reaction) -> Answer:
    """Let someone tap while the bot takes one update and reacts to it."""
    answer = asyncio.ensure_future(tap)
    seen = 0
    while True:
        for update in await bot.get_updates(offset=seen, timeout=5):
            seen = update.update_id + 1
            if update.callback_query:
                await react(update.callback_query)
                await bot.get_updates(offset=seen, timeout=0)
                return await answer


def png(width: int, height: int, shade: int = 90) -> bytes:
    """A picture of one shade of grey."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = (b"\0" + bytes([shade]) * width) * height
    pixels = chunk(b"IDAT", zlib.compress(rows))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + pixels + chunk(b"IEND", b"")
