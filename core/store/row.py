"""What the database says about a row just written."""

from __future__ import annotations

from typing import Any

from sqlalchemy import CursorResult


def number_of(inserted: CursorResult[Any]) -> int:
    """The number that a new row was given."""
    key = inserted.inserted_primary_key
    if key is None:
        raise LookupError("the database gave the new row no number")
    return int(key[0])
