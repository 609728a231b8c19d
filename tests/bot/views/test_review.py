"""A review in words: who kept how much, what cost most, and that it fits under its plot."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot import views
from bot.text import LANGUAGES, Speech, speech_in
from bot.view import Plot, View
from core.engine.review import Costly, Review
from core.engine.table import Person, Table
from core.players import Motive, Reason
from core.rules.cards import parse_cards
from core.rules.play import parse_play
from tests.bot.views.reading import check, labels, lines, read
from tests.bot.views.sample import Player

EN = speech_in("en")
TABLE = list(Player(target=None).versions())[-1].table
WHY = Reason(
    motive=Motive.UNCLEARABLE,
    play=parse_play("8S:7C+AS"),
    taken=2,
    points=0,
    left=parse_cards("4D7H"),
    total=11,
    danger=0,
    unseen=20,
    cards=12,
)
COSTLY = Costly(
    step=17,
    round_number=1,
    ply=17,
    seat=0,
    side=0,
    play=parse_play("4C"),
    chance=0.64,
    cost=0.123,
    better=WHY,
)
REVIEW = Review(
    chances=(((0, 0.5), (48, 1.0)), ((1, 0.5), (48, 0.0))),
    deals=(0,),
    last=48,
    accuracies=(64, 88),
    costly=(COSTLY, replace(COSTLY, step=30, ply=30, seat=1, side=1, cost=0.05)),
)


def test_it_tells_accuracies_and_the_costliest_plays_with_what_was_better() -> None:
    assert lines(views.review(REVIEW, TABLE, EN)) == [
        "🔍 Match 12 in review",
        "Each line is a side’s chance of winning, by what its player could know.",
        "🔴 Mona: accuracy 64%",
        "🔵 علي: accuracy 88%",
        "The costliest plays",
        "① Round 1, play 17 · Mona: 4♣ (laid) · −12%",
        "Better: 8♠ (takes A♠ 7♣). It takes 2 cards and leaves 4♦ 7♥: no single unseen card"
        " clears that for points.",
        "② Round 1, play 30 · علي: 4♣ (laid) · −5%",
        "Better: 8♠ (takes A♠ 7♣). It takes 2 cards and leaves 4♦ 7♥: no single unseen card"
        " clears that for points.",
    ]


def test_the_plot_marks_the_costly_plays() -> None:
    view = views.review(REVIEW, TABLE, EN)
    assert view.picture == Plot(REVIEW.chances, (0,), 48, marks=((17, 0.64, 0), (30, 0.64, 1)))
    assert view.alt == "Each side’s chance of winning, play by play."


def test_without_pictures_the_words_say_it_all() -> None:
    view = views.review(REVIEW, TABLE, EN, has_plot=False)
    assert view.picture is None
    assert "Each line" not in view.text
    assert "−12%" in read(view)


def test_a_match_without_mistakes_is_said_to_be_one() -> None:
    flawless = replace(REVIEW, costly=(), accuracies=(100, None))
    told = lines(views.review(flawless, TABLE, EN))
    assert told[-1] == "No play cost anything worth telling."
    assert told[2:-1] == ["🔴 Mona: accuracy 100%"]


def test_the_costly_moments_are_linked_where_there_is_a_replay_page() -> None:
    view = views.review(REVIEW, TABLE, EN, "https://basra.example.org")
    assert labels(view)[:2] == ["▶ ①", "▶ ②"]
    assert view.rows[0][0].url == f"https://basra.example.org/m/{TABLE.key}#17"
    assert views.review(REVIEW, TABLE, EN).rows == ()


def long_named(table: Table) -> Table:
    seats = [
        replace(seat, person=Person(seat.number + 1, "Ramses the Great of Thebes and Memphis"))
        for seat in table.seats
    ]
    return replace(table, seats=tuple(seats))


def heavy(words: Speech, **shown: bool) -> View:
    """A review with as much to tell as there can be."""
    four = long_named(list(Player(people=(None,) * 4, target=None).versions())[-1].table)
    told = replace(
        REVIEW,
        chances=REVIEW.chances * 2,
        accuracies=(64,) * 4,
        costly=(replace(COSTLY, play=parse_play("8S:7C+AS+2D+3D+AD")),) * 3,
    )
    return views.review(told, four, words, **shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_under_its_plot_whatever_people_are_called(language: str) -> None:
    view = heavy(speech_in(language))
    check(view)
    assert len(read(view).encode("utf-16-le")) // 2 <= 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_plot_cannot_be_shown_the_words_say_it_all_too(language: str) -> None:
    words = speech_in(language)
    assert heavy(words).in_words == heavy(words, has_plot=False)
    assert "③" in heavy(words).in_words.text
