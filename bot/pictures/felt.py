"""The table under the cards, drawn once for each kind of picture."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.curve import Point, star
from bot.pictures.ink import BRIGHT, DEEP, FELT, GOLD, flat, mixed
from bot.pictures.layout import RAIL, SIZE, Zone
from bot.pictures.pen import Canvas, disc

_FINE: Final = 2
_FRAME: Final = 14
_RAYS: Final = 24
_SOFT: Final = mixed(FELT, BRIGHT, 0.5)
_SPARKS: Final = ((-330, -250), (310, -262), (-345, 236), (332, 244), (-120, -285), (140, 282))


@lru_cache(16)
def felt(zone: Zone, is_burst: bool, is_bare: bool) -> Image.Image:
    """Felt around a floor at `zone`: with rays and stars for a basra, an ornament where it is bare.

    A line parts the floor from the piles, where there are any.
    """
    whole = Image.new("RGB", (SIZE[0] * _FINE, SIZE[1] * _FINE), FELT)
    canvas = ImageDraw.Draw(whole)
    centre = ((zone.left + zone.across / 2) * _FINE, (zone.top + zone.down / 2) * _FINE)
    if is_burst:
        _celebrate(canvas, centre)
    elif is_bare:
        _ornament(canvas, centre)
    _frame(canvas)
    if zone.left > RAIL.left + RAIL.across:
        _part(canvas, (RAIL.left + RAIL.across + zone.left) / 2 * _FINE)
    return flat(whole.reduce(_FINE))


def _celebrate(canvas: Canvas, centre: Point) -> None:
    far = SIZE[0] * _FINE
    for ray in range(_RAYS):
        angles = (radians(360 * ray / _RAYS), radians(360 * (ray + 0.5) / _RAYS))
        ends = [(centre[0] + far * cos(angle), centre[1] + far * sin(angle)) for angle in angles]
        canvas.polygon([centre, *ends], fill=_SOFT)
    for number, (across, down) in enumerate(_SPARKS):
        at = (centre[0] + across * _FINE, centre[1] + down * _FINE)
        size = (38 if number % 2 else 28) * _FINE
        canvas.polygon(star(at, size, size * 0.45, 5), fill=GOLD)


def _ornament(canvas: Canvas, centre: Point) -> None:
    """An eight-pointed star in the weave."""
    for radius, ink in ((190, _SOFT), (178, FELT), (120, _SOFT), (108, FELT), (40, _SOFT)):
        size = radius * _FINE
        canvas.polygon(star(centre, size, size * 0.74, 8), fill=ink)


def _frame(canvas: Canvas) -> None:
    across, down = SIZE[0] * _FINE - 1, SIZE[1] * _FINE - 1
    width = _FRAME * _FINE
    for left, top, right, bottom in (
        (0, 0, across, width),
        (0, down - width, across, down),
        (0, 0, width, down),
        (across - width, 0, across, down),
    ):
        canvas.rectangle((left, top, right, bottom), fill=DEEP)
    gap = (_FRAME - 2) * _FINE
    canvas.rectangle((gap, gap, across - gap, down - gap), outline=GOLD, width=_FINE)
    for x in (gap, across - gap):
        for y in (gap, down - gap):
            canvas.polygon(star((x, y), 11 * _FINE, 8 * _FINE, 8), fill=GOLD)


def _part(canvas: Canvas, x: float) -> None:
    top, bottom = 2.6 * _FRAME * _FINE, (SIZE[1] - 2.6 * _FRAME) * _FINE
    canvas.line([(x, top), (x, bottom)], fill=BRIGHT, width=2 * _FINE)
    for y in (top, bottom):
        disc(canvas, (x, y), 5 * _FINE, BRIGHT)
