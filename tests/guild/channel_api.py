"""Channels and what stands in them."""

from __future__ import annotations

import time
from typing import Any

from tests.guild.body import Draft, read_draft
from tests.guild.message import Message
from tests.guild.place import Channel
from tests.guild.refusal import malformed, refuse
from tests.guild.rest import Request, Rest
from tests.guild.scene import Scene
from tests.guild.session import GUILDS


class ChannelApi:
    """What the bot does as itself, by channel and message."""

    def __init__(self, scene: Scene, rest: Rest) -> None:
        self._scene = scene
        rest.route("GET", "/channels/{channel}", self.channel)
        rest.route("GET", "/channels/{channel}/messages", self.messages)
        rest.route("POST", "/channels/{channel}/messages", self.post)
        rest.route("GET", "/channels/{channel}/messages/{message}", self.message)
        rest.route("PATCH", "/channels/{channel}/messages/{message}", self.edit)
        rest.route("DELETE", "/channels/{channel}/messages/{message}", self.delete)
        rest.route("POST", "/channels/{channel}/typing", self.typing)
        rest.route("POST", "/users/@me/channels", self.open_private)
        rest.route("GET", "/guilds/{guild}/members/{user}", self.member)
        rest.route("GET", "/guilds/{guild}", self.guild)
        rest.route("GET", "/users/{user}", self.user)

    async def channel(self, request: Request) -> Any:
        return self._reach(request).payload()

    async def messages(self, request: Request) -> Any:
        channel = self._reach(request)
        _need(channel, "READ_MESSAGE_HISTORY")
        most = int(request.query.get("limit", 50))
        found = [m for m in self._standing(channel) if not m.is_ephemeral]
        return [self._drawn(message) for message in reversed(found[-most:])]

    async def message(self, request: Request) -> Any:
        channel = self._reach(request)
        _need(channel, "READ_MESSAGE_HISTORY")
        return self._drawn(self._find(channel, request))

    async def post(self, request: Request) -> Any:
        channel = self._reach(request)
        draft = read_draft(request.data, request.uploads, self._scene.app_emojis())
        if draft.is_empty:
            raise refuse(50006)
        self._check_voice(channel, draft)
        self._check_reference(channel, draft)
        channel.last_post = time.monotonic()
        return self._drawn(self._scene.post(self._scene.bot, channel, draft))

    async def edit(self, request: Request) -> Any:
        channel = self._reach(request)
        message = self._find(channel, request)
        if message.author is not self._scene.bot:
            raise refuse(50005)
        if channel.archived:
            raise refuse(50083)
        draft = read_draft(request.data, request.uploads, self._scene.app_emojis())
        if draft.added:
            _need(channel, "ATTACH_FILES")
        if would_be_empty(message, draft):
            raise refuse(50006)
        self._scene.amend(message, draft)
        return self._drawn(message)

    async def delete(self, request: Request) -> None:
        channel = self._reach(request)
        message = self._find(channel, request)
        if message.author is not self._scene.bot:
            _need(channel, "MANAGE_MESSAGES")
        if channel.archived:
            raise refuse(50083)
        self._scene.remove(message)

    async def typing(self, request: Request) -> None:
        self._check_voice(self._reach(request), Draft(content="…"))

    async def open_private(self, request: Request) -> Any:
        recipient = str((request.data or {}).get("recipient_id"))
        person = self._scene.people.get(int(recipient)) if recipient.isdecimal() else None
        if person is None or person.bot:
            raise refuse(50033)
        return self._scene.private_channel(person).payload()

    async def member(self, request: Request) -> Any:
        server = self._scene.servers.get(request.number("guild"))
        if server is None or not server.has_bot:
            raise refuse(10004)
        if request.number("user") not in server.members:
            raise refuse(10007)
        return server.member(self._scene.people[request.number("user")])

    async def guild(self, request: Request) -> Any:
        server = self._scene.servers.get(request.number("guild"))
        if server is None or not server.has_bot:
            raise refuse(10004)
        return server.payload(self._scene.bot, [])

    async def user(self, request: Request) -> Any:
        person = self._scene.people.get(request.number("user"))
        if person is None:
            raise refuse(10013)
        return person.user()

    def _reach(self, request: Request) -> Channel:
        """The channel of a call, if the bot can see it."""
        channel = self._scene.channels.get(request.number("channel"))
        if channel is None or channel.deleted:
            raise refuse(10003)
        server = self._scene.servers.get(channel.server_id or 0)
        if not channel.has_bot or (server and not server.has_bot):
            raise refuse(50001)
        if not channel.grants("VIEW_CHANNEL"):
            raise refuse(50001)
        return channel

    def _find(self, channel: Channel, request: Request) -> Message:
        message = self._scene.posts.get(request.number("message"))
        if message is None or message.channel_id != channel.id or message.is_ephemeral:
            raise refuse(10008)
        return message

    def _standing(self, channel: Channel) -> list[Message]:
        return [m for m in self._scene.posts.values() if m.channel_id == channel.id]

    def _drawn(self, message: Message) -> dict[str, Any]:
        return message.payload(self._scene.app_id)

    def _check_voice(self, channel: Channel, draft: Draft) -> None:
        for person in channel.people:
            if person.dms != "open":
                raise refuse(50007 if person.dms == "closed" else 50278)
        _need(channel, "SEND_MESSAGES_IN_THREADS" if channel.is_thread else "SEND_MESSAGES")
        if draft.added:
            _need(channel, "ATTACH_FILES")
        if channel.archived:
            self._wake(channel)
        wait = channel.last_post + channel.slow_mode - time.monotonic()
        if wait > 0 and not channel.grants("MANAGE_MESSAGES"):
            raise refuse(20016, retry_after=round(wait, 3), **{"global": False})

    def _wake(self, thread: Channel) -> None:
        """A post opens an archived thread again, unless it is locked."""
        if thread.locked:
            raise refuse(50083)
        thread.archived = False
        self._scene.tell(
            "THREAD_UPDATE", thread.payload(), server_id=thread.server_id, intent=GUILDS
        )

    def _check_reference(self, channel: Channel, draft: Draft) -> None:
        if draft.reference is None:
            return
        replied = self._scene.posts.get(draft.reference)
        if replied is None or replied.channel_id != channel.id:
            raise malformed("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")


def _need(channel: Channel, permission: str) -> None:
    if not channel.grants(permission):
        raise refuse(50013)


def would_be_empty(message: Message, draft: Draft) -> bool:
    """Whether an edit would leave nothing of a message."""
    content = message.content if draft.content is None else draft.content
    embeds = message.embeds if draft.embeds is None else draft.embeds
    kept = message.files if draft.kept is None else draft.kept
    parts = message.components if draft.components is None else draft.components
    return not (content or embeds or kept or draft.added or parts)
