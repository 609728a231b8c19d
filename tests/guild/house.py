"""How servers and channels are run, and what can go wrong with them."""

from __future__ import annotations

from tests.guild.message import Message
from tests.guild.person import Person
from tests.guild.place import DM, GROUP_DM, PERMISSIONS, Channel
from tests.guild.refusal import MisstepError
from tests.guild.scene import Scene, Where, Who
from tests.guild.session import GUILDS
from tests.guild.snowflake import new_id


class House(Scene):
    """The scene with its housekeeping: rights, channels that go, people who close their doors."""

    def close_dms(self, who: Who, how: str = "closed") -> None:
        """Let nothing of the bot reach a person's private channel any more."""
        self.person(who).dms = how

    def open_dms(self, who: Who) -> None:
        """Let the bot write to a person again."""
        self.person(who).dms = "open"

    def rename(
        self, who: Who, *, nick: str | None = None, server: str = "house", **names: str
    ) -> None:
        """Give a person another `username`, `global_name` or `locale`, or a nick in a server."""
        person = self.person(who)
        if nick is not None:
            person.nicks[self.server(server).id] = nick
        for name, value in names.items():
            if name not in ("username", "global_name", "locale"):
                raise MisstepError(f"A person has no {name}")
            setattr(person, name, value)

    def add_person(self, key: str, *, server: str | None = "house", **names: str) -> Person:
        """Let somebody new come into a server, or (None) be somewhere in Discord."""
        person = Person(new_id(), key, names.get("username", key), names.get("global_name"))
        self.people[person.id] = person
        if server is not None:
            self.server(server).members.add(person.id)
        return person

    def install(self, who: Who) -> None:
        """Let a person add the app to their own account."""
        self.person(who).installed = True

    def foreign_dm(self, first: Who, second: Who) -> Channel:
        """A private channel between two people, where the bot is not."""
        people = (self.person(first), self.person(second))
        channel = Channel(new_id(), "between", DM, people=people, has_bot=False)
        self.channels[channel.id] = channel
        return channel

    def group_dm(self, *people: Who) -> Channel:
        """A private group, where the bot is not."""
        found = tuple(self.person(who) for who in people)
        channel = Channel(new_id(), "friends", GROUP_DM, people=found, has_bot=False)
        self.channels[channel.id] = channel
        return channel

    def is_home(self, channel: Channel) -> bool:
        """Whether the bot itself is in a channel."""
        if channel.server_id is not None:
            return self.servers[channel.server_id].has_bot
        return channel.has_bot

    def forbid(self, channel: Where, *permissions: str) -> None:
        """Take permissions (`SEND_MESSAGES`) from the bot in a channel."""
        for name in permissions:
            self.channel(channel).granted &= ~PERMISSIONS[name]

    def allow(self, channel: Where, *permissions: str) -> None:
        """Give the bot permissions in a channel."""
        for name in permissions:
            self.channel(channel).granted |= PERMISSIONS[name]

    def slow_down(self, channel: Where, seconds: float) -> None:
        """Let one write to a channel only so often."""
        self.channel(channel).slow_mode = seconds

    def archive(self, thread: Where, *, locked: bool = False, archived: bool = True) -> None:
        """Archive a thread (lock it too, or open it again)."""
        place = self.channel(thread)
        place.archived, place.locked = archived, locked
        self.tell("THREAD_UPDATE", place.payload(), server_id=place.server_id, intent=GUILDS)

    def delete_channel(self, channel: Where) -> None:
        """Delete a channel or a thread with all that stands in it."""
        place = self.channel(channel)
        for gone in [place, *(c for c in self.channels.values() if c.parent_id == place.id)]:
            gone.deleted = True
            for message in [m for m in self.posts.values() if m.channel_id == gone.id]:
                message.deleted = True
                del self.posts[message.id]
        event = "THREAD_DELETE" if place.is_thread else "CHANNEL_DELETE"
        self.tell(event, place.payload(), server_id=place.server_id, intent=GUILDS)
        self.bell.ring()

    def delete_message(self, message: Message) -> None:
        """Remove a message as a moderator does."""
        self.remove(message)

    def kick_bot(self, server: str | int = "house") -> None:
        """Remove the bot from a server."""
        place = self.server(server)
        place.has_bot = False
        self.tell("GUILD_DELETE", {"id": str(place.id)}, server_id=place.id, intent=GUILDS)
        self.bell.ring()

    def invite_bot(self, server: str | int = "house") -> None:
        """Bring the bot into a server."""
        place = self.server(server)
        place.has_bot = True
        body = place.payload(self.bot, self.channels_of(place.id))
        del body["unavailable"]  # so one tells a new server from one that is back
        self.tell("GUILD_CREATE", body, server_id=place.id, intent=GUILDS)

    def black_out(self, server: str | int = "house") -> None:
        """A server is unavailable, and comes back: Discord's outage, nobody removed the bot."""
        place = self.server(server)
        gone = {"id": str(place.id), "unavailable": True}
        self.tell("GUILD_DELETE", gone, server_id=place.id, intent=GUILDS)
        body = place.payload(self.bot, self.channels_of(place.id))
        self.tell("GUILD_CREATE", body, server_id=place.id, intent=GUILDS)
