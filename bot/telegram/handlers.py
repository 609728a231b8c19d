"""Ties the desk to the library's handlers: a method a kind of update, whose answer goes back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any

from telegram import (
    CallbackQuery,
    ChatMember,
    ChatMemberRestricted,
    ChatMemberUpdated,
    Update,
)
from telegram.error import BadRequest, TelegramError
from telegram.ext import (
    Application,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    ContextTypes,
    MessageHandler,
    filters,
)

from bot.desk import COMMANDS, Desk
from bot.desk.request import Answer, Done, Reply, Tap
from bot.metrics import Metrics
from bot.platform import Failure, Flooded, Gone, Spot
from bot.telegram import update as read
from bot.telegram.adapter import NAME, TelegramPlatform
from bot.telegram.fault import QUERY_GONE
from bot.view import View
from core.rules.error import BadText

log = logging.getLogger(__name__)

LONGEST_WAIT = 20.0  # seconds for which an answer is still worth keeping its chat waiting
_GONE = (ChatMember.LEFT, ChatMember.BANNED)


class Handlers:
    """One method a kind of update."""

    def __init__(
        self,
        desk: Desk,
        platform: TelegramPlatform,
        metrics: Metrics,
        now: Callable[[], datetime],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._sleep = sleep
        self._desk = desk
        self._platform = platform
        self._metrics = metrics
        self._now = now

    def add_to(self, application: Application) -> None:  # type: ignore[type-arg]  # six parameters, none ours
        """Register everything. Only new messages are commands: not edits, not channel posts."""
        new = filters.UpdateType.MESSAGE
        moved = filters.StatusUpdate.MIGRATE
        private = filters.ChatType.PRIVATE & ~filters.COMMAND & ~filters.StatusUpdate.ALL
        application.add_handler(CallbackQueryHandler(self.tap))
        application.add_handler(CommandHandler([*COMMANDS], self.command, filters=new))
        application.add_handler(MessageHandler(new & moved, self.move))
        application.add_handler(MessageHandler(new & private, self.talk))
        application.add_handler(ChatMemberHandler(self.member, ChatMemberHandler.MY_CHAT_MEMBER))
        application.add_error_handler(_log_error)

    async def command(self, update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        """Answer a command where it was given."""
        message = update.message
        if message is None or not read.is_fresh(message, self._now()):
            return
        self._metrics.commands.inc()
        command = read.command_of(message)
        await self._say(command.spot, await self._desk.command(command))

    async def talk(self, update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        """Somebody wrote to us in private: their hands can reach them now."""
        if update.message is not None and read.is_fresh(update.message, self._now()):
            spot = read.spot_of(update.message)
            await self._say(spot, await self._desk.talk(read.actor_of(update.message)))

    async def tap(self, update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        """Answer a pressed button; whatever happens to the answer, the play stands."""
        query = update.callback_query
        if query is None:
            return
        with self._metrics.answers.time():
            await self._tap(query)

    async def _tap(self, query: CallbackQuery) -> None:
        try:
            tap = read.tap_of(query)
        except BadText:
            await _answer(query, self._desk.unknown_button(read.person(query.from_user)))
            return
        answer = await self._desk.tap(tap)
        await _answer(query, answer)
        if answer.replace is not None and tap.offered:
            await self._replace(tap, answer.replace, answer.done)

    async def move(self, update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        """A group became a supergroup; both service messages say so."""
        message = update.message
        if message is None:
            return
        here = message.chat.id
        old = message.migrate_from_chat_id or here
        new = message.migrate_to_chat_id or here
        await self._desk.moved(NAME, str(old), str(new))

    async def member(self, update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        """The bot was added, removed, muted, blocked or let back in."""
        news = update.my_chat_member
        if news is None:
            return
        allowed = _may_write(news)
        if news.chat.type == news.chat.PRIVATE:
            await self._desk.reach(read.person(news.from_user), allowed)
        elif news.chat.type != news.chat.CHANNEL:
            spot = Spot(NAME, str(news.chat.id), "group")
            language = news.from_user.language_code
            reply = await self._desk.admitted(spot, news.chat.title or "", language, allowed)
            await self._say(spot, reply)

    async def _say(self, spot: Spot, reply: Reply) -> None:
        platform, view = self._platform, reply.view
        try:
            if reply.document is not None:
                file, caption = reply.document, view.text if view else ""
                await self._patiently(spot, lambda: platform.hand_over(spot, file, caption))
            elif view is not None:
                await self._patiently(spot, lambda: platform.send(spot, view))
            if (after := reply.after) is not None:
                await self._patiently(spot, lambda: platform.send(spot, after))
            if reply.done is not None:
                await reply.done()
        except Failure as failure:
            log.info("an answer could not be sent: %s", failure)

    async def _patiently(self, spot: Spot, send: Callable[[], Awaitable[object]]) -> None:
        """Send an answer; where we are too fast, hold back everything and try once more."""
        try:
            await send()
        except Flooded as flooded:
            self._desk.flooded(spot, flooded.retry_after)
            if flooded.retry_after > LONGEST_WAIT:
                raise
            await self._sleep(flooded.retry_after)
            await send()

    async def _replace(self, tap: Tap, view: View, done: Done | None) -> None:
        """Change the pressed menu; no second try, as the taps of its match wait behind this one."""
        try:
            await self._platform.edit(tap.spot, tap.message, view)
            if done is not None:
                await done()
        except Gone:  # a photo cannot become a text, so it was taken away
            await self._say(tap.spot, Reply(view, done=done))
        except Flooded as flooded:
            self._desk.flooded(tap.spot, flooded.retry_after)
        except Failure as failure:
            log.info("a menu could not be changed: %s", failure)


def _may_write(news: ChatMemberUpdated) -> bool:
    member = news.new_chat_member
    if isinstance(member, ChatMemberRestricted):
        return member.is_member and bool(member.can_send_messages)
    return member.status not in _GONE


async def _answer(query: CallbackQuery, answer: Answer) -> None:
    try:
        await query.answer(answer.toast or None, url=answer.url)
    except BadRequest as error:
        if not any(words in error.message.casefold() for words in QUERY_GONE):
            raise
    except TelegramError as error:
        log.info("a tap's answer was lost: %s", error)


async def _log_error(_: object, context: Any) -> None:
    """Log what went wrong without the update: it holds people's words and buttons."""
    log.error("an update failed", exc_info=context.error)
