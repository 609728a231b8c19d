"""Taps: what the bot hears of them, and what the person who tapped sees."""

import asyncio

import pytest
from telegram import (
    Bot,
    CallbackQuery,
    CopyTextButton,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
)
from telegram import Message as Sent
from telegram.error import BadRequest

from bot.playground import Answer, MisstepError, World
from tests.bot.playground.conftest import GROUP, Clock, tapped
from tests.bot.playground.test_sending import refuses

LINK = "https://t.me/BasraPlaygroundBot?start=seat_1"


@pytest.fixture
async def card(bot: Bot) -> Sent:
    keys = [
        [
            InlineKeyboardButton("Accept", callback_data="yes"),
            InlineKeyboardButton("No", callback_data="no"),
        ],
        [InlineKeyboardButton("Open", url=LINK)],
    ]
    return await bot.send_message(GROUP, "a card", reply_markup=InlineKeyboardMarkup(keys))


@pytest.mark.parametrize(
    ("button", "data"), [((0, 1), "no"), ("no", "no"), ("Accept", "yes"), ("yes", "yes")]
)
async def test_a_button_is_named_by_place_data_or_label(
    bot: Bot, world: World, card: Sent, button: tuple[int, int] | str, data: str
) -> None:
    heard: list[CallbackQuery] = []

    async def react(query: CallbackQuery) -> None:
        heard.append(query)
        await query.answer()

    answer = await tapped(bot, world.tap("omar", card.message_id, button), react)
    assert answer == Answer("nothing")
    assert heard[0].data == data
    assert heard[0].from_user.username == "omar"
    assert isinstance(heard[0].message, Sent)
    assert heard[0].message.text == "a card"


@pytest.mark.parametrize(("alert", "kind"), [(False, "toast"), (True, "alert")])
async def test_an_answer_shows_as_toast_or_alert(
    bot: Bot, world: World, card: Sent, alert: bool, kind: str
) -> None:
    async def react(query: CallbackQuery) -> None:
        await query.answer("Not your turn", show_alert=alert)

    answer = await tapped(bot, world.tap("mona", card.message_id), react)
    assert (answer.kind, answer.text) == (kind, "Not your turn")


async def test_an_answer_may_lead_to_the_private_chat(bot: Bot, world: World, card: Sent) -> None:
    answer = await tapped(bot, world.tap("mona", card.message_id), lambda q: q.answer(url=LINK))
    assert answer == Answer("url", url=LINK)
    assert world.open_link("mona", answer.url).body["text"] == "/start seat_1"


async def test_a_button_with_an_address_tells_the_bot_nothing(
    bot: Bot, world: World, card: Sent
) -> None:
    assert await world.tap("mona", card.message_id, (1, 0)) == Answer("url", url=LINK)
    assert await bot.get_updates(timeout=0) == ()


async def test_an_answer_out_of_bounds_is_refused(bot: Bot, world: World, card: Sent) -> None:
    async def react(query: CallbackQuery) -> None:
        with refuses("message_too_long"):
            await query.answer("x" * 201)
        with refuses("url_invalid"):
            await query.answer(url="https://example.org")
        await query.answer("x" * 200)

    answer = await tapped(bot, world.tap("mona", card.message_id), react)
    assert answer.text == "x" * 200


async def test_a_query_grows_too_old(bot: Bot, world: World, card: Sent, clock: Clock) -> None:
    async def react(query: CallbackQuery) -> None:
        clock.now += 31
        with refuses("query is too old and response timeout expired or query ID is invalid"):
            await query.answer("late")

    answer = await tapped(bot, world.tap("mona", card.message_id, patience=0.2), react)
    assert answer == Answer("timeout")


async def test_an_unknown_query_cannot_be_answered(bot: Bot) -> None:
    with pytest.raises(BadRequest, match="Query is too old"):
        await bot.answer_callback_query("1")


async def test_a_button_that_is_gone_cannot_be_tapped(world: World, card: Sent) -> None:
    for button in ((5, 0), (0, 9), "Rematch"):
        with pytest.raises(MisstepError, match="button is gone"):
            await world.tap("mona", card.message_id, button)


async def test_any_data_can_be_forged_for_any_message(bot: Bot, world: World) -> None:
    heard: list[CallbackQuery] = []

    async def react(query: CallbackQuery) -> None:
        heard.append(query)
        await query.answer()

    await tapped(bot, world.forge("salma", 1, "' OR 1=1"), react)
    assert heard[0].data == "' OR 1=1"
    assert heard[0].message is not None
    assert not heard[0].message.is_accessible


async def test_two_taps_at_once_are_two_queries(bot: Bot, world: World, card: Sent) -> None:
    taps = [asyncio.ensure_future(world.tap("mona", card.message_id)) for _ in range(2)]
    await asyncio.wait(taps, timeout=0)
    updates = await bot.get_updates(timeout=0)
    queries = [update.callback_query for update in updates if update.callback_query]
    assert len({query.id for query in queries}) == 2
    for number, query in enumerate(queries):
        await query.answer(str(number))
    assert sorted(answer.text for answer in await asyncio.gather(*taps)) == ["0", "1"]


async def test_a_button_may_copy_a_text(bot: Bot, world: World) -> None:
    copy = InlineKeyboardButton("Copy", copy_text=CopyTextButton("seed"))
    sent = await bot.send_message(GROUP, "x", reply_markup=InlineKeyboardMarkup([[copy]]))
    assert await world.tap("mona", sent.message_id) == Answer("toast", "Copied")


async def test_old_messages_of_an_upgraded_group_can_be_tapped(bot: Bot, world: World) -> None:
    world.add_group("club", "Club", -500, "group")
    keys = InlineKeyboardMarkup([[InlineKeyboardButton("A♠", callback_data="a")]])
    sent = await bot.send_message(-500, "x", reply_markup=keys)
    world.upgrade("club")
    heard: list[CallbackQuery] = []

    async def react(query: CallbackQuery) -> None:
        heard.append(query)
        await query.answer()

    await tapped(bot, world.tap("mona", sent.message_id, chat="club"), react)
    assert heard[0].message is not None
    assert heard[0].message.chat.id == -500
    assert world.bot_messages("club")[0]["text"] == "x"
