"""Ties the desk to what comes in: a method a kind of event, whose answer goes back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

import discord

from bot.actions import Verb
from bot.desk import Desk
from bot.desk.request import Answer, Command, Done, Reply, Tap, Whisper
from bot.discord import read
from bot.discord.adapter import ANSWER, DiscordPlatform
from bot.discord.exchange import Exchange, Hearing
from bot.discord.fault import ERRORS
from bot.discord.lane import Lanes
from bot.discord.offer import offers
from bot.discord.press import Interaction
from bot.metrics import Metrics
from bot.publisher.whisper import Heard
from bot.view import View
from bot.views import notice
from core.rules.error import BadText

log = logging.getLogger(__name__)

_POSTING: Final = frozenset({"basra", "floor", "review"})  # of no use where we may not write
_UNSEEN: Final = frozenset({Verb.HAND})  # what they do shows in another chat: say so


class Handlers:
    """One method a kind of event."""

    def __init__(self, desk: Desk, platform: DiscordPlatform, metrics: Metrics) -> None:
        self._desk = desk
        self._platform = platform
        self._metrics = metrics
        self._lanes = Lanes()
        self.is_closed = False

    async def close(self) -> None:
        """Take nothing more and work off what was taken."""
        self.is_closed = True
        await self._lanes.empty()

    async def interaction(self, interaction: Interaction) -> None:
        """A command, or somebody who is typing one."""
        if self.is_closed:
            return
        if interaction.type is discord.InteractionType.autocomplete:
            await self._complete(interaction)
        elif interaction.type is discord.InteractionType.application_command:
            await self._take(interaction)

    async def _complete(self, interaction: Interaction) -> None:
        """Offer answers; nobody waits long for them, so nothing is said of what goes wrong."""
        data: Mapping[str, Any] = interaction.data or {}
        choices = await offers(self._desk, read.actor_of(interaction), data)
        try:
            await interaction.response.autocomplete(choices)
        except ERRORS as error:
            log.info("nothing could be offered: %s", type(error).__name__)

    async def _take(self, interaction: Interaction) -> None:
        """Answer a command, privately unless it is for all to see."""
        self._metrics.commands.inc()
        place = read.place_of(interaction)
        command = read.command_of(interaction, place)
        exchange = Exchange(interaction, self._platform)
        lane = f"chat {place.spot.chat}"
        if self._lanes.is_full(lane):
            log.info("a command was let go: its chat has too many waiting")
            return
        hearing = asyncio.create_task(exchange.hear(thinking=True, private=command.whispered))
        async with self._lanes.turn(lane):
            if await hearing not in (Hearing.OURS, Hearing.LOST):
                return  # they were told that it failed, or another process does it
            self._note_admin(interaction, place)
            await self._reply(exchange, command, await self._run(command, place))

    async def _run(self, command: Command, place: read.Place) -> Reply:
        if command.name in _POSTING and not place.may_write:
            return Reply(await self._desk.say(command.actor, "cannot-write"), refused=True)
        reply = await self._desk.command(command)
        if place.is_outside and reply == Reply() and command.name == "basra":
            return await self._show_outside(command)
        return reply

    async def _show_outside(self, command: Command) -> Reply:
        """Show the hand against the computer right there: we may be unable to write in private."""
        said = await self._desk.say(command.actor, "outside-servers")
        asked = replace(command, name="hand", words=(), mentions=(), text="")
        shown = await self._desk.command(asked)
        return replace(shown, after=said) if shown.whisper else Reply(said)

    async def _reply(self, exchange: Exchange, command: Command, reply: Reply) -> None:
        if reply.whisper is not None:
            number = await exchange.answer(reply.whisper.view)
            await self._keep(reply.whisper, exchange, ANSWER, number)
        elif reply.document is not None:
            await exchange.hand_over(reply.document, reply.view)
        elif reply.view is None:
            await exchange.say_nothing()
        elif reply.refused:
            await exchange.refuse(reply.view)
        else:
            await _show(exchange, reply.view, reply.done)
        if reply.after is not None:
            await exchange.add(reply.after, private=command.whispered)

    async def press(self, interaction: Interaction) -> None:
        """Answer a pressed button; whatever happens to the answer, the play stands."""
        if self.is_closed:
            return
        exchange = Exchange(interaction, self._platform)
        place = read.place_of(interaction)
        with self._metrics.answers.time():
            hearing = asyncio.create_task(exchange.hear(thinking=False))
            try:
                tap = read.tap_of(interaction, place, self._heard(interaction, exchange))
            except BadText:
                await hearing
                unknown = self._desk.unknown_button(read.actor_of(interaction))
                await self._answered(exchange, None, unknown)
                return
            async with self._lanes.turn(f"match {tap.action.match}"):
                self._note_admin(interaction, place)
                answer = await self._desk.tap(tap)
                if await hearing is not Hearing.TAKEN:
                    await self._answered(exchange, tap, answer)

    def _heard(self, interaction: Interaction, exchange: Exchange) -> Heard | None:
        """How the pressed message may be edited from now on, if its reader alone sees it."""
        message = interaction.message
        if message is None or not message.flags.ephemeral:
            return None
        return Heard(exchange.keep(), ANSWER, str(message.id))

    async def _answered(self, exchange: Exchange, tap: Tap | None, answer: Answer) -> None:
        """Say what the pressed message does not show by itself."""
        if answer.replace is not None:
            await _show(exchange, answer.replace, answer.done)
        if answer.whisper is not None:
            view = answer.whisper.view
            number = await exchange.add(view, private=True)
            await self._keep(answer.whisper, exchange, number, number)
        elif answer.url is not None:
            await exchange.add(View(answer.url), private=True)
        elif answer.refused or (answer.toast and tap and tap.action.verb in _UNSEEN):
            await exchange.add(notice(answer.toast), private=True)

    async def _keep(
        self, whisper: Whisper, exchange: Exchange, address: str | None, number: str | None
    ) -> None:
        """Keep a whispered hand up to date from now on, if it arrived."""
        if address is None or number is None or whisper.match is None or whisper.seat is None:
            return
        heard = Heard(exchange.keep(), address, number, whisper.view.digest)
        await self._desk.heard(whisper.match, whisper.seat, heard)

    def _note_admin(self, interaction: Interaction, place: read.Place) -> None:
        account = str(interaction.user.id)
        self._platform.note_admin(place.spot, account, read.is_admin(interaction))


async def _show(exchange: Exchange, view: View, done: Done | None) -> None:
    """Answer; what is to be done once the answer stands there is not done if it was lost."""
    if await exchange.answer(view) is not None and done is not None:
        await done()
