"""A `Picture` as PNG: everything is put together in the palette's colours."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.face import ROUND
from bot.pictures.felt import felt
from bot.pictures.ink import BRIGHT, FELT, GOLD, Ink, palette
from bot.pictures.layout import Layout, Placed, Stack, Zone, area, layout
from bot.pictures.plot import draw_plot
from bot.pictures.sprite import Look, margin, mask, sprite, stack, thickness
from bot.view import Deck, Picture, Plot

_SQUEEZE: Final = 6  # zlib's level: more takes longer and saves next to nothing
_GLOW: Final = 8  # between a pile that has grown and the line around it
_INDENT, _ABOVE = 120, 10  # of the line above a hand


def draw(picture: Picture | Plot) -> bytes:
    """Return the picture as PNG, 1080 by 720 and opaque; the same bytes for the same picture."""
    if isinstance(picture, Plot):
        return _png(draw_plot(picture))
    is_bare = not picture.floor and not (picture.move and picture.move.takes)
    is_burst = picture.move is not None and picture.move.is_basra
    canvas = felt(area(picture), is_burst, is_bare and not picture.hand).copy()
    _paint(canvas, layout(picture), picture.deck, is_burst)
    return _png(canvas)


def _paint(canvas: Image.Image, lies: Layout, deck: Deck, is_burst: bool) -> None:
    pen = ImageDraw.Draw(canvas)
    if lies.line is not None:
        _rule(pen, lies.line)
    for one in lies.stacks:
        _put_stack(canvas, pen, one)
    for placed in lies.cards:
        _put(canvas, placed, deck, is_burst)


def _put(canvas: Image.Image, placed: Placed, deck: Deck, is_burst: bool) -> None:
    """Paste a card: with the felt around it where it lies alone, else without."""
    whole = sprite(placed.card, deck, placed.width, placed.look)
    gap = margin(placed.width)
    at = (placed.at[0] - gap, placed.at[1] - gap)
    if placed.look is Look.LYING and not is_burst:
        canvas.paste(whole, at)
    else:
        canvas.paste(whole, at, mask(placed.width, placed.look))


def _put_stack(canvas: Image.Image, pen: ImageDraw.ImageDraw, one: Stack) -> None:
    left, top, across, down = (round(part) for part in one.zone)
    box = (left, top, left + across, top + down)
    if one.size:
        gap, whole = thickness(52), stack(one.size, across, down)
        canvas.paste(whole, (left - gap, top - gap), _but_felt(whole))
    else:
        pen.rounded_rectangle(box, ROUND * down, outline=_index(BRIGHT), width=3)
    if one.is_lit:
        low = thickness(one.size)
        grown = (left - _GLOW - low // 2, top - _GLOW, box[2] + _GLOW, box[3] + _GLOW + low)
        pen.rounded_rectangle(grown, ROUND * down + _GLOW, outline=_index(GOLD), width=4)


def _rule(pen: ImageDraw.ImageDraw, zone: Zone) -> None:
    """The line above a hand."""
    y = zone.top - _ABOVE
    ends = [(zone.left + _INDENT, y), (zone.left + zone.across - _INDENT, y)]
    pen.line(ends, fill=_index(BRIGHT), width=4)


def _but_felt(whole: Image.Image) -> Image.Image:
    """The mask of everything that is not felt."""
    felt_at = _index(FELT)
    return whole.point([0 if index == felt_at else 255 for index in range(256)], "1")


@cache
def _index(ink: Ink) -> int:
    """Where a colour stands in the palette."""
    colours = palette().getpalette() or []
    return [tuple(colours[at : at + 3]) for at in range(0, len(colours), 3)].index(ink)


def _png(canvas: Image.Image) -> bytes:
    file = BytesIO()
    canvas.save(file, "PNG", compress_level=_SQUEEZE)
    return file.getvalue()
