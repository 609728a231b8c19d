"""Leaderboards and one person's statistics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine import rating
from core.engine.door import Door
from core.engine.table import Person, level_of
from core.players import LEVELS, Level
from core.store import board as rows

WORLD_LIMIT: Final = 100


class Span(StrEnum):
    """How far back a board looks."""

    WEEK = "week"
    MONTH = "month"
    ALL = "all"


_BACK: Final = {Span.WEEK: timedelta(days=7), Span.MONTH: timedelta(days=30)}
_EVER: Final = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Line:
    """A person's place on a board; equals share one.

    `won` and `played` count the board's own matches.
    """

    place: int
    person: Person
    rating: int
    is_new: bool
    won: int
    played: int


@dataclass(frozen=True, slots=True)
class LevelLine:
    """A person's matches against computers of one level."""

    level: Level
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class Stats:
    """One person's matches, wherever they were played.

    `place` is the one in the world.
    """

    person: Person
    rating: int
    is_new: bool
    place: int | None  # None while unrated
    rated: int
    rated_won: int
    played: int
    won: int
    levels: tuple[LevelLine, ...] = ()  # weakest first; only levels played against


class Boards:
    """Who plays well, here and in the world."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def leaderboard(
        self, chat_key: int, span: Span | str = Span.ALL, now: datetime | None = None
    ) -> tuple[Line, ...]:
        """The people who finished a rated match in this chat, or on its server, in that time.

        Of all time by rating; of a week or a month by matches won here, then by rating.
        """
        span = Span(span)
        back = _BACK.get(span)
        since = (now or self._door.now()) - back if back else _EVER
        found = await self._read(rows.IN_CHAT, {"chat": chat_key, "since": since})
        return _lines(found, _by_rating if span is Span.ALL else _by_wins)

    async def world(self) -> tuple[Line, ...]:
        """The first hundred of everyone who finished a rated match, by rating."""
        return _lines(await self._read(rows.WORLD, {"limit": WORLD_LIMIT}), _by_rating)

    async def stats(self, person_id: int) -> Stats | None:
        """What is known of a person's matches; None for somebody unknown."""

        async def work(connection: AsyncConnection) -> Stats | None:
            return await _stats(connection, person_id)

        return await self._door.store.read(work)

    async def _read(self, statement: Any, values: dict[str, Any]) -> Sequence[Row[Any]]:
        async def work(connection: AsyncConnection) -> Sequence[Row[Any]]:
            return (await connection.execute(statement, values)).all()

        return await self._door.store.read(work)


def _by_rating(row: Row[Any]) -> tuple[int, ...]:
    return (rating.shown(row.mu),)


def _by_wins(row: Row[Any]) -> tuple[int, ...]:
    return (row.won, rating.shown(row.mu))


def _lines(
    found: Sequence[Row[Any]], worth: Callable[[Row[Any]], tuple[int, ...]]
) -> tuple[Line, ...]:
    """Best first; people of equal worth share a place, and the next place is left out."""
    ordered = sorted(found, key=lambda row: (tuple(-part for part in worth(row)), row.id))
    lines: list[Line] = []
    for number, row in enumerate(ordered, 1):
        equal = number > 1 and worth(ordered[number - 2]) == worth(row)
        lines.append(_line(lines[-1].place if equal else number, row))
    return tuple(lines)


def _line(place: int, row: Row[Any]) -> Line:
    shown = rating.shown(row.mu)
    person = Person(row.id, row.called or row.name, row.language, None, shown, row.rated_matches)
    return Line(
        place, person, shown, rating.is_new(row.rated_matches), int(row.won), int(row.played)
    )


async def _stats(connection: AsyncConnection, person_id: int) -> Stats | None:
    row = (await connection.execute(rows.PERSON, {"person": person_id})).one_or_none()
    if row is None:
        return None
    found = (await connection.execute(rows.TALLY, {"person": person_id})).all()
    levels = (await connection.execute(rows.BY_LEVEL, {"person": person_id})).all()
    shown = rating.shown(row.mu)
    rated = [line for line in found if line.rated]
    return Stats(
        person=Person(row.id, row.name, row.language, row.username, shown, row.rated_matches),
        rating=shown,
        is_new=rating.is_new(row.rated_matches),
        place=await _place(connection, shown) if row.rated_matches else None,
        rated=sum(line.played for line in rated),
        rated_won=sum(int(line.won) for line in rated),
        played=sum(line.played for line in found),
        won=sum(int(line.won) for line in found),
        levels=_levels(levels),
    )


def _levels(found: Sequence[Row[Any]]) -> tuple[LevelLine, ...]:
    by_level = {level_of(row.computer): row for row in found}
    return tuple(
        LevelLine(level, int(by_level[level].played), int(by_level[level].won))
        for level in LEVELS
        if level in by_level
    )


async def _place(connection: AsyncConnection, shown: int) -> int:
    """One more than the people whose shown rating is higher."""
    higher = rating.MU + (shown + 0.5 - 1500) / 40
    return int((await connection.execute(rows.ABOVE, {"mu": higher})).scalar_one()) + 1
