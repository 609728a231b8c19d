"""What a chat platform must be able to do for us, and the few ways in which it fails.

    Failure
    ├── Flooded       too fast; nothing was sent; wait `retry_after` seconds in this chat alone
    ├── Unsent        the connection never opened; nothing was sent; try again
    ├── Unknown       a time-out or a broken answer: it may have been done, it may not
    ├── Gone          the message to edit or delete is not there, or can't be changed any more
    ├── Unreachable   this person cannot be written to (blocked, never started, account deleted)
    ├── Lost          the bot is not in this chat, or may not write in it
    ├── Closed        this topic or thread takes no messages now; the rest of the chat does
    ├── Moved         the chat has another id now
    └── Rejected      the platform did not like what we sent: a bug of ours

Adapters raise these and nothing else; the publisher and the desk know no platform.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from bot.view import View


class Failure(Exception):  # an ordinary outcome, with a name
    """One of the tree above."""


class Flooded(Failure):
    """Nothing was sent. `retry_after` is in seconds."""

    def __init__(self, retry_after: float) -> None:
        super().__init__(f"flooded for {retry_after:g} s")
        self.retry_after = retry_after


class Unsent(Failure):
    """Nothing was sent: the connection never opened."""


class Unknown(Failure):
    """Nobody can say whether it was done."""


class Gone(Failure):
    """The message is not there any more, or cannot be changed."""


class Unreachable(Failure):
    """The person cannot be written to."""


class Lost(Failure):
    """The chat cannot be written to."""


class Closed(Failure):
    """The topic is closed or deleted."""


class Moved(Failure):
    """The chat moved to another id (Telegram: a group became a supergroup)."""

    def __init__(self, external_id: str) -> None:
        super().__init__("the chat moved")
        self.external_id = external_id


class Rejected(Failure):
    """The platform refused our request as malformed."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a message stands: a platform's chat, and the topic or thread in it.

    `server` is what a group belongs to, its home, where the platform has such a thing.
    """

    platform: str
    chat: str
    kind: str  # "group" or "private"
    thread: int | None = None
    server: str | None = field(default=None, compare=False)
    server_title: str = field(default="", compare=False)

    @property
    def home(self) -> tuple[str, str] | None:
        """The number and the title of the server."""
        return None if self.server is None else (self.server, self.server_title)


@dataclass(frozen=True, slots=True)
class Document:
    """A file to hand over."""

    name: str
    content: bytes


class BadToken(Exception):  # its message is the sentence for the operator
    """A platform does not know our token."""


class Platform(Protocol):
    """A connected chat platform. Every method may raise a `Failure`.

    One that `whispers` can show a message to one person in a group, so a hand always finds its way.
    A message takes `longest` letters.
    """

    name: str
    whispers: bool
    longest: int

    async def send(self, spot: Spot, view: View, *, silent: bool = False) -> str:
        """Post a message and return its id."""
        ...

    async def edit(self, spot: Spot, message: str, view: View) -> bool:
        """Make a posted message show `view`; return whether it had shown anything else."""
        ...

    async def delete(self, spot: Spot, message: str) -> None:
        """Remove a message. One that is gone already is a success."""
        ...

    async def hand_over(self, spot: Spot, document: Document, caption: str) -> None:
        """Send a file."""
        ...

    async def can_reach(self, account: str) -> bool:
        """Whether a private message to this account would arrive, without sending one."""
        ...

    async def is_admin(self, spot: Spot, account: str) -> bool:
        """Whether this account administers the chat at this moment."""
        ...

    def mention(self, account: str) -> str:
        """Return a link that, around a name in a View, rings that account."""
        ...

    def private_link(self, payload: str) -> str:
        """Return a link that opens the private chat with the bot and hands it `payload`."""
        ...
