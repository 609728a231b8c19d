"""What stands on the court cards instead of a large suit, each in a box of 100 by 100.

The King has a crown, the Queen a lotus, the Jack a tarboosh.
"""

from __future__ import annotations

from typing import Final

from bot.pictures.curve import Point, ellipse, mirrored, placed, trace
from bot.pictures.ink import GOLD, Ink
from bot.pictures.pen import Canvas, disc, shape, stroke
from core.rules.cards import Rank

Box = tuple[Point, float]

_CROWN: Final = trace("12,74 L 3,27 27,49 50,12 73,49 97,27 88,74")
_BAND: Final = trace("12,80 L 88,80 88,93 12,93")
_TIPS: Final = ((3.0, 25.0), (50.0, 11.0), (97.0, 25.0))
_OUTER: Final = trace("2,40 C 4,66 22,86 50,88 46,64 28,46 2,40")
_INNER: Final = trace("21,18 C 16,44 26,70 50,86 54,58 44,34 21,18")
_PETAL: Final = mirrored(trace("50,4 C 66,22 70,52 50,84"))
_DISH: Final = trace("24,88 C 34,99 66,99 76,88")
_FEZ: Final = mirrored(trace("46,14 C 62,14 72,16 74,22 L 90,84"), 46)
_BRIM: Final = ellipse((46, 84), 44, 13)
_CORD: Final = trace("46,13 C 72,0 100,8 95,50")
_TASSEL: Final = trace("89,48 L 101,48 105,78 85,78")


def emblem(canvas: Canvas, rank: Rank, box: Box, ink: Ink) -> None:
    """Draw the emblem of a court card."""
    draw = {Rank.KING: _crown, Rank.QUEEN: _lotus, Rank.JACK: _tarboosh}[rank]
    draw(canvas, box, ink)


def _crown(canvas: Canvas, box: Box, ink: Ink) -> None:
    at, size = box
    shape(canvas, (_CROWN,), box, GOLD)
    shape(canvas, (_BAND,), box, ink)
    for tip in placed([*_TIPS], at, size / 100):
        disc(canvas, tip, size * 0.07, ink)


def _lotus(canvas: Canvas, box: Box, ink: Ink) -> None:
    for petal, colour in ((_OUTER, ink), (_INNER, GOLD)):
        shape(canvas, (petal, [(100 - x, y) for x, y in petal]), box, colour)
    shape(canvas, (_PETAL, _DISH), box, ink)


def _tarboosh(canvas: Canvas, box: Box, ink: Ink) -> None:
    at, size = box
    shape(canvas, (_FEZ, _BRIM), box, ink)
    stroke(canvas, placed(_CORD, at, size / 100), size * 0.055, GOLD)
    shape(canvas, (_TASSEL,), box, GOLD)
