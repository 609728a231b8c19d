"""Who resigns from a table of three or four is replaced by the computer; the others play on."""

from __future__ import annotations

import json

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.refusal import Reason
from core.engine.table import Due, End, Status, Table
from core.rules.record import read
from core.rules.replay import replay
from tests.core.engine.cafe import Cafe, engine_on, reason


async def three(cafe: Cafe, **terms: object) -> Table:
    """Mona, Omar and Salma have counted a round and play the next."""
    table = await cafe.play_round(
        await cafe.sit(cafe.omar, cafe.salma, **{"target": 1000, **terms})
    )
    return await everyone_ready(cafe, table)


async def teams(cafe: Cafe, target: int = 1000) -> Table:
    """Mona with Omar against Salma with Karim, in the pause after a round."""
    friends = (cafe.omar, cafe.salma, cafe.karim)
    return await cafe.play_round(await cafe.sit(*friends, teams=True, target=target))


async def everyone_ready(cafe: Cafe, table: Table) -> Table:
    for seat in table.seats:
        if seat.person and seat.is_played:
            table = await cafe.engine.ready(table.id, seat.person.id)
    return table


async def finished(cafe: Cafe, table: Table) -> Table:
    """Play until the match is over."""
    while table.status is Status.LIVE:
        table = await cafe.go_on(table)
        if table.is_paused:
            table = await everyone_ready(cafe, table)
    return table


async def results(cafe: Cafe) -> dict[int, tuple[int, bool]]:
    """Each person's place, and whether they won."""

    async def work(connection: AsyncConnection) -> dict[int, tuple[int, bool]]:
        found = await connection.execute(text("SELECT person_id, place, won FROM results"))
        return {row.person_id: (row.place, bool(row.won)) for row in found}

    return await cafe.store.read(work)


async def test_the_computer_takes_the_seat_and_the_others_play_on(cafe: Cafe) -> None:
    table = await cafe.engine.resign((await three(cafe)).id, cafe.omar.id)
    assert table.status is Status.LIVE
    assert (table.seats[1].person, table.seats[1].has_left) == (cafe.omar, True)
    table = await cafe.go_on(table)
    assert len(table.made) == 48
    assert all(made.by_computer for made in table.made if made.seat == 1)


async def test_who_left_does_not_come_back(cafe: Cafe) -> None:
    table = await cafe.engine.resign((await three(cafe)).id, cafe.omar.id)
    for command in (
        cafe.engine.back(table.id, cafe.omar.id),
        cafe.engine.ready(table.id, cafe.omar.id),
        cafe.engine.resign(table.id, cafe.omar.id),
    ):
        assert await reason(command) is Reason.LEFT
    assert await cafe.engine.tables_of(cafe.omar.id) == []
    assert (await cafe.engine.table(table.id)).version == table.version


async def test_what_a_seat_is_survives_a_kill(cafe: Cafe) -> None:
    table = await cafe.engine.resign((await three(cafe)).id, cafe.omar.id)
    assert await engine_on(cafe.store, cafe.time).table(table.id) == table


async def test_leaving_in_ones_own_turn_sets_the_computers_clock(cafe: Cafe) -> None:
    table = await three(cafe)
    seat = table.seats[table.turn or 0]
    assert seat.person is not None
    table = await cafe.engine.resign(table.id, seat.person.id)
    assert (table.due, table.deadline) == (Due.TURN, None)
    await cafe.tick(1)
    assert (await cafe.engine.table(table.id)).made[-1].seat == seat.number


async def test_leaving_out_of_turn_changes_nobodys_clock(cafe: Cafe) -> None:
    table = await three(cafe)
    cafe.time.wait(50)
    waiting = table.seats[((table.turn or 0) + 1) % 3].person
    assert waiting is not None
    after = await cafe.engine.resign(table.id, waiting.id)
    assert (after.due, after.due_at, after.deadline) == (table.due, table.due_at, table.deadline)


async def test_a_pause_waits_no_longer_for_who_left(cafe: Cafe) -> None:
    table = await cafe.play_round(await cafe.sit(cafe.omar, cafe.salma, target=1000))
    await cafe.engine.ready(table.id, cafe.mona.id)
    await cafe.engine.ready(table.id, cafe.salma.id)
    await cafe.engine.resign(table.id, cafe.omar.id)
    await cafe.tick()
    table = await cafe.engine.table(table.id)
    assert (table.is_paused, len(table.rounds)) == (False, 2)


async def test_the_one_who_stays_alone_of_three_has_won(cafe: Cafe) -> None:
    table = await three(cafe)
    await cafe.engine.resign(table.id, cafe.omar.id)
    table = await cafe.engine.resign(table.id, cafe.mona.id)
    assert table.status is Status.OVER
    assert table.result is not None
    assert (table.result.end, table.result.winner, table.result.rated) == (End.RESIGNED, 2, True)
    assert await results(cafe) == {
        cafe.mona.id: (2, False),
        cafe.omar.id: (2, False),
        cafe.salma.id: (1, True),
    }


async def test_one_person_plays_on_against_computers_that_sat_there(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=(), seats=3)
    await cafe.engine.join(table.id, cafe.omar, reachable=True)
    table = await cafe.engine.fill_with_computer(table.id, cafe.mona)
    table = await cafe.engine.resign(table.id, cafe.mona.id)
    assert table.status is Status.LIVE
    table = await cafe.engine.resign(table.id, cafe.omar.id)
    assert table.result is not None
    assert (table.status, table.result.winner) == (Status.OVER, 2)


async def test_a_computer_does_not_win_for_the_partner_who_resigns(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=(), teams=True)
    table = await cafe.engine.fill_with_computer(table.id, cafe.mona)
    table = await cafe.engine.resign(table.id, cafe.mona.id)
    assert table.result is not None
    assert (table.status, table.result.winner) == (Status.OVER, 1)
    assert await results(cafe) == {cafe.mona.id: (2, False)}


async def test_if_those_who_stay_are_away_the_match_is_suspended(cafe: Cafe) -> None:
    table = await cafe.sit(cafe.omar, cafe.salma, target=1000)
    while not (table.seats[1].away and table.seats[2].away):
        if table.turn == 0:
            table = await cafe.play(table)
        else:
            await cafe.tick(1)
            table = await cafe.engine.table(table.id)
    table = await cafe.engine.resign(table.id, cafe.mona.id)
    assert (table.status, table.due) == (Status.SUSPENDED, Due.VOID)
    table = await cafe.engine.back(table.id, cafe.omar.id)
    assert table.status is Status.LIVE


async def test_the_rating_counts_who_left_as_last_whatever_the_computer_won(cafe: Cafe) -> None:
    table = await finished(
        cafe, await cafe.engine.resign((await three(cafe, target=121)).id, cafe.salma.id)
    )
    assert table.result is not None
    mona, omar, salma = table.result.changes
    assert mona is not None
    assert omar is not None
    assert salma is not None
    assert salma.after < min(mona.after, omar.after)
    assert (await results(cafe))[cafe.salma.id] == (3, False)


async def test_of_a_team_the_partner_has_the_teams_result_and_the_leaver_a_loss(
    cafe: Cafe,
) -> None:
    table = await teams(cafe)
    for person in (cafe.mona, cafe.salma, cafe.karim):
        table = await cafe.engine.resign(table.id, person.id)
    assert table.result is not None
    assert (table.status, table.result.winner) == (Status.OVER, 0)
    steps = [change and change.after - change.before for change in table.result.changes]
    mona, salma, omar, karim = (step or 0 for step in steps)
    assert omar > 0
    assert mona == salma == karim == -omar
    places = await results(cafe)
    assert places[cafe.omar.id] == (1, True)
    assert places[cafe.mona.id] == (2, False)


async def test_of_a_losing_team_both_lose_alike(cafe: Cafe) -> None:
    table = await teams(cafe)
    for person in (cafe.mona, cafe.omar):
        table = await cafe.engine.resign(table.id, person.id)
    assert table.result is not None
    mona, salma, omar, karim = table.result.changes
    assert mona == omar
    assert salma == karim
    assert mona is not None
    assert mona.after < 1500


async def test_a_team_of_which_both_left_has_lost(cafe: Cafe) -> None:
    table = await cafe.engine.resign((await teams(cafe)).id, cafe.mona.id)
    assert table.status is Status.LIVE
    table = await cafe.engine.resign(table.id, cafe.omar.id)
    assert table.result is not None
    assert (table.status, table.result.winner) == (Status.OVER, 1)


async def test_being_forgotten_is_leaving(cafe: Cafe) -> None:
    table = await three(cafe, target=121)
    await cafe.engine.people.forget(cafe.omar.id)
    table = await cafe.engine.table(table.id)
    assert (table.status, table.seats[1].has_left) == (Status.LIVE, True)
    assert table.seats[1].person is not None
    assert table.seats[1].person.name == ""
    table = await finished(cafe, table)
    assert table.result is not None
    assert table.result.changes[1] is None
    assert set(await results(cafe)) == {cafe.mona.id, cafe.salma.id}
    assert await cafe.engine.boards.stats(cafe.omar.id) is not None


async def test_a_hand_that_nobody_holds_cannot_be_out_of_reach(cafe: Cafe) -> None:
    table = await cafe.engine.resign((await three(cafe)).id, cafe.omar.id)
    table = await cafe.engine.undeliverable(table.id, 1, True)
    assert not table.seats[1].unreachable


async def test_who_left_is_asked_for_the_rematch_too(cafe: Cafe) -> None:
    table = await cafe.sit(cafe.omar, cafe.salma, target=None)
    over = await finished(cafe, await cafe.engine.resign(table.id, cafe.omar.id))
    table = await cafe.engine.rematch(over.id, cafe.mona)
    assert [seat.invited_id for seat in table.seats] == [None, cafe.omar.id, cafe.salma.id]


async def test_the_record_of_a_match_that_somebody_left_can_be_replayed(cafe: Cafe) -> None:
    table = await cafe.sit(cafe.omar, cafe.salma, target=None)
    over = await finished(cafe, await cafe.engine.resign(table.id, cafe.omar.id))
    record = await cafe.engine.archive.record(over.id)
    assert json.loads(record)["ending"] == "played"
    assert replay(read(record)).totals == over.rounds[-1].totals
    scene = await cafe.engine.archive.scene(over.id, 0)
    assert not scene.table.seats[1].has_left
