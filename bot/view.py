"""A View: what a message shows, on any platform. `bot.views` makes them, adapters post them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from enum import StrEnum

from bot.actions import Action


class Tone(StrEnum):
    """How a button looks where the platform has colours; the words alone must do."""

    PLAIN = ""
    PRIMARY = "primary"
    GOOD = "success"
    BAD = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """One button: pressing it does `action`, or opens `url`."""

    label: str
    action: Action | None = None
    url: str | None = None
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class View:
    """A message. `text` is a small HTML: b, i, code, pre, blockquote, a, tg-time; else escaped."""

    text: str
    rows: tuple[tuple[Button, ...], ...] = ()

    @property
    def digest(self) -> str:
        """A short fingerprint of what is shown: equal digests need no edit."""
        whole = repr((self.text, self.rows)).encode("utf-8", "surrogatepass")
        return hashlib.blake2b(whole, digest_size=12).hexdigest()
