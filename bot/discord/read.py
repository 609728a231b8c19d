"""Discord's interactions as commands and taps for the desk. Nothing is decided here.

What an interaction carries is read as Discord sent it (`interaction.data`): of users that somebody
names the library would keep more than we need.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.actions import parse
from bot.desk import COMMANDS
from bot.desk.request import Actor, Command, Kind, Mention, Tap
from bot.discord.option import CHALLENGE, OPTIONS, Sort
from bot.discord.press import Interaction
from bot.platform import Spot
from bot.publisher.whisper import Heard

NAME: Final = "discord"
HELP: Final = "help"
_USER_COMMAND: Final = 2


@dataclass(frozen=True, slots=True)
class Place:
    """Where an interaction happened. Outside servers and our own private chats nothing can stand.

    `is_outside`: we may only answer there; `spot` is the private chat. `may_write`: we may post.
    """

    spot: Spot
    title: str = ""
    is_outside: bool = False
    may_write: bool = True


def place_of(interaction: Interaction) -> Place:
    """Say where somebody is. A thread is a chat of its own, as a channel is."""
    private = Spot(NAME, str(interaction.user.id), "private")
    guild, channel = interaction.guild, interaction.channel
    if interaction.guild_id is None:
        is_ours = isinstance(channel, discord.DMChannel) and interaction.context.dm_channel
        return Place(private, is_outside=not is_ours)
    if guild is None or channel is None or not interaction.is_guild_integration():
        return Place(private, is_outside=True)
    server = str(interaction.guild_id)
    spot = Spot(NAME, str(channel.id), "group", None, server, guild.name or "")
    title = getattr(channel, "name", None) or ""
    return Place(spot, title, may_write=_may_write(interaction))


def _may_write(interaction: Interaction) -> bool:
    ours = interaction.app_permissions
    if isinstance(interaction.channel, discord.Thread):
        return ours.view_channel and ours.send_messages_in_threads
    return ours.view_channel and ours.send_messages


def actor_of(interaction: Interaction) -> Actor:
    """Who did it, and in which language they see Discord."""
    user = interaction.user
    names = (user.global_name, user.name)
    return _actor(str(user.id), names, bot=user.bot, language=interaction.locale.value)


def is_admin(interaction: Interaction) -> bool:
    """Whether whoever did it administers the server."""
    theirs = interaction.permissions
    return interaction.guild_id is not None and (theirs.administrator or theirs.manage_guild)


def command_of(interaction: Interaction, place: Place) -> Command:
    """Read a slash command, or our entry in a person's menu, which challenges them.

    A command that we know no more, as they were not synchronized since, asks for help.
    """
    data: Mapping[str, Any] = interaction.data or {}
    name, given = str(data.get("name", "")), _Given(data)
    if data.get("type") == _USER_COMMAND:
        name = CHALLENGE
        given = _Given({**data, "options": [_target(data)]})
    if name not in COMMANDS:
        name = HELP
    is_shared = place.spot.kind == "group" and COMMANDS[name].open
    return Command(
        name=name,
        actor=actor_of(interaction),
        spot=place.spot,
        title=place.title,
        words=tuple(given.words(name)),
        mentions=tuple(given.mentions(name)),
        text=" ".join(given.words(name)),
        whispered=place.is_outside or (place.spot.kind == "group" and not is_shared),
    )


def _target(data: Mapping[str, Any]) -> dict[str, Any]:
    return {"name": "opponent", "value": data.get("target_id", "0")}


def tap_of(interaction: Interaction, place: Place, heard: Heard | None) -> Tap:
    """Read a pressed button. Raises `BadText` when its data is not one of ours.

    `heard` says how the message can be edited, if the tapper alone sees it.
    """
    message = interaction.message
    return Tap(
        action=parse(interaction.custom_id or ""),
        actor=actor_of(interaction),
        spot=place.spot,
        title=place.title,
        message=str(message.id) if message else "",
        offered=True,  # Discord checks that the message has this button
        heard=heard,
    )


class _Given:
    """The options that somebody filled in, in the order of our table."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._values = {one["name"]: one.get("value") for one in data.get("options", [])}
        self._users: Mapping[str, Any] = data.get("resolved", {}).get("users", {})

    def words(self, command: str) -> Iterator[str]:
        """What would have been typed after the command where there are no options."""
        for option in OPTIONS.get(command, ()):
            value = self._values.get(option.name)
            if option.sort is Sort.FLAG and value:
                yield option.name
            elif option.sort in (Sort.WORD, Sort.NUMBER) and value is not None:
                yield from str(value).split()

    def mentions(self, command: str) -> Iterator[Mention]:
        """The people that were chosen."""
        for option in OPTIONS.get(command, ()):
            value = self._values.get(option.name)
            if option.sort is Sort.PERSON and value is not None:
                yield Mention(actor=_person(str(value), self._users.get(str(value), {})))


def _person(account: str, user: Mapping[str, Any]) -> Actor:
    names = (user.get("global_name"), user.get("username"))
    return _actor(account, names, bot=bool(user.get("bot")))


def _actor(
    account: str, names: tuple[str | None, str | None], *, bot: bool, language: str | None = None
) -> Actor:
    """An account under its global name: a server's nickname is that server's business alone.

    It has no username for us: on Discord that rings nobody, and people are chosen by account.
    """
    name = names[0] or names[1] or ""
    return Actor(NAME, account, name, None, language, Kind.BOT if bot else Kind.PERSON)
