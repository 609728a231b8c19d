"""Servers and channels."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.guild.person import Person
from tests.guild.snowflake import iso

TEXT, DM, GROUP_DM, THREAD = 0, 1, 3, 11
PERMISSIONS = {
    "ADMINISTRATOR": 1 << 3,
    "MANAGE_CHANNELS": 1 << 4,
    "MANAGE_GUILD": 1 << 5,
    "ADD_REACTIONS": 1 << 6,
    "VIEW_CHANNEL": 1 << 10,
    "SEND_MESSAGES": 1 << 11,
    "MANAGE_MESSAGES": 1 << 13,
    "EMBED_LINKS": 1 << 14,
    "ATTACH_FILES": 1 << 15,
    "READ_MESSAGE_HISTORY": 1 << 16,
    "MENTION_EVERYONE": 1 << 17,
    "USE_EXTERNAL_EMOJIS": 1 << 18,
    "USE_APPLICATION_COMMANDS": 1 << 31,
    "SEND_MESSAGES_IN_THREADS": 1 << 38,
}
MEMBER = sum(
    PERMISSIONS[name]
    for name in (
        "ADD_REACTIONS",
        "VIEW_CHANNEL",
        "SEND_MESSAGES",
        "EMBED_LINKS",
        "ATTACH_FILES",
        "READ_MESSAGE_HISTORY",
        "USE_APPLICATION_COMMANDS",
        "SEND_MESSAGES_IN_THREADS",
    )
)
ADMIN = MEMBER | PERMISSIONS["ADMINISTRATOR"] | PERMISSIONS["MANAGE_GUILD"]
_EMPTY: dict[str, Any] = {  # what a server has that did nothing about it
    "icon": None,
    "splash": None,
    "discovery_splash": None,
    "afk_channel_id": None,
    "afk_timeout": 300,
    "verification_level": 0,
    "default_message_notifications": 1,
    "explicit_content_filter": 0,
    "emojis": [],
    "features": [],
    "mfa_level": 0,
    "application_id": None,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "rules_channel_id": None,
    "max_members": 500_000,
    "vanity_url_code": None,
    "description": None,
    "banner": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "public_updates_channel_id": None,
    "nsfw_level": 0,
    "premium_progress_bar_enabled": False,
    "safety_alerts_channel_id": None,
    "stickers": [],
    "large": False,
    "unavailable": False,
    "voice_states": [],
    "presences": [],
    "stage_instances": [],
    "guild_scheduled_events": [],
    "soundboard_sounds": [],
}


@dataclass(slots=True)
class Channel:
    """A text channel, a thread, or somebody's private channel with the bot.

    `granted` is what the bot may do there. `slow_mode` is in seconds. For a private channel
    `people` are those in it beside the bot.
    """

    id: int
    key: str
    kind: int = TEXT
    server_id: int | None = None
    parent_id: int | None = None
    people: tuple[Person, ...] = ()
    granted: int = MEMBER
    slow_mode: float = 0.0
    archived: bool = False
    locked: bool = False
    deleted: bool = False
    has_bot: bool = True
    last_post: float = float("-inf")

    @property
    def is_private(self) -> bool:
        return self.kind in (DM, GROUP_DM)

    @property
    def is_thread(self) -> bool:
        return self.kind == THREAD

    def grants(self, permission: str) -> bool:
        """Whether the bot has a permission here; in private it needs none."""
        return self.is_private or bool(self.granted & PERMISSIONS[permission])

    def payload(self) -> dict[str, Any]:
        """The channel object."""
        body: dict[str, Any] = {"id": str(self.id), "type": self.kind, "last_message_id": None}
        if self.is_private:
            return body | {"recipients": [p.user() for p in self.people], "flags": 0}
        body |= {
            "guild_id": str(self.server_id),
            "name": self.key,
            "parent_id": str(self.parent_id) if self.parent_id else None,
            "rate_limit_per_user": int(self.slow_mode),
            "flags": 0,
        }
        return body | (self._thread() if self.is_thread else self._text())

    def _text(self) -> dict[str, Any]:
        return {"position": 0, "permission_overwrites": [], "topic": None, "nsfw": False}

    def _thread(self) -> dict[str, Any]:
        meta = {
            "archived": self.archived,
            "locked": self.locked,
            "auto_archive_duration": 1440,
            "archive_timestamp": iso(),
            "create_timestamp": iso(),
        }
        return {
            "owner_id": "201000000000000001",
            "message_count": 0,
            "member_count": 1,
            "total_message_sent": 0,
            "thread_metadata": meta,
        }


@dataclass(slots=True)
class Server:
    """A server (guild) that has the bot while `has_bot`."""

    id: int
    key: str
    name: str
    owner_id: int
    members: set[int] = field(default_factory=set)
    admins: set[int] = field(default_factory=set)
    locale: str = "en-US"
    has_bot: bool = True

    def permissions(self, person_id: int) -> int:
        """What a member may do."""
        return ADMIN if person_id in self.admins or person_id == self.owner_id else MEMBER

    def member(self, person: Person, *, with_permissions: bool = False) -> dict[str, Any]:
        """A member object with its user."""
        body: dict[str, Any] = {
            "user": person.user(),
            "nick": person.nicks.get(self.id),
            "avatar": None,
            "banner": None,
            "roles": [],
            "joined_at": iso(1_700_000_000),
            "premium_since": None,
            "communication_disabled_until": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
        }
        if with_permissions:
            body["permissions"] = str(self.permissions(person.id))
        return body

    def payload(self, bot: Person, channels: list[Channel]) -> dict[str, Any]:
        """The guild object of GUILD_CREATE."""
        threads = [c.payload() for c in channels if c.is_thread and not c.archived]
        return _EMPTY | {
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.owner_id),
            "roles": [self._everyone()],
            "preferred_locale": self.locale,
            "joined_at": iso(1_700_000_000),
            "member_count": len(self.members) + 1,
            "members": [self.member(bot)],
            "channels": [c.payload() for c in channels if not c.is_thread],
            "threads": threads,
        }

    def _everyone(self) -> dict[str, Any]:
        """The role that every member has."""
        return {
            "id": str(self.id),
            "name": "@everyone",
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "position": 0,
            "permissions": str(MEMBER),
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
