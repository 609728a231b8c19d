"""How a match ended."""

from dataclasses import replace

from bot import views
from bot.actions import Action, Verb
from bot.text import speech_in
from core.engine.table import End, Result, Status, Table
from tests.bot.views.reading import buttons, labels, lines, read
from tests.bot.views.sample import Player, at, seed_of

EN = speech_in("en")


def finished() -> Table:
    return list(Player().versions())[-1].table


def resigned() -> Table:
    table = at("AS", ("8S", "2C")).table
    result = Result(End.RESIGNED, 1, (10, 20), True, (None, None), resigned_seat=0)
    row = replace(table.rounds[0], seed=seed_of(1).hex())
    return replace(table, status=Status.OVER, result=result, rounds=(row,))


def test_the_winner_comes_first_and_then_the_final_table() -> None:
    table = finished()
    assert table.result is not None
    assert lines(views.result(table, EN))[:3] == [
        "🏆 علي wins!",
        f"Mona {table.result.totals[0]}",
        f"علي {table.result.totals[1]}",
    ]


def test_it_says_what_the_ratings_did() -> None:
    told = lines(views.result(finished(), EN))
    assert "Mona 1500 → 1523 (+23)" in told
    assert "علي 1484 → 1461 (−23), new" in told


def test_a_match_against_the_computer_is_unrated() -> None:
    last = list(Player(people=(Player().people[0], None)).versions())[-1]
    assert "Unrated." in lines(views.result(last.table, EN))


def test_the_last_round_is_counted_in_it_and_its_seed_shown() -> None:
    table = finished()
    text = read(views.result(table, EN))
    last = table.rounds[-1]
    assert f"Last round, round {last.number}" in text
    assert seed_of(last.number).hex() in text


def test_a_single_round_with_equal_scores_is_a_draw() -> None:
    result = Result(End.PLAYED, None, (40, 40), False, (None, None))
    assert lines(views.result(replace(finished(), result=result), EN))[0] == "🤝 A draw!"


def test_who_resigned_is_said_and_the_seed_shown_all_the_same() -> None:
    view = views.result(resigned(), EN)
    assert lines(view)[:2] == ["🏆 علي wins!", "🏳 Mona resigned."]
    assert seed_of(1).hex() in read(view)


def test_a_void_match_counts_for_nothing_and_has_no_rematch() -> None:
    view = views.result(replace(resigned(), status=Status.VOID, result=None), EN)
    assert lines(view)[0] == "🚫 Match 12 is void. It counts for nothing."
    assert seed_of(1).hex() in read(view)
    assert view.rows == ()


def test_rematch_is_offered() -> None:
    view = views.result(finished(), EN)
    assert labels(view) == ["Rematch"]
    assert buttons(view)[0].action == Action(Verb.REMATCH, 12)


def test_rematch_goes_when_it_was_taken_and_when_the_match_is_folded() -> None:
    assert views.result(replace(finished(), rematch=13), EN).rows == ()
    assert views.result(replace(finished(), due=None), EN).rows == ()
