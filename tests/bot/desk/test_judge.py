"""A match judged in the time there is: thinly but whole, then closely; and what is cut short."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random

import pytest

from bot.desk.judge import Case, Pace, judge
from bot.thinker.pool import Pool
from core.engine.review import decisions
from core.players import Weighed, glance
from core.rules.ruleset import PRESETS
from core.rules.seatview import SeatView
from tests.core.rules.recording import recorded

SINGLE = Case(recorded(PRESETS["v2"], (2, False), 3, target=None)[0])
QUICK = Pace(longest=60.0, close=0.0)
PLAYS = 48


class Scribe(Pool):
    """Glances here and now, at so many plays; then it is out of breath. It notes what it did."""

    def __init__(self, breath: int = 1000) -> None:
        super().__init__(1)
        self.did: list[tuple[SeatView, float]] = []
        self._breath = breath

    async def weigh(
        self, view: SeatView, seed: int, seconds: float, *, urgent: bool = True
    ) -> list[Weighed]:
        assert not urgent
        if len(self.did) == self._breath:
            await asyncio.Event().wait()
        self.did.append((view, seconds))
        return glance(view, Random(seed))


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    pool = Pool(1, patience=60.0)
    yield pool
    await pool.close()


async def test_every_play_is_judged_before_any_is_looked_at_closely() -> None:
    scribe = Scribe()
    judged = await judge(scribe, SINGLE, Pace(longest=60.0, close=60.0, play=0.5))
    assert judged.is_whole
    assert [seconds for _, seconds in scribe.did[:PLAYS]] == [0.0] * PLAYS
    closely = [view for view, seconds in scribe.did[PLAYS:] if seconds == 0.5]
    assert len(closely) == sum(len(one.view.legal_plays()) > 1 for one in decisions(SINGLE.record))


async def test_when_the_time_for_close_looks_is_over_none_begins() -> None:
    scribe = Scribe()
    assert (await judge(scribe, SINGLE, QUICK)).is_whole
    assert len(scribe.did) == PLAYS


def test_nobody_waits_for_twenty_seconds() -> None:
    assert 0 < Pace().play < Pace().close < Pace().longest < 20


async def test_what_is_cut_short_has_seen_the_end_of_the_match_too() -> None:
    judged = await judge(Scribe(breath=12), SINGLE, Pace(longest=0.5))
    assert (judged.judged, judged.plays, judged.is_whole) == (12, PLAYS, False)
    steps = [step for line in judged.chances for step, _ in line[:-1]]
    assert min(steps) < 8
    assert max(steps) >= 40


async def test_a_play_whose_worker_died_is_looked_at_once_more(pool: Pool) -> None:
    await judge(pool, SINGLE, QUICK)
    [worker] = pool.pids
    os.kill(worker, signal.SIGSTOP)  # so that it has found nothing when it dies
    judging = asyncio.create_task(judge(pool, SINGLE, QUICK))
    await asyncio.wait([judging], timeout=0.3)  # it has been asked by then, and cannot answer
    os.kill(worker, signal.SIGKILL)
    assert (await judging).is_whole


async def test_a_worker_that_hangs_holds_up_no_review(pool: Pool) -> None:
    await judge(pool, SINGLE, QUICK)
    os.kill(pool.pids[0], signal.SIGSTOP)
    async with asyncio.timeout(5):
        judged = await judge(pool, SINGLE, Pace(longest=0.2))
    assert judged.judged == 0


async def test_a_match_without_plays_is_judged_at_once() -> None:
    record, _ = recorded(PRESETS["v2"], (2, False), 3)
    bare = Case(replace(record, rounds=(replace(record.rounds[0], plays=()),)))
    judged = await judge(Scribe(breath=0), bare, QUICK)
    assert (judged.plays, judged.is_whole) == (0, True)
