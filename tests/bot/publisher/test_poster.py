"""Which messages show a match, and what each shows."""

from __future__ import annotations

from dataclasses import replace

from bot.publisher.poster import Aside, paint, slots
from core.engine.table import End, Result, Status, Table
from core.rules.seatview import SeatView
from tests.bot.views.sample import PEOPLE, Player

THREE = next(Player(PEOPLE[:3], gone=frozenset({2})).versions())


class Shown:
    """A match at one version; it remembers whose hands were asked for."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.asked: list[int] = []

    def hand(self, seat: int) -> SeatView | None:
        self.asked.append(seat)
        return THREE.view(seat)


def test_every_person_at_the_table_has_a_hand_the_next_player_first() -> None:
    table = THREE.table
    assert table.turn is not None
    assert slots(table)[:2] == [f"hand:{table.turn}", "floor"]
    assert {slot for slot in slots(table) if slot.startswith("hand")} == {
        "hand:0",
        "hand:1",
        "hand:2",
    }


def test_the_hand_of_who_left_shows_no_cards_and_never_changes_again() -> None:
    shown = Shown(THREE.table)
    poster = paint("hand:2", shown, Aside())
    assert poster is not None
    assert (poster.settled, poster.rings, poster.view.rows) == (True, False, ())
    assert shown.asked == []


def test_the_hands_of_the_others_go_on() -> None:
    shown = Shown(THREE.table)
    poster = paint("hand:0", shown, Aside())
    assert poster is not None
    assert not poster.settled
    assert shown.asked == [0]


def test_when_the_match_is_over_who_left_sees_the_result_too() -> None:
    result = Result(End.PLAYED, 0, (60, 40, 20), False, (None,) * 3)
    over = replace(THREE.table, status=Status.OVER, result=result)
    poster = paint("hand:2", Shown(over), Aside())
    assert poster is not None
    assert "🏆" in poster.view.text


def test_a_match_that_was_never_dealt_has_no_result() -> None:
    table = replace(THREE.table, status=Status.VOID)
    assert "result" in slots(table)
    assert "result" not in slots(replace(table, floor=None))
