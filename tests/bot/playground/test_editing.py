"""Edits and deletions, and those that Telegram would refuse."""

import pytest
from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaDocument,
    InputMediaPhoto,
    Message,
)
from telegram.error import BadRequest, Forbidden

from bot.playground import World
from tests.bot.playground.conftest import GROUP, MONA, Clock, png, raw
from tests.bot.playground.test_sending import refuses

KEYS = InlineKeyboardMarkup([[InlineKeyboardButton("10♥", callback_data="a")]])


@pytest.fixture
async def floor(bot: Bot) -> Message:
    return await bot.send_message(GROUP, "floor", reply_markup=KEYS)


async def test_an_edit_changes_the_text_and_takes_the_buttons(floor: Message, world: World) -> None:
    edited = await floor.edit_text("<b>new</b>", parse_mode="HTML")
    assert isinstance(edited, Message)
    assert (edited.text, edited.reply_markup) == ("new", None)
    assert edited.edit_date is not None
    assert world.bot_messages()[-1]["text"] == "new"


async def test_an_edit_of_the_buttons_keeps_the_text(floor: Message, world: World) -> None:
    await floor.edit_reply_markup(None)
    assert world.bot_messages()[-1]["text"] == "floor"
    assert world.buttons(floor.message_id) == []


async def test_an_edit_that_changes_nothing_is_refused(floor: Message) -> None:
    words = "message is not modified: specified new message content and reply markup are exactly"
    with refuses(words):
        await floor.edit_text("floor", reply_markup=KEYS)
    with refuses(words):
        await floor.edit_text("<b></b>floor ", parse_mode="HTML", reply_markup=KEYS)
    with refuses(words):
        await floor.edit_reply_markup(KEYS)


async def test_a_message_that_is_gone_cannot_be_edited(
    floor: Message, bot: Bot, world: World
) -> None:
    world.delete(floor.message_id)
    for edit in (floor.edit_text("x"), floor.edit_reply_markup(None), floor.edit_caption("x")):
        with refuses("message to edit not found"):
            await edit
    with refuses("message identifier is not specified"):
        await raw(bot, "editMessageText", {"chat_id": GROUP, "text": "x"})


async def test_others_messages_cannot_be_edited(bot: Bot, world: World) -> None:
    said = world.say("mona", "/basra")
    with refuses("message can't be edited"):
        await bot.edit_message_text("x", GROUP, said.id)


async def test_an_edit_out_of_bounds_is_refused(floor: Message) -> None:
    with refuses("message_too_long"):
        await floor.edit_text("x" * 4097)
    with refuses("message text is empty"):
        await floor.edit_text("")
    with refuses("can't parse entities"):
        await floor.edit_text("<b>", parse_mode="HTML")


async def test_the_caption_of_a_picture_is_edited(bot: Bot, floor: Message) -> None:
    picture = await bot.send_photo(GROUP, png(9, 9), caption="one")
    edited = await picture.edit_caption("two")
    assert isinstance(edited, Message)
    assert edited.caption == "two"
    with refuses("there is no text in the message to edit"):
        await picture.edit_text("x")
    with refuses("there is no caption in the message to edit"):
        await floor.edit_caption("x")
    with refuses("message caption is too long"):
        await picture.edit_caption("x" * 1025)


async def test_a_picture_is_exchanged_for_another(bot: Bot) -> None:
    picture = await bot.send_photo(GROUP, png(9, 9), caption="one")
    other = await picture.edit_media(InputMediaPhoto(png(9, 9, shade=1), caption="two"))
    assert isinstance(other, Message)
    assert other.photo[0].file_id != picture.photo[0].file_id
    file = await picture.edit_media(InputMediaDocument(b"x", filename="x.txt"))
    assert isinstance(file, Message)
    assert file.document is not None
    assert (file.photo, file.caption) == ((), None)


async def test_a_text_becomes_a_picture(floor: Message) -> None:
    picture = await floor.edit_media(InputMediaPhoto(png(9, 9), caption="floor"))
    assert isinstance(picture, Message)
    assert (picture.text, picture.caption) == (None, "floor")


async def test_media_that_cannot_be_read_is_refused(bot: Bot, floor: Message) -> None:
    target = {"chat_id": GROUP, "message_id": floor.message_id}
    for media, words in (
        ({"type": "video", "media": "x"}, "unsupported type"),
        ({"type": "photo", "media": "attach://none"}, "there is no such attached file"),
        ({"type": "photo", "media": "x", "size": 1}, 'unknown field "size"'),
        ({"type": "photo", "media": "unknown"}, "wrong file identifier"),
    ):
        with refuses(words):
            await raw(bot, "editMessageMedia", {**target, "media": media})


async def test_edits_stop_when_the_bot_is_blocked_kicked_or_muted(
    bot: Bot, world: World, floor: Message
) -> None:
    world.open_link("mona")
    hand = await bot.send_message(MONA, "hand")
    world.block("mona")
    with pytest.raises(Forbidden, match="bot was blocked by the user"):
        await hand.edit_text("x")
    world.set_status("bot", "restricted")
    with refuses("have no rights to send a message"):
        await floor.edit_text("x")
    world.set_status("bot", "kicked")
    with pytest.raises(Forbidden, match="bot was kicked"):
        await floor.edit_text("x")


async def test_own_messages_are_deleted_for_48_hours(
    bot: Bot, clock: Clock, floor: Message
) -> None:
    old = await bot.send_message(GROUP, "old")
    clock.now += 48 * 3600
    assert await floor.delete()
    clock.now += 1
    with refuses("message can't be deleted for everyone"):
        await old.delete()
    with refuses("message to delete not found"):
        await floor.delete()


async def test_others_messages_are_deleted_by_admins_only(bot: Bot, world: World) -> None:
    said = world.say("mona", "/basra")
    with pytest.raises(BadRequest, match="Message can't be deleted"):
        await bot.delete_message(GROUP, said.id)
    world.set_status("bot", "administrator")
    assert await bot.delete_message(GROUP, said.id)


async def test_many_are_deleted_at_once_and_missing_ones_let_go(bot: Bot, world: World) -> None:
    sent = [await bot.send_message(GROUP, str(n)) for n in range(3)]
    said = world.say("mona", "/stay")
    wanted = [1, said.id, *(message.message_id for message in sent)]
    assert await bot.delete_messages(GROUP, wanted)
    assert [message["text"] for message in world.messages()] == ["/stay"]
    with refuses("too many message identifiers specified"):
        await bot.delete_messages(GROUP, list(range(1, 102)))
