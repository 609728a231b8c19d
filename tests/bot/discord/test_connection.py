"""When the clock may run: only while people can reach us, on every shard."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.discord.connection import REPLAY, Address, Connection
from bot.platform import BadToken
from tests.guild import Discord, Fault

HERE = "http://127.0.0.1:1/api/v10"


def connection(
    *,
    shards: int | None = None,
    ids: tuple[int, ...] | None = None,
    now: Callable[[], float] = lambda: 0.0,
) -> Connection:
    def give_up(sentence: str) -> None:
        raise AssertionError(sentence)

    return Connection(Address("token", HERE, "ws://127.0.0.1:1", shards, ids), give_up, now=now)


def test_nobody_is_reached_before_every_shard_is_up() -> None:
    joint = connection(shards=2)
    assert not joint.connected
    joint.up(0, resumed=False)
    assert not joint.connected
    joint.up(1, resumed=False)
    assert joint.connected
    joint.down(0)
    assert not joint.connected


def test_a_process_waits_for_its_own_shards_only() -> None:
    part = connection(shards=8, ids=(2, 3))
    part.up(2, resumed=False)
    assert not part.connected
    part.up(3, resumed=False)
    assert part.connected


def test_a_new_session_has_nothing_to_catch_up_with() -> None:
    fresh = connection(shards=1)
    assert not fresh.caught_up
    fresh.up(0, resumed=False)
    assert fresh.caught_up


def test_a_resumed_session_works_off_what_it_missed_first() -> None:
    time = [1000.0]
    back = connection(shards=1, now=lambda: time[0])
    back.up(0, resumed=True)
    assert back.connected
    assert not back.caught_up
    time[0] += REPLAY
    assert back.caught_up


def test_an_address_never_shows_its_token() -> None:
    assert "hush" not in repr(Address("hush", HERE))


class Watched(Connection):
    """Tells `news` of each shard that comes and goes, and why it gave up."""

    def __init__(self, address: Address) -> None:
        self.news: asyncio.Queue[str] = asyncio.Queue()
        super().__init__(address, self.news.put_nowait, now=lambda: 0.0)

    def up(self, shard: int, *, resumed: bool) -> None:
        super().up(shard, resumed=resumed)
        self.news.put_nowait(f"{shard} {'back' if resumed else 'up'}")

    def down(self, shard: int) -> None:
        super().down(shard)
        self.news.put_nowait(f"{shard} down")

    async def told(self) -> str:
        """What happens next."""
        async with asyncio.timeout(10):
            return await self.news.get()


Open = Callable[..., Awaitable[Watched]]


@pytest.fixture
async def opened(address: Address) -> AsyncIterator[Open]:
    """Log in and connect with so many shards."""
    made: list[Watched] = []

    async def start(**shards: Any) -> Watched:
        made.append(Watched(replace(address, **shards)))
        await made[-1].open()
        await made[-1].start()
        return made[-1]

    yield start
    for one in made:
        await one.stop()
        await one.close()


async def test_every_shard_gets_its_own_connection(guild: Discord, opened: Open) -> None:
    joint = await opened(shards=2)
    assert sorted([await joint.told(), await joint.told()]) == ["0 up", "1 up"]
    assert joint.connected
    assert len(guild.gateway.sessions) == 2


async def test_a_dropped_connection_is_taken_up_again(guild: Discord, opened: Open) -> None:
    joint = await opened()
    assert await joint.told() == "0 up"
    await guild.gateway.drop()
    assert [await joint.told(), await joint.told()] == ["0 down", "0 back"]
    assert joint.connected
    assert not joint.caught_up


async def test_a_token_that_is_unknown_is_said_in_a_sentence(address: Address) -> None:
    one = Watched(replace(address, token=address.token[:-3] + "abc"))
    with pytest.raises(BadToken, match=r"^DISCORD_TOKEN: "):
        await one.open()
    await one.close()


async def test_a_token_that_is_withdrawn_ends_it_in_a_sentence(
    guild: Discord, address: Address
) -> None:
    one = Watched(address)
    await one.open()
    guild.world.token = "another"
    await one.start()
    news = await one.told()
    while news.endswith("down"):
        news = await one.told()
    await one.close()
    assert news.startswith("Discord no longer accepts DISCORD_TOKEN")


async def test_commands_can_be_tapped_by_the_numbers_that_discord_gave_them(
    guild: Discord, address: Address
) -> None:
    one = Watched(address)
    await one.open()
    await one.close()
    there = {command["name"]: command["id"] for command in guild.world.commands[None]}
    written = one.platform.contents.commands
    assert written["/leaderboard"] == f"</leaderboard:{there['leaderboard']}>"


@pytest.mark.parametrize("status", [200, 403])
async def test_commands_stay_words_where_discord_does_not_tell_their_numbers(
    guild: Discord, address: Address, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    guild.world.faults.plant(Fault("GET /applications/*/commands", html=status))
    one = Watched(address)
    await one.open()
    await one.close()
    assert one.platform.contents.commands == {}
    assert "commands cannot be tapped" in caplog.text


class Listener(logging.Handler):
    """Notices that a line was logged."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.heard = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())
        self.heard.set()


async def test_an_outage_is_waited_for(guild: Discord, address: Address) -> None:
    """platforms.md 20."""
    listener, logger = Listener(), logging.getLogger("bot.discord.connection")
    logger.addHandler(listener)
    guild.world.faults.outage = True
    one = Watched(address)
    opening = asyncio.create_task(one.open())
    async with asyncio.timeout(20):
        await listener.heard.wait()
        guild.world.faults.outage = False
        await opening
    await one.close()
    logger.removeHandler(listener)
    (line,) = listener.lines
    assert "cannot be reached" in line
    assert address.token not in line


async def test_what_answers_in_discords_place_is_an_outage_too(
    guild: Discord, address: Address
) -> None:
    """A captive portal answers everything with a page of its own."""
    guild.world.faults.plant(Fault("GET /users/@me", html=200))
    one = Watched(address)
    async with asyncio.timeout(20):
        await one.open()
    await one.close()
    assert len(guild.world.faults.made("GET /users/@me")) == 2
