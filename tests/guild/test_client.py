"""The real discord.py client against the local Discord."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from discord import app_commands

from tests.guild import Discord, World
from tests.guild.bell import Bell
from tests.guild.conftest import Run

FEW = discord.Intents(guilds=True)


class Tap(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"tap:(?P<count>\d+)"):
    """A button that counts."""

    def __init__(self, count: int) -> None:
        label = f"Tap {count}"
        super().__init__(discord.ui.Button(label=label, custom_id=f"tap:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(cls, *found: Any) -> Tap:
        return cls(int(found[2]["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Tap(self.count + 1))
        await interaction.response.defer()
        await interaction.edit_original_response(content="tapped", view=view)


class Waiter(discord.AutoShardedClient):
    """A client with one command, which whispers a button; it keeps what it heard of."""

    def __init__(self, **more: Any) -> None:
        super().__init__(intents=FEW, guild_ready_timeout=0.1, max_messages=None, **more)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="tap", description="x", callback=_offer))
        self.add_dynamic_items(Tap)
        self.heard: list[str] = []
        self.bell = Bell()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.heard.append(event)
        super().dispatch(event, *args, **kwargs)
        self.bell.ring()


async def _offer(interaction: discord.Interaction, friend: discord.User | None = None) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(Tap(1))
    text = f"for {friend.mention}" if friend else "for you"
    await interaction.response.send_message(text, view=view, ephemeral=friend is None)


@pytest.fixture
async def waiter(run: Run, world: World) -> Waiter:
    client = Waiter()
    await run(client)
    await client.bell.wait_for(client.is_ready)
    await client.tree.sync()
    return client


async def test_the_client_logs_in_and_knows_its_servers(
    waiter: Waiter, guild: Discord, world: World
) -> None:
    await waiter.bell.wait_for(lambda: len(waiter.guilds) == 2)
    assert guild.gateway.identified[0]["intents"] == FEW.value
    assert {g.name for g in waiter.guilds} == {"Café Riche", "Club"}


async def test_a_command_is_answered_with_a_whisper(waiter: Waiter, world: World) -> None:
    done = await world.slash("mona", "tap")
    assert done.ack == 4
    assert [m.content for m in done.private] == ["for you"]


async def test_people_are_resolved_in_a_commands_options(waiter: Waiter, world: World) -> None:
    await world.slash("mona", "tap", friend="omar")
    message = await world.sees("cafe", lambda m: "for" in m.content)
    assert message.content == f"for <@{world.person('omar').id}>"


async def test_a_button_in_a_whisper_changes_it(waiter: Waiter, world: World) -> None:
    done = await world.slash("mona", "tap")
    await world.press("mona", done.private[0], "Tap 1")
    assert await world.is_shown("mona", lambda m: m.labels == ["Tap 2"])


async def test_a_dropped_socket_is_resumed_and_loses_no_tap(
    waiter: Waiter, world: World, guild: Discord
) -> None:
    done = await world.slash("mona", "tap")
    await guild.gateway.drop()
    pressed = await world.press("mona", done.private[0], "Tap 1")
    assert pressed.ack == 6
    assert [s.resumed for s in guild.gateway.sessions] == [1]


async def test_a_client_asked_to_reconnect_resumes(
    waiter: Waiter, world: World, guild: Discord
) -> None:
    await guild.gateway.reconnect()
    await world.wait_for(lambda: [s.resumed for s in guild.gateway.sessions] == [1])
    assert (await world.slash("mona", "tap")).ack


async def test_a_session_called_invalid_but_resumable_is_resumed(
    waiter: Waiter, world: World, guild: Discord
) -> None:
    await guild.gateway.invalidate(resumable=True)
    await world.wait_for(lambda: [s.resumed for s in guild.gateway.sessions] == [1])
    assert len(guild.gateway.identified) == 1


async def test_a_client_that_closes_has_no_session_left(
    waiter: Waiter, world: World, guild: Discord
) -> None:
    await waiter.close()
    await world.wait_for(lambda: not guild.gateway.sessions)
    assert (await world.slash("mona", "tap", patience=0)).ack == 0


async def test_a_wrong_token_does_not_log_in(run: Run, guild: Discord) -> None:
    client = Waiter()
    with pytest.raises(discord.LoginFailure):
        await client.start("wrong")
    await client.close()


async def test_heartbeats_are_answered(run: Run, world: World, guild: Discord) -> None:
    guild.gateway.interval = 0.05
    client = Waiter()
    await run(client)
    await world.wait_for(lambda: guild.gateway.heartbeats > 2)
    assert guild.gateway.sessions


async def test_each_shard_hears_of_its_own_servers(run: Run, world: World, guild: Discord) -> None:
    client = Waiter(shard_count=2, shard_ids=[0])
    await run(client)
    expected = [s.key for s in world.servers.values() if (s.id >> 22) % 2 == 0]
    await client.bell.wait_for(lambda: len(client.guilds) == len(expected))
    assert guild.gateway.identified[0]["shard"] == [0, 2]


async def test_the_client_hears_when_it_must_leave_and_when_channels_go(
    waiter: Waiter, world: World
) -> None:
    world.delete_channel("garden")
    world.kick_bot("club")
    await waiter.bell.wait_for(lambda: len(waiter.guilds) == 1)
    assert {"guild_channel_delete", "guild_remove"} <= set(waiter.heard)


async def test_a_full_bucket_holds_the_client_back_and_no_other_channel(
    waiter: Waiter, world: World
) -> None:
    world.buckets.limit("POST /channels/*/messages", 1, 0.3)
    cafe, garden = (
        waiter.get_partial_messageable(world.channel(key).id) for key in ("cafe", "garden")
    )
    await cafe.send("one")
    held = asyncio.create_task(cafe.send("two"))
    await garden.send("one")
    assert not held.done()
    await held
    assert [call.status for call in world.faults.made("POST /channels/*")] == [200, 200, 200]
