"""Ways, and the ranks and suits that are drawn with them."""

from __future__ import annotations

import pytest

from bot.pictures.curve import mirrored, placed, star, trace
from bot.pictures.glyph import GLYPHS, PEN
from bot.pictures.suit import OUTLINES
from core.rules.cards import RANKS, SUITS, Rank, Suit


def test_a_straight_way_is_its_points() -> None:
    assert trace("1,2 L 3,4 5,6") == [(1, 2), (3, 4), (5, 6)]


def test_a_curve_begins_and_ends_where_it_should() -> None:
    way = trace("0,0 C 0,10 10,10 10,0 L 20,0")
    assert (way[0], way[-2], way[-1]) == ((0, 0), (10, 0), (20, 0))
    assert max(y for _, y in way) == pytest.approx(7.5)


def test_a_half_becomes_a_whole() -> None:
    assert mirrored([(5, 0), (8, 3)], 5) == [(5, 0), (8, 3), (2, 3), (5, 0)]


def test_points_are_made_larger_and_then_moved() -> None:
    assert placed([(1, 2)], (10, 20), 3) == [(13, 26)]


def test_a_star_has_a_ray_upwards() -> None:
    assert min(star((0, 0), 10, 4, 5), key=lambda point: point[1]) == pytest.approx((0, -10))


@pytest.mark.parametrize("rank", RANKS)
def test_every_rank_fills_its_box(rank: Rank) -> None:
    points = [point for stroke in GLYPHS[rank] for point in stroke]
    assert min(y for _, y in points) == pytest.approx(PEN / 2, abs=0.6)
    assert max(y for _, y in points) == pytest.approx(100 - PEN / 2, abs=2)
    assert min(x for x, _ in points) >= PEN / 2 - 0.1


@pytest.mark.parametrize("suit", SUITS)
def test_every_suit_stays_in_its_box(suit: Suit) -> None:
    points = [point for outline in OUTLINES[suit] for point in outline]
    assert all(0 <= x <= 100 and 0 <= y <= 100 for x, y in points)
