"""Who is still in a match, and who came where in it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.engine.standing import goes_on_without, has_won, place_of, places, standing
from core.engine.table import Chat, End, Person, Result, Seat, Status, Table
from core.rules.ruleset import DEFAULT_RULES

CHAT = Chat(1, "telegram", "-100", "group")


def person(number: int) -> Seat:
    return Seat(number, Person(number + 1, f"Player {number}"))


def computer(number: int) -> Seat:
    return Seat(number, computer="casual")


def left(number: int) -> Seat:
    return replace(person(number), computer="casual")


def table_of(*seats: Seat, totals: tuple[int, ...] = (), teams: bool = False) -> Table:
    """A table; over with these totals, if there are any."""
    best = [side for side, total in enumerate(totals) if total == max(totals)]
    winner = best[0] if len(best) == 1 else None
    result = Result(End.PLAYED, winner, totals, False, (None,) * len(seats)) if totals else None
    status = Status.OVER if totals else Status.LIVE
    rules, target = DEFAULT_RULES, 101
    return Table(
        1, "key", 1, status, CHAT, None, "en", rules, target, teams, seats, 1, (), result=result
    )


THREE = (person(0), person(1), person(2))
FOUR = (*THREE, person(3))


def test_places_go_by_totals() -> None:
    assert places(table_of(*FOUR, totals=(40, 101, 10, 70))) == (3, 1, 4, 2)


def test_equals_share_a_place_and_the_next_is_left_out() -> None:
    assert places(table_of(*FOUR, totals=(70, 101, 70, 10))) == (2, 1, 2, 4)


def test_with_a_shared_first_place_nobody_has_won() -> None:
    table = table_of(*THREE, totals=(50, 50, 20))
    assert places(table) == (1, 1, 3)
    assert not any(has_won(table, seat) for seat in table.seats)


def test_who_left_comes_last_though_the_computer_won_for_them() -> None:
    table = table_of(person(0), person(1), left(2), totals=(60, 40, 110))
    assert places(table) == (1, 2, 3)
    assert [has_won(table, seat) for seat in table.seats] == [True, False, False]


def test_several_who_left_share_the_last_place() -> None:
    assert places(table_of(left(0), *FOUR[1:3], left(3), totals=(90, 10, 20, 80))) == (3, 2, 1, 3)


def test_of_a_winning_team_only_who_stayed_has_won() -> None:
    table = table_of(left(0), *FOUR[1:], totals=(120, 80), teams=True)
    assert places(table) == (1, 2)
    assert [place_of(table, seat) for seat in table.seats] == [2, 2, 1, 2]
    assert [has_won(table, seat) for seat in table.seats] == [False, False, True, False]


def test_a_match_without_a_result_has_no_places() -> None:
    with pytest.raises(ValueError, match="no result"):
        places(table_of(*THREE))


def test_of_two_nobody_plays_on_when_one_leaves() -> None:
    assert not goes_on_without(table_of(person(0), person(1)), 0)
    assert not goes_on_without(table_of(person(0), computer(1)), 0)


def test_of_three_the_others_play_on_and_of_the_last_two_nobody() -> None:
    assert goes_on_without(table_of(*THREE), 0)
    assert not goes_on_without(table_of(left(0), person(1), person(2)), 1)


def test_a_computer_that_sat_there_is_somebody_to_play_against() -> None:
    assert goes_on_without(table_of(person(0), person(1), computer(2)), 0)
    assert not goes_on_without(table_of(left(0), person(1), computer(2)), 1)


def test_a_team_stands_as_long_as_one_of_it_stays() -> None:
    assert standing(table_of(left(0), *FOUR[1:], teams=True)) == (0, 1)
    assert goes_on_without(table_of(left(0), *FOUR[1:], teams=True), 1)
    assert not goes_on_without(table_of(left(0), *FOUR[1:], teams=True), 2)
