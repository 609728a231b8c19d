"""Who plays for an expert whose worker is dead or hangs."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.thinker.pool import Job, Pool
from core.engine import Opening
from core.engine.table import Table
from core.players import Level
from core.rules.play import Play
from core.rules.seatview import SeatView
from core.store.address import read_address
from core.store.store import Store, create_engine
from tests.bot.thinker.test_pool import found, view
from tests.core.engine.cafe import Cafe, casual_plays, engine_on, open_cafe

PLAYS = 8


class Watched(Pool):
    """One worker, and what it was asked for last."""

    def __init__(self) -> None:
        super().__init__(1, patience=60.0)
        self.views: list[SeatView] = []
        self.jobs: list[Job] = []

    def begin(self, view: SeatView, level: Level, seed: int) -> Job:
        self.views.append(view)
        self.jobs.append(super().begin(view, level, seed))
        return self.jobs[-1]


@pytest.fixture
async def pool() -> AsyncIterator[Watched]:
    """A worker that is there and waits."""
    pool = Watched()
    await found(pool.begin(view(), Level.STRONG, 7))
    yield pool
    await pool.close()


@pytest.fixture
async def table_of(sqlite_url: str, pool: Watched) -> AsyncIterator[Cafe]:
    """A café whose experts think in that worker."""
    store = Store(create_engine(read_address(sqlite_url)))
    cafe = await open_cafe(store)
    yield replace(cafe, engine=engine_on(store, cafe.time, thinker=pool))
    await store.close()


async def against_expert(cafe: Cafe) -> Table:
    """Mona plays an expert, whose turn it is."""
    chat = await cafe.engine.chats.meet("telegram", "1", "private", "Mona")
    opening = Opening(cafe.mona, chat, "en", target=None, computer=Level.EXPERT, first_dealer=0)
    return await cafe.engine.open(opening)


async def next_play(cafe: Cafe, table: Table) -> Play:
    """The play that the expert makes when its time has come."""
    await cafe.tick(1)
    made = (await cafe.engine.table(table.id)).made[-1]
    return Play(made.card, made.takes)


async def test_while_the_worker_hangs_casual_plays(pool: Watched, table_of: Cafe) -> None:
    os.kill(pool.pids[0], signal.SIGSTOP)
    table = await against_expert(table_of)
    for _ in range(PLAYS):
        assert await next_play(table_of, table) in casual_plays(pool.views[-1])
        while (table := await table_of.engine.table(table.id)).turn == 0:
            await table_of.play(table)


async def test_for_a_worker_that_dies_at_work_casual_plays(pool: Watched, table_of: Cafe) -> None:
    for _ in range(PLAYS):
        [worker] = pool.pids
        os.kill(worker, signal.SIGSTOP)  # so that it has not found anything when it dies
        table = await against_expert(table_of)
        os.kill(worker, signal.SIGKILL)
        await found(pool.jobs[-1])
        assert await next_play(table_of, table) in casual_plays(pool.views[-1])
        await found(pool.begin(view(), Level.STRONG, 7))  # a successor is there
        await table_of.engine.resign(table.id, table_of.mona.id)
