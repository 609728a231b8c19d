"""The face of a card, at any width; it is 1.4 times as high."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.emblem import emblem
from bot.pictures.ink import EDGE, GOLD, INKS, PAPER, Ink
from bot.pictures.pen import FINE, Canvas, rank, suit
from bot.view import Deck
from core.rules.cards import KOMI, Card

HIGH: Final = 1.4
ROUND: Final = 0.1  # the corners' radius, in widths
COURT: Final = "JQK"


def high(width: int) -> int:
    """The height of a card of this width."""
    return round(width * HIGH)


def face(card: Card, deck: Deck, width: int) -> Image.Image:
    """Draw the card, `FINE` times as large; outside its round corners it is paper too."""
    unit = width * FINE
    whole = Image.new("RGB", (unit, high(width) * FINE), PAPER)
    canvas = ImageDraw.Draw(whole)
    ink = INKS[deck][card.suit]
    border(canvas, whole.size, max(1, unit // 110), EDGE)
    if card is KOMI:
        _mark_komi(canvas, whole.size, unit)
    rank(canvas, card.rank, ((0.1 * unit, 0.1 * unit), 0.55 * unit), ink)
    suit(canvas, card.suit, ((0.1 * unit, 0.735 * unit), 0.3 * unit), ink)
    _large(canvas, card, unit, ink)
    return whole


def border(canvas: Canvas, size: tuple[int, int], width: int, ink: Ink) -> None:
    """A frame along a card's edge."""
    across, down = size
    canvas.rounded_rectangle((0, 0, across - 1, down - 1), ROUND * across, outline=ink, width=width)


def _large(canvas: Canvas, card: Card, unit: int, ink: Ink) -> None:
    """The shape in the lower right: a suit, or a court card's emblem."""
    foot, right = (HIGH - 0.08) * unit, 0.92 * unit
    if card.rank.value in COURT:
        size = 0.47 * unit
        emblem(canvas, card.rank, ((right - size, foot - size), size), ink)
    else:
        size = 0.5 * unit
        suit(canvas, card.suit, ((right - size, foot - size), size), ink)


def _mark_komi(canvas: Canvas, size: tuple[int, int], unit: int) -> None:
    """The seven of diamonds has a golden frame."""
    gap, width = 0.035 * unit, round(0.03 * unit)
    canvas.rounded_rectangle(
        (gap, gap, size[0] - gap, size[1] - gap), (ROUND - 0.03) * unit, outline=GOLD, width=width
    )
