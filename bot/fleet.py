"""Work that is spread over processes: they end with the one that began them, however it ends."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Final, TypeVar

Done = TypeVar("Done")

WINDOW: Final = 1000  # jobs that wait at once: so many are kept in memory, however many there are
_CHUNK: Final = 10  # most jobs that a process takes at once


def each(do: Callable[[int], Done], jobs: int, processes: int) -> list[Done]:
    """What `do` makes of each number below `jobs`, in their order; both can be pickled.

    Raises BrokenProcessPool if a process is ended from outside. A KeyboardInterrupt ends them all.
    """
    chunk = max(1, min(_CHUNK, jobs // processes))
    done: list[Done] = []
    context = get_context("spawn")
    with ProcessPoolExecutor(processes, context, initializer=_end_with_parent) as pool:
        try:
            for start in range(0, jobs, WINDOW):
                with _unheard():
                    window = pool.map(do, range(start, min(start + WINDOW, jobs)), chunksize=chunk)
                done.extend(window)
        except KeyboardInterrupt:
            for child in active_children():
                child.terminate()
            raise
    return done


@contextmanager
def _unheard() -> Iterator[None]:
    """Processes that begin inside never hear Ctrl-C, not even while they load: we end them."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def _end_with_parent() -> None:
    """Let nobody who was killed leave children behind that go on for hours."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
