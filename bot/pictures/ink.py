"""The colours, and the one palette of every picture.

With a fixed palette cards are put together as they are, without another look at their colours: that
is what makes a picture quick to draw and small to send.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import Image

from bot.view import Deck
from core.rules.cards import Suit

Ink = tuple[int, int, int]

FELT: Final[Ink] = (31, 104, 90)
DEEP: Final[Ink] = (20, 74, 65)  # shadows, empty places, the border
BRIGHT: Final[Ink] = (58, 133, 112)  # lines and rays on the felt
PAPER: Final[Ink] = (255, 253, 247)
EDGE: Final[Ink] = (176, 168, 148)
GOLD: Final[Ink] = (240, 180, 41)
BACK: Final[Ink] = (122, 30, 52)
BLACK: Final[Ink] = (24, 32, 36)
RED: Final[Ink] = (200, 30, 46)
BLUE: Final[Ink] = (26, 86, 178)
GREEN: Final[Ink] = (22, 122, 58)
FADING: Final = 0.42  # how much of the felt shows through a card that was taken

_TWO: Final = {
    Suit.CLUBS: BLACK,
    Suit.DIAMONDS: RED,
    Suit.HEARTS: RED,
    Suit.SPADES: BLACK,
}
INKS: Final[dict[Deck, dict[Suit, Ink]]] = {
    Deck.TWO: _TWO,
    Deck.FOUR: {**_TWO, Suit.CLUBS: GREEN, Suit.DIAMONDS: BLUE},
}


def mixed(one: Ink, other: Ink, share: float) -> Ink:
    """The colour that is `share` of the way from one to the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _ramp(one: Ink, other: Ink, steps: int) -> list[Ink]:
    return [mixed(one, other, step / (steps - 1)) for step in range(steps)]


def _colours() -> list[Ink]:
    """Everything two neighbours can blend to."""
    suits = (BLACK, RED, BLUE, GREEN)
    pale = mixed(PAPER, FELT, FADING)
    whole = [*_ramp(FELT, PAPER, 14), *_ramp(FELT, DEEP, 10), *_ramp(FELT, BRIGHT, 8)]
    whole += [*_ramp(FELT, GOLD, 10), *_ramp(PAPER, GOLD, 10), *_ramp(PAPER, EDGE, 6)]
    whole += [*_ramp(BACK, PAPER, 12), *_ramp(BACK, GOLD, 8), *_ramp(FELT, EDGE, 6)]
    for ink in suits:
        whole += [*_ramp(PAPER, ink, 14), *_ramp(GOLD, ink, 6)]
        whole += _ramp(pale, mixed(ink, FELT, FADING), 8)
    return list(dict.fromkeys(whole))


@cache
def palette() -> Image.Image:
    """An empty picture with the palette."""
    colours = _colours()
    whole = Image.new("P", (1, 1))
    whole.putpalette([part for colour in colours for part in colour])
    return whole


def flat(picture: Image.Image) -> Image.Image:
    """The picture in the palette's colours."""
    return picture.quantize(palette=palette(), dither=Image.Dither.NONE)
