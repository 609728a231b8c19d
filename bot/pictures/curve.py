"""Curves as polygons: everything drawn here is points in order, x to the right and y downwards."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

Point = tuple[float, float]
Points = list[Point]

_STEPS: Final = 14  # of a curve; no corner shows, even four times as large


def trace(way: str) -> Points:
    """The points of a way such as `9,29 C 11,16 20,8 32,8 L 55,92`.

    It begins somewhere; `L` goes straight through points, `C` in Bézier curves, three points each.
    """
    start, *rest = way.split()
    points, pending, is_curve = [_point(start)], [], False
    for word in rest:
        if word in "LC":
            is_curve = word == "C"
            continue
        pending.append(_point(word))
        if len(pending) == (3 if is_curve else 1):
            points += _cubic(points[-1], *pending) if is_curve else pending
            pending = []
    return points


def _point(word: str) -> Point:
    x, y = word.split(",")
    return float(x), float(y)


def _cubic(start: Point, first: Point, second: Point, end: Point) -> Points:
    """A Bézier curve without its start."""
    points = []
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        pulls = tuple(zip(shares, (start, first, second, end), strict=True))
        points.append((sum(s * p[0] for s, p in pulls), sum(s * p[1] for s, p in pulls)))
    return points


def ellipse(centre: Point, across: float, down: float) -> Points:
    """A closed ellipse with these radii."""
    return [
        (centre[0] + across * cos(radians(angle)), centre[1] + down * sin(radians(angle)))
        for angle in range(0, 361, 8)
    ]


def star(centre: Point, outer: float, inner: float, rays: int) -> Points:
    """A star with its first ray upwards."""
    points = []
    for step in range(2 * rays):
        angle, radius = radians(180 * step / rays - 90), inner if step % 2 else outer
        points.append((centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)))
    return points


def mirrored(half: Points, middle: float = 50) -> Points:
    """A closed outline from its right half, given from top to bottom."""
    return half + [(2 * middle - x, y) for x, y in reversed(half)]


def placed(points: Points, at: Point, scale: float) -> Points:
    """The points, made larger, then moved."""
    return [(at[0] + scale * x, at[1] + scale * y) for x, y in points]
