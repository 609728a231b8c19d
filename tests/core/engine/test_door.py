"""Two writers really collide: two engines on one database, as two workers are."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine import saving
from core.engine.refusal import Reason, Refusal
from core.engine.table import Status, Table
from core.store.schema import events, plays
from core.store.store import Store
from tests.core.engine.cafe import Cafe, engine_on, in_turn, open_cafe, reason


@pytest.fixture
async def rival(database_url: str) -> AsyncIterator[Store]:
    """A second worker's store on the same database."""
    store = await Store.open(database_url)
    yield store
    await store.close()


async def all_of(store: Store, table: sa.Table) -> list[sa.Row[tuple[object, ...]]]:
    async def work(connection: AsyncConnection) -> list[sa.Row[tuple[object, ...]]]:
        return list(await connection.execute(sa.select(table)))

    return await store.read(work)


async def test_two_workers_play_the_same_card_once(cafe: Cafe, rival: Store) -> None:
    table = await cafe.start()
    worker = engine_on(rival, cafe.time)
    await worker.table(table.id)
    person, card = in_turn(table), (await cafe.plays(table))[0].card
    told = await asyncio.gather(
        cafe.engine.play(table.id, person.id, 0, card, 0),
        worker.play(table.id, person.id, 0, card, 0),
        return_exceptions=True,
    )
    refused = [one for one in told if isinstance(one, Refusal)]
    assert [one.reason for one in refused] == [Reason.ALREADY_PLAYED]
    assert len(await all_of(cafe.store, plays)) == 1


async def test_a_worker_that_was_away_decides_on_the_newest_state(cafe: Cafe, rival: Store) -> None:
    table = await cafe.start()
    worker = engine_on(rival, cafe.time)
    await worker.table(table.id)
    table = await cafe.play(table)
    assert (await worker.table(table.id)).plies == 1
    play = (await cafe.plays(table))[0]
    after = await worker.play(table.id, in_turn(table).id, 1, play.card, 0)
    assert after.plies == 2


async def test_a_refusal_is_never_decided_on_an_old_state(cafe: Cafe, rival: Store) -> None:
    """The rival remembers Mona's turn; it is Omar's by now."""
    table = await cafe.start()
    worker = engine_on(rival, cafe.time)
    await worker.table(table.id)
    table = await cafe.play(table)
    play = (await cafe.plays(table))[0]
    await worker.play(table.id, in_turn(table).id, table.plies, play.card, 0)
    assert (await cafe.engine.table(table.id)).plies == 2


async def test_of_a_play_and_a_resignation_by_two_workers_none_is_lost(
    cafe: Cafe, rival: Store
) -> None:
    table = await cafe.start()
    worker = engine_on(rival, cafe.time)
    await worker.table(table.id)
    person, card = in_turn(table), (await cafe.plays(table))[0].card
    told = await asyncio.gather(
        cafe.engine.play(table.id, person.id, 0, card, 0),
        worker.resign(table.id, cafe.omar.id),
        return_exceptions=True,
    )
    assert isinstance(told[1], Table)
    after = await worker.table(table.id)
    assert after.status is Status.OVER
    assert len(await all_of(rival, plays)) == after.plies == isinstance(told[0], Table)


async def test_every_change_leaves_one_event(cafe: Cafe) -> None:
    table = await cafe.start()
    table = await cafe.play(table)
    table = await cafe.engine.resign(table.id, cafe.mona.id)
    logged = [(row.version, row.kind) for row in await all_of(cafe.store, events)]
    assert logged == [(1, "opened"), (2, "dealt"), (3, "played"), (4, "resigned")]


async def test_who_loses_every_race_is_told_to_try_again(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await cafe.start()

    async def overtaken(*_: object) -> None:
        raise saving.Overtaken

    monkeypatch.setattr(saving, "_advance", overtaken)
    assert await reason(cafe.engine.resign(table.id, cafe.mona.id)) is Reason.BUSY


async def test_a_failed_transaction_leaves_nothing_behind(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await cafe.start()
    before = await cafe.engine.show(table.id)

    async def break_down(*_: object) -> None:
        raise RuntimeError("power cut")

    with monkeypatch.context() as patch:
        patch.setattr(saving, "_save_play", break_down)
        with pytest.raises(RuntimeError):
            await cafe.play(table)
    assert await cafe.engine.table(table.id) == before.table
    assert (await cafe.play(table)).plies == 1


async def test_few_games_are_kept_in_memory(store: Store) -> None:
    cafe = await open_cafe(store, games=2)
    tables = []
    for number in range(4):
        chat = await cafe.engine.chats.meet("telegram", f"-2{number}", "group", "")
        table = await cafe.challenge(chat=chat, invited=())
        tables.append(await cafe.engine.join(table.id, cafe.omar, reachable=True))
    for table in tables:
        assert await cafe.engine.table(table.id) == table
    assert len(cafe.engine._door._games) == 2


async def test_a_game_can_be_let_go_of_while_somebody_looks_at_it(cafe: Cafe) -> None:
    table = await cafe.start()

    async def rename() -> None:
        cafe.engine._door.forget(lambda _: True)

    seen, _ = await asyncio.gather(cafe.engine.table(table.id), rename())
    assert seen == table


async def test_a_game_shows_nothing_hidden(cafe: Cafe, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = await cafe.start()
    game = cafe.engine._door._games[table.id]
    assert repr(game) == f"<Game {table.id} version {table.version}>"
    seed = game.seeds[0]
    for text in (repr(game), repr(table), str(table), caplog.text):
        assert seed.hex() not in text
        assert repr(seed) not in text
