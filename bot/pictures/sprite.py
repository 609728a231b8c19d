"""Cards ready to be put on the felt: drawn once, then kept."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.pictures.back import back
from bot.pictures.face import ROUND, face, high
from bot.pictures.ink import DEEP, EDGE, FADING, FELT, GOLD, PAPER, flat
from bot.pictures.pen import FINE
from bot.view import Deck
from core.rules.cards import Card

KEPT: Final = 800  # sprites; one is some 20 kB
_FALL: Final = 3  # how far below its card a shadow is
_HALF: Final = 127


class Look(Enum):
    """How a card lies there."""

    LYING = "lying"
    PLAYED = "played"  # with a golden rim
    TAKEN = "taken"  # fading into the felt
    PILED = "piled"  # face up across a pile


def margin(width: int) -> int:
    """How far a sprite goes beyond its card on every side: there is the shadow or the rim."""
    return min(11, max(4, width // 14))  # less than the air between two cards


@lru_cache(KEPT)
def sprite(card: Card, deck: Deck, width: int, look: Look) -> Image.Image:
    """A card with its margin, in the palette's colours, on felt."""
    drawn, gap = face(card, deck, width).reduce(FINE), margin(width)
    if look is Look.TAKEN:
        drawn = Image.blend(drawn, Image.new("RGB", drawn.size, FELT), FADING)
    whole = Image.new("RGB", _size(width), FELT)
    if look is Look.LYING:
        whole.paste(DEEP, (0, 0, *whole.size), _shadow(width))
    if look is Look.PLAYED:
        whole.paste(GOLD, (0, 0, *whole.size), _outline(width, _rim(width)))
    box = (gap, gap, gap + drawn.width, gap + drawn.height)
    whole.paste(drawn, box, _outline(width, 0).crop(box))
    return flat(whole)


@lru_cache(64)
def mask(width: int, look: Look) -> Image.Image:
    """Which part of a sprite covers what lies beneath."""
    rim = _rim(width) if look is Look.PLAYED else 0
    return _outline(width, rim).point(lambda alpha: 255 if alpha > _HALF else 0, "1")


@lru_cache(128)
def stack(cards: int, across: int, down: int) -> Image.Image:
    """A pile face down on felt, the thicker the more cards; all round is room for the thickest."""
    gap = thickness(52)
    whole = Image.new("RGB", ((across + 2 * gap) * FINE, (down + 2 * gap) * FINE), FELT)
    canvas = ImageDraw.Draw(whole)
    radius = ROUND * min(across, down) * FINE
    for level in range(thickness(cards), -1, -1):
        left, top = (gap - level / 2) * FINE, (gap + level) * FINE
        box = (left, top, left + across * FINE, top + down * FINE)
        canvas.rounded_rectangle(box, radius, fill=PAPER if level % 3 else EDGE)
    shape = Image.new("L", (across * FINE, down * FINE))
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, *shape.size), radius, fill=255)
    whole.paste(back(across, down), (gap * FINE, gap * FINE), shape)
    return flat(whole.reduce(FINE))


def thickness(cards: int) -> int:
    """How high a pile is, in points of the picture."""
    return 0 if not cards else 2 + cards // 3


def _size(width: int) -> tuple[int, int]:
    gap = margin(width)
    return width + 2 * gap, high(width) + 2 * gap


def _rim(width: int) -> int:
    return margin(width) - 2


@lru_cache(64)
def _outline(width: int, rim: int) -> Image.Image:
    """The shape of a card with smooth edges, wider by a rim."""
    across, down = (side * FINE for side in _size(width))
    whole, edge = Image.new("L", (across, down)), (margin(width) - rim) * FINE
    box = (edge, edge, across - edge - 1, down - edge - 1)
    radius = (ROUND * width + rim) * FINE
    ImageDraw.Draw(whole).rounded_rectangle(box, radius, fill=255)
    return whole.reduce(FINE)


@lru_cache(64)
def _shadow(width: int) -> Image.Image:
    """A soft shadow, a little lower than the card."""
    gap = margin(width)
    lower = ImageChops.offset(_outline(width, 0), 0, _FALL)
    return lower.filter(ImageFilter.GaussianBlur(gap / 2.5))
