"""When a message is sent anew, and when it may ring a phone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.platform import Spot
from bot.publisher.plan import Plan, Planner
from bot.publisher.showing import Matched
from core.engine.posts import Post
from core.engine.preference import Taste
from core.engine.table import Due, Table
from tests.bot.publisher.test_poster import Shown
from tests.bot.views.sample import PEOPLE, Player

TABLE = next(Player(PEOPLE[:3]).versions()).table
MINE = Spot("telegram", "1", "private")


def planned(calls: str, seat: int, message: str | None = "7") -> Plan:
    """What is to be done for a hand whose owner wants such calls and has not tapped lately."""
    seats = tuple(
        replace(
            one, person=one.person and replace(one.person, taste=Taste().choose("calls", calls))
        )
        for one in TABLE.seats
    )
    slot = f"hand:{seat}"
    posts = {slot: Post(TABLE.id, slot, TABLE.chat.key, message)}
    plan = Planner("", lambda _: False).plan(
        Matched(Shown(replace(TABLE, seats=seats)), posts), slot, MINE
    )
    assert plan is not None
    return plan


def in_turn() -> int:
    assert TABLE.turn is not None
    return TABLE.turn


@pytest.mark.parametrize("calls", ["all", "turns"])
def test_the_turn_comes_with_a_message_that_rings(calls: str) -> None:
    plan = planned(calls, in_turn())
    assert (plan.anew, plan.silent) == (True, False)


def test_who_wants_no_calls_is_shown_the_turn_by_an_edit() -> None:
    plan = planned("none", in_turn())
    assert (plan.anew, plan.silent) == (False, True)


def test_a_first_hand_is_sent_silently_to_who_wants_no_calls() -> None:
    plan = planned("none", in_turn(), message=None)
    assert (plan.anew, plan.silent) == (True, True)


def test_the_hands_of_the_others_never_ring() -> None:
    plan = planned("all", (in_turn() + 1) % 3, message=None)
    assert plan.silent


@pytest.mark.parametrize(("calls", "told"), [("all", True), ("turns", False), ("none", False)])
def test_only_who_likes_is_reminded_at_half_time(calls: str, told: bool) -> None:
    assert nudged(calls).is_nudged is told


def nudged(calls: str) -> Table:
    seat = TABLE.seats[in_turn()]
    assert seat.person is not None
    quiet = replace(seat, person=replace(seat.person, taste=Taste().choose("calls", calls)))
    seats = tuple(quiet if one is seat else one for one in TABLE.seats)
    return replace(TABLE, seats=seats, due=Due.TURN)
