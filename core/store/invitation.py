"""The statements about who asked whom."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from core.store.schema import accounts, blocks, matches, seats

BY_HANDLE: Final = sa.select(accounts.c.person_id).where(
    accounts.c.platform == sa.bindparam("on"),
    accounts.c.handle == sa.bindparam("name"),
    sa.bindparam("name", type_=sa.Text) != "",
)
BLOCKED: Final = sa.select(blocks.c.person_id).where(
    blocks.c.person_id == sa.bindparam("asked"), blocks.c.blocked_id == sa.bindparam("asker")
)


def _asks(starter: str, person: str, name: str) -> sa.ColumnElement[bool]:
    return sa.and_(
        matches.c.starter == sa.bindparam(starter),
        sa.or_(
            seats.c.invited_id == sa.bindparam(person),
            seats.c.person_id == sa.bindparam(person),
            sa.func.lower(seats.c.invited) == sa.bindparam(name),
        ),
    )


PAIR: Final = (
    sa.select(matches.c.id)
    .join(seats, seats.c.match_id == matches.c.id)
    .where(
        matches.c.status == "open",
        sa.or_(_asks("asker", "asked", "named"), _asks("asked", "asker", "asker_named")),
    )
)
