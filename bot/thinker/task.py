"""What a worker is asked to do, and its doing."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from random import Random
from struct import Struct
from typing import Any, Final

from core.players import Level, Weighed, choose, glance, weigh
from core.rules.play import Play
from core.rules.seatview import SeatView

HEADER: Final = Struct("!I")  # how many bytes follow


@dataclass(frozen=True, slots=True, repr=False)
class Task:
    """A seat to think for: for the play of a `level`, or, without one, to weigh every play.

    Weighing in no seconds at all is a glance.
    """

    view: SeatView
    level: Level | None
    seed: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Fault:
    """What went wrong, by the name of its class: a message could hold cards."""

    name: str


Found = Play | list[Weighed]


def do(task: Task) -> Found | Fault:
    """Think."""
    rng = Random(task.seed)  # noqa: S311 - chance in a search, no secret
    try:
        if task.level is None:
            return weigh(task.view, rng, task.seconds) if task.seconds else glance(task.view, rng)
        return choose(task.level, task.view, rng, task.seconds)
    except Exception as error:  # noqa: BLE001 - a worker outlives every task
        return Fault(type(error).__name__)


def pack(value: object) -> bytes:
    """A value as it goes through a pipe."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return HEADER.pack(len(data)) + data


def unpack(data: bytes) -> Any:
    """The value in what followed a header."""
    return pickle.loads(data)  # noqa: S301 - nobody but our own processes writes into these pipes
