"""Pictures on Telegram: each is uploaded once and sent by its file id ever after.

A message with a picture is a photo with a caption. Captions are shorter than texts, and a group can
forbid photos: then the words, which say everything, stand alone.
"""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Awaitable, Callable
from typing import Final

from cachetools import FIFOCache
from telegram import Bot, InputMediaPhoto, Message
from telegram.error import BadRequest, Forbidden

from bot.pictures import draw
from bot.platform import Spot
from bot.telegram.album import Album
from bot.telegram.fault import FILE_UNKNOWN, NO_PHOTOS
from bot.telegram.keyboard import keyboard
from bot.view import Picture, Plot, View

CAPTION: Final = 1024  # UTF-16 units, without the markup
REMEMBERED: Final = 4000  # messages that show a picture
PAUSE: Final = 3600.0  # seconds until a chat that refused photos is tried again
_TAG: Final = re.compile(r"<[^>]*>")


class Photos:
    """What one bot account knows about the pictures that it sent."""

    def __init__(
        self, bot: Bot, now: Callable[[], float], album: Album, *, is_on: bool = True
    ) -> None:
        self._bot = bot
        self._now = now
        self._album = album
        self._is_on = is_on
        self._shown: FIFOCache[tuple[int, int], str] = FIFOCache(REMEMBERED)  # message -> picture
        self._refused: FIFOCache[str, float] = FIFOCache(REMEMBERED)  # chat -> until when

    def picture_of(self, spot: Spot, view: View) -> Picture | Plot | None:
        """The picture to show there with this view, None where words must do."""
        if view.picture is None or not self._is_on or not fits(view.text):
            return None
        return None if self._refused.get(spot.chat, -PAUSE) > self._now() else view.picture

    def rest(self, spot: Spot) -> None:
        """Send no photos there for a while: they are forbidden, and texts are not."""
        self._refused[spot.chat] = self._now() + PAUSE

    async def send(
        self, spot: Spot, view: View, picture: Picture | Plot, *, silent: bool
    ) -> Message | None:
        """Post a photo; None where photos are forbidden."""

        async def send(media: str | bytes) -> Message:
            return await self._bot.send_photo(
                int(spot.chat),
                media,
                caption=view.text,
                parse_mode="HTML",
                reply_markup=keyboard(view.rows),
                disable_notification=silent,
                message_thread_id=spot.thread,
            )

        return await self._show(picture, send)

    async def edit(self, spot: Spot, message: str, view: View, picture: Picture | Plot) -> bool:
        """Make a message show this; False where photos are forbidden."""
        chat, number = int(spot.chat), int(message)
        if self._shown.get((chat, number)) == picture.digest:
            await self._bot.edit_message_caption(
                chat, number, caption=view.text, parse_mode="HTML", reply_markup=keyboard(view.rows)
            )
            return True

        async def edit(media: str | bytes) -> Message | bool:
            photo = InputMediaPhoto(media, caption=view.text, parse_mode="HTML")
            return await self._bot.edit_message_media(
                photo, chat, number, reply_markup=keyboard(view.rows)
            )

        return await self._show(picture, edit) is not None

    async def _show(
        self, picture: Picture | Plot, show: Callable[[str | bytes], Awaitable[Message | bool]]
    ) -> Message | None:
        """Show it by file id where there is one that Telegram still knows, else by its bytes."""
        try:
            file_id = self._album.find(picture)
            if file_id is not None:
                try:
                    return self._note(picture, await show(file_id))
                except BadRequest as error:
                    if not _is_any(FILE_UNKNOWN, error):
                        raise
                    self._album.drop(picture)
            drawn = await asyncio.to_thread(draw, picture)
            return self._note(picture, await show(drawn))
        except (BadRequest, Forbidden) as error:
            if not _is_any(NO_PHOTOS, error):
                raise
            return None

    def _note(self, picture: Picture | Plot, message: Message | bool) -> Message:
        assert isinstance(message, Message)
        if message.photo:
            self._album.keep(picture, message.photo[-1].file_id)
        self._shown[message.chat.id, message.message_id] = picture.digest
        return message


def fits(text: str) -> bool:
    """Whether the text can be a caption."""
    plain = html.unescape(_TAG.sub("", text))
    return len(plain.encode("utf-16-le", "surrogatepass")) // 2 <= CAPTION


def _is_any(sentences: tuple[str, ...], error: BadRequest | Forbidden) -> bool:
    words = error.message.casefold()
    return any(sentence in words for sentence in sentences)
