"""Telegram as a Platform: Views become messages, errors become Failures. No game logic."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from telegram import Bot, ChatMember, LinkPreviewOptions
from telegram.error import BadRequest, TelegramError

from bot.platform import Document, Failure, Gone, Lost, Spot, Unreachable
from bot.telegram.album import PLATFORM, Album
from bot.telegram.fault import IS_PHOTO, UNCHANGED, failure
from bot.telegram.keyboard import message as message_of
from bot.telegram.photo import Photos
from bot.view import View

NAME = PLATFORM
_NO_PREVIEW = LinkPreviewOptions(is_disabled=True)
_ADMINS = (ChatMember.OWNER, ChatMember.ADMINISTRATOR)


class TelegramPlatform:
    """Posts through one bot account."""

    name = NAME
    whispers = False
    longest = 4096

    def __init__(self, bot: Bot, album: Album | None = None, *, pictures: bool = True) -> None:
        self._bot = bot
        self._photos = Photos(bot, time.monotonic, album or Album(), is_on=pictures)

    async def send(self, spot: Spot, view: View, *, silent: bool = False) -> str:
        """Post a message and return its id."""
        with _named_failures(spot):
            picture = self._photos.picture_of(spot, view)
            if picture is not None:
                photo = await self._photos.send(spot, view, picture, silent=silent)
                if photo is not None:
                    return str(photo.message_id)
            sent = await self._bot.send_message(
                **_place(spot),
                **message_of(view.in_words),
                disable_notification=silent,
                link_preview_options=_NO_PREVIEW,
            )
            if picture is not None:
                self._photos.rest(spot)
        return str(sent.message_id)

    async def edit(self, spot: Spot, message: str, view: View) -> bool:
        """Make a posted message show `view`; return whether it had shown anything else.

        A text can become a photo, but not the other way round: that message is removed and `Gone`.
        """
        with _named_failures(spot):
            try:
                await self._edit(spot, message, view)
            except BadRequest as error:
                if IS_PHOTO in error.message.casefold():
                    if self._photos.picture_of(spot, view) is not None:  # it was tried
                        self._photos.rest(spot)
                    await self.delete(spot, message)
                    raise Gone from error
                if UNCHANGED not in error.message.casefold():
                    raise
                return False
        return True

    async def _edit(self, spot: Spot, message: str, view: View) -> None:
        picture = self._photos.picture_of(spot, view)
        if picture is not None and await self._photos.edit(spot, message, view, picture):
            return
        await self._bot.edit_message_text(
            chat_id=int(spot.chat),
            message_id=int(message),
            link_preview_options=_NO_PREVIEW,
            **message_of(view.in_words),
        )
        if picture is not None:
            self._photos.rest(spot)

    async def delete(self, spot: Spot, message: str) -> None:
        """Remove a message; one that is gone already is a success."""
        try:
            with _named_failures(spot):
                await self._bot.delete_message(chat_id=int(spot.chat), message_id=int(message))
        except Gone:
            return

    async def hand_over(self, spot: Spot, document: Document, caption: str) -> None:
        """Send a file."""
        with _named_failures(spot):
            await self._bot.send_document(
                **_place(spot),
                document=document.content,
                filename=document.name,
                caption=caption,
                parse_mode="HTML",
            )

    async def can_reach(self, account: str) -> bool:
        """Ask with a "typing" sign, which the person sees only if the bot may write to them."""
        try:
            with _named_failures(Spot(NAME, account, "private")):
                await self._bot.send_chat_action(chat_id=int(account), action="typing")
        except (Unreachable, Lost):
            return False
        return True

    async def is_admin(self, spot: Spot, account: str) -> bool:
        """Whether the account administers the chat now; nobody is where Telegram can't say."""
        if spot.kind == "private":
            return False
        try:
            with _named_failures(spot):
                member = await self._bot.get_chat_member(int(spot.chat), int(account))
        except Failure:
            return False
        return member.status in _ADMINS

    def mention(self, account: str) -> str:
        """Return the link that Telegram takes for a mention by account."""
        return f"tg://user?id={account}"

    def private_link(self, payload: str) -> str:
        """Return a link that opens the private chat and sends /start with `payload`."""
        return f"https://t.me/{self._bot.username}?start={payload}"


def _place(spot: Spot) -> dict[str, Any]:
    return {"chat_id": int(spot.chat), "message_thread_id": spot.thread}


@contextmanager
def _named_failures(spot: Spot) -> Iterator[None]:
    try:
        yield
    except TelegramError as error:
        raise failure(error, spot.kind) from error
