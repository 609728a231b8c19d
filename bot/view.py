"""A View: what a message shows, on any platform. `bot.views` makes them, adapters post them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.actions import Action
from core.rules.cards import Card


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


class Deck(StrEnum):
    """How many colours the suits have in pictures; four tell them apart for the colour-blind."""

    TWO = "two"
    FOUR = "four"


@dataclass(frozen=True, slots=True)
class Move:
    """The play that a picture shows as just made. What it took lies on the floor no more."""

    card: Card
    takes: tuple[Card, ...] = ()
    side: int | None = None  # whose pile stands out; None: nobody's
    is_basra: bool = False


@dataclass(frozen=True, slots=True)
class Pile:
    """What a side has taken: so many cards face down, and its basras face up across them."""

    size: int
    basras: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """What a picture shows, in words for `bot.pictures` to draw; it holds nothing hidden.

    `floor` lies in the order the cards came; one just laid is in it. `piles` are in the order of
    the sides, none where there is no match. `hand` is a lower row, for lessons.
    """

    floor: tuple[Card, ...]
    move: Move | None = None
    piles: tuple[Pile, ...] = ()
    hand: tuple[Card, ...] = ()
    deck: Deck = Deck.TWO

    @property
    def digest(self) -> str:
        """A short fingerprint: equal ones look the same."""
        return _fingerprint(self)


@dataclass(frozen=True, slots=True)
class Plot:
    """Chances of winning as lines, for `bot.pictures` to draw.

    `lines` has points by side: a step of the match, 0 to `last`, and a chance, 0 to 1. `deals` are
    the steps at which rounds begin; `marks` are numbered: a step, a chance and the side.
    """

    lines: tuple[tuple[tuple[int, float], ...], ...]
    deals: tuple[int, ...]
    last: int
    marks: tuple[tuple[int, float, int], ...] = ()

    @property
    def digest(self) -> str:
        """A short fingerprint: equal ones look the same."""
        return _fingerprint(self)


@dataclass(frozen=True, slots=True)
class View:
    """A message. `text` is a small HTML: b, i, code, pre, blockquote, a, tg-time; else escaped.

    The text says all that the `picture` shows; `alt` is what the picture alone says. `words` is
    the text for where it cannot be shown, if that is another one. `deck` is that of the cards in
    text and buttons, where a platform can draw them.
    """

    text: str
    rows: tuple[tuple[Button, ...], ...] = ()
    picture: Picture | Plot | None = None
    alt: str = ""
    words: str = ""
    deck: Deck = Deck.TWO

    @property
    def in_words(self) -> View:
        """The same without its picture."""
        if self.picture is None:
            return self
        return replace(self, text=self.words or self.text, picture=None, alt="", words="")

    @property
    def digest(self) -> str:
        """A short fingerprint of what is shown: equal digests need no edit."""
        shown = (self.text, self.rows, self.picture) if self.picture else (self.text, self.rows)
        return _fingerprint(shown if self.deck is Deck.TWO else (*shown, self.deck))


def _fingerprint(shown: object) -> str:
    whole = repr(shown).encode("utf-8", "surrogatepass")
    return hashlib.blake2b(whole, digest_size=12).hexdigest()
