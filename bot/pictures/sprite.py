"""Cards ready to be put on the felt: drawn once, then kept."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from bot.pictures.back import back
from bot.pictures.face import ROUND, face, high
from bot.pictures.ink import DEEP, EDGE, FADING, FELT, GOLD, PAPER, flat
from bot.pictures.pen import FINE
from bot.view import Deck
from core.rules.cards import Card

KEPT: Final = 800  # sprites; one is some 20 kB


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
    drawn = face(card, deck, width)
    if look is Look.TAKEN:
        drawn = Image.blend(drawn, Image.new("RGB", drawn.size, FELT), FADING)
    return _on_felt(drawn, width, look)


@lru_cache(64)
def mask(width: int, look: Look) -> Image.Image:
    """Which part of a sprite covers what lies beneath."""
    rim = _rim(width, look)
    gap, (across, down) = margin(width) - rim, _size(width)
    whole = Image.new("1", (across, down))
    box = (gap, gap, across - gap - 1, down - gap - 1)
    ImageDraw.Draw(whole).rounded_rectangle(box, ROUND * width + rim, fill=1)
    return whole


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
    return 0 if not cards else 2 + cards // 4


def _size(width: int) -> tuple[int, int]:
    gap = margin(width)
    return width + 2 * gap, high(width) + 2 * gap


def _rim(width: int, look: Look) -> int:
    return margin(width) - 2 if look is Look.PLAYED else 0


def _on_felt(drawn: Image.Image, width: int, look: Look) -> Image.Image:
    across, down = _size(width)
    gap, rim = margin(width) * FINE, _rim(width, look) * FINE
    size = (across * FINE, down * FINE)
    whole = Image.new("RGB", size, FELT)
    if look is Look.LYING:
        whole.paste(Image.new("RGB", size, DEEP), (0, 0), _shadow(size, gap, width))
    shape = Image.new("L", size)
    canvas = ImageDraw.Draw(shape)
    box = (gap - rim, gap - rim, size[0] - gap + rim - 1, size[1] - gap + rim - 1)
    canvas.rounded_rectangle(box, ROUND * width * FINE + rim, fill=255)
    if look is Look.PLAYED:
        whole.paste(Image.new("RGB", size, GOLD), (0, 0), shape)
        shape.paste(0, (0, 0, *size))
        box = (gap, gap, size[0] - gap - 1, size[1] - gap - 1)
        canvas.rounded_rectangle(box, ROUND * width * FINE, fill=255)
    card = Image.new("RGB", size, PAPER)
    card.paste(drawn, (gap, gap))
    whole.paste(card, (0, 0), shape)
    return flat(whole.reduce(FINE))


def _shadow(size: tuple[int, int], gap: int, width: int) -> Image.Image:
    """A soft shadow, a little lower than the card; blurred small, which costs less."""
    shape = Image.new("L", (size[0] // FINE, size[1] // FINE))
    edge = gap // FINE
    box = (edge, edge + 3, shape.width - edge - 1, shape.height - edge + 1)
    ImageDraw.Draw(shape).rounded_rectangle(box, ROUND * width, fill=255)
    return shape.filter(ImageFilter.GaussianBlur(edge / 2.5)).resize(size)
