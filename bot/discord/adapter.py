"""Discord as a Platform: Views become messages, errors become Failures. No game logic.

A chat is a channel or a thread, by its own number; a private chat goes by the number of the person,
as a bot opens it itself. Posts are edited as the bot by channel and message, whispers by the token
of the interaction that they answer (platforms.md 23).
"""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

import discord
from cachetools import FIFOCache

from bot.discord.content import Content, Contents
from bot.discord.fault import ARCHIVED, ERRORS, MISSING_PERMISSIONS, failure
from bot.discord.markdown import LIMIT, MENTION, markdown
from bot.discord.press import Interaction
from bot.discord.read import NAME
from bot.discord.whisper import Tokens
from bot.platform import Document, Gone, Spot, Unreachable
from bot.view import View

ANSWER: Final = "@original"  # what an interaction was answered with, in place of a message's number
WHISPER: Final = "whisper"  # the kind of a spot in one person's eyes only
REMEMBERED: Final = 10_000
PATIENCE: Final = 45.0  # seconds for a call; the library waits and tries again in them


class DiscordPlatform:
    """Posts through one bot account."""

    name = NAME
    whispers = True
    longest = LIMIT

    def __init__(self, client: discord.Client, contents: Contents) -> None:
        self._client = client
        self._dms: FIFOCache[str, int] = FIFOCache(REMEMBERED)
        self._admins: FIFOCache[tuple[str, str], bool] = FIFOCache(REMEMBERED)
        self.contents = contents
        self.tokens = Tokens()

    async def send(self, spot: Spot, view: View, *, silent: bool = False) -> str:
        """Post a message and return its id."""
        new = await self.contents.new(spot.chat, view)
        if silent:
            new["allowed_mentions"] = discord.AllowedMentions.none()
        async with self._named_failures(spot):
            send = partial((await self._channel(spot)).send, silent=silent, suppress_embeds=True)
            sent = await self._show(spot, view, new, send)
        self.contents.note(str(sent.id), view, new)
        return str(sent.id)

    async def edit(self, spot: Spot, message: str, view: View) -> bool:
        """Make a posted message show `view`. Discord does not say what it had shown before."""
        change = await self.contents.edit(spot.chat, message, view)
        async with self._named_failures(spot):
            if spot.kind == WHISPER:
                await _edit_whisper(self.tokens.find(spot), message, change)
                return True
            posted = await self._message(spot, message)
            try:
                await self._show(spot, view, change, posted.edit)
            except discord.HTTPException as error:
                if error.code != ARCHIVED:
                    raise
                raise Gone from error  # a new message opens a thread that merely fell asleep
        self.contents.note(message, view, change)
        return True

    async def _show(
        self,
        spot: Spot,
        view: View,
        content: Content,
        show: Callable[..., Awaitable[discord.Message]],
    ) -> discord.Message:
        """Show it, in words alone where files are forbidden."""
        try:
            return await show(**content)
        except discord.Forbidden as error:
            if error.code != MISSING_PERMISSIONS or not self.contents.drop_picture(content, view):
                raise
            self.contents.rest(spot.chat)
            return await show(**content)

    async def delete(self, spot: Spot, message: str) -> None:
        """Remove a message; one that is gone already is a success."""
        with contextlib.suppress(Gone):
            async with self._named_failures(spot):
                if spot.kind == WHISPER:
                    await _delete_whisper(self.tokens.find(spot), message)
                else:
                    await (await self._message(spot, message)).delete()

    async def hand_over(self, spot: Spot, document: Document, caption: str) -> None:
        """Send a file."""
        async with self._named_failures(spot):
            channel = await self._channel(spot)
            text = markdown(caption, commands=self.contents.commands)
            await channel.send(text, file=file_of(document))

    async def can_reach(self, account: str) -> bool:  # noqa: ARG002  # as every platform is asked
        """Always: a hand that finds closed private messages is whispered where the floor is."""
        return True

    def note_admin(self, spot: Spot, account: str, flag: bool) -> None:
        """Remember what the newest interaction of somebody says of their rights."""
        self._admins[spot.chat, account] = flag

    async def is_admin(self, spot: Spot, account: str) -> bool:
        """Whether the account administered the server when it asked for what is being done."""
        return self._admins.get((spot.chat, account), False)

    def mention(self, account: str) -> str:
        """Return the link that `markdown` takes for a mention by account."""
        return f"{MENTION}{account}"

    def private_link(self, payload: str) -> str:  # noqa: ARG002  # as every platform is asked
        """Return a link to the bot itself: nobody has to arrive anywhere on Discord."""
        return f"https://discord.com/users/{self._client.user.id if self._client.user else ''}"

    async def _channel(self, spot: Spot) -> discord.PartialMessageable:
        number = int(spot.chat) if spot.kind != "private" else await self._dm(spot.chat)
        return self._client.get_partial_messageable(number)

    async def _message(self, spot: Spot, message: str) -> discord.PartialMessage:
        return (await self._channel(spot)).get_partial_message(int(message))

    async def _dm(self, account: str) -> int:
        """The private channel with somebody, opened once."""
        if account not in self._dms:
            channel = await self._client.create_dm(discord.Object(int(account)))
            self._dms[account] = channel.id
        return self._dms[account]

    @asynccontextmanager
    async def _named_failures(self, spot: Spot) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(PATIENCE):
                yield
        except ERRORS as error:
            named = failure(error, spot.kind)
            if isinstance(named, Unreachable):
                self._dms.pop(spot.chat, None)
            raise named from error


def file_of(document: Document) -> discord.File:
    """A document as the library takes it."""
    return discord.File(io.BytesIO(document.content), document.name)


async def _edit_whisper(interaction: Interaction, message: str, shown: Content) -> None:
    if message == ANSWER:
        await interaction.edit_original_response(**shown)
    else:
        await interaction.followup.edit_message(int(message), **shown)


async def _delete_whisper(interaction: Interaction, message: str) -> None:
    if message == ANSWER:
        await interaction.delete_original_response()
    else:
        await interaction.followup.delete_message(int(message))
