"""Messages that the bot sends, and the sends that Telegram would refuse."""

import re

import pytest
from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    MessageEntity,
    ReplyParameters,
)
from telegram.constants import ChatAction
from telegram.error import BadRequest, ChatMigrated, Forbidden

from bot.playground import World
from tests.bot.playground.conftest import GROUP, MONA, OMAR, SALMA, png, raw

Button = InlineKeyboardButton


def refuses(words: str) -> "pytest.RaisesContext[BadRequest]":
    """Expect a 400 whose description holds these words."""
    return pytest.raises(BadRequest, match=f"(?i){re.escape(words)}")


async def test_a_message_comes_back_as_it_stands(bot: Bot, world: World) -> None:
    sent = await bot.send_message(
        GROUP,
        "  <b>الأرض</b> A♠ 😀 <i>x</i>",
        parse_mode="HTML",
        reply_markup=InlineKeyboardMarkup([[Button("10♥", callback_data="p:1", style="danger")]]),
    )
    assert sent.text == "الأرض A♠ 😀 x"
    assert sent.parse_entities() == {sent.entities[0]: "الأرض", sent.entities[1]: "x"}
    assert sent.chat.title == "Café Basra"
    assert sent.from_user == bot.bot
    assert world.buttons(sent.message_id)[0] == {
        "text": "10♥",
        "callback_data": "p:1",
        "style": "danger",
    }


async def test_message_ids_rise_and_begin_at_the_wall_clock(bot: Bot) -> None:
    first = await bot.send_message(GROUP, "one")
    second = await bot.send_message(GROUP, "two")
    assert 1_000_000 < first.message_id < second.message_id < 2**31


async def test_entities_may_be_given_instead_of_markup(bot: Bot) -> None:
    sent = await bot.send_message(GROUP, "ab", entities=[MessageEntity("bold", 1, 1)])
    assert sent.parse_entity(sent.entities[0]) == "b"


async def test_a_link_to_an_account_becomes_a_mention(bot: Bot) -> None:
    html = f'<a href="tg://user?id={SALMA}">Salma</a> <a href="tg://user?id=1">nobody</a>'
    sent = await bot.send_message(GROUP, html, parse_mode="HTML")
    assert [entity.user.id for entity in sent.entities if entity.user] == [SALMA]


async def test_a_protected_message_says_so(bot: Bot) -> None:
    assert (await bot.send_message(GROUP, "x", protect_content=True)).has_protected_content
    assert not (await bot.send_message(GROUP, "x", protect_content=False)).has_protected_content


async def test_a_silent_message_is_told_apart(bot: Bot, world: World) -> None:
    await bot.send_message(GROUP, "floor", disable_notification=True)
    assert world.bot_messages()[-1]["silent"] is True


async def test_a_reply_carries_what_it_answers(bot: Bot, world: World) -> None:
    asked = world.say("mona", "/floor")
    sent = await bot.send_message(GROUP, "here", reply_parameters=ReplyParameters(asked.id))
    assert sent.reply_to_message is not None
    assert sent.reply_to_message.text == "/floor"


async def test_a_reply_to_nothing_is_refused_unless_allowed(bot: Bot) -> None:
    with refuses("message to be replied not found"):
        await bot.send_message(GROUP, "x", reply_to_message_id=1)
    sent = await bot.send_message(
        GROUP, "x", reply_to_message_id=1, allow_sending_without_reply=True
    )
    assert sent.reply_to_message is None


async def test_a_picture_is_sent_and_sent_again_by_its_id(bot: Bot) -> None:
    first = await bot.send_photo(GROUP, png(120, 60), caption="<b>Floor</b>", parse_mode="HTML")
    again = await bot.send_photo(GROUP, first.photo[-1].file_id)
    assert (first.photo[-1].width, first.photo[-1].height) == (120, 60)
    assert first.parse_caption_entities() == {first.caption_entities[0]: "Floor"}
    assert again.photo[-1].file_unique_id == first.photo[-1].file_unique_id


async def test_a_file_is_sent_and_can_be_fetched(bot: Bot) -> None:
    sent = await bot.send_document(GROUP, b'{"version": 1}', filename="match-12.json")
    assert sent.document is not None
    assert sent.document.file_name == "match-12.json"
    file = await bot.get_file(sent.document.file_id)
    assert await file.download_as_bytearray() == b'{"version": 1}'


async def test_the_bot_seems_to_write(bot: Bot, world: World) -> None:
    with world.events.listen() as events:
        assert await bot.send_chat_action(GROUP, ChatAction.TYPING)
        assert events.get_nowait() == {"type": "action", "chat_id": GROUP, "action": "typing"}
    with refuses("wrong parameter action in request"):
        await bot.send_chat_action(GROUP, "singing")


async def test_the_bot_reacts_with_an_emoji(bot: Bot, world: World) -> None:
    said = world.say("mona", "/basra")
    await bot.set_message_reaction(GROUP, said.id, "👍")
    assert world.messages()[-1]["reaction"] == ["👍"]
    with refuses("reaction_invalid"):
        await bot.set_message_reaction(GROUP, said.id, "♠")
    with refuses("reactions_too_many"):
        await bot.set_message_reaction(GROUP, said.id, ["👍", "🎉"])
    with refuses("message to react not found"):
        await bot.set_message_reaction(GROUP, 1, "👍")


@pytest.mark.parametrize(
    ("text", "mode", "reason"),
    [
        ("", None, "message text is empty"),
        (" \n ", None, "text must be non-empty"),
        ("<b> </b>", "HTML", "text must be non-empty"),
        ("x" * 4097, None, "message is too long"),
        ("😀" * 2049, None, "message is too long"),
        ("<i>", "HTML", "can't parse entities: can't find end tag"),
        ("*x*", "MarkdownV2", "unsupported parse_mode"),
    ],
)
async def test_a_text_out_of_bounds_is_refused(
    bot: Bot, text: str, mode: str | None, reason: str
) -> None:
    with refuses(reason):
        await bot.send_message(GROUP, text, parse_mode=mode)


async def test_markup_does_not_count_towards_the_limit(bot: Bot) -> None:
    sent = await bot.send_message(GROUP, f"<b>{'x' * 4096}</b>", parse_mode="HTML")
    assert len(sent.text or "") == 4096


async def test_a_caption_out_of_bounds_is_refused(bot: Bot) -> None:
    await bot.send_photo(GROUP, png(9, 9), caption="x" * 1024)
    with refuses("message caption is too long"):
        await bot.send_photo(GROUP, png(9, 9), caption="x" * 1025)


async def test_what_is_no_picture_is_refused(bot: Bot) -> None:
    with refuses("image_process_failed"):
        await bot.send_photo(GROUP, b"no picture")
    with refuses("photo_invalid_dimensions"):
        await bot.send_photo(GROUP, png(1, 200))
    with refuses("wrong file identifier/http url specified"):
        await bot.send_photo(GROUP, "AgADunknown")
    sent = await bot.send_document(GROUP, b"x", filename="x.txt")
    assert sent.document is not None
    with refuses("can't use file of type document as photo"):
        await bot.send_photo(GROUP, sent.document.file_id)


def keyboard(*rows: list[dict[str, object]]) -> dict[str, object]:
    return {"inline_keyboard": list(rows)}


@pytest.mark.parametrize(
    ("markup", "reason"),
    [
        (keyboard([{"text": "x", "callback_data": "ب" * 33}]), "button_data_invalid"),
        (keyboard([{"text": "", "callback_data": "x"}]), "button text must be non-empty"),
        (keyboard([{"callback_data": "x"}]), 'can\'t find field "text"'),
        (keyboard([{"text": 1, "callback_data": "x"}]), 'field "text" must be of type string'),
        (keyboard([{"text": "x"}]), "text buttons are unallowed in the inline keyboard"),
        (keyboard([{"text": "x", "callback_data": ""}]), "text buttons are unallowed"),
        (keyboard([{"text": "x", "callback_data": 5}]), 'field "callback_data" must be of type'),
        (keyboard([{"text": "x", "callback_data": "x", "url": "https://a.b"}]), "exactly one"),
        (keyboard([{"text": "x", "callback_data": "x", "style": "red"}]), "invalid button style"),
        (keyboard([{"text": "x", "callback_data": "x", "colour": 1}]), 'unknown field "colour"'),
        (keyboard([{"text": "x", "url": "ftp://a.b"}]), "unsupported url protocol"),
        (keyboard([{"text": "x", "url": "http://"}]), "url host is empty"),
        (keyboard([{"text": "x", "url": "localhost"}]), "wrong http url"),
        (keyboard([{"text": "x", "url": "http://[a.b"}]), "wrong http url"),
        (keyboard([{"text": "x", "url": 7}]), 'field "url" must be of type string'),
        (keyboard([{"text": "x", "callback_data": "x"}] * 9), "reply markup is too long"),
        (keyboard(*[[{"text": "x", "callback_data": "x"}] * 8] * 13), "reply markup is too long"),
        (keyboard([5]), "object expected"),
        ({"inline_keyboard": "x"}, "inline keyboard expected"),
        ({"inline_keyboard": ["x"]}, "must be an array of arrays"),
        ({"keyboard": [["x"]]}, "inline keyboard expected"),
        ([], "object expected as reply markup"),
        ("{", "can't parse reply markup json object"),
    ],
)
async def test_a_wrong_keyboard_is_refused(bot: Bot, markup: object, reason: str) -> None:
    with refuses(reason):
        await raw(bot, "sendMessage", {"chat_id": GROUP, "text": "x", "reply_markup": markup})


async def test_a_keyboard_at_its_limits_is_taken(bot: Bot) -> None:
    row = [Button("x", callback_data="ب" * 32)] * 8
    await bot.send_message(GROUP, "x", reply_markup=InlineKeyboardMarkup([row] * 12))
    deep = [
        [Button("x", url="https://t.me/BasraPlaygroundBot?start=1")],
        [Button("y", url="tg://x")],
    ]
    await bot.send_message(GROUP, "x", reply_markup=InlineKeyboardMarkup(deep))


async def test_an_unknown_chat_is_not_found(bot: Bot) -> None:
    for chat in (12345, -100999, "@nowhere"):
        with refuses("chat not found"):
            await bot.send_message(chat, "x")


async def test_the_bot_cannot_write_first(bot: Bot, world: World) -> None:
    with pytest.raises(Forbidden, match="bot can't initiate conversation with a user"):
        await bot.send_message(MONA, "x")
    world.open_link("mona")
    assert (await bot.send_message(MONA, "x")).chat.id == MONA


async def test_who_blocked_the_bot_is_not_reached(bot: Bot, world: World) -> None:
    world.open_link("mona")
    world.block("mona")
    with pytest.raises(Forbidden, match="bot was blocked by the user"):
        await bot.send_message(MONA, "x")
    world.unblock("mona")
    assert await bot.send_message(MONA, "x")


async def test_a_deleted_account_is_not_reached(bot: Bot, world: World) -> None:
    world.open_link("omar")
    world.deactivate("omar")
    with pytest.raises(Forbidden, match="user is deactivated"):
        await bot.send_message(OMAR, "x")


@pytest.mark.parametrize(
    ("status", "reason"),
    [
        ("kicked", "bot was kicked from the supergroup chat"),
        ("left", "bot is not a member of the supergroup chat"),
    ],
)
async def test_a_bot_outside_the_group_is_forbidden(
    bot: Bot, world: World, status: str, reason: str
) -> None:
    world.set_status("bot", status)
    with pytest.raises(Forbidden, match=reason):
        await bot.send_message(GROUP, "x")


async def test_a_muted_bot_has_not_enough_rights(bot: Bot, world: World) -> None:
    world.set_status("bot", "restricted")
    with refuses("not enough rights to send text messages to the chat"):
        await bot.send_message(GROUP, "x")
    with refuses("not enough rights to send photos to the chat"):
        await bot.send_photo(GROUP, png(9, 9))


async def test_a_deleted_group_is_forbidden(bot: Bot, world: World) -> None:
    world.delete_group()
    with pytest.raises(Forbidden, match="the group chat was deleted"):
        await bot.send_message(GROUP, "x")


async def test_an_upgraded_group_tells_its_new_id(bot: Bot, world: World) -> None:
    world.add_group("club", "Club", -500, "group")
    new = world.upgrade("club")
    with pytest.raises(ChatMigrated) as moved:
        await bot.send_message(-500, "x")
    assert moved.value.new_chat_id == new.id
    assert await bot.send_message(new.id, "x")


async def test_a_topic_takes_messages_until_it_is_closed(bot: Bot, world: World) -> None:
    topic = world.open_topic("Cards")
    sent = await bot.send_message(GROUP, "x", message_thread_id=topic)
    assert (sent.message_thread_id, sent.is_topic_message) == (topic, True)
    world.close_topic(topic)
    with refuses("topic_closed"):
        await bot.send_message(GROUP, "x", message_thread_id=topic)
    world.close_topic(topic, closed=False)
    world.delete_topic(topic)
    with refuses("message thread not found"):
        await bot.send_message(GROUP, "x", message_thread_id=topic)


async def test_the_general_topic_has_no_number(bot: Bot, world: World) -> None:
    world.open_topic("Cards")
    assert (await bot.send_message(GROUP, "x")).message_thread_id is None
    with refuses("message thread not found"):
        await bot.send_message(GROUP, "x", message_thread_id=1)
    world.close_topic(None)
    with refuses("topic_closed"):
        await bot.send_message(GROUP, "x")
