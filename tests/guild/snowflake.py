"""Discord's ids: milliseconds since 2015 in the upper bits, a counter in the lower."""

from __future__ import annotations

import itertools
import time
from datetime import UTC, datetime

EPOCH = 1_420_070_400_000  # milliseconds: the first second of 2015
_counter = itertools.count(1)


def new_id() -> int:
    """An id of now, greater than every earlier one of the same millisecond."""
    return ((time.time_ns() // 1_000_000 - EPOCH) << 22) | (next(_counter) & 0x3FFFFF)


def iso(moment: float | None = None) -> str:
    """A time as Discord writes it; now when none is given."""
    when = datetime.now(UTC) if moment is None else datetime.fromtimestamp(moment, UTC)
    return when.isoformat()
