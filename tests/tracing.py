"""Where the coverage tracer does not follow."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from greenlet import greenlet
from greenlet import settrace as watch_switches


@contextmanager
def untraced() -> Iterator[None]:
    """Run the block, or the function this decorates, at full speed: other tests cover it."""
    tracer = sys.gettrace()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(tracer)


def skip_greenlets() -> None:
    """Let the tracer of this thread wait outside greenlets, in which SQLAlchemy waits.

    Following, it would take the lines of one for those of another. coverage can tell them apart,
    but looks up the greenlet at every call of any function, which doubles the time of all tests.
    """
    waiting: Any = None

    def switch(_event: str, ends: tuple[greenlet, greenlet]) -> None:
        nonlocal waiting
        origin, target = ends
        if target.parent is None:
            sys.settrace(waiting)
        elif origin.parent is None:
            waiting = sys.gettrace()
            sys.settrace(None)

    watch_switches(switch)
