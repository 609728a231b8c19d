"""Lanes: in order within a chat, and no chat takes the room of all others."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from telegram import CallbackQuery, Chat, Message, Update, User

from bot.telegram.lane import MOST_IN_A_CHAT, Lanes

MONA = User(1, "Mona", is_bot=False)
NOW = datetime(2026, 5, 1, tzinfo=UTC)


def message(chat: int, **more: int) -> Update:
    said = Message(1, NOW, Chat(chat, Chat.GROUP), from_user=MONA, **more)  # type: ignore[arg-type]  # only numbers
    return Update(1, message=said)


def tap(match: int) -> Update:
    return Update(1, callback_query=CallbackQuery("1", MONA, "1", data=f"p:{match}:0:8S"))


class Slow:
    """Work that lasts until it may end; says how much was done."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.done = 0

    async def work(self) -> None:
        await self.gate.wait()
        self.done += 1

    async def through(self, lanes: Lanes, updates: list[Update]) -> None:
        """Hand updates to the lanes, and let the work end once all have been handed on."""
        async with asyncio.TaskGroup() as group:
            for update in updates:
                group.create_task(lanes.process_update(update, self.work()))
            asyncio.get_running_loop().call_soon(self.gate.set)


async def test_the_newest_messages_of_a_slow_chat_are_let_go() -> None:
    lanes, slow = Lanes(), Slow()
    await slow.through(lanes, [message(-1) for _ in range(MOST_IN_A_CHAT + 5)])
    assert slow.done == MOST_IN_A_CHAT
    assert lanes.finished == MOST_IN_A_CHAT + 5


async def test_another_chat_is_not_bothered() -> None:
    lanes, slow = Lanes(), Slow()
    await slow.through(lanes, [*[message(-1) for _ in range(MOST_IN_A_CHAT + 5)], message(-2)])
    assert slow.done == MOST_IN_A_CHAT + 1


async def test_no_tap_is_ever_let_go() -> None:
    lanes, slow = Lanes(), Slow()
    await slow.through(lanes, [tap(1) for _ in range(3 * MOST_IN_A_CHAT)])
    assert slow.done == 3 * MOST_IN_A_CHAT


async def test_news_of_the_chat_itself_is_never_let_go() -> None:
    lanes, slow = Lanes(), Slow()
    await slow.through(
        lanes,
        [*[message(-1) for _ in range(MOST_IN_A_CHAT)], message(-1, migrate_to_chat_id=-100)],
    )
    assert slow.done == MOST_IN_A_CHAT + 1
