"""The statements of the heartbeat: one row says when this program was last alive and connected."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from core.store.schema import heartbeat, matches

READ: Final = sa.select(heartbeat.c.alive_at, heartbeat.c.shifts).where(heartbeat.c.id == 1)
BEGIN: Final = heartbeat.insert().values(id=1, shifts=0)
STAMP: Final = heartbeat.update().where(heartbeat.c.id == 1)
# Of two processes that start at once, the one that still finds the old stamp adds the outage.
STAMP_AFTER_OUTAGE: Final = (
    heartbeat.update()
    .where(heartbeat.c.id == 1, heartbeat.c.alive_at == sa.bindparam("seen"))
    .values(shifts=heartbeat.c.shifts + 1)
)
SHIFT: Final = (
    matches.update()
    .where(matches.c.due_at.is_not(None))
    .values(
        due_at=sa.type_coerce(matches.c.due_at, sa.BigInteger)
        + sa.bindparam("gap", type_=sa.BigInteger),
        deadline=sa.type_coerce(matches.c.deadline, sa.BigInteger)
        + sa.bindparam("gap", type_=sa.BigInteger),
    )
)
