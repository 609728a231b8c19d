"""The statements about posts."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from core.store.schema import matches, posts, seats

OF: Final = (
    sa.select(*[column for column in posts.c if column is not posts.c.sent_at])
    .where(posts.c.match_id == sa.bindparam("match"))
    .order_by(posts.c.slot)
)
SET: Final = posts.update().where(
    posts.c.match_id == sa.bindparam("match"), posts.c.slot == sa.bindparam("named")
)
ADD: Final = posts.insert()
CLEAR: Final = posts.delete().where(posts.c.match_id == sa.bindparam("match"))
SHOWING: Final = (
    sa.select(posts.c.match_id)
    .distinct()
    .join(seats, seats.c.match_id == posts.c.match_id)
    .where(seats.c.person_id == sa.bindparam("person"))
    .order_by(posts.c.match_id)
)
# Matches that some message shows as they were or whose replaced message still stands (`note`),
# folded ones whose messages may still offer a rematch, and those under way that nothing shows at
# all. For the first two only the posts' own matches are looked at: a folded one without posts
# costs nothing.
_STALE = (
    sa.select(posts.c.match_id.label("id"))
    .join(matches, matches.c.id == posts.c.match_id)
    .where(
        sa.or_(posts.c.version < matches.c.version, matches.c.due_at.is_(None), posts.c.note != "")
    )
)
_UNSHOWN = sa.select(matches.c.id).where(
    matches.c.status.in_(("open", "live", "suspended")),
    ~sa.exists().where(posts.c.match_id == matches.c.id),
)
LAGGING: Final = sa.union(_STALE, _UNSHOWN).order_by("id")
