"""The yardstick: a bare python-telegram-bot application that plays nothing.

It answers each tap and makes three edits, of texts and buttons like those of the real bot, and
nothing else. All settings are the library's own, except concurrent updates.
"""

from __future__ import annotations

import logging
import os

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.ext import (
    Application,
    ApplicationBuilder,
    CallbackQueryHandler,
    CommandHandler,
    ContextTypes,
)

READY = "the bare application is ready"
TOAST = "You took \u20664♦ 5♥\u2069"
_HEAD = """🟩 <b>\u2066Q♣ \u20024♦ \u200210♠ \u20025♥ \u20026♠\u2069</b>
\u200e👉 <b>{turn}</b> · ⏳ <tg-time unix="1795997959" format="r">\u206600:19\u2069 UTC</tg-time>

"""
_WAYS = """<b>\u20669♣\u2069</b> takes \u20664♦ 5♥\u2069
<b>\u2066Q♥\u2069</b> takes \u2066Q♣\u2069
<b>\u20667♣\u2069</b> is laid
<b>\u20662♦\u2069</b> is laid

"""
_FOOT = """\u200e<b>\u2068Mona\u2069 0</b> · 11 cards
\u200e<b>\u2068Omar\u2069 0</b> · 6 cards

<blockquote>\u200e\u2068Omar\u2069 laid \u20665♥\u2069
\u200e\u2068Mona\u2069 laid \u20663♠\u2069
\u200e\u2068Omar\u2069 laid \u20666♠\u2069
\u200e\u2068Mona\u2069 played \u20664♣\u2069 and took \u20664♦\u2069</blockquote>

Deal 3 of 6 · round 1 · to 1000 · play {ply}"""
FLOOR = _HEAD + _FOOT
HAND = _HEAD + _WAYS + _FOOT + "\n\u200eMatch 1 in <b>\u2068Café Basra\u2069</b>"
CARDS = (("9♣", "9C"), ("Q♥", "QH"), ("7♣", "7C"), ("2♦", "2D"))

Place = tuple[int, int]  # chat id and message id
_matches: dict[int, tuple[Place, Place, Place]] = {}  # the floor and both hands


async def deal(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
    """`/deal <account> <account>`: post a floor here and a hand to each."""
    assert update.message is not None
    number = len(_matches) + 1
    places = []
    for name, chat in enumerate([update.message.chat.id, *map(int, context.args or [])]):
        text, buttons = _shown(number, 0, name)
        sent = await context.bot.send_message(chat, text, parse_mode="HTML", reply_markup=buttons)
        places.append((chat, sent.message_id))
    floor, first, second = places
    _matches[number] = (floor, first, second)


async def tap(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
    """Answer, then edit the next hand, the floor and the other hand."""
    query = update.callback_query
    assert query is not None
    _, match, ply, _ = (query.data or "").split(":")
    await query.answer(TOAST)
    number, coming = int(match), int(ply) + 1
    turn = 1 + coming % 2
    for name in (turn, 0, 3 - turn):
        chat, message = _matches[number][name]
        text, buttons = _shown(number, coming, name)
        await context.bot.edit_message_text(
            text, chat, message, parse_mode="HTML", reply_markup=buttons
        )


def _shown(number: int, ply: int, name: int) -> tuple[str, InlineKeyboardMarkup]:
    """The floor (0) or a hand (1, 2) after so many plays."""
    if name == 0:
        row = [InlineKeyboardButton("My hand", callback_data=f"o:{number}")]
        return FLOOR.format(turn="\u2068Mona\u2069 to play", ply=ply), InlineKeyboardMarkup([row])
    turn = "Your turn" if 1 + ply % 2 == name else "\u2068Mona\u2069 to play"
    row = [
        InlineKeyboardButton(face, callback_data=f"p:{number}:{ply}:{code}") for face, code in CARDS
    ]
    return HAND.format(turn=turn, ply=ply), InlineKeyboardMarkup([row])


async def _say_ready(_: Application) -> None:  # type: ignore[type-arg]  # six parameters, none ours
    print(READY, flush=True)


def main() -> None:
    """Run until told to stop."""
    logging.getLogger("httpx").setLevel(logging.WARNING)  # its lines hold the token
    application = (
        ApplicationBuilder()
        .token(os.environ["TELEGRAM_TOKEN"])
        .base_url(os.environ["TELEGRAM_API_BASE"] + "/bot")
        .concurrent_updates(True)
        .post_init(_say_ready)
        .build()
    )
    application.add_handler(CommandHandler("deal", deal))
    application.add_handler(CallbackQueryHandler(tap))
    application.run_polling()


if __name__ == "__main__":
    main()
