"""Renews docs/cards.png and docs/floors.png (`make shots`): every card and every kind of floor."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.pictures import card_face, draw
from bot.pictures.face import high
from bot.pictures.ink import FELT
from bot.pictures.sprite import Look, margin, sprite
from bot.view import Deck
from core.rules.cards import PACK
from tests.bot.pictures.sample import SAMPLES

DOCS = Path(__file__).parents[1] / "docs"
THEMES = ((255, 255, 255), (23, 33, 43))  # the chats of Telegram, light and dark
GAP, CARD, FLOOR = 12, 84, (540, 360)


def opened(png: bytes) -> Image.Image:
    """A PNG as a picture."""
    return Image.open(BytesIO(png)).convert("RGBA")


def cards() -> Image.Image:
    """Both decks, a row a suit, and below each deck its emoji at the size of a line of text."""
    block = 4 * (high(CARD) + GAP) + 2 * (22 + GAP) + GAP
    whole = Image.new("RGB", (13 * (CARD + GAP) + GAP, 2 * block), FELT)
    for number, deck in enumerate(Deck):
        for card in PACK:
            column, row = divmod(card.index, 4)
            left, top = column * (CARD + GAP), number * block + row * (high(CARD) + GAP)
            edge = GAP - margin(CARD)
            whole.paste(
                sprite(card, deck, CARD, Look.LYING).convert("RGB"), (left + edge, top + edge)
            )
        _emoji(whole, deck, (number + 1) * block - 2 * (22 + GAP))
    return whole


def _emoji(whole: Image.Image, deck: Deck, top: int) -> None:
    for row, theme in enumerate(THEMES):
        y = top + row * (22 + GAP)
        whole.paste(theme, (0, y - GAP // 2, whole.width, y + 22 + GAP // 2))
        for card in PACK:
            small = opened(card_face(card, deck)).resize((22, 22), Image.Resampling.LANCZOS)
            whole.paste(small, (GAP + card.index * 24, y), small)


def floors() -> Image.Image:
    """Every sample, half of them on a light chat and half on a dark one."""
    pictures = [opened(draw(sample)).resize(FLOOR) for sample in SAMPLES.values()]
    across, down = FLOOR[0] + 2 * GAP, FLOOR[1] + 2 * GAP
    rows = -(-len(pictures) // 2)
    whole = Image.new("RGB", (2 * across, rows * down))
    for number, one in enumerate(pictures):
        column, row = number % 2, number // 2
        whole.paste(THEMES[column], (column * across, row * down, *_end(column, row, across, down)))
        whole.paste(one, (column * across + GAP, row * down + GAP))
    return whole


def _end(column: int, row: int, across: int, down: int) -> tuple[int, int]:
    return (column + 1) * across, (row + 1) * down


def main() -> None:
    """Write both sheets."""
    for name, sheet in (("cards", cards()), ("floors", floors())):
        sheet.quantize(192).save(DOCS / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
