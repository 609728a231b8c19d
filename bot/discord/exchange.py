"""One interaction, from its acknowledgement to its last answer. One owner, and it defers first.

Discord waits three seconds for the acknowledgement and a quarter of an hour for the rest. That an
interaction is too old, or another process answered it, is an ordinary outcome (platforms.md 23).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from enum import Enum, auto
from typing import Any, Final

import discord

from bot.discord.adapter import DiscordPlatform, file_of
from bot.discord.fault import (
    ANSWERED_ALREADY,
    ERRORS,
    TOKEN_OVER,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
)
from bot.discord.message import changed
from bot.discord.press import Interaction
from bot.platform import Document, Spot
from bot.view import View

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0  # seconds for an acknowledgement; Discord counts only the first three
_TOO_LATE: Final = (UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, TOKEN_OVER, UNKNOWN_MESSAGE)


class Hearing(Enum):
    """What became of an acknowledgement."""

    OURS = auto()
    LATE = auto()  # the person was told that it failed
    TAKEN = auto()  # by another process
    LOST = auto()  # nobody knows


class Exchange:
    """What can be said to whoever used a command or pressed a button."""

    def __init__(self, interaction: Interaction, platform: DiscordPlatform) -> None:
        self._interaction = interaction
        self._tokens = platform.tokens
        self._contents = platform.contents
        self._chat = str(interaction.channel_id)
        self._is_deferred_openly = False

    async def hear(self, *, thinking: bool, private: bool = True) -> Hearing:
        """Acknowledge. `thinking`: an answer follows, which nobody else sees if it is `private`."""
        self._is_deferred_openly = thinking and not private
        response = self._interaction.response
        try:
            async with asyncio.timeout(PATIENCE):
                await response.defer(ephemeral=private, thinking=thinking)
        except discord.InteractionResponded:
            return Hearing.TAKEN
        except discord.HTTPException as error:
            log.info("an interaction could not be acknowledged: %s %s", error.status, error.code)
            return _HEARD.get(error.code, Hearing.LOST)
        except ERRORS as error:
            log.info("an acknowledgement was lost: %s", type(error).__name__)
            return Hearing.LOST
        return Hearing.OURS

    async def answer(self, view: View) -> str | None:
        """Put the awaited answer in its place; after a press, change the pressed message.

        Return the number of the message, None if it could not be changed.
        """
        message = self._interaction.message
        content = await self._contents.edit(self._chat, str(message.id) if message else "", view)
        shown = await self._quietly(self._interaction.edit_original_response(**content))
        if shown is None:
            return None
        self._contents.note(str(shown.id), view, content)
        return str(shown.id)

    async def hand_over(self, document: Document, caption: View | None) -> None:
        """Answer with a file."""
        contents = self._contents
        shown = changed(caption, contents.faces_in(caption), contents.commands) if caption else {}
        shown["attachments"] = [file_of(document)]
        await self._quietly(self._interaction.edit_original_response(**shown))

    async def say_nothing(self) -> None:
        """Take the sign that an answer follows away: what was asked for shows elsewhere."""
        await self._quietly(self._interaction.delete_original_response())

    async def refuse(self, view: View) -> None:
        """Say privately why nothing was done, whoever could have seen the answer."""
        if self._is_deferred_openly:
            await self.say_nothing()
            await self.add(view, private=True)
        else:
            await self.answer(view)

    async def add(self, view: View, *, private: bool) -> str | None:
        """Say something more; return the number of the message, None if it did not arrive."""
        content = await self._contents.new(self._chat, view)
        send = self._interaction.followup.send
        sent = await self._quietly(
            send(ephemeral=private, wait=True, suppress_embeds=True, **content)
        )
        if sent is None:
            return None
        self._contents.note(str(sent.id), view, content)
        return str(sent.id)

    def keep(self) -> Spot:
        """Where messages stand that this interaction may still change."""
        return self._tokens.keep(self._interaction)

    async def _quietly(self, step: Awaitable[Any]) -> Any:
        """Do one step; whatever becomes of it, what was done for the person stands."""
        try:
            return await step
        except discord.HTTPException as error:
            level = logging.INFO if error.code in _TOO_LATE else logging.WARNING
            log.log(level, "an answer did not arrive: %s %s", error.status, error.code)
        except ERRORS as error:
            log.info("an answer was lost: %s", type(error).__name__)
        return None


_HEARD: Final = {UNKNOWN_INTERACTION: Hearing.LATE, ANSWERED_ALREADY: Hearing.TAKEN}
