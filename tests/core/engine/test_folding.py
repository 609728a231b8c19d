"""What is left of a match."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.refusal import Reason
from core.engine.table import Status
from core.rules.record import Ending, read
from core.rules.replay import replay
from core.store.schema import events, plays, records
from core.store.store import Store
from tests.core.engine.cafe import Cafe, engine_on, reason


async def count(store: Store, table: sa.Table) -> int:
    async def work(connection: AsyncConnection) -> int:
        return int(
            (await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar_one()
        )

    return await store.read(work)


async def test_the_record_of_a_match_replays_to_its_result(cafe: Cafe) -> None:
    table = await cafe.play_out(await cafe.start(target=151))
    record = read(await cafe.engine.archive.record(table.id))
    match = replay(record)
    assert table.result is not None
    assert (match.totals, match.winner) == (table.result.totals, table.result.winner)
    assert (record.ending, record.match_id) == (Ending.PLAYED, table.key)


async def test_a_resigned_match_has_a_record_up_to_its_last_play(cafe: Cafe) -> None:
    table = await cafe.play(await cafe.start())
    await cafe.engine.resign(table.id, cafe.omar.id)
    record = read(await cafe.engine.archive.record(table.id))
    replay(record)
    assert (record.ending, record.winner) == (Ending.RESIGNED, 0)
    assert [len(row.plays) for row in record.rounds] == [1]


async def test_a_match_resigned_in_the_pause_records_no_round_that_was_not_dealt(
    cafe: Cafe,
) -> None:
    table = await cafe.play_round(await cafe.start(target=1000))
    await cafe.engine.resign(table.id, cafe.omar.id)
    record = read(await cafe.engine.archive.record(table.id))
    replay(record)
    assert [len(row.plays) for row in record.rounds] == [48]


async def test_folding_leaves_the_record_and_the_result(cafe: Cafe) -> None:
    table = await cafe.play_round(await cafe.start(target=None))
    before = await cafe.engine.archive.record(table.id)
    await cafe.tick(600)
    assert await count(cafe.store, plays) == 0
    assert await count(cafe.store, records) == 1
    assert await count(cafe.store, events) == 3
    folded = await engine_on(cafe.store, cafe.time).table(table.id)
    assert await cafe.engine.archive.record(table.id) == before
    assert (folded.status, folded.result, folded.rounds) == (
        Status.OVER,
        table.result,
        table.rounds,
    )
    assert (folded.due, folded.made) == (None, ())


async def test_a_folded_match_never_comes_due_again(cafe: Cafe) -> None:
    table = await cafe.play_round(await cafe.start(target=None))
    await cafe.tick(600)
    version = (await cafe.engine.table(table.id)).version
    await cafe.tick(86400)
    assert (await cafe.engine.table(table.id)).version == version


async def test_a_challenge_that_came_to_nothing_leaves_no_record(cafe: Cafe) -> None:
    table = await cafe.challenge()
    await cafe.engine.decline(table.id, cafe.omar, "omar")
    await cafe.tick(600)
    assert await count(cafe.store, records) == 0
    assert (await cafe.engine.table(table.id)).due is None
    assert await reason(cafe.engine.archive.record(table.id)) is Reason.NO_MATCH


async def test_a_match_resigned_at_once_can_still_be_looked_at_when_folded(cafe: Cafe) -> None:
    table = await cafe.start()
    await cafe.engine.resign(table.id, cafe.omar.id)
    await cafe.tick(600)
    folded = await engine_on(cafe.store, cafe.time).table(table.id)
    assert (folded.status, folded.floor) == (Status.OVER, None)
    replay(read(await cafe.engine.archive.record(table.id)))


async def test_a_void_match_is_recorded_as_such(cafe: Cafe) -> None:
    table = await cafe.play(await cafe.start())
    await cafe.engine.void(table.id)
    await cafe.tick(600)
    assert read(await cafe.engine.archive.record(table.id)).ending is Ending.VOID
