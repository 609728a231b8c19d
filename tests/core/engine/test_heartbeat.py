"""The heartbeat, which makes outages nobody's time, and the task that keeps time."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import Any

import pytest

from core.engine import Engine, Post
from core.engine.table import Status, Table
from core.store.store import Store, Work
from tests.core.engine.cafe import NOON, Cafe, open_cafe

LONG = 1e6  # the fake clock jumps: no such jump is an outage where the clock task is looked at


async def seen(cafe: Cafe, table: Table) -> Table:
    """The table as it is now."""
    return await cafe.engine.table(table.id)


async def test_the_outage_is_added_to_every_clock(cafe: Cafe) -> None:
    await cafe.engine.heartbeat(connected=True)
    table = await cafe.start()
    cafe.time.wait(600)
    await cafe.engine.heartbeat(connected=True)
    after = await seen(cafe, table)
    assert after.deadline == NOON + timedelta(seconds=780)
    assert after.due_at == NOON + timedelta(seconds=690)


async def test_a_clock_set_after_the_outage_gets_nothing_of_it(cafe: Cafe) -> None:
    """The first taps are played before the first sign of life."""
    await cafe.engine.heartbeat(connected=True)
    table = await cafe.start()
    cafe.time.wait(600)
    table = await cafe.play(table)
    cafe.time.wait(1)
    await cafe.engine.heartbeat(connected=True)
    assert (await seen(cafe, table)).deadline == cafe.time.now + timedelta(seconds=180)


async def test_a_tap_that_sets_no_clock_takes_no_time_from_it(cafe: Cafe) -> None:
    await cafe.engine.heartbeat(connected=True)
    table = await cafe.start()
    await cafe.tick(90)
    cafe.time.wait(600)
    await cafe.engine.undeliverable(table.id, 0, True)
    await cafe.engine.heartbeat(connected=True)
    assert (await seen(cafe, table)).deadline == NOON + timedelta(seconds=180 + 690)


async def test_what_was_decided_before_the_outage_was_added_takes_no_time_away(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    await cafe.engine.heartbeat(connected=True)
    table = await cafe.start()
    cafe.time.wait(600)
    write = cafe.store.write

    async def late(work: Work[Any]) -> Any:
        monkeypatch.setattr(cafe.store, "write", write)
        await cafe.engine.heartbeat(connected=True)
        return await write(work)

    monkeypatch.setattr(cafe.store, "write", late)
    await cafe.engine.undeliverable(table.id, 0, True)
    after = await seen(cafe, table)
    assert (after.deadline, after.seats[0].unreachable) == (NOON + timedelta(seconds=780), True)


async def test_the_new_deadline_is_told(cafe: Cafe) -> None:
    await cafe.engine.heartbeat(connected=True)
    table = await cafe.start()
    await cafe.engine.posts.save(Post(table.id, "floor", cafe.chat.key, version=table.version))
    cafe.time.wait(600)
    await cafe.engine.heartbeat(connected=True)
    assert cafe.shows[-1].table.deadline == NOON + timedelta(seconds=780)
    assert await cafe.engine.lagging() == [table.id]


async def test_a_short_silence_is_nobodys_outage(cafe: Cafe) -> None:
    await cafe.engine.heartbeat(connected=True)
    table = await cafe.start()
    cafe.time.wait(14)
    await cafe.engine.heartbeat(connected=True)
    assert (await seen(cafe, table)).deadline == table.deadline


async def test_while_the_platforms_are_out_of_reach_the_outage_grows(cafe: Cafe) -> None:
    await cafe.engine.heartbeat(connected=True)
    table = await cafe.start()
    for _ in range(12):
        cafe.time.wait(5)
        await cafe.engine.heartbeat(connected=False)
    await cafe.engine.heartbeat(connected=True)
    assert (await seen(cafe, table)).deadline == NOON + timedelta(seconds=240)


async def test_two_processes_that_start_at_once_add_the_outage_once(cafe: Cafe) -> None:
    await cafe.engine.heartbeat(connected=True)
    table = await cafe.start()
    cafe.time.wait(600)
    workers = [Engine(cafe.store, now=cafe.time) for _ in range(2)]
    await asyncio.gather(*(worker.heartbeat(connected=True) for worker in workers))
    for worker in workers:
        assert (await worker.table(table.id)).deadline == NOON + timedelta(seconds=780)


async def test_the_first_heartbeats_ever_do_not_collide(cafe: Cafe) -> None:
    workers = [Engine(cafe.store, now=cafe.time) for _ in range(3)]
    await asyncio.gather(*(worker.heartbeat(connected=True) for worker in workers))


async def test_a_worker_learns_of_an_outage_that_another_added(cafe: Cafe) -> None:
    await cafe.engine.heartbeat(connected=True)
    table = await cafe.start()
    cafe.time.wait(600)
    await Engine(cafe.store, now=cafe.time).heartbeat(connected=True)
    cafe.time.wait(5)
    await cafe.engine.heartbeat(connected=True)
    assert (await seen(cafe, table)).deadline == NOON + timedelta(seconds=780)


async def test_the_clock_fires_when_the_time_has_come(store: Store) -> None:
    cafe = await open_cafe(store, outage=LONG)
    table = await cafe.challenge()
    clock = cafe.engine.clock()
    await clock.start()
    expired = watch(cafe, table)
    cafe.time.wait(600)
    clock.wake()
    await asyncio.wait_for(expired, 10)
    await clock.stop()
    await clock.stop()
    assert (await seen(cafe, table)).status is Status.EXPIRED


def watch(cafe: Cafe, table: Table) -> asyncio.Future[None]:
    """Done when the next change of this match has been told."""
    changed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    cafe.engine.listen(
        lambda show: (
            None if show.table.id != table.id or changed.done() else changed.set_result(None)
        )
    )
    return changed


async def test_nothing_fires_before_the_backlog_has_been_worked_off(store: Store) -> None:
    cafe = await open_cafe(store, outage=LONG)
    table = await cafe.challenge()
    cafe.time.wait(700)
    asked = asyncio.Event()
    is_caught_up = False

    def caught_up() -> bool:
        asked.set()
        return is_caught_up

    clock = cafe.engine.clock(caught_up=caught_up)
    await clock.start()
    await asyncio.wait_for(asked.wait(), 10)
    assert (await seen(cafe, table)).status is Status.OPEN
    expired = watch(cafe, table)
    is_caught_up = True
    clock.wake()
    await asyncio.wait_for(expired, 10)
    await clock.stop()


async def test_a_new_match_wakes_the_clock(store: Store) -> None:
    cafe = await open_cafe(store, outage=LONG)
    clock = cafe.engine.clock()
    await clock.start()
    table = await cafe.alone()
    played = watch(cafe, table)
    if table.turn == 0:
        table = await cafe.play(table)
        played = watch(cafe, table)
    cafe.time.wait(1)
    clock.wake()
    await asyncio.wait_for(played, 10)
    await clock.stop()


async def test_the_clock_survives_a_database_that_is_away(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    cafe = await open_cafe(store, outage=LONG)
    caplog.set_level(logging.ERROR)
    table = await cafe.challenge()
    clock = cafe.engine.clock()
    await clock.start()
    failed = asyncio.Event()
    tick = cafe.engine._keeper.tick

    async def break_down() -> None:
        failed.set()
        raise OSError("no database")

    monkeypatch.setattr(cafe.engine._keeper, "tick", break_down)
    clock.wake()
    await asyncio.wait_for(failed.wait(), 10)
    monkeypatch.setattr(cafe.engine._keeper, "tick", tick)
    expired = watch(cafe, table)
    cafe.time.wait(600)
    clock.wake()
    await asyncio.wait_for(expired, 10)
    await clock.stop()
    assert "the clock failed" in caplog.text
