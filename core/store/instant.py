"""A moment in the database: whole milliseconds since 1970, an aware UTC datetime in Python."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.engine import Dialect

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)


def to_milliseconds(moment: datetime) -> int:
    """Milliseconds since 1970, rounded down. Raises ValueError for a naive datetime."""
    if moment.tzinfo is None:
        raise ValueError("a moment needs its time zone")
    return (moment - _EPOCH) // _MILLISECOND


def from_milliseconds(count: int) -> datetime:
    """The moment so many milliseconds after 1970."""
    return _EPOCH + count * _MILLISECOND


class Instant(sa.types.TypeDecorator[datetime]):
    """A column of moments.

    Integers sort and add alike on every database, and no time zone is lost.
    """

    impl = sa.BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _: Dialect) -> int | None:
        """From Python to the database."""
        return None if value is None else to_milliseconds(value)

    def process_result_value(self, value: int | None, _: Dialect) -> datetime | None:
        """From the database to Python."""
        return None if value is None else from_milliseconds(value)
