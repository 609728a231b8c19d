"""Telegram's updates as commands, taps and news for the desk. Nothing is decided here."""

from __future__ import annotations

from datetime import datetime, timedelta

from telegram import CallbackQuery, Chat, Message, MessageEntity, User

from bot.actions import parse
from bot.desk.request import Actor, Command, Kind, Mention, Tap
from bot.platform import Spot
from bot.telegram.adapter import NAME

GENERAL_TOPIC = 1  # must never be sent back to Telegram as a thread
NOBODIES = frozenset({1087968824, 136817688, 777000})  # anonymous admin, channel, linked channel
_NAMING: list[str | None] = [
    MessageEntity.BOT_COMMAND,
    MessageEntity.MENTION,
    MessageEntity.TEXT_MENTION,
]
_BLANK = " ".encode("utf-16-le")
OLDEST_COMMAND = timedelta(minutes=10)


def is_fresh(message: Message, now: datetime) -> bool:
    """Whether a command is recent enough to be meant; older ones are let go after an outage."""
    return now - message.date <= OLDEST_COMMAND


def command_of(message: Message) -> Command:
    """Read a message that begins with a bot command."""
    mentions, words = _arguments(message)
    text = message.text or "/"
    end = message.entities[0].length if message.entities else len(text)
    replied = message.reply_to_message
    is_reply = replied is not None and replied.forum_topic_created is None
    return Command(
        name=text[1:end].split("@")[0].casefold(),
        actor=actor_of(message),
        spot=spot_of(message),
        title=message.chat.title or "",
        words=words,
        mentions=mentions,
        text=text[end:].strip(),
        replied=actor_of(replied) if replied and is_reply else None,
    )


def tap_of(query: CallbackQuery) -> Tap:
    """Read a pressed button. Raises `BadText` when the data is not one of ours."""
    action = parse(query.data or "")
    message = query.message
    if message is None:
        spot = Spot(NAME, str(query.from_user.id), "private")
        return Tap(action, person(query.from_user), spot)
    title, number = message.chat.title or "", str(message.message_id)
    if not isinstance(message, Message):
        return Tap(action, person(query.from_user), _spot(message.chat, None), title, number)
    offered = _offers(message, query.data or "")
    return Tap(action, person(query.from_user), spot_of(message), title, number, offered)


def _offers(message: Message, data: str) -> bool:
    rows = message.reply_markup.inline_keyboard if message.reply_markup else ()
    return any(button.callback_data == data for row in rows for button in row)


def actor_of(message: Message) -> Actor:
    """Say who wrote a message: a chat that writes under its own name is nobody."""
    user = message.from_user
    if user is None or message.sender_chat is not None:
        sender = message.sender_chat
        name = (sender.title if sender else None) or ""
        return Actor(NAME, str(sender.id if sender else 0), name, kind=Kind.NOBODY)
    return person(user)


def person(user: User) -> Actor:
    """Return the account as it is named now. A deleted account has no name."""
    kind = Kind.PERSON
    if user.id in NOBODIES or not user.first_name:
        kind = Kind.NOBODY
    elif user.is_bot:
        kind = Kind.BOT
    return Actor(NAME, str(user.id), user.full_name, user.username, user.language_code, kind)


def spot_of(message: Message) -> Spot:
    """Return where a message stands: the topic only if it is one, and never the General topic."""
    thread = message.message_thread_id if message.is_topic_message else None
    return _spot(message.chat, thread)


def _spot(chat: Chat, thread: int | None) -> Spot:
    kind = "private" if chat.type == Chat.PRIVATE else "group"
    return Spot(NAME, str(chat.id), kind, None if thread == GENERAL_TOPIC else thread)


def _arguments(message: Message) -> tuple[tuple[Mention, ...], tuple[str, ...]]:
    """Tell the people named in a command from its other words.

    An entity says where it stands in units of UTF-16, two bytes each.
    """
    mentions = []
    rest = bytearray((message.text or "").encode("utf-16-le"))
    for entity, text in message.parse_entities(_NAMING).items():
        place = slice(2 * entity.offset, 2 * (entity.offset + entity.length))
        rest[place] = _BLANK * entity.length
        if entity.type == MessageEntity.TEXT_MENTION and entity.user is not None:
            mentions.append(Mention(actor=person(entity.user)))
        elif entity.type == MessageEntity.MENTION:
            mentions.append(Mention(username=text.removeprefix("@")))
    return tuple(mentions), tuple(rest.decode("utf-16-le").split())
