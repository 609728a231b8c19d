"""A card small enough for a line of text: Discord shows it 22 points high."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.ink import EDGE, GOLD, INKS, PAPER
from bot.pictures.pen import FINE, rank, suit
from bot.view import Deck
from core.rules.cards import KOMI, Card

_SIDE: Final = 128


def is_own(card: Card, deck: Deck) -> bool:
    """Whether a card looks different in this deck than in the usual one."""
    return deck is Deck.TWO or INKS[deck][card.suit] != INKS[Deck.TWO][card.suit]


def card_face(card: Card, deck: Deck = Deck.TWO) -> bytes:
    """Return a card as PNG, 128 by 128, with a rank and a suit as large as they can be."""
    unit = _SIDE * FINE
    whole = Image.new("RGBA", (unit, unit))
    canvas = ImageDraw.Draw(whole)
    rim = GOLD if card is KOMI else EDGE
    canvas.rounded_rectangle((0, 0, unit - 1, unit - 1), unit * 0.17, fill=rim)
    gap = unit * (0.05 if card is KOMI else 0.02)
    inner = (gap, gap, unit - gap - 1, unit - gap - 1)
    canvas.rounded_rectangle(inner, unit * 0.17 - gap, fill=PAPER)
    ink = INKS[deck][card.suit]
    rank(canvas, card.rank, ((0.07 * unit, 0.07 * unit), 0.55 * unit), ink)
    suit(canvas, card.suit, ((0.45 * unit, 0.45 * unit), 0.52 * unit), PAPER)  # a gap between
    suit(canvas, card.suit, ((0.48 * unit, 0.48 * unit), 0.46 * unit), ink)
    file = BytesIO()
    whole.reduce(FINE).quantize(64).save(file, "PNG")
    return file.getvalue()
