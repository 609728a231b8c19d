"""What an adapter hands to the desk, and what it gets back. No platform's own types in it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import StrEnum

from bot.actions import Action
from bot.platform import Document, Spot
from bot.publisher.whisper import Heard
from bot.view import View


class Kind(StrEnum):
    """Who stands behind an account."""

    PERSON = "person"
    BOT = "bot"
    NOBODY = "nobody"  # anonymous admins, channels, linked channels, deleted accounts


@dataclass(frozen=True, slots=True)
class Actor:
    """An account as the platform shows it at this moment. `name` may be hostile."""

    platform: str
    account: str
    name: str
    username: str | None = None
    language: str | None = None
    kind: Kind = Kind.PERSON


@dataclass(frozen=True, slots=True)
class Mention:
    """Somebody named in a command: by @username only, or with the account."""

    username: str | None = None
    actor: Actor | None = None


@dataclass(frozen=True, slots=True)
class Command:
    """A command somebody typed. `words` are its arguments without the mentions.

    `text` is all that follows its name, as it was typed. `whispered`: the answer is shown to
    whoever asked and to nobody else, though it stands in a group.
    """

    name: str
    actor: Actor
    spot: Spot
    title: str = ""
    words: tuple[str, ...] = ()
    mentions: tuple[Mention, ...] = ()
    text: str = field(default="", repr=False)
    replied: Actor | None = None  # whose message the command replies to
    whispered: bool = False

    @property
    def is_private(self) -> bool:
        """Whether nobody else sees the answer."""
        return self.whispered or self.spot.kind == "private"


@dataclass(frozen=True, slots=True)
class Tap:
    """A press of one of our buttons."""

    action: Action
    actor: Actor
    spot: Spot
    title: str = ""
    message: str = ""  # the platform's id of the message under which it stands
    offered: bool = False  # whether that message really has this button: data can be forged
    heard: Heard | None = None  # if that message is whispered: how it may be edited from now on

    @property
    def is_private(self) -> bool:
        """Whether nobody else sees the message."""
        return self.heard is not None or self.spot.kind == "private"


@dataclass(frozen=True, slots=True)
class Whisper:
    """A message for the asker's eyes alone, in a group of a platform that can.

    If it is a hand, `match` and `seat` say whose: the publisher keeps it up to date.
    """

    view: View
    match: int | None = None
    seat: int | None = None


Done = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a command: a message where it was asked, or in private, or nothing to say.

    With a document `view` is its caption, and `after` a message that follows it. `refused`: the
    view says why nothing was done. `done` is to be called when the answer stands there.
    """

    view: View | None = None
    document: Document | None = None
    after: View | None = None
    whisper: Whisper | None = None
    refused: bool = False
    done: Done | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a tap, for the tapper alone; `replace` is what the pressed message becomes.

    `refused`: the toast says why nothing was done. `done` is to be called when it was replaced.
    """

    toast: str = ""
    url: str | None = None
    replace: View | None = None
    whisper: Whisper | None = None
    refused: bool = False
    done: Done | None = None
