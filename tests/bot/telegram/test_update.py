"""Telegram's updates in our words."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from telegram import Chat, Message, MessageEntity, User

from bot.telegram.update import command_of

MONA = User(1, "Mona", is_bot=False)


def said(text: str, *entities: tuple[str, str]) -> Message:
    """A message of Mona's; an entity is named by its kind and its last place in the text."""
    marked = []
    for kind, part in entities:
        before = text[: text.rindex(part)]
        offset, length = (len(one.encode("utf-16-le")) // 2 for one in (before, part))
        user = MONA if kind == MessageEntity.TEXT_MENTION else None
        marked.append(MessageEntity(kind, offset, length, user=user))
    now = datetime.now(UTC)
    chat = Chat(-1, Chat.GROUP)
    return Message(1, now, chat, from_user=MONA, text=text, entities=marked)


def test_a_mention_is_cut_out_where_it_stands() -> None:
    """The name "51" stands in the target, too, which must stay whole."""
    message = said("/basra 151 51", ("bot_command", "/basra"), ("text_mention", "51"))
    assert command_of(message).words == ("151",)


def test_an_emoji_before_a_mention_moves_nothing() -> None:
    message = said("/basra 🃏 @omar 61", ("bot_command", "/basra"), ("mention", "@omar"))
    command = command_of(message)
    assert command.words == ("🃏", "61")
    assert [mention.username for mention in command.mentions] == ["omar"]


def test_the_longer_of_two_names_that_begin_alike_stays_a_mention() -> None:
    message = said("/basra @omar2 @omar", ("mention", "@omar2"), ("mention", "@omar"))
    assert command_of(message).words == ("/basra",)


@pytest.mark.parametrize("text", ["/help.", "/help?", "/help!now", "/HELP,"])
def test_what_follows_a_command_at_once_is_no_part_of_its_name(text: str) -> None:
    command = command_of(said(text, ("bot_command", text[:5])))
    assert command.name == "help"
    assert command.text == text[5:]
