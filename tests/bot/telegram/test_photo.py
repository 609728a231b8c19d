"""A view with a picture as a message of a strict Bot API server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from telegram import Bot

from bot.platform import Gone, Lost, Rejected, Spot
from bot.playground import Fault, Playground
from bot.playground.refusal import bad_request
from bot.telegram.adapter import TelegramPlatform
from bot.telegram.album import Album
from bot.telegram.photo import CAPTION, PAUSE, Photos, fits
from bot.view import Button, Picture, View
from core.rules.cards import PACK

GROUP = Spot("telegram", "-1001000000001", "group")
FLOOR = View("<b>A♠</b>", ((Button("more", url="https://example.org"),),), Picture(PACK[:1]))
NEXT = replace(FLOOR, text="2♣", picture=Picture(PACK[:2]))
FORBIDDEN = bad_request("not enough rights to send photos to the chat")


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(faults=True) as running:
        yield running


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[Bot]:
    async with Bot(playground.token, base_url=f"{playground.api_base}/bot") as running:
        yield running


@pytest.fixture
async def platform(bot: Bot) -> TelegramPlatform:
    return TelegramPlatform(bot)


def methods(playground: Playground) -> list[str]:
    return [call.method for call in playground.world.faults.made() if call.method != "getMe"]


async def test_a_picture_is_a_photo_with_the_text_as_its_caption(
    platform: TelegramPlatform, playground: Playground
) -> None:
    await platform.send(GROUP, FLOOR)
    (message,) = playground.world.bot_messages()
    assert message["caption"] == "A♠"
    assert message["photo"][0]["width"] == 1080
    assert message["reply_markup"]


async def test_another_picture_takes_its_place(
    platform: TelegramPlatform, playground: Playground
) -> None:
    sent = await platform.send(GROUP, FLOOR)
    (before,) = playground.world.bot_messages()
    assert await platform.edit(GROUP, sent, NEXT)
    (after,) = playground.world.bot_messages()
    assert after["caption"] == "2♣"
    assert after["photo"] != before["photo"]


async def test_where_only_the_words_change_only_the_caption_is_sent(
    platform: TelegramPlatform, playground: Playground
) -> None:
    sent = await platform.send(GROUP, FLOOR)
    await platform.edit(GROUP, sent, replace(FLOOR, text="A♣"))
    assert methods(playground) == ["sendPhoto", "editMessageCaption"]


async def test_a_picture_that_was_sent_anywhere_is_sent_by_its_file_id(
    platform: TelegramPlatform, playground: Playground
) -> None:
    sent = await platform.send(GROUP, FLOOR)
    await platform.edit(GROUP, sent, NEXT)
    await platform.edit(GROUP, sent, FLOOR)
    *_, last = playground.world.faults.made("editMessageMedia")
    assert last.parameters["media"]["media"].startswith("PGP")


async def test_the_same_again_is_no_news(platform: TelegramPlatform) -> None:
    sent = await platform.send(GROUP, FLOOR)
    assert not await platform.edit(GROUP, sent, FLOOR)


async def test_a_text_becomes_a_photo(platform: TelegramPlatform, playground: Playground) -> None:
    sent = await platform.send(GROUP, replace(FLOOR, picture=None))
    await platform.edit(GROUP, sent, FLOOR)
    (message,) = playground.world.bot_messages()
    assert "photo" in message


async def test_a_photo_that_should_be_a_text_is_removed(
    platform: TelegramPlatform, playground: Playground
) -> None:
    sent = await platform.send(GROUP, FLOOR)
    with pytest.raises(Gone):
        await platform.edit(GROUP, sent, replace(FLOOR, picture=None))
    assert playground.world.bot_messages() == []


async def test_what_is_too_long_for_a_caption_is_a_text(
    platform: TelegramPlatform, playground: Playground
) -> None:
    await platform.send(GROUP, replace(FLOOR, text="x" * (CAPTION + 1)))
    (message,) = playground.world.bot_messages()
    assert "photo" not in message


@pytest.mark.parametrize(
    ("text", "is_short"),
    [
        ("x" * CAPTION, True),
        ("x" * (CAPTION + 1), False),
        ("<b>&lt;</b>" * CAPTION, True),
        ("😀" * (CAPTION // 2), True),
        ("😀" * (CAPTION // 2) + "x", False),
    ],
)
def test_a_caption_is_counted_as_telegram_counts(text: str, is_short: bool) -> None:
    assert fits(text) is is_short


async def test_a_forbidden_photo_is_tried_again_after_a_while(
    bot: Bot,
) -> None:
    now = 0.0
    photos = Photos(bot, lambda: now, Album())
    photos.rest(GROUP)
    assert photos.picture_of(GROUP, FLOOR) is None
    assert photos.picture_of(replace(GROUP, chat="-2"), FLOOR) is FLOOR.picture
    now = PAUSE
    assert photos.picture_of(GROUP, FLOOR) is FLOOR.picture


async def test_a_muted_bot_has_lost_the_group_and_not_only_its_photos(
    platform: TelegramPlatform, playground: Playground
) -> None:
    world = playground.world
    world.set_status("bot", "restricted")
    with pytest.raises(Lost):
        await platform.send(GROUP, FLOOR)
    world.set_status("bot", "member")
    await platform.send(GROUP, FLOOR)
    assert "photo" in world.bot_messages()[-1]


async def test_forbidden_photos_leave_the_words(
    platform: TelegramPlatform, playground: Playground
) -> None:
    playground.world.faults.plant(Fault("sendPhoto", refusal=FORBIDDEN))
    for _ in range(2):
        await platform.send(GROUP, FLOOR)
    assert methods(playground) == ["sendPhoto", "sendMessage", "sendMessage"]


async def test_where_a_picture_cannot_be_shown_the_words_for_it_alone_are(
    platform: TelegramPlatform, bot: Bot, playground: Playground
) -> None:
    view = replace(FLOOR, words="more words")
    playground.world.faults.plant(Fault("sendPhoto", refusal=FORBIDDEN))
    sent = await platform.send(GROUP, view)
    assert playground.world.bot_messages()[-1]["text"] == "more words"
    await platform.edit(GROUP, sent, replace(view, words="even more"))
    assert playground.world.bot_messages()[-1]["text"] == "even more"
    await TelegramPlatform(bot, pictures=False).send(GROUP, view)
    assert playground.world.bot_messages()[-1]["text"] == "more words"


async def test_with_pictures_off_there_is_never_a_photo(bot: Bot, playground: Playground) -> None:
    await TelegramPlatform(bot, pictures=False).send(GROUP, FLOOR)
    assert methods(playground) == ["sendMessage"]


async def test_a_file_that_telegram_forgot_is_uploaded_again(
    platform: TelegramPlatform, playground: Playground
) -> None:
    await platform.send(GROUP, FLOOR)
    forgotten = bad_request("wrong file identifier/HTTP URL specified")
    playground.world.faults.plant(Fault("sendPhoto", refusal=forgotten))
    await platform.send(GROUP, FLOOR)
    assert methods(playground) == ["sendPhoto"] * 3
    assert len(playground.world.bot_messages()) == 2


@pytest.mark.parametrize("known", [False, True])
async def test_any_other_refusal_of_a_photo_is_passed_on(
    platform: TelegramPlatform, playground: Playground, known: bool
) -> None:
    if known:
        await platform.send(GROUP, FLOOR)
    refusal = bad_request("BUTTON_DATA_INVALID")
    playground.world.faults.plant(Fault("sendPhoto", refusal=refusal))
    with pytest.raises(Rejected):
        await platform.send(GROUP, FLOOR)
