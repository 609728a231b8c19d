"""Turn clocks, stand-ins, away seats, the pause and the void."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from core.engine import Engine
from core.engine.refusal import Reason, Refusal
from core.engine.table import Due, Status, Table
from core.rules.play import Play
from tests.core.engine.cafe import NOON, Cafe, casual_plays, in_turn, other, reason


async def seen(cafe: Cafe, table: Table) -> Table:
    """The table as it is now."""
    return await cafe.engine.table(table.id)


async def test_a_turn_has_three_minutes_and_a_nudge_at_half(cafe: Cafe) -> None:
    table = await cafe.start()
    assert (table.due, table.due_at) == (Due.NUDGE, NOON + timedelta(seconds=90))
    assert table.deadline == NOON + timedelta(seconds=180)
    assert not table.is_nudged
    await cafe.tick(90)
    table = await seen(cafe, table)
    assert (table.due, table.due_at) == (Due.TURN, NOON + timedelta(seconds=180))
    assert (table.is_nudged, table.plies) == (True, 0)


async def test_the_computer_plays_one_card_for_who_is_out_of_time(cafe: Cafe) -> None:
    table = await cafe.start()
    late = table.turn or 0
    await cafe.tick(180)
    table = await seen(cafe, table)
    assert (table.plies, table.made[0].by_computer) == (1, True)
    assert (table.seats[late].missed, table.seats[late].away) == (1, False)
    assert table.turn == 1 - late


async def test_for_who_is_out_of_time_or_away_the_stand_in_plays_as_casual_would(
    cafe: Cafe,
) -> None:
    table = await cafe.start(target=None)
    late = table.turn
    for _ in range(12):
        view = await cafe.engine.hand(table.id, table.turn or 0)
        await cafe.tick(180)
        table = await seen(cafe, table)
        assert view is not None
        assert table.made[-1].by_computer
        assert Play(table.made[-1].card, table.made[-1].takes) in casual_plays(view)
        while table.turn not in (late, None):
            table = await cafe.play(table)


async def test_after_a_miss_the_clock_is_short_until_one_plays_in_time(cafe: Cafe) -> None:
    table = await cafe.start()
    late = table.turn or 0
    await cafe.tick(180)
    table = await cafe.play(await seen(cafe, table))
    assert (table.turn, table.due) == (late, Due.TURN)
    assert table.deadline == cafe.time.now + timedelta(seconds=30)
    assert not table.is_nudged
    table = await cafe.play(table)
    assert table.seats[late].missed == 0
    table = await cafe.play(table)
    assert table.deadline == cafe.time.now + timedelta(seconds=180)


async def test_a_match_may_have_its_own_time_for_a_turn(cafe: Cafe) -> None:
    table = await cafe.start(turn_seconds=60)
    assert table.due_at == NOON + timedelta(seconds=30)
    assert table.deadline == NOON + timedelta(seconds=60)
    assert (await seen(cafe, table)).turn_seconds == 60
    assert (await Engine(cafe.store, now=cafe.time).table(table.id)).turn_seconds == 60


async def test_whoever_was_out_of_time_has_no_longer_than_a_turn(cafe: Cafe) -> None:
    table = await cafe.start(turn_seconds=10)
    await cafe.tick(10)
    table = await cafe.play(await seen(cafe, table))
    assert table.deadline == cafe.time.now + timedelta(seconds=10)


async def test_the_operators_own_time_is_not_the_matchs(cafe: Cafe) -> None:
    assert (await cafe.start(turn_seconds=180)).turn_seconds is None


@pytest.mark.parametrize("seconds", [0, 9, 86401])
async def test_a_turn_lasts_from_ten_seconds_to_a_day(cafe: Cafe, seconds: int) -> None:
    assert await reason(cafe.start(turn_seconds=seconds)) is Reason.BAD_TURN


async def test_two_misses_in_a_row_make_a_seat_away(cafe: Cafe) -> None:
    table = await cafe.start()
    late = table.turn or 0
    await cafe.tick(180)
    await cafe.play(await seen(cafe, table))
    await cafe.tick(30)
    table = await seen(cafe, table)
    assert (table.seats[late].away, table.status) == (True, Status.LIVE)
    table = await cafe.play(table)
    await cafe.tick(1)
    assert (await seen(cafe, table)).plies == table.plies + 1


async def away(cafe: Cafe) -> tuple[Table, int]:
    """A match in which the seat that began is away and the other has just played."""
    table = await cafe.start()
    late = table.turn or 0
    await cafe.tick(180)
    await cafe.play(await seen(cafe, table))
    await cafe.tick(30)
    return await cafe.play(await seen(cafe, table)), late


async def test_whoever_comes_back_has_the_seat_and_a_short_clock(cafe: Cafe) -> None:
    table, late = await away(cafe)
    table = await cafe.engine.back(table.id, in_turn(table).id)
    assert (table.seats[late].away, table.turn) == (False, late)
    assert table.deadline == cafe.time.now + timedelta(seconds=30)


async def test_coming_back_when_not_away_changes_nothing(cafe: Cafe) -> None:
    table = await cafe.start()
    again = await cafe.engine.back(table.id, cafe.mona.id)
    assert again.version == table.version
    assert await reason(cafe.engine.back(table.id, cafe.salma.id)) is Reason.NOT_YOURS


async def test_a_play_by_who_was_away_is_a_return(cafe: Cafe) -> None:
    table, late = await away(cafe)
    table = await cafe.play(table)
    assert (table.seats[late].away, table.seats[late].missed) == (False, 0)
    assert not table.made[-1].by_computer


async def test_coming_back_out_of_turn_leaves_the_others_clock_alone(cafe: Cafe) -> None:
    table, late = await away(cafe)
    await cafe.tick(1)
    table = await seen(cafe, table)
    before = table.deadline
    cafe.time.wait(10)
    table = await cafe.engine.back(table.id, other(table).id)
    assert (table.seats[late].away, table.deadline) == (False, before)


async def test_without_humans_a_match_is_suspended(cafe: Cafe) -> None:
    table = await cafe.alone()
    await cafe.tick(1)
    await cafe.tick(181)
    await cafe.tick(40)
    table = await seen(cafe, table)
    assert (table.status, table.due) == (Status.SUSPENDED, Due.VOID)
    plies = table.plies
    await cafe.tick(3600)
    assert (await seen(cafe, table)).plies == plies


async def suspended(cafe: Cafe) -> Table:
    """Mona left the computer alone at the table, on her turn."""
    table = await cafe.alone()
    await cafe.tick(300)
    table = await seen(cafe, table)
    assert table.status is Status.SUSPENDED
    return table


async def test_a_suspended_match_goes_on_when_a_human_comes_back(cafe: Cafe) -> None:
    table = await suspended(cafe)
    table = await cafe.engine.back(table.id, cafe.mona.id)
    assert (table.status, table.seats[0].away) == (Status.LIVE, False)
    assert table.due in (Due.TURN, Due.NUDGE)
    await cafe.tick(2)
    assert (await seen(cafe, table)).turn == 0


async def test_a_suspended_match_is_void_after_a_day(cafe: Cafe) -> None:
    table = await suspended(cafe)
    await cafe.tick(86400)
    table = await seen(cafe, table)
    assert (table.status, table.result) == (Status.VOID, None)


async def test_a_suspended_match_may_be_resigned(cafe: Cafe) -> None:
    table = await suspended(cafe)
    assert (await cafe.engine.resign(table.id, cafe.mona.id)).status is Status.OVER


async def test_the_computer_plays_about_a_second_after_its_turn_came(cafe: Cafe) -> None:
    table = await cafe.alone()
    if table.turn == 0:
        table = await cafe.play(table)
    assert (table.turn, table.due, table.deadline) == (1, Due.TURN, None)
    await cafe.tick(0.9)
    assert (await seen(cafe, table)).plies == table.plies
    await cafe.tick(0.1)
    after = await seen(cafe, table)
    assert (after.plies, after.made[-1].by_computer) == (table.plies + 1, False)


async def test_the_pause_ends_after_twenty_seconds(cafe: Cafe) -> None:
    table = await cafe.play_round(await cafe.start(target=1000))
    assert table.due is Due.PAUSE
    await cafe.tick(19)
    assert (await seen(cafe, table)).is_paused
    await cafe.tick(1)
    table = await seen(cafe, table)
    assert table.floor is not None
    assert (table.is_paused, table.floor.round_number) == (False, 2)


async def test_an_away_seat_holds_up_no_pause(cafe: Cafe) -> None:
    table, late = await away(cafe)
    while not table.is_paused:
        if table.turn == late:
            await cafe.tick(1)
            table = await seen(cafe, table)
        else:
            table = await cafe.play(table)
    present = table.seats[1 - late].person
    assert present is not None
    table = await cafe.engine.ready(table.id, present.id)
    assert not table.is_paused


async def test_a_late_delivery_starts_the_clock_anew_once(cafe: Cafe) -> None:
    table = await cafe.start()
    cafe.time.wait(20)
    table = await cafe.engine.delivered(table.id, 0)
    assert table.deadline == cafe.time.now + timedelta(seconds=180)
    cafe.time.wait(20)
    again = await cafe.engine.delivered(table.id, 0)
    assert (again.deadline, again.version) == (table.deadline, table.version)


async def test_a_prompt_delivery_changes_nothing(cafe: Cafe) -> None:
    table = await cafe.start()
    cafe.time.wait(0.5)
    again = await cafe.engine.delivered(table.id, 0)
    assert again.version == table.version


async def test_asking_for_the_hand_again_wins_no_time(cafe: Cafe) -> None:
    table = await cafe.start()
    await cafe.engine.delivered(table.id, 0)
    cafe.time.wait(100)
    again = await cafe.engine.delivered(table.id, 0)
    assert again.deadline == table.deadline


async def test_asking_for_the_hand_again_after_a_restart_wins_no_time(cafe: Cafe) -> None:
    table = await cafe.start()
    await cafe.engine.delivered(table.id, 0)
    cafe.time.wait(100)
    again = await Engine(cafe.store, now=cafe.time).delivered(table.id, 0)
    assert again.deadline == table.deadline


async def test_a_delivery_of_an_earlier_hand_changes_nothing(cafe: Cafe) -> None:
    table = await cafe.play(await cafe.start())
    cafe.time.wait(20)
    assert (await cafe.engine.delivered(table.id, 0)).version == table.version


async def test_a_hand_that_cannot_be_delivered_does_not_stop_the_clock(cafe: Cafe) -> None:
    table = await cafe.start()
    late = table.turn or 0
    table = await cafe.engine.undeliverable(table.id, late, True)
    assert (table.seats[late].unreachable, table.deadline) == (True, NOON + timedelta(seconds=180))
    again = await cafe.engine.undeliverable(table.id, late, True)
    assert again.version == table.version


async def test_matches_fire_in_the_order_of_their_due_times(cafe: Cafe) -> None:
    tables = []
    for number in range(3):
        chat = await cafe.engine.chats.meet("telegram", f"-2{number}", "group", "")
        tables.append(await cafe.challenge(chat=chat, invited=()))
        cafe.time.wait(5)
    cafe.time.wait(700)
    cafe.shows.clear()
    await cafe.engine.tick()
    assert [show.table.id for show in cafe.shows] == [table.id for table in tables]


async def test_a_tick_says_when_the_next_is_due(cafe: Cafe) -> None:
    assert await cafe.engine.tick() is None
    table = await cafe.start()
    assert await cafe.engine.tick() == table.due_at


async def test_a_match_that_cannot_be_fired_holds_up_no_other(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first = await cafe.start()
    second = await cafe.challenge(starter=cafe.salma, invited=())
    cafe.time.wait(1000)

    def break_down(*_: object) -> None:
        raise RuntimeError("no idea what to play")

    monkeypatch.setattr("core.engine.clock.choose", break_down)
    await cafe.engine.tick()  # the nudge of the first, the end of the second
    await cafe.engine.tick()
    assert (await seen(cafe, second)).status is Status.EXPIRED
    assert (await seen(cafe, first)).plies == 0
    assert f"the clock of match {first.id} failed" in caplog.text


async def test_however_many_fail_the_others_have_their_turn(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.engine.clock.BATCH", 1)
    first = await cafe.start()
    await cafe.tick(90)
    second = await cafe.challenge(starter=cafe.salma, invited=())
    cafe.time.wait(1000)

    def break_down(*_: object) -> None:
        raise RuntimeError("no idea what to play")

    with monkeypatch.context() as patch:
        patch.setattr("core.engine.clock.choose", break_down)
        await cafe.engine.tick()
        again = await cafe.engine.tick()
    assert (await seen(cafe, second)).status is Status.EXPIRED
    assert again == cafe.time.now + timedelta(seconds=1)
    await cafe.tick(1)
    assert (await seen(cafe, first)).plies == 1


async def test_what_another_worker_fired_already_is_not_fired_again(cafe: Cafe) -> None:
    table = await cafe.start()
    cafe.time.wait(90)
    worker = Engine(cafe.store, now=cafe.time)
    await asyncio.gather(cafe.engine.tick(), worker.tick())
    table = await seen(cafe, table)
    assert (table.due, table.version) == (Due.TURN, 3)


async def test_a_match_that_vanished_stops_no_clock(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await cafe.start()
    cafe.time.wait(90)

    async def vanish(*_: object) -> None:
        raise Refusal(Reason.NO_MATCH)

    monkeypatch.setattr(cafe.engine._door, "change", vanish)
    assert await cafe.engine.tick() == table.due_at
    assert cafe.engine._keeper.has_stumbled
