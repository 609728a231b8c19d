"""Lines that can be told apart without their colour: by their dashes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, pairwise
from math import dist
from typing import Final

from bot.pictures.curve import Points

PATTERNS: Final = ((), (26, 22), (1, 16), (26, 18, 1, 18))  # drawn, left out, …; () has no gaps


def dashes(points: Points, pattern: Sequence[float]) -> list[Points]:
    """The pieces of a way that are drawn. A dash bends where the way does."""
    if not pattern:
        return [points]
    pieces: list[Points] = []
    lengths = cycle(pattern)
    is_drawn, left, piece = True, next(lengths), points[:1]
    for start, end in pairwise(points):
        span, gone = dist(start, end), 0.0
        while gone + left < span:
            gone += left
            part = gone / span
            at = (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1]))
            if is_drawn:
                pieces.append([*piece, at])
            is_drawn, left, piece = not is_drawn, next(lengths), [at]
        left -= span - gone
        piece.append(end)
    return [*pieces, piece] if is_drawn else pieces
