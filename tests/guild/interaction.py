"""One interaction: what a person did, and all the bot answered."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.guild.message import Message
from tests.guild.person import Person
from tests.guild.place import Channel
from tests.guild.refusal import refuse
from tests.guild.snowflake import new_id

PING, COMMAND, COMPONENT, COMPLETION, MODAL = 1, 2, 3, 4, 5
PONG, MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, SHEET = 1, 4, 5, 6, 7, 8, 9
FITTING = {
    COMMAND: {MESSAGE, DEFERRED, SHEET},
    COMPONENT: {MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, SHEET},
    COMPLETION: {CHOICES},
    MODAL: {MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE},
}


@dataclass(slots=True)
class Interaction:
    """What one press or command led to.

    `ack` is the type of the first answer (0 while there is none) and `after` how many seconds it
    took; `messages` are those it posted, the original first, `choices` those of a completion.
    `source` is the message whose button was pressed. Late answers and second ones are counted in
    `late` and `repeated`.
    """

    kind: int
    person: Person
    channel: Channel
    id: int = field(default_factory=new_id)
    token: str = field(default_factory=lambda: secrets.token_urlsafe(60), repr=False)
    at: float = field(default_factory=time.monotonic)
    source: Message | None = None
    is_foreign: bool = False  # by a user install, where the bot is not
    ack: int = 0
    after: float = 0.0
    expired: bool = False
    late: int = 0
    repeated: int = 0
    followed: int = 0
    original: Message | None = None
    messages: list[Message] = field(default_factory=list)
    choices: list[dict[str, Any]] = field(default_factory=list)
    sheet: dict[str, Any] | None = None

    @property
    def standing(self) -> list[Message]:
        """Its messages that say something and were not removed."""
        return [m for m in self.messages if not m.deleted and not m.is_thinking]

    @property
    def reply(self) -> Message | None:
        """The first of them."""
        return next(iter(self.standing), None)

    @property
    def private(self) -> list[Message]:
        """Those of them that its person alone sees."""
        return [m for m in self.standing if m.is_ephemeral]

    def expire(self) -> None:
        """Let its fifteen minutes be over."""
        self.expired = True


class InteractionBook:
    """The interactions, by id and by token; how long they live."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self.answer_within = 3.0
        self.token_life = 900.0
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    @property
    def all(self) -> list[Interaction]:
        """All of them, oldest first."""
        return list(self._by_id.values())

    def open(self, interaction: Interaction) -> Interaction:
        interaction.at = self._clock()
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        return interaction

    def to_answer(self, number: str, token: str) -> Interaction:
        """The interaction that may get its first answer now; raises 10062 or 40060."""
        found = self._by_id.get(int(number)) if number.isdecimal() else None
        if found is None or found.token != token:
            raise refuse(10062)
        if found.ack:
            found.repeated += 1
            raise refuse(40060)
        if self._clock() - found.at > self.answer_within:
            found.late += 1
            raise refuse(10062)
        return found

    def acknowledge(self, interaction: Interaction, kind: int) -> None:
        interaction.ack = kind
        interaction.after = self._clock() - interaction.at

    def by_token(self, token: str) -> Interaction:
        """The acknowledged interaction of a live token; raises 10015 or 50027."""
        found = self._by_token.get(token)
        if found is None:
            raise refuse(50027)
        if found.expired or self._clock() - found.at > self.token_life:
            raise refuse(50027)
        if not found.ack:
            raise refuse(10015)
        return found
