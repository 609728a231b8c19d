"""Dashes along a way."""

from __future__ import annotations

from bot.pictures.dash import PATTERNS, dashes


def test_without_a_pattern_the_whole_way_is_drawn() -> None:
    assert dashes([(0, 0), (50, 0)], ()) == [[(0, 0), (50, 0)]]


def test_what_is_drawn_and_what_is_left_out_take_turns() -> None:
    assert dashes([(0, 0), (50, 0)], (20, 10)) == [[(0, 0), (20, 0)], [(30, 0), (50, 0)]]


def test_a_dash_bends_where_the_way_does() -> None:
    bent = dashes([(0, 0), (10, 0), (10, 30)], (20, 10))
    assert bent == [[(0, 0), (10, 0), (10, 10)], [(10, 20), (10, 30)]]


def test_a_gap_goes_round_a_corner() -> None:
    assert dashes([(0, 0), (15, 0), (15, 10)], (10, 10)) == [[(0, 0), (10, 0)], [(15, 5), (15, 10)]]


def test_a_single_point_is_drawn() -> None:
    assert dashes([(3, 4)], (20, 10)) == [[(3, 4)]]


def test_four_sides_have_four_patterns() -> None:
    assert len(set(PATTERNS)) == 4
