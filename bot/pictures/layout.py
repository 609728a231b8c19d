"""Where everything lies: from a `Picture` to places on the felt, without drawing anything.

The piles stand in a column on the left, from the first side downwards; the floor is beside them,
what a play took below it, or in the middle where that was all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from bot.pictures.face import high
from bot.pictures.sprite import Look
from bot.view import Move, Picture, Pile
from core.rules.cards import Card

SIZE: Final = (1080, 720)


class Zone(NamedTuple):
    """A rectangle, in points of the picture."""

    left: float
    top: float
    across: float
    down: float


@dataclass(frozen=True, slots=True)
class Placed:
    """A card, by the upper left corner of the card itself."""

    card: Card
    look: Look
    at: tuple[int, int]
    width: int


@dataclass(frozen=True, slots=True)
class Stack:
    """A pile face down; `is_lit` when it has just grown."""

    size: int
    zone: Zone
    is_lit: bool


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything in the order in which it is painted."""

    stacks: tuple[Stack, ...]
    cards: tuple[Placed, ...]
    line: Zone | None = None  # where the floor ends and a hand begins


RAIL: Final = Zone(34, 34, 232, 652)
_BESIDE: Final = Zone(296, 34, 750, 652)
_WHOLE: Final = Zone(40, 34, 1000, 652)
_WIDTHS: Final = (210, 176, 160, 140, 112, 98, 86, 76)
_AIR: Final = 14
_SHELF: Final = 216  # the height of a row below the floor
_SHELF_CARD: Final = 132
_SWEEP_CARD: Final = 180
_FAN: Final = 4  # so many taken cards lie in one row; more by a sweep in several
_HAND_CARD: Final = 140
_RAISED: Final = 12
_CROSSING: Final = 0.74  # a basra's width, in widths of the pile's cards
_CLOSE: Final = 0.6  # from one basra to the next, in widths


def layout(picture: Picture) -> Layout:
    """Find a place for everything."""
    zone, line, move = area(picture), None, picture.move
    cards: list[Placed] = []
    if picture.hand:
        zone, line = _cut(zone)
        cards += _row(picture.hand, line, _HAND_CARD)
    if move is not None and move.takes:
        zone, shelf = _cut(zone) if picture.floor else (zone, zone)
        cards += _capture(move, shelf, is_sweep=not picture.floor)
    cards += _grid(picture.floor, zone, move.card if move else None)
    stacks, crossing = _piles(picture)
    return Layout(stacks, (*cards, *crossing), line)


def area(picture: Picture) -> Zone:
    """Where the floor is."""
    return _BESIDE if picture.piles else _WHOLE


def _cut(zone: Zone) -> tuple[Zone, Zone]:
    """What is left above a shelf, and the shelf."""
    above = zone.down - _SHELF
    return zone._replace(down=above), zone._replace(top=zone.top + above, down=_SHELF)


def _grid(
    cards: Sequence[Card], zone: Zone, played: Card | None = None, look: Look = Look.LYING
) -> list[Placed]:
    """Cards in rows, as large as there is room for."""
    if not cards:
        return []
    width, rows = _fit(len(cards), zone)
    per_row = -(-len(cards) // rows)
    step = high(width) + _AIR
    top = zone.top + (zone.down - rows * step + _AIR) / 2
    placed = []
    for number in range(rows):
        line = zone._replace(top=top + number * step, down=high(width))
        row = cards[number * per_row : (number + 1) * per_row]
        placed += _row(row, line, width, look)
    return [replace(one, look=Look.PLAYED) if one.card is played else one for one in placed]


def _fit(count: int, zone: Zone) -> tuple[int, int]:
    """The largest width of which so many cards have room, and their rows."""
    for width in _WIDTHS:
        columns = int((zone.across + _AIR) // (width + _AIR))
        rows = -(-count // columns)
        if rows * (high(width) + _AIR) - _AIR <= zone.down:
            return width, rows
    return _WIDTHS[-1], rows


def _row(cards: Sequence[Card], zone: Zone, width: int, look: Look = Look.LYING) -> list[Placed]:
    """Cards side by side in the middle of a zone, closer where they would not fit."""
    step = min(width + _AIR, (zone.across - width) / max(1, len(cards) - 1))
    left = zone.left + (zone.across - width - (len(cards) - 1) * step) / 2
    top = zone.top + (zone.down - high(width)) / 2
    return [_placed(card, look, left + at * step, top, width) for at, card in enumerate(cards)]


def _capture(move: Move, zone: Zone, *, is_sweep: bool) -> list[Placed]:
    """The played card, raised, and what it took to its right."""
    width = _SWEEP_CARD if is_sweep else _SHELF_CARD
    apart = width + 2 * _AIR
    if is_sweep and len(move.takes) > _FAN:
        taken = _grid(move.takes, _beside(zone, apart), look=Look.TAKEN)
    else:
        taken = _row(move.takes, _beside(zone, apart), width, Look.TAKEN)
    top = zone.top + (zone.down - high(width)) / 2 - _RAISED
    left = min(one.at[0] for one in taken) - apart
    return [*taken, _placed(move.card, Look.PLAYED, left, top, width)]


def _beside(zone: Zone, apart: float) -> Zone:
    return zone._replace(left=zone.left + apart, across=zone.across - apart)


def _piles(picture: Picture) -> tuple[tuple[Stack, ...], list[Placed]]:
    """The sides' piles from the top, sideways, and the basras upright across them."""
    stacks, crossing = [], []
    lit = picture.move.side if picture.move and picture.move.takes else None
    width = 116 if len(picture.piles) < 3 else 92
    for side, pile in enumerate(picture.piles):
        down = RAIL.down / len(picture.piles)
        zone = RAIL._replace(top=RAIL.top + side * down, down=down)
        stack = _centred(zone, high(width), width)
        stacks.append(Stack(pile.size, stack, is_lit=side == lit))
        crossing += _crossing(pile, zone, round(width * _CROSSING))
    return tuple(stacks), crossing


def _crossing(pile: Pile, zone: Zone, width: int) -> list[Placed]:
    """Basras side by side; they lie a little high, so that the pile shows below them."""
    step = min(_CLOSE * width, (zone.across - width) / max(1, len(pile.basras) - 1))
    left = zone.left + (zone.across - width - (len(pile.basras) - 1) * step) / 2
    top = zone.top + (zone.down - high(width)) / 2 - 0.28 * width
    return [
        _placed(card, Look.PILED, left + at * step, top, width)
        for at, card in enumerate(pile.basras)
    ]


def _centred(zone: Zone, across: float, down: float) -> Zone:
    left, top = zone.left + (zone.across - across) / 2, zone.top + (zone.down - down) / 2
    return Zone(left, top, across, down)


def _placed(card: Card, look: Look, left: float, top: float, width: int) -> Placed:
    return Placed(card, look, (round(left), round(top)), width)
