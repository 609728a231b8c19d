"""Messages, and the files that hang on them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.guild.person import Person

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SILENT = 1 << 12


@dataclass(slots=True)
class File:
    """An attachment with its bytes."""

    id: int
    filename: str
    data: bytes
    content_type: str
    description: str | None = None

    def payload(self) -> dict[str, Any]:
        """The attachment object."""
        url = f"https://cdn.invalid/attachments/{self.id}/{self.filename}"
        return {
            "id": str(self.id),
            "filename": self.filename,
            "size": len(self.data),
            "url": url,
            "proxy_url": url,
            "content_type": self.content_type,
            "description": self.description,
        }


@dataclass(slots=True)
class Message:
    """One message as it stands.

    `owner_id` is set on an ephemeral message: who alone sees it. `pings` are the people whom its
    first version made ring; `everyone` says whether it rang for everybody. `edits` counts.
    """

    id: int
    channel_id: int
    author: Person
    content: str = ""
    components: list[dict[str, Any]] = field(default_factory=list)
    embeds: list[dict[str, Any]] = field(default_factory=list)
    files: list[File] = field(default_factory=list)
    flags: int = 0
    owner_id: int | None = None
    asked_by: int | None = None  # the id of the interaction that it answers
    mentions: list[Person] = field(default_factory=list)
    pings: frozenset[int] = frozenset()
    everyone: bool = False
    created: str = ""
    edited: str | None = None
    edits: int = 0
    deleted: bool = False

    @property
    def is_ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def is_thinking(self) -> bool:
        """Whether it is the "thinking …" of a deferred answer."""
        return bool(self.flags & LOADING)

    @property
    def is_silent(self) -> bool:
        return bool(self.flags & SILENT)

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """All its buttons and menus, row by row, as one list."""
        return [part for row in self.components for part in row["components"]]

    @property
    def labels(self) -> list[str]:
        """What its buttons say; for one with an emoji alone, the emoji's name."""
        return [label_of(button) for button in self.buttons if button["type"] == 2]

    def payload(self, app_id: int, *, server_id: int | None = None) -> dict[str, Any]:
        """The message object."""
        body: dict[str, Any] = {
            "id": str(self.id),
            "channel_id": str(self.channel_id),
            "author": self.author.user(),
            "content": self.content,
            "timestamp": self.created,
            "edited_timestamp": self.edited,
            "tts": False,
            "mention_everyone": self.everyone,
            "mentions": [person.user() for person in self.mentions],
            "mention_roles": [],
            "attachments": [file.payload() for file in self.files],
            "embeds": self.embeds,
            "components": self.components,
            "pinned": False,
            "type": 20 if self.asked_by else 0,
            "flags": self.flags,
        }
        if self.asked_by is not None:
            body |= {"application_id": str(app_id), "webhook_id": str(app_id)}
        if server_id is not None:
            body["guild_id"] = str(server_id)
        return body


def label_of(button: dict[str, Any]) -> str:
    """What a button says."""
    return str(button.get("label") or (button.get("emoji") or {}).get("name") or "")
