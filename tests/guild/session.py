"""Gateway sessions: what was sent to whom, so that a dropped socket can be resumed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

Send = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12


@dataclass(slots=True)
class Session:
    """One identified connection of one shard. `sent` are its events, kept for a RESUME."""

    shard: int
    shards: int
    intents: int
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    sent: list[dict[str, Any]] = field(default_factory=list)
    send: Send | None = None
    is_valid: bool = True
    resumed: int = 0

    def serves(self, server_id: int | None) -> bool:
        """Whether a server's events (None: those of private channels) come to this shard."""
        return ((server_id or 0) >> 22) % self.shards == self.shard

    def wants(self, intent: int) -> bool:
        return not intent or bool(self.intents & intent)

    def frame(self, event: str, data: Any) -> dict[str, Any]:
        """Number an event and keep it."""
        self.sequence += 1
        frame = {"op": 0, "t": event, "s": self.sequence, "d": data}
        self.sent.append(frame)
        return frame

    def missed(self, sequence: int) -> list[dict[str, Any]]:
        """The events after a number."""
        return [frame for frame in self.sent if frame["s"] > sequence]
