"""getUpdates and the webhook: what waits for the bot, and who may fetch it."""

import asyncio

import pytest
from telegram import Bot
from telegram.error import Conflict

from bot.playground import Playground, World
from tests.bot.playground.conftest import bot_of, raw
from tests.bot.playground.test_sending import refuses


async def test_updates_wait_until_a_higher_offset_confirms_them(bot: Bot, world: World) -> None:
    world.say("mona", "/one")
    world.say("mona", "/two")
    first, second = await bot.get_updates(timeout=0)
    assert [first.update_id, second.update_id] == [
        update.update_id for update in await bot.get_updates(timeout=0)
    ]
    assert await bot.get_updates(offset=second.update_id, timeout=0) == (second,)
    assert await bot.get_updates(offset=second.update_id + 1, timeout=0) == ()


async def test_a_limit_and_a_negative_offset_are_kept(bot: Bot, world: World) -> None:
    for number in range(4):
        world.say("mona", f"/n{number}")
    assert len(await bot.get_updates(limit=3, timeout=0)) == 3
    (last,) = await bot.get_updates(offset=-1, timeout=0)
    assert last.message is not None
    assert last.message.text == "/n3"
    assert len(await bot.get_updates(timeout=0)) == 1


async def test_a_long_poll_ends_with_the_first_update(bot: Bot, world: World) -> None:
    poll = asyncio.ensure_future(bot.get_updates(timeout=30))
    await world.wait_for(lambda: world.faults.made("getUpdates"))
    world.say("mona", "/basra")
    (update,) = await poll
    assert update.message is not None


async def test_a_second_poller_ends_the_first_with_a_conflict(
    pg: Playground, bot: Bot, world: World
) -> None:
    first = asyncio.ensure_future(bot.get_updates(timeout=30))
    await world.wait_for(lambda: world.faults.made("getUpdates"))
    async with bot_of(pg) as other:
        second = asyncio.ensure_future(other.get_updates(timeout=30))
        with pytest.raises(Conflict, match="make sure that only one bot instance is running"):
            await first
        world.say("mona", "/basra")
        assert len(await second) == 1


async def test_only_the_kinds_asked_for_come(bot: Bot, world: World) -> None:
    await bot.get_updates(timeout=0, allowed_updates=["my_chat_member"])
    world.say("mona", "/basra")
    world.set_status("bot", "restricted")
    (update,) = await bot.get_updates(timeout=0)
    assert update.my_chat_member is not None


async def test_pending_updates_can_be_dropped(bot: Bot, world: World) -> None:
    world.say("mona", "/basra")
    await bot.delete_webhook(drop_pending_updates=True)
    assert await bot.get_updates(timeout=0) == ()


async def test_a_webhook_shuts_out_polling(bot: Bot, world: World) -> None:
    with refuses("an https url must be provided for webhook"):
        await bot.set_webhook("http://example.org")
    await bot.set_webhook("https://example.org/hook", allowed_updates=["message"])
    world.say("mona", "/basra")
    info = await bot.get_webhook_info()
    assert (info.url, info.pending_update_count) == ("https://example.org/hook", 1)
    assert info.allowed_updates == ("message",)
    with pytest.raises(Conflict, match="can't use getUpdates method while webhook is active"):
        await bot.get_updates(timeout=0)
    await bot.delete_webhook()
    assert (await bot.get_webhook_info()).url == ""
    assert len(await bot.get_updates(timeout=0)) == 1


async def test_a_wrong_list_of_kinds_is_refused(bot: Bot) -> None:
    with refuses("can't parse allowed_updates"):
        await raw(bot, "getUpdates", {"allowed_updates": {"message": 1}})


async def test_setting_a_webhook_ends_a_waiting_poll(bot: Bot, world: World) -> None:
    poll = asyncio.ensure_future(bot.get_updates(timeout=30))
    await world.wait_for(lambda: world.faults.made("getUpdates"))
    await bot.set_webhook("https://example.org/hook")
    with pytest.raises(Conflict, match="terminated by setWebhook request"):
        await poll


async def test_a_waiting_poll_returns_when_the_playground_stops() -> None:
    playground = Playground(faults=True)
    await playground.start()
    async with bot_of(playground) as bot:
        poll = asyncio.ensure_future(bot.get_updates(timeout=30))
        await playground.world.wait_for(lambda: playground.world.faults.made("getUpdates"))
        await playground.stop()
        assert await poll == ()


async def test_a_poll_without_updates_ends_with_none(bot: Bot) -> None:
    assert await bot.get_updates(timeout=1) == ()
