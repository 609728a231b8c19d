"""What people do, and which of it the bot hears."""

import pytest
from telegram import Bot, Message, MessageEntity, Update

from bot.playground import MisstepError, World
from bot.playground.person import ANONYMOUS_ADMIN, CHANNEL_IDENTITY, LINKED_CHANNEL, Person
from tests.bot.playground.conftest import GROUP, MONA, SALMA


async def heard(bot: Bot) -> list[Update]:
    """Everything that waits for the bot, which is then forgotten."""
    updates = await bot.get_updates(timeout=0)
    if updates:
        await bot.get_updates(offset=updates[-1].update_id + 1, timeout=0)
    return list(updates)


async def messages(bot: Bot) -> list[Message]:
    return [update.message for update in await heard(bot) if update.message]


async def test_a_command_brings_its_entities(bot: Bot, world: World) -> None:
    world.say("mona", "/basra @omar 151")
    (message,) = await messages(bot)
    assert message.from_user is not None
    assert message.from_user.first_name == "Mona"
    assert message.parse_entities([MessageEntity.BOT_COMMAND, MessageEntity.MENTION]) == {
        message.entities[0]: "/basra",
        message.entities[1]: "@omar",
    }


async def test_someone_without_a_username_is_mentioned_by_account(bot: Bot, world: World) -> None:
    world.say("mona", "/basra Salma", mentions=["salma"])
    (message,) = await messages(bot)
    assert message.entities[1].user is not None
    assert message.entities[1].user.id == SALMA


@pytest.mark.parametrize(
    ("text", "reaches"),
    [
        ("/basra", True),
        ("/basra@basraplaygroundbot", True),
        ("/basra@OtherBot", False),
        ("hello", False),
        ("say /basra", False),
        ("@BasraPlaygroundBot hello", False),
    ],
)
async def test_privacy_mode_lets_commands_through(
    bot: Bot, world: World, text: str, reaches: bool
) -> None:
    world.say("mona", text)
    assert bool(await heard(bot)) is reaches


async def test_privacy_mode_lets_replies_to_the_bot_through(bot: Bot, world: World) -> None:
    sent = await bot.send_message(GROUP, "floor")
    world.say("omar", "nice", reply_to=sent.message_id)
    (message,) = await messages(bot)
    assert message.reply_to_message is not None
    assert message.reply_to_message.message_id == sent.message_id


async def test_an_admin_bot_and_a_private_chat_hear_everything(bot: Bot, world: World) -> None:
    world.say("mona", "hello", "mona")
    world.set_status("bot", "administrator")
    world.say("mona", "hello")
    assert [message.text for message in await messages(bot)] == ["hello", "hello"]


async def test_an_edited_command_is_an_edited_message(bot: Bot, world: World) -> None:
    said = world.say("mona", "/basra @omra")
    world.edit("mona", said.id, "/basra @omar")
    _, update = await heard(bot)
    assert update.edited_message is not None
    assert update.edited_message.text == "/basra @omar"
    with pytest.raises(MisstepError, match="your own"):
        world.edit("omar", said.id, "x")


@pytest.mark.parametrize(
    ("sender", "account", "kind"),
    [
        ("anonymous", ANONYMOUS_ADMIN, "supergroup"),
        ("channel", CHANNEL_IDENTITY, "channel"),
        ("linked", LINKED_CHANNEL, "channel"),
    ],
)
async def test_masks_speak_in_the_name_of_a_chat(
    bot: Bot, world: World, sender: str, account: int, kind: str
) -> None:
    world.say("mona", "/basra", sender=sender)
    (message,) = await messages(bot)
    assert message.from_user is not None
    assert message.from_user.id == account
    assert message.sender_chat is not None
    assert message.sender_chat.type == kind


async def test_a_deep_link_starts_the_private_chat(bot: Bot, world: World) -> None:
    world.open_link("mona", "t.me/BasraPlaygroundBot?start=seat_1-x")
    world.open_link("omar", "bare")
    world.open_link("salma")
    texts = [message.text for message in await messages(bot)]
    assert texts == ["/start seat_1-x", "/start bare", "/start"]
    with pytest.raises(MisstepError, match="does not lead"):
        world.open_link("mona", "https://t.me/OtherBot?start=1")


async def test_blocking_is_told_and_following_a_link_unblocks(bot: Bot, world: World) -> None:
    world.open_link("mona")
    world.block("mona")
    world.block("mona")
    with pytest.raises(MisstepError, match="unblock"):
        world.say("mona", "x", "mona")
    world.open_link("mona", "again")
    changes = [u.my_chat_member for u in await heard(bot) if u.my_chat_member]
    assert [change.new_chat_member.status for change in changes] == ["kicked", "member"]
    assert changes[0].from_user.id == MONA


async def test_the_bots_status_in_a_group_is_told(bot: Bot, world: World) -> None:
    for status in ("kicked", "member", "administrator", "restricted"):
        world.set_status("bot", status)
    updates = await heard(bot)
    changes = [u.my_chat_member for u in updates if u.my_chat_member]
    assert [change.new_chat_member.status for change in changes] == [
        "kicked",
        "member",
        "administrator",
        "restricted",
    ]
    joined = [u.message for u in updates if u.message and u.message.new_chat_members]
    assert [member.id for member in joined[0].new_chat_members] == [world.bot.id]


async def test_people_come_and_go_by_service_message(bot: Bot, world: World) -> None:
    world.set_status("omar", "left")
    with pytest.raises(MisstepError, match="not in that chat"):
        world.say("omar", "/basra")
    world.set_status("omar", "member")
    left, joined = await messages(bot)
    assert left.left_chat_member is not None
    assert left.left_chat_member.username == "omar"
    assert joined.new_chat_members[0].username == "omar"


async def test_an_upgrade_is_told_in_both_chats(bot: Bot, world: World) -> None:
    world.add_group("club", "Club", -500, "group")
    old = world.say("mona", "/basra", "club")
    new = world.upgrade("club")
    _, to, since = await messages(bot)
    assert (to.chat.id, to.migrate_to_chat_id) == (-500, new.id)
    assert (since.chat.id, since.migrate_from_chat_id) == (new.id, -500)
    assert world.say("mona", "/basra", "club").chat_id == new.id
    assert world.messages("club")[0]["message_id"] == old.id
    with pytest.raises(MisstepError, match="basic group"):
        world.upgrade("club")


async def test_topics_mark_their_messages(bot: Bot, world: World) -> None:
    topic = world.open_topic("Cards")
    said = world.say("mona", "/basra", thread=topic)
    world.say("omar", "/floor", reply_to=said.id)
    opened, message, reply = await messages(bot)
    assert opened.forum_topic_created is not None
    assert (message.message_thread_id, message.is_topic_message) == (topic, True)
    assert reply.message_thread_id == topic
    assert message.chat.is_forum
    world.close_topic(topic)
    with pytest.raises(MisstepError, match="closed"):
        world.say("mona", "/basra", thread=topic)
    with pytest.raises(MisstepError, match="no such topic"):
        world.close_topic(1)


async def test_a_renamed_person_is_known_by_the_new_name(bot: Bot, world: World) -> None:
    world.rename("omar", first_name="عمر", username="omar2", language_code="en")
    world.say("@OMAR2", "/basra")
    (message,) = await messages(bot)
    assert message.from_user is not None
    assert (message.from_user.first_name, message.from_user.username) == ("عمر", "omar2")
    with pytest.raises(MisstepError, match="no id"):
        world.rename("omar", id="5")


async def test_a_newcomer_has_a_private_chat(bot: Bot, world: World) -> None:
    world.add_person(Person(7010, "laila", "Laila", "Hassan", "laila"))
    world.open_link("laila")
    assert (await bot.send_message(7010, "x")).chat.last_name == "Hassan"


def test_a_private_chat_is_its_owners_alone(world: World) -> None:
    world.say("mona", "secret", "mona")
    assert world.messages("mona", "mona")[0]["text"] == "secret"
    with pytest.raises(MisstepError, match="not yours"):
        world.messages("mona", "omar")


@pytest.mark.parametrize("text", ["", "  ", "x" * 4097])
def test_a_text_has_bounds_for_people_too(world: World, text: str) -> None:
    with pytest.raises(MisstepError, match="4096"):
        world.say("mona", text)


def test_the_muted_and_those_in_a_deleted_group_are_silent(world: World) -> None:
    world.set_status("omar", "restricted")
    with pytest.raises(MisstepError, match="may not write"):
        world.say("omar", "x")
    world.delete_group()
    with pytest.raises(MisstepError, match="may not write"):
        world.say("mona", "x")


def test_strangers_and_unknown_places_are_named(world: World) -> None:
    with pytest.raises(MisstepError, match="called zeinab"):
        world.say("zeinab", "x")
    with pytest.raises(MisstepError, match="no chat cellar"):
        world.say("mona", "x", "cellar")
    with pytest.raises(MisstepError, match="gone"):
        world.message(1)
