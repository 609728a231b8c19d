"""The statements about posts."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from core.store.schema import matches, posts

OF: Final = sa.select(posts).where(posts.c.match_id == sa.bindparam("match")).order_by(posts.c.slot)
SET: Final = posts.update().where(
    posts.c.match_id == sa.bindparam("match"), posts.c.slot == sa.bindparam("named")
)
ADD: Final = posts.insert()
DROP: Final = posts.delete().where(
    posts.c.match_id == sa.bindparam("match"), posts.c.slot == sa.bindparam("named")
)
# Matches that some message shows as they were, and those under way that nothing shows at all.
LAGGING: Final = (
    sa.select(matches.c.id)
    .where(
        matches.c.due_at.is_not(None),
        sa.or_(
            sa.exists().where(
                posts.c.match_id == matches.c.id, posts.c.version < matches.c.version
            ),
            sa.and_(
                matches.c.status.in_(("open", "live", "suspended")),
                ~sa.exists().where(posts.c.match_id == matches.c.id),
            ),
        ),
    )
    .order_by(matches.c.id)
)
