"""Glyphs, suits and other shapes, put on a canvas."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PIL import ImageDraw

from bot.pictures.curve import Point, Points, placed
from bot.pictures.glyph import GLYPHS, PEN
from bot.pictures.ink import Ink
from bot.pictures.suit import OUTLINES
from core.rules.cards import Rank, Suit

Canvas = ImageDraw.ImageDraw
FINE: Final = 4  # drawn so many times larger, then made smaller: smooth edges


def stroke(canvas: Canvas, points: Points, width: float, ink: Ink) -> None:
    """A line of a round pen."""
    canvas.line(points, fill=ink, width=round(width))
    for x, y in points:
        disc(canvas, (x, y), width / 2, ink)


def disc(canvas: Canvas, centre: Point, radius: float, ink: Ink) -> None:
    """A full circle."""
    x, y = centre
    canvas.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ink)


def shape(canvas: Canvas, outlines: Iterable[Points], box: tuple[Point, float], ink: Ink) -> None:
    """Outlines of a box of 100 by 100, at a place and at a size."""
    at, size = box
    for outline in outlines:
        canvas.polygon(placed(outline, at, size / 100), fill=ink)


def suit(canvas: Canvas, which: Suit, box: tuple[Point, float], ink: Ink) -> None:
    """A suit in a square."""
    shape(canvas, OUTLINES[which], box, ink)


def rank(canvas: Canvas, which: Rank, box: tuple[Point, float], ink: Ink) -> None:
    """A rank as an index of this height."""
    at, height = box
    for points in GLYPHS[which]:
        stroke(canvas, placed(points, at, height / 100), PEN * height / 100, ink)
