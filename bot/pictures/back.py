"""The back of a card: a lattice of eight-pointed stars."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.curve import star
from bot.pictures.face import ROUND
from bot.pictures.ink import BACK, EDGE, GOLD, PAPER
from bot.pictures.pen import FINE, Canvas

_STARS: Final = 3  # across the shorter side


def back(across: int, down: int) -> Image.Image:
    """Draw a back of this size, `FINE` times as large."""
    size = (across * FINE, down * FINE)
    short = min(size)
    whole = Image.new("RGB", size, PAPER)
    canvas = ImageDraw.Draw(whole)
    gap = 0.06 * short
    inner = (gap, gap, size[0] - gap, size[1] - gap)
    canvas.rounded_rectangle(inner, (ROUND - 0.03) * short, fill=BACK)
    _lattice(canvas, inner, (short - 2 * gap) / _STARS)
    canvas.rounded_rectangle(
        (0, 0, size[0] - 1, size[1] - 1), ROUND * short, outline=EDGE, width=max(1, short // 110)
    )
    return whole


def _lattice(canvas: Canvas, box: tuple[float, float, float, float], wish: float) -> None:
    """As many whole stars as there is room for, in gold, each with a hole."""
    left, top, right, bottom = box
    columns, rows = max(1, round((right - left) / wish)), max(1, round((bottom - top) / wish))
    across, down = (right - left) / columns, (bottom - top) / rows
    for column in range(columns):
        for row in range(rows):
            centre = (left + across * (column + 0.5), top + down * (row + 0.5))
            canvas.polygon(star(centre, wish * 0.42, wish * 0.3, 8), fill=GOLD)
            canvas.polygon(star(centre, wish * 0.24, wish * 0.17, 8), fill=BACK)
