"""Moments in the database."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from core.store.instant import from_milliseconds, to_milliseconds


def test_a_moment_comes_back_to_the_millisecond() -> None:
    moment = datetime(2026, 5, 1, 12, 30, 15, 123_000, tzinfo=UTC)
    assert from_milliseconds(to_milliseconds(moment)) == moment


def test_the_time_zone_does_not_matter_but_must_be_there() -> None:
    cairo = datetime(2026, 5, 1, 14, tzinfo=timezone(timedelta(hours=2)))
    assert from_milliseconds(to_milliseconds(cairo)) == datetime(2026, 5, 1, 12, tzinfo=UTC)
    with pytest.raises(ValueError, match="time zone"):
        to_milliseconds(datetime(2026, 5, 1))  # noqa: DTZ001


def test_years_before_1970_are_moments_too() -> None:
    assert from_milliseconds(-1) == datetime(1969, 12, 31, 23, 59, 59, 999_000, tzinfo=UTC)
