"""Whoever taps is there, whatever becomes of the tap; and a floor that is not there."""

from __future__ import annotations

import pytest

from core.engine.table import Seat, Table
from tests.bot.desk.office import Office


async def until_away(office: Office, table: Table) -> Table:
    """Let nobody play until the computer keeps both seats warm."""
    while not all(seat.away for seat in table.seats):
        due = await office.cafe.engine.next_due()
        assert due is not None
        office.cafe.time.now = max(due, office.cafe.time.now)
        await office.cafe.engine.tick()
        table = await office.cafe.engine.table(table.id)
    return table


async def seat_after(office: Office, table: Table, number: int) -> Seat:
    return (await office.cafe.engine.table(table.id)).seats[number]


async def test_a_stale_button_gives_an_away_seat_back(office: Office) -> None:
    table = await until_away(office, await office.cafe.start())
    omar = table.seat_of(office.cafe.omar.id)
    assert omar is not None
    answer = await office.tap(
        office.cafe.omar, f"p:{table.id}:900:8S", office.private(office.cafe.omar)
    )
    assert answer.toast
    assert not (await seat_after(office, table, omar.number)).away


async def test_a_tap_out_of_turn_gives_an_away_seat_back(office: Office) -> None:
    table = await until_away(office, await office.cafe.start())
    assert table.floor is not None
    assert table.floor.turn is not None
    seat = table.seats[1 - table.floor.turn]
    waiting = seat.person
    assert waiting is not None
    data = f"p:{table.id}:{table.plies}:8S"
    assert (await office.tap(waiting, data, office.private(waiting))).toast
    assert not (await seat_after(office, table, seat.number)).away


@pytest.mark.parametrize("verb", ["r", "p"])
async def test_a_bystander_gives_nobody_a_seat_back(office: Office, verb: str) -> None:
    table = await until_away(office, await office.cafe.start())
    data = f"r:{table.id}" if verb == "r" else f"p:{table.id}:900:8S"
    await office.tap(office.cafe.salma, data, office.group)
    assert all(seat.away for seat in (await office.cafe.engine.table(table.id)).seats)


async def test_a_ready_button_of_an_earlier_round_gives_an_away_seat_back(office: Office) -> None:
    table = await until_away(office, await office.cafe.start())
    seat = table.seats[0]
    assert seat.person is not None
    await office.tap(seat.person, f"r:{table.id}", office.group)
    assert not (await seat_after(office, table, seat.number)).away


async def test_who_is_ready_last_is_not_told_to_wait_for_others(office: Office) -> None:
    table = await office.cafe.play_round(await office.cafe.start())
    first, last = office.cafe.mona, office.cafe.omar
    waits = await office.tap(first, f"r:{table.id}", office.private(first))
    goes = await office.tap(last, f"r:{table.id}", office.private(last))
    assert (waits.toast, goes.toast) == ("Ready! Waiting for the others.", "Ready! On we go.")


async def test_another_page_of_captures_of_an_earlier_play_is_refused(office: Office) -> None:
    table = await office.cafe.start()
    omar = office.cafe.omar
    private = office.private(omar)
    assert (await office.tap(omar, f"c:{table.id}:900:8S:23", private)).refused
    assert not (await office.tap(omar, f"c:{table.id}:{table.plies}:8S:23", private)).refused
    assert (await office.tap(office.cafe.salma, f"c:{table.id}:0:8S:23", office.group)).refused


async def test_a_chat_without_a_match_has_no_floor_though_the_asker_plays_elsewhere(
    office: Office,
) -> None:
    await office.cafe.start()
    reply = await office.ask(office.cafe.mona, "floor", office.elsewhere)
    assert reply.view is not None
    assert reply.view.text == "No match is running in this chat."
