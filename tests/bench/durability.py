"""A play in the engine alone, to the end of its transaction, by how SQLite syncs with the disk."""

from __future__ import annotations

import tempfile
import time
from random import Random

from bot.playground import World
from core.engine import Engine
from core.players.greedy import choose
from core.store.store import Store
from tests.bench.row import Row
from tests.bench.seed import fill
from tests.bench.stage import percentile

MODES = ("FULL", "NORMAL")
_MATCH = 1


async def durability(plays: int) -> list[Row]:
    """With FULL, the default, a play survives the loss of power; with NORMAL perhaps not."""
    rows = []
    for mode in MODES:
        times = await _times(mode, plays)
        name = f"a play in the engine, synchronous={mode}"
        rows += [
            Row(f"{name}, p50", 1000 * percentile(times, 0.5), "ms"),
            Row(f"{name}, p99", 1000 * percentile(times, 0.99), "ms"),
        ]
    return rows


async def _times(mode: str, plays: int) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/basra.db"
        await fill(url, World(), _MATCH, 0)
        store = await Store.open(url, synchronous=mode)
        try:
            engine, rng = Engine(store), Random(3)
            return [await _play(engine, rng) for _ in range(plays)]
        finally:
            await store.close()


async def _play(engine: Engine, rng: Random) -> float:
    """Make one play, dealing first if a round is over; return its seconds."""
    table = await engine.table(_MATCH)
    if table.is_paused:
        for seat in table.seats:
            assert seat.person is not None
            table = await engine.ready(_MATCH, seat.person.id)
    assert table.turn is not None
    view = await engine.hand(_MATCH, table.turn)
    person = table.seats[table.turn].person
    assert view is not None
    assert person is not None
    play = choose(view, rng)
    ways = [turn.play for turn in view.outcomes()[play.card]]
    begun = time.perf_counter()
    await engine.play(_MATCH, person.id, table.plies, play.card, ways.index(play))
    return time.perf_counter() - begun
