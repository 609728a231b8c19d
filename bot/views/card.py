"""Cards and points in a line of text."""

from collections.abc import Sequence

from bot.text.bidi import ltr
from core.rules.cards import Card


def run(cards: Sequence[Card]) -> str:
    """Cards in a row, as within a sentence: `8♦ A♠ 7♣`."""
    return ltr(" ".join([card.face for card in cards]))


def spread(cards: Sequence[Card]) -> str:
    """Cards in a row with air between them, as they lie on the floor."""
    return ltr(" \u2002".join([card.face for card in cards]))


def plus(points: int) -> str:
    """Points won or lost, with their sign: `+10`, `−3`."""
    return ltr(signed(points))


def signed(number: int) -> str:
    """A number with its sign, a true minus."""
    return f"{number:+}".replace("-", "−")
