"""Thinking in other processes, whatever becomes of them."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import psutil
import pytest

from bot.thinker.line import Line
from bot.thinker.pool import Job, NotThought, Pool
from bot.thinker.task import Fault, Task, do
from bot.thinker.worker import NICENESS
from core.players import Level, glance
from core.rules.cards import PACK
from core.rules.match import Match
from core.rules.ruleset import PRESETS
from core.rules.seatview import SeatView
from tests.core.players.scene import note_batches

ROOT = Path(__file__).parents[3]


def view(seed: int = 1) -> SeatView:
    """What the seat in turn of a fresh match sees."""
    rng, pack = Random(seed), list(PACK)
    while True:
        rng.shuffle(pack)
        if not any(card.sweeps for card in pack[:4]):
            break
    return SeatView.of(Match.begin(PRESETS["v2"], 101).deal(tuple(pack)), 1)


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    """One worker, and much patience: other tests make it slow."""
    pool = Pool(1, patience=60.0)
    yield pool
    await pool.close()


@pytest.fixture
async def hasty() -> AsyncIterator[Pool]:
    """One worker, with which nobody is patient."""
    pool = Pool(1, patience=1.0)
    yield pool
    await pool.close()


async def found(job: Job) -> None:
    await asyncio.wait([job.found], timeout=60)


async def think(pool: Pool) -> Job:
    """A strong play, or none."""
    job = pool.begin(view(), Level.STRONG, 7)
    await found(job)
    return job


async def until_there(pool: Pool) -> None:
    """Think until a worker is there that has found something."""
    while (await think(pool)).play is None:
        pass


async def until(what: Callable[[], bool]) -> None:
    """Wait for something that another process does."""
    async with asyncio.timeout(20):
        while not what():  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("level", [Level.STRONG, Level.EXPERT])
async def test_a_play_is_found_in_another_process(pool: Pool, level: Level) -> None:
    job = pool.begin(view(), level, 7)
    assert job.play is None
    await found(job)
    assert job.play in view().legal_plays()
    assert pool.pids != [os.getpid()]


async def test_every_play_is_weighed(pool: Pool) -> None:
    weighed = await pool.weigh(view(), 7, 0.5)
    assert {one.play for one in weighed} == set(view().legal_plays())


async def test_without_time_every_play_is_glanced_at(pool: Pool) -> None:
    weighed = await pool.weigh(view(), 7, 0.0)
    assert weighed == glance(view(), Random(7))


async def test_nobody_is_started_before_somebody_thinks(pool: Pool) -> None:
    assert pool.pids == []


async def test_a_worker_knows_none_of_our_secrets_and_lets_everybody_go_first(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TELEGRAM_TOKEN", "secret")
    await think(pool)
    worker = psutil.Process(pool.pids[0])
    assert "TELEGRAM_TOKEN" not in worker.environ()
    assert worker.nice() == NICENESS


async def test_a_worker_that_is_killed_at_work_is_replaced(pool: Pool) -> None:
    await think(pool)
    [first] = pool.pids
    os.kill(first, signal.SIGSTOP)  # so that it has not found anything when it dies
    job = pool.begin(view(), Level.EXPERT, 7)
    await asyncio.sleep(0)
    os.kill(first, signal.SIGKILL)
    await found(job)
    assert job.play is None
    assert (await think(pool)).play is not None
    assert pool.pids != [first]


async def test_a_worker_that_was_killed_while_nobody_thought_is_not_missed(pool: Pool) -> None:
    await think(pool)
    [first] = pool.pids
    os.kill(first, signal.SIGKILL)
    await until(lambda: not pool.is_whole)
    assert (await think(pool)).play is not None


async def test_a_worker_that_hangs_is_replaced(hasty: Pool) -> None:
    await until_there(hasty)
    [first] = hasty.pids
    os.kill(first, signal.SIGSTOP)
    assert (await think(hasty)).play is None
    assert not psutil.pid_exists(first)
    await until_there(hasty)
    assert hasty.pids != [first]


async def test_who_weighs_is_told_that_nothing_was_found(hasty: Pool) -> None:
    await until_there(hasty)
    os.kill(hasty.pids[0], signal.SIGSTOP)
    with pytest.raises(NotThought):
        await hasty.weigh(view(), 7, 0.1)


@pytest.mark.parametrize(
    ("urgent", "seconds", "level"),
    [(False, 0.1, Level.EXPERT), (True, 0.01, Level.STRONG)],
    ids=["reviews", "hints"],
)
async def test_plays_go_before_what_has_no_due_time(
    pool: Pool, urgent: bool, seconds: float, level: Level
) -> None:
    await think(pool)
    done: list[str] = []
    weighing = [
        asyncio.create_task(pool.weigh(view(), 7, seconds, urgent=urgent)) for _ in range(3)
    ]
    for task in weighing:
        task.add_done_callback(lambda _: done.append("weighed"))
    await asyncio.sleep(0)
    job = pool.begin(view(), level, 7)
    job.found.add_done_callback(lambda _: done.append("play"))
    await asyncio.gather(*weighing)
    assert done.index("play") <= 1  # after at most the one that had been begun


MUTTERING = """
import sys
from bot.thinker.task import HEADER, pack
sys.stdout.buffer.write(pack(None) + HEADER.pack(len(WORDS)) + WORDS)
sys.stdout.buffer.flush()
sys.stdin.read()
"""


@pytest.mark.parametrize("words", [b"nonsense", b"cbot.gone\nPlay\n.", b"cbot.log\nGone\n."])
async def test_a_worker_that_says_what_nobody_understands_is_replaced(
    pool: Pool, monkeypatch: pytest.MonkeyPatch, words: bytes
) -> None:
    program = MUTTERING.replace("WORDS", repr(words))
    with monkeypatch.context() as patched:
        patched.setattr("bot.thinker.line._ORDER", (sys.executable, "-c", program))
        assert (await think(pool)).play is None
    assert (await think(pool)).play is not None


async def test_whatever_goes_wrong_in_one_job_the_next_is_done(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumble(*_: object) -> None:
        raise LookupError

    with monkeypatch.context() as patched:
        patched.setattr(pool, "_do", stumble)
        assert (await think(pool)).play is None
    assert (await think(pool)).play is not None


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Task]:
    """What workers are asked."""
    tasks: list[Task] = []
    ask = Line.ask

    async def note(line: Line, task: Task) -> object:
        tasks.append(task)
        return await ask(line, task)

    monkeypatch.setattr(Line, "ask", note)
    return tasks


async def test_what_nobody_wants_to_know_any_more_is_not_begun(
    pool: Pool, asked: list[Task]
) -> None:
    await think(pool)
    [worker] = pool.pids
    os.kill(worker, signal.SIGSTOP)
    jobs = [pool.begin(view(), Level.EXPERT, seed) for seed in range(5)]
    for job in jobs[1:4]:
        job.cancel()
    os.kill(worker, signal.SIGCONT)
    await found(jobs[-1])
    assert [task.seed for task in asked] == [7, 0, 4]
    assert [job.play is not None for job in jobs] == [True, False, False, False, True]


async def test_a_play_has_half_a_second_and_weighing_what_it_is_given(
    pool: Pool, asked: list[Task]
) -> None:
    await think(pool)
    await pool.weigh(view(), 7, 0.1)
    assert [task.seconds for task in asked] == [0.5, 0.1]


@pytest.mark.parametrize("level", [None, Level.EXPERT])
def test_a_task_that_has_no_time_looks_at_few_worlds(
    level: Level | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches = note_batches(monkeypatch)
    assert not isinstance(do(Task(view(), level, 7, 1e-9)), Fault)
    assert batches == [40]


async def test_what_a_worker_stumbles_over_kills_nobody(pool: Pool) -> None:
    await think(pool)
    pids = pool.pids
    job = pool.begin(None, Level.EXPERT, 7)  # type: ignore[arg-type]  # as a bug would
    await found(job)
    assert job.play is None
    assert pool.pids == pids


async def test_closing_ends_the_workers_at_once(pool: Pool) -> None:
    await think(pool)
    [worker] = pool.pids
    os.kill(worker, signal.SIGSTOP)
    job = pool.begin(view(), Level.EXPERT, 7)
    await asyncio.sleep(0)
    async with asyncio.timeout(5):
        await pool.close()
    assert job.play is None
    assert not psutil.pid_exists(worker)


ORPHANS = """
import asyncio
from bot.thinker.pool import Pool
from tests.bot.thinker.test_pool import think, view
async def main():
    pool = Pool(2)
    await asyncio.gather(think(pool), think(pool))
    jobs = [asyncio.create_task(pool.weigh(view(), 7, 60.0)) for _ in range(2)]
    await asyncio.sleep(0.1)
    print(*pool.pids, flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""


async def test_no_worker_outlives_a_bot_that_was_killed() -> None:
    order = (sys.executable, "-c", ORPHANS)
    bot = await asyncio.create_subprocess_exec(*order, stdout=asyncio.subprocess.PIPE, cwd=ROOT)
    assert bot.stdout is not None
    pids = [int(pid) for pid in (await bot.stdout.readline()).split()]
    assert len(pids) == 2
    bot.kill()
    await bot.wait()
    await until(lambda: not any(map(psutil.pid_exists, pids)))
