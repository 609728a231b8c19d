"""What a message is made of: the words and buttons of a View, and its picture where one may be.

A picture is an attachment that says in words what it shows. An edit uploads it only if the message
shows another one.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

import discord
from cachetools import FIFOCache

from bot.discord.markdown import Faces, markdown
from bot.discord.message import changed, posted
from bot.pictures import draw
from bot.view import Deck, Picture, Plot, View

REMEMBERED: Final = 4000  # messages whose picture we know
PAUSE: Final = 3600.0  # seconds until a chat that refused pictures is tried again
_NAME: Final = "basra.png"
_LONGEST: Final = 1024  # letters of a description
_NO_FACES: Final[Faces] = MappingProxyType({})

Content = dict[str, Any]


class Contents:
    """Makes the arguments of the library's methods. `now` in seconds."""

    def __init__(self, now: Callable[[], float], *, pictures: bool) -> None:
        self._now = now
        self._is_on = pictures
        self._shown: FIFOCache[str, str] = FIFOCache(REMEMBERED)  # message -> picture
        self._refused: FIFOCache[str, float] = FIFOCache(REMEMBERED)  # chat -> until when
        self.faces: Mapping[Deck, Faces] = MappingProxyType({})
        self.commands: Mapping[str, str] = MappingProxyType({})

    def faces_in(self, view: View) -> Faces:
        """How the cards of this view are written; those that are not in here stay text."""
        return self.faces.get(view.deck, _NO_FACES)

    def wants_picture(self, chat: str, view: View) -> bool:
        """Whether a message there is to show the picture of this view."""
        is_tried = self._refused.get(chat, -PAUSE) <= self._now()
        return view.picture is not None and self._is_on and is_tried

    def rest(self, chat: str) -> None:
        """Send no pictures there for a while: files are forbidden, and words are not."""
        self._refused[chat] = self._now() + PAUSE

    async def new(self, chat: str, view: View) -> Content:
        """A new message."""
        if view.picture is None or not self.wants_picture(chat, view):
            return posted(view.in_words, self.faces_in(view), self.commands)
        content = posted(view, self.faces_in(view), self.commands)
        return content | {"file": await _file(view.picture, view.alt)}

    async def edit(self, chat: str, message: str, view: View) -> Content:
        """A change of a message; the picture stays where it is the same."""
        if view.picture is None or not self.wants_picture(chat, view):
            return changed(view.in_words, self.faces_in(view), self.commands) | {"attachments": []}
        content = changed(view, self.faces_in(view), self.commands)
        if self._shown.get(message) != view.picture.digest:
            content["attachments"] = [await _file(view.picture, view.alt)]
        return content

    def drop_picture(self, content: Content, view: View) -> bool:
        """Leave the words alone; return whether there was a picture."""
        if content.get("attachments"):
            content["attachments"] = []
        elif content.pop("file", None) is None:
            return False
        content["content"] = markdown(view.in_words.text, self.faces_in(view), self.commands)
        return True

    def note(self, message: str, view: View, content: Content) -> None:
        """Remember which picture a message shows."""
        if view.picture is not None and ("file" in content or content.get("attachments")):
            self._shown[message] = view.picture.digest
        elif content.get("attachments") == []:
            self._shown.pop(message, None)


async def _file(picture: Picture | Plot, words: str) -> discord.File:
    drawn = await asyncio.to_thread(draw, picture)
    return discord.File(io.BytesIO(drawn), _NAME, description=words[:_LONGEST] or None)
