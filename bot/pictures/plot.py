"""A `Plot` as PNG: each side's chance of winning as a line, and numbers, but no words.

Lines differ in their dashes too, for who does not see their colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.curve import Point, Points
from bot.pictures.dash import PATTERNS, dashes
from bot.pictures.glyph import GLYPHS, PEN
from bot.pictures.ink import BLACK, BLUE, EDGE, GOLD, GREEN, PAPER, RED, Ink, flat
from bot.pictures.pen import Canvas, disc, stroke
from bot.view import Plot
from core.rules.cards import Rank

SIZE: Final = (1080, 720)
INKS: Final = (RED, BLUE, GREEN, GOLD)  # by side
_FINE: Final = 2  # drawn so many times larger
_LEFT, _TOP, _RIGHT, _BOTTOM = 130, 50, 1040, 630
_DIGIT, _WIDE = 28, 22  # how high, and from one to the next
_MARK: Final = 20  # radius of a mark
_ZERO, _ONE = (GLYPHS[Rank.TEN][1],), (GLYPHS[Rank.TEN][0],)
_DIGITS: Final = (_ZERO, _ONE, *(GLYPHS[rank] for rank in list(Rank)[1:9]))


def draw_plot(plot: Plot) -> Image.Image:
    """The plot in the palette's colours."""
    large = Image.new("RGB", (SIZE[0] * _FINE, SIZE[1] * _FINE), PAPER)
    canvas = ImageDraw.Draw(large)
    _grid(canvas, plot)
    for line, ink, pattern in zip(plot.lines, INKS, PATTERNS, strict=False):
        _line(canvas, [_at(plot, *point) for point in line], ink, pattern)
    for number, (centre, mark) in enumerate(zip(_centres(plot), plot.marks, strict=True), 1):
        _mark(canvas, centre, number, INKS[mark[2]])
    return flat(large.resize(SIZE, Image.Resampling.LANCZOS))


def _at(plot: Plot, step: int, chance: float) -> Point:
    x = _LEFT + (_RIGHT - _LEFT) * step / max(1, plot.last)
    return x * _FINE, (_BOTTOM - (_BOTTOM - _TOP) * chance) * _FINE


def _grid(canvas: Canvas, plot: Plot) -> None:
    """Lines for nothing, half and all of the chances, and for each deal."""
    for percent in (0, 25, 50, 75, 100):
        ends = [_at(plot, 0, percent / 100), _at(plot, plot.last or 1, percent / 100)]
        canvas.line(ends, fill=EDGE, width=(4 if percent % 50 == 0 else 2) * _FINE)
        if percent % 50 == 0:
            _number(canvas, percent, (ends[0][0] - 60 * _FINE, ends[0][1]), BLACK)
    for number, step in enumerate(plot.deals, 1):
        x, low = _at(plot, step, 0)
        canvas.line([(x, low), _at(plot, step, 1)], fill=EDGE, width=4 * _FINE)
        _number(canvas, number, (x + 24 * _FINE, low + 40 * _FINE), BLACK)


def _line(canvas: Canvas, points: Points, ink: Ink, pattern: Sequence[float]) -> None:
    for piece in dashes(points, [length * _FINE for length in pattern]) if points else ():
        stroke(canvas, piece, 7 * _FINE, ink)


def _centres(plot: Plot) -> list[Point]:
    """Where the marks stand: one that would cover another makes way towards the middle."""
    centres: list[Point] = []
    for step, chance, _ in plot.marks:
        x, y = _at(plot, step, chance)
        while any(dist((x, y), other) < (2 * _MARK + 6) * _FINE for other in centres):
            y += _FINE if chance > 0.5 else -_FINE
        centres.append((x, y))
    return centres


def _mark(canvas: Canvas, centre: Point, number: int, ink: Ink) -> None:
    disc(canvas, centre, (_MARK + 4) * _FINE, PAPER)
    disc(canvas, centre, _MARK * _FINE, ink)
    _number(canvas, number, centre, PAPER, 0.8)


def _number(
    canvas: Canvas, number: int, centre: tuple[float, float], ink: Ink, size: float = 1.0
) -> None:
    """A whole number around a point."""
    scale, digits = size * _DIGIT * _FINE / 100, str(number)
    for place, digit in enumerate(digits):
        shape = _DIGITS[int(digit)]
        across = [x for points in shape for x, _ in points]
        middle = (min(across) + max(across)) / 2
        x = centre[0] + (place - (len(digits) - 1) / 2) * _WIDE * _FINE * size
        for points in shape:
            moved = [
                (x + (px - middle) * scale, centre[1] + (py - 50) * scale) for px, py in points
            ]
            stroke(canvas, moved, PEN * scale, ink)
