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
_SINCE, _UNTIL = (sa.bindparam(name, type_=sa.BigInteger) for name in ("since", "until"))
_WOUND = sa.type_coerce(matches.c.wound_at, sa.BigInteger)
# A clock that was set after the last sign of life has lost only the time since then: what is set by
# the first tap after an outage loses next to nothing.
_LOST = _UNTIL - sa.case((_WOUND > _SINCE, _WOUND), else_=_SINCE)
# The version moves where people see or decide on a clock, so that no step that was decided before
# can write the old one back, and messages are looked at again.
SHIFT: Final = (
    matches.update()
    .where(
        matches.c.due_at.is_not(None),
        sa.or_(_WOUND.is_(None), _UNTIL > _WOUND),
    )
    .values(
        due_at=sa.type_coerce(matches.c.due_at, sa.BigInteger) + _LOST,
        deadline=sa.type_coerce(matches.c.deadline, sa.BigInteger) + _LOST,
        version=matches.c.version + sa.case((matches.c.status.in_(("open", "live")), 1), else_=0),
    )
)
