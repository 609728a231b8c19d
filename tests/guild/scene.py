"""The world's state, and the few ways in which it changes. Everything happens in one event loop."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

from tests.guild.bell import Bell
from tests.guild.body import Draft
from tests.guild.bucket import BucketBook
from tests.guild.command import check_all
from tests.guild.fault import FaultBook
from tests.guild.interaction import InteractionBook
from tests.guild.mention import named, names_everyone, rings, rings_everyone
from tests.guild.message import EPHEMERAL, File, Message
from tests.guild.person import Person, bot_person, default_people
from tests.guild.place import DM, TEXT, THREAD, Channel, Server
from tests.guild.refusal import MisstepError
from tests.guild.session import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS, Session
from tests.guild.snowflake import iso, new_id

# of two shards, the first and the second have one each
HOUSE, CLUB = 95_606_000_000 << 22, 95_606_000_001 << 22
Who = str | int | Person
Where = str | int | Channel


class Scene:
    """People, servers, channels, messages.

    Server `house` has everybody, the text channels `cafe` and `garden`, the thread `table` and the
    archived thread `attic`; server `club` has Omar and Salma and the channel `lounge`. `token` is
    the bot's; it is never shown by `repr`.
    """

    def __init__(self) -> None:
        self.bot = bot_person()
        self.app_id = self.bot.id
        self.token = f"MzAxMDAw.{secrets.token_hex(3)}.{secrets.token_urlsafe(28)}"
        self.people: dict[int, Person] = {}
        self.servers: dict[int, Server] = {}
        self.channels: dict[int, Channel] = {}
        self.posts: dict[int, Message] = {}
        self.rung: list[Message] = []  # all that rang for somebody
        self.commands: dict[int | None, list[dict[str, Any]]] = {None: []}
        self.emojis: dict[int, dict[str, Any]] = {}
        self.sessions: dict[str, Session] = {}
        self.faults = FaultBook()
        self.buckets = BucketBook()
        self.interactions = InteractionBook()
        self.bell = Bell()
        self.tell: Callable[..., None] = lambda *_, **__: None
        self._tasks: set[asyncio.Task[None]] = set()
        self._populate()

    def _populate(self) -> None:
        for person in default_people():
            self.people[person.id] = person
        everyone = {person.id for person in self.people.values()}
        mona, omar, salma = (self.person(key).id for key in ("mona", "omar", "salma"))
        self.servers[HOUSE] = Server(HOUSE, "house", "Café Riche", mona, everyone, {mona})
        self.servers[CLUB] = Server(CLUB, "club", "Club", salma, {omar, salma}, {salma}, "fr")
        cafe = self.open_channel("cafe")
        self.open_channel("garden")
        self.open_channel("table", parent=cafe)
        self.open_channel("attic", parent=cafe).archived = True
        self.open_channel("lounge", server="club")

    # finding

    def person(self, who: Who) -> Person:
        """A person by key or id."""
        if isinstance(who, Person):
            return who
        for person in self.people.values():
            if who in (person.key, person.id):
                return person
        raise MisstepError(f"Nobody is called {who}")

    def server(self, key: str | int) -> Server:
        """A server by key or id."""
        for server in self.servers.values():
            if key in (server.key, server.id):
                return server
        raise MisstepError(f"There is no server {key}")

    def channel(self, where: Where) -> Channel:
        """A channel by key or id; a person's key names their private channel with the bot."""
        if isinstance(where, Channel):
            return where
        if isinstance(where, int) and where in self.channels:
            return self.channels[where]
        for channel in self.channels.values():
            if channel.key == where and not channel.is_private:
                return channel
        return self.private_channel(self.person(where))

    def private_channel(self, person: Person) -> Channel:
        """The channel between a person and the bot, opened if there is none yet."""
        for channel in self.channels.values():
            if channel.kind == DM and channel.people == (person,) and channel.has_bot:
                return channel
        channel = Channel(new_id(), person.key, DM, people=(person,))
        self.channels[channel.id] = channel
        return channel

    def channels_of(self, server_id: int) -> list[Channel]:
        """A server's channels and threads."""
        return [c for c in self.channels.values() if c.server_id == server_id and not c.deleted]

    def app_emojis(self) -> set[int]:
        """The custom emoji that the bot may use."""
        return set(self.emojis)

    # changing

    def register(self, commands: Any, scope: int | None = None) -> list[dict[str, Any]]:
        """Let these be all commands (of one server when named); raises RefusalError."""
        checked = check_all(commands)
        known = {(c["type"], c["name"]): c["id"] for c in self.commands.get(scope, [])}
        self.commands[scope] = [
            self.numbered(command, known.get((command["type"], command["name"])), scope)
            for command in checked
        ]
        return self.commands[scope]

    def numbered(
        self, command: dict[str, Any], known: str | None, scope: int | None
    ) -> dict[str, Any]:
        """A command as it is kept, with the id it had before if it was `known`."""
        ids = {"id": known or str(new_id()), "application_id": str(self.app_id)}
        if scope is not None:
            ids["guild_id"] = str(scope)
        return command | ids | {"version": str(new_id())}

    def open_channel(
        self, key: str, *, server: str | int = "house", parent: Channel | None = None
    ) -> Channel:
        """Open a text channel or, under a parent, a thread."""
        place = self.server(server)
        kind, parent_id = (THREAD, parent.id) if parent else (TEXT, None)
        channel = Channel(new_id(), key, kind, place.id, parent_id)
        self.channels[channel.id] = channel
        event = "THREAD_CREATE" if parent else "CHANNEL_CREATE"
        self.tell(event, channel.payload(), server_id=place.id, intent=GUILDS)
        return channel

    def post(
        self,
        author: Person,
        channel: Channel,
        draft: Draft,
        *,
        flags: int = 0,
        owner: int | None = None,
    ) -> Message:
        """Put a message into a channel; it rings for whom it may."""
        message = Message(
            new_id(),
            channel.id,
            author,
            flags=flags | (draft.flags or 0),
            created=iso(),
            owner_id=owner,
        )
        self._write(message, draft)
        message.pings = self._pings(channel, draft)
        message.everyone = self._rings_everyone(author, channel, draft)
        self.posts[message.id] = message
        if message.pings or message.everyone:
            self.rung.append(message)
        if not message.is_ephemeral:
            self._tell_message("MESSAGE_CREATE", message)
        self.bell.ring()
        return message

    def amend(self, message: Message, draft: Draft) -> None:
        """Change a message. An edit rings for nobody."""
        self._write(message, draft)
        message.edited = iso()
        message.edits += 1
        if not message.is_ephemeral:
            self._tell_message("MESSAGE_UPDATE", message)
        self.bell.ring()

    def remove(self, message: Message) -> None:
        """Take a message away."""
        message.deleted = True
        self.posts.pop(message.id, None)
        channel = self.channels[message.channel_id]
        body = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.server_id:
            body["guild_id"] = str(channel.server_id)
        self.tell("MESSAGE_DELETE", body, server_id=channel.server_id, intent=self._intent(channel))
        self.bell.ring()

    def _write(self, message: Message, draft: Draft) -> None:
        if draft.content is not None:
            message.content = draft.content
            message.mentions = [self.people[i] for i in named(draft.content) if i in self.people]
        if draft.components is not None:
            message.components = draft.components
        if draft.embeds is not None:
            message.embeds = draft.embeds
        if draft.kept is not None:
            message.files = [file for file in message.files if file.id in draft.kept]
        for upload, description in draft.added:
            kind = "image/png" if upload.filename.endswith(".png") else "application/octet-stream"
            message.files.append(File(new_id(), upload.filename, upload.data, kind, description))

    def _pings(self, channel: Channel, draft: Draft) -> frozenset[int]:
        if (draft.flags or 0) & EPHEMERAL:
            return frozenset()
        there = self.audience(channel)
        return frozenset(i for i in rings(draft.content or "", draft.allowed) if i in there)

    def _rings_everyone(self, author: Person, channel: Channel, draft: Draft) -> bool:
        may = not author.bot or (not channel.is_private and channel.grants("MENTION_EVERYONE"))
        return may and rings_everyone(draft.content or "", draft.allowed)

    def audience(self, channel: Channel) -> set[int]:
        """Who can read a channel."""
        if channel.server_id is None:
            return {person.id for person in channel.people}
        return self.servers[channel.server_id].members

    def says_everyone(self, message: Message) -> bool:
        """Whether a text says @everyone where a reader would take it for one."""
        return names_everyone(message.content)

    def _tell_message(self, event: str, message: Message) -> None:
        channel = self.channels[message.channel_id]
        body = message.payload(self.app_id, server_id=channel.server_id)
        self.tell(event, body, server_id=channel.server_id, intent=self._intent(channel))

    def _intent(self, channel: Channel) -> int:
        return DIRECT_MESSAGES if channel.is_private else GUILD_MESSAGES

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside, and keep hold of it."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.result()
