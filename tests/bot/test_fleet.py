"""Work over processes: all of it, in order, and no process that outlives its purpose."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from threading import Event

import pytest

from bot import fleet

LONG = 20.0  # seconds; nobody waits for them unless something is wrong
PARENT = "from bot.fleet import each; from tests.bot.test_fleet import linger; each(linger, 1, 1)"


def interrupt(parent: int, late: Path, _: int) -> None:
    """Press Ctrl-C on the parent in the middle of a long job."""
    os.kill(parent, signal.SIGINT)
    Event().wait(LONG)
    late.touch()


def linger(_: int) -> None:
    """Say that one works, and long after that one has ended."""
    for word in ("working", "late"):
        print(word, flush=True)
        Event().wait(LONG)
    os._exit(1)


def test_all_is_done_in_order_however_few_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fleet, "WINDOW", 2)
    assert fleet.each(abs, 5, 2) == [0, 1, 2, 3, 4]


def test_ctrl_c_ends_the_processes_in_the_middle_of_their_jobs(tmp_path: Path) -> None:
    late = tmp_path / "late"
    with pytest.raises(KeyboardInterrupt):
        fleet.each(partial(interrupt, os.getpid(), late), 1, 1)
    assert not active_children()
    assert not late.exists()


def test_a_process_that_is_ended_from_outside_is_told_of() -> None:
    with pytest.raises(BrokenProcessPool):
        fleet.each(os._exit, 1, 1)


def test_the_children_of_a_killed_process_end_too() -> None:
    command = [sys.executable, "-W", "ignore", "-c", PARENT]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as parent:
        assert parent.stdout
        assert parent.stdout.readline() == b"working\n"
        parent.kill()
        assert parent.stdout.readline() == b""
