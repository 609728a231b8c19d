"""What the bot can ask about itself, chats, members, commands and files."""

import pytest
from telegram import (
    Bot,
    BotCommand,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeChatMember,
)
from telegram.error import Forbidden

from bot.playground import World
from bot.playground.command import scopes_seen
from tests.bot.playground.conftest import GROUP, MONA, OMAR, raw
from tests.bot.playground.test_sending import refuses


async def test_the_bot_knows_itself(bot: Bot) -> None:
    me = await bot.get_me()
    assert (me.username, me.is_bot) == ("BasraPlaygroundBot", True)
    assert me.can_read_all_group_messages is False
    assert await bot.log_out()
    assert await bot.close()


async def test_chats_are_described(bot: Bot) -> None:
    group, private = await bot.get_chat(GROUP), await bot.get_chat(MONA)
    assert (group.type, group.title) == ("supergroup", "Café Basra")
    assert (private.type, private.username) == ("private", "mona")
    assert await bot.get_chat_member_count(GROUP) == 5


@pytest.mark.parametrize("status", ["administrator", "restricted", "left", "kicked", "member"])
async def test_members_have_their_status(bot: Bot, world: World, status: str) -> None:
    world.set_status("omar", status)
    member = await bot.get_chat_member(GROUP, OMAR)
    assert (member.status, member.user.id) == (status, OMAR)


async def test_admins_are_listed_without_bots(bot: Bot, world: World) -> None:
    world.set_status("bot", "administrator")
    (creator,) = await bot.get_chat_administrators(GROUP)
    assert (creator.status, creator.user.id) == ("creator", MONA)
    assert len(await bot.get_chat_administrators(GROUP, return_bots=True)) == 2
    world.open_link("mona")
    with refuses("there are no administrators in the private chat"):
        await bot.get_chat_administrators(MONA)


async def test_an_unknown_member_is_refused(bot: Bot) -> None:
    with refuses("participant_id_invalid"):
        await bot.get_chat_member(GROUP, 99)


async def test_the_bot_leaves_a_group(bot: Bot, world: World) -> None:
    assert await bot.leave_chat(GROUP)
    with pytest.raises(Forbidden, match="bot is not a member of the supergroup chat"):
        await bot.get_chat(GROUP)
    world.open_link("mona")
    with refuses("can't be changed in private chats"):
        await bot.leave_chat(MONA)


async def test_commands_are_kept_by_scope_and_language(bot: Bot) -> None:
    groups, private = BotCommandScopeAllGroupChats(), BotCommandScopeAllPrivateChats()
    await bot.set_my_commands([("basra", "Challenge")], groups)
    await bot.set_my_commands([("basra", "تحدي")], groups, "ar")
    assert await bot.get_my_commands(groups) == (BotCommand("basra", "Challenge"),)
    assert await bot.get_my_commands(groups, "ar") == (BotCommand("basra", "تحدي"),)
    assert await bot.get_my_commands(private) == ()
    assert await bot.delete_my_commands(groups, "ar")
    assert await bot.get_my_commands(groups, "ar") == ()


async def test_the_narrowest_scope_is_seen_and_then_the_language(bot: Bot, world: World) -> None:
    await bot.set_my_commands([("help", "Help")])
    await bot.set_my_commands([("basra", "Challenge")], BotCommandScopeAllGroupChats())
    await bot.set_my_commands([("basra", "تحدي")], BotCommandScopeAllGroupChats(), "ar")
    await bot.set_my_commands([("settings", "Set")], BotCommandScopeChatMember(GROUP, MONA))

    def seen(chat: int, person: int, language: str) -> str:
        return world.commands.seen(scopes_seen(chat, person, True), language)[0]["description"]

    assert seen(MONA, MONA, "en") == "Help"
    assert seen(GROUP, OMAR, "en") == "Challenge"
    assert seen(GROUP, OMAR, "ar") == "تحدي"
    assert seen(GROUP, MONA, "en") == "Set"
    assert world.commands.seen(scopes_seen(1, 1, False), "de")[0]["command"] == "help"


@pytest.mark.parametrize(
    ("parameters", "reason"),
    [
        ({"commands": [{"command": "Basra!", "description": "x"}]}, "bot_command_invalid"),
        ({"commands": [{"command": "b", "description": ""}]}, "bot_command_description_invalid"),
        ({"commands": [{"command": "b"}]}, "expected an array of botcommand"),
        ({"commands": {"command": "b"}}, "expected an array of botcommand"),
        ({"commands": [{"command": "b", "description": "x"}] * 101}, "bot_commands_too_much"),
        ({"commands": [], "scope": {"type": "moon"}}, "unsupported type"),
        ({"commands": [], "scope": {"type": "chat"}}, "wrong fields"),
        ({"commands": [], "language_code": "english"}, "invalid language_code"),
    ],
)
async def test_wrong_commands_are_refused(
    bot: Bot, parameters: dict[str, object], reason: str
) -> None:
    with refuses(reason):
        await raw(bot, "setMyCommands", parameters)


async def test_names_and_descriptions_are_kept_by_language(bot: Bot) -> None:
    assert (await bot.get_my_name()).name == "Basra"
    await bot.set_my_name("Basra!")
    await bot.set_my_name("بصرة", "ar")
    await bot.set_my_description("Cards")
    await bot.set_my_short_description("Cards, short")
    assert (await bot.get_my_name("ar")).name == "بصرة"
    assert (await bot.get_my_name("en")).name == "Basra!"
    assert (await bot.get_my_description("ar")).description == "Cards"
    assert (await bot.get_my_short_description()).short_description == "Cards, short"
    with refuses("short description is too long"):
        await bot.set_my_short_description("x" * 121)
