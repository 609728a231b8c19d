"""The statements about matches that have ended and what is left of them."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from core.store.schema import matches, rounds, seats

ENDED: Final = ("over", "void")

_DEALT: Final = (
    sa.exists()
    .where(rounds.c.match_id == matches.c.id, rounds.c.dealer.is_not(None))
    .correlate(matches)
)


def _ended(*conditions: Any) -> sa.Select[int]:
    """The matches that were dealt and have ended: those that have a record."""
    return sa.select(matches.c.id).where(matches.c.status.in_(ENDED), _DEALT, *conditions)


ONE: Final = _ended(matches.c.id == sa.bindparam("match"))
BY_KEY: Final = _ended(matches.c.key == sa.bindparam("key"))
AFTER: Final = (
    _ended(matches.c.id > sa.bindparam("match")).order_by(matches.c.id).limit(sa.bindparam("limit"))
)
LATEST_IN: Final = (
    _ended(matches.c.chat_key == sa.bindparam("chat")).order_by(matches.c.id.desc()).limit(1)
)
LATEST_OF: Final = (
    _ended(
        matches.c.id.in_(
            sa.select(seats.c.match_id).where(seats.c.person_id == sa.bindparam("person"))
        )
    )
    .order_by(matches.c.id.desc())
    .limit(1)
)
