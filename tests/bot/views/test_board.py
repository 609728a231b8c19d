"""Leaderboards and statistics."""

from dataclasses import replace

import pytest

from bot import views
from bot.text import speech_in
from bot.views.board import SHOWN
from core.engine.board import LevelLine, Line, Stats
from core.players import Level
from tests.bot.views.reading import lines
from tests.bot.views.sample import ALI, MONA, OMAR

EN = speech_in("en")


STATS = Stats(MONA, 1523, False, 3, rated=12, rated_won=7, played=20, won=11)


BOARD = (
    Line(1, MONA, 1523, False, 1, 9),
    Line(2, ALI, 1484, True, 3, 4),
    Line(2, OMAR, 1484, False, 3, 8),
)


def test_a_board_has_a_line_a_person_and_ties_share_a_place() -> None:
    assert lines(views.leaderboard(BOARD, "all", EN)) == [
        "🏆 Best of this chat",
        "1. Mona 1523",
        "2. علي 1484, new",
        "2. Omar 1484",
    ]


@pytest.mark.parametrize("span", ["week", "month"])
def test_a_week_and_a_month_count_the_matches_won(span: str) -> None:
    assert lines(views.leaderboard(BOARD[:2], span, EN))[1:] == [
        "1. Mona 1523 · 1 match won",
        "2. علي 1484, new · 3 matches won",
    ]


def test_the_world_has_a_board_too() -> None:
    assert lines(views.leaderboard(BOARD[:1], "global", EN))[0] == "🏆 Best of the world"


def test_an_empty_board_says_how_to_begin() -> None:
    assert "/basra starts one" in lines(views.leaderboard((), "all", EN))[1]


def test_a_long_board_ends_after_twenty() -> None:
    assert len(lines(views.leaderboard(BOARD * 20, "all", EN))) == SHOWN + 1


def test_statistics_tell_rating_place_and_matches() -> None:
    assert lines(views.stats(STATS, EN)) == [
        "📊 Mona",
        "Rating 1523",
        "Place 3 in the world",
        "Rated: 12 matches, 7 won",
        "Played: 20 matches, 11 won",
    ]


def test_a_new_rating_is_said_to_be_new_and_may_have_no_place() -> None:
    told = lines(views.stats(replace(STATS, is_new=True, place=None), EN))
    assert told[1] == "Rating 1523, new until five rated matches"
    assert not any("world" in line for line in told)


def test_who_never_finished_a_match_has_no_numbers() -> None:
    assert lines(views.stats(replace(STATS, played=0), EN)) == [
        "📊 Mona",
        "No finished match yet. /basra starts one.",
    ]


def test_statistics_tell_of_each_level_of_the_computer() -> None:
    levels = (LevelLine(Level.CASUAL, 1, 1), LevelLine(Level.EXPERT, 7, 2))
    assert lines(views.stats(replace(STATS, levels=levels), EN))[-2:] == [
        "🤖 Casual: 1 match, 1 won",
        "🤖 Expert: 7 matches, 2 won",
    ]
