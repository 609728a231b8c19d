"""A review in words: who kept how much, what cost most, and that it fits under its plot."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot import views
from bot.text import LANGUAGES, Speech, speech_in
from bot.text.bidi import RLM
from bot.view import Deck, Plot, View
from core.engine.preference import House
from core.engine.review import Costly, Review
from core.engine.table import Person, Table
from core.players import Motive, Reason
from core.rules.cards import parse_cards
from core.rules.play import parse_play
from tests.bot.views.reading import MARKS, check, labels, lines, read
from tests.bot.views.sample import Player

EN = speech_in("en")
TABLE = list(Player(target=None).versions())[-1].table
WHY = Reason(
    motive=Motive.UNCLEARABLE,
    play=parse_play("8S:7C+AS"),
    taken=2,
    points=0,
    left=parse_cards("4D7H"),
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
    absent=(),
    judged=48,
    plays=48,
)
LONG = replace(
    REVIEW,
    chances=(
        ((0, 0.5), (9, 0.7), (50, 0.64), (98, 0.31), (147, 1.0)),
        ((1, 0.48), (49, 0.36), (99, 0.66), (147, 0.0)),
    ),
    deals=(0, 49, 98),
    last=147,
)


def test_it_tells_accuracies_and_the_costliest_plays_with_what_was_better() -> None:
    assert lines(views.review(REVIEW, TABLE, EN)) == [
        "🔍 Match 12 in review",
        "Each line is a side’s chance of winning, by what its player could know.",
        "🔴 ▬▬ Mona: accuracy 64%",
        "🔵 ▬ ▬ علي: accuracy 88%",
        "Chance of winning in percent, at the beginning and at the end:",
        "🔴 Mona: 50 → 100",
        "🔵 علي: 50 → 0",
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


def test_the_words_say_what_the_plot_shows_round_by_round() -> None:
    for view in (views.review(LONG, TABLE, EN), views.review(LONG, TABLE, EN, has_plot=False)):
        told = lines(view)
        at = told.index("Chance of winning in percent, as each round began and at the end:")
        assert told[at + 1 : at + 3] == ["🔴 Mona: 50 → 64 → 31 → 100", "🔵 علي: 48 → 36 → 66 → 0"]


def test_who_cannot_see_the_plot_hears_it_in_plain_text() -> None:
    named = named_table(TABLE, "Mona & Co")
    assert MARKS.sub("", views.review(LONG, named, EN).alt).split("\n") == [
        "Each side’s chance of winning, play by play.",
        "🔴 Mona & Co: 50 → 64 → 31 → 100",
        "🔵 Mona & Co: 48 → 36 → 66 → 0",
    ]


def test_in_arabic_the_arrows_point_the_way_one_reads() -> None:
    view = views.review(LONG, TABLE, speech_in("ar"))
    assert "50 ← 64 ← 31 ← 100" in read(view)
    assert all(line.startswith(RLM) for line in view.alt.split("\n"))


def test_of_a_match_too_long_to_tell_the_ends_alone_are_told() -> None:
    line = tuple((49 * number, 0.5) for number in range(90))
    endless = replace(LONG, chances=(line, line), deals=tuple(range(0, 49 * 89, 49)))
    view = views.review(endless, TABLE, EN)
    assert "🔴 Mona: 50 → 50" in lines(view)
    assert len(view.alt) <= 1024
    check(view)


def test_without_pictures_the_words_say_it_all() -> None:
    view = views.review(REVIEW, TABLE, EN, has_plot=False)
    assert view.picture is None
    assert "Each line" not in view.text
    assert "−12%" in read(view)


@pytest.mark.parametrize("has_plot", [True, False])
def test_its_cards_are_of_the_deck_of_the_match(has_plot: bool) -> None:
    four = House().choose("deck", "four")
    table = replace(TABLE, chat=replace(TABLE.chat, house=four))
    assert views.review(REVIEW, table, EN, has_plot=has_plot).deck is Deck.FOUR


def test_a_match_without_mistakes_is_said_to_be_one() -> None:
    flawless = replace(REVIEW, costly=(), accuracies=(100, None))
    told = lines(views.review(flawless, TABLE, EN))
    assert told[-1] == "No play cost anything worth telling."
    assert [line for line in told if "accuracy" in line] == ["🔴 ▬▬ Mona: accuracy 100%"]


def test_plays_that_nobody_came_to_are_owned_up_to() -> None:
    told = lines(views.review(replace(REVIEW, judged=30, costly=()), TABLE, EN))
    assert "I got through 30 of 48 plays" in told[2]
    assert "No play cost anything worth telling." not in told


def test_where_nothing_was_judged_there_is_no_plot() -> None:
    empty = replace(
        REVIEW, chances=(((48, 1.0),), ((48, 0.0),)), accuracies=(None,) * 2, costly=(), judged=0
    )
    view = views.review(empty, TABLE, EN)
    assert view.picture is None
    assert lines(view) == [
        "🔍 Match 12 in review",
        "I did not get to look at any of its plays: too much is going on. Ask again in a minute.",
    ]


def test_whom_the_computer_played_for_is_named() -> None:
    told = lines(views.review(replace(REVIEW, absent=(0, 1)), TABLE, EN))
    assert told[2] == (
        "The computer played for Mona and علي at times. Those plays count for nobody."
    )


def test_the_costly_moments_are_linked_where_there_is_a_replay_page() -> None:
    view = views.review(REVIEW, TABLE, EN, "https://basra.example.org")
    assert labels(view)[:2] == ["▶ ①", "▶ ②"]
    assert view.rows[0][0].url == f"https://basra.example.org/m/{TABLE.key}#17"
    assert views.review(REVIEW, TABLE, EN).rows == ()


def named_table(table: Table, name: str) -> Table:
    seats = [replace(seat, person=Person(seat.number + 1, name)) for seat in table.seats]
    return replace(table, seats=tuple(seats))


def heavy(words: Speech, **shown: bool) -> View:
    """A review with as much to tell as there can be."""
    four = list(Player(people=(None,) * 4, target=None).versions())[-1].table
    four = named_table(four, "Ramses the Great of Thebes and Memphis")
    told = replace(
        LONG,
        chances=LONG.chances * 2,
        absent=(0, 1, 2, 3),
        judged=47,
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
def test_the_course_which_the_plot_shows_makes_way_for_the_costly_plays(language: str) -> None:
    words = speech_in(language)
    costly = replace(COSTLY, play=parse_play("8S:7C+AS+2D"))
    long = named_table(TABLE, "Ramses the Great of Thebes and Memphis")
    caption = views.review(replace(LONG, costly=(costly,) * 3), long, words).text
    assert "③" in caption


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_plot_cannot_be_shown_the_words_say_it_all_too(language: str) -> None:
    words = speech_in(language)
    assert heavy(words).in_words == heavy(words, has_plot=False)
    assert "③" in heavy(words).in_words.text
