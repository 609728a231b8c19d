"""The statements about ratings and results."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from core.store.schema import people, results

LOCK_PEOPLE: Final = (
    sa.select(people.c.id, people.c.mu, people.c.sigma, people.c.rated_matches, people.c.forgotten)
    .where(people.c.id.in_(sa.bindparam("people", expanding=True)))
    .order_by(people.c.id)
    .with_for_update()
)
SET_PERSON: Final = people.update().where(people.c.id == sa.bindparam("person"))
ADD_RESULTS: Final = results.insert()
RECENT: Final = sa.select(sa.func.count(sa.distinct(results.c.match_id))).where(
    results.c.people.in_(sa.bindparam("same_people", expanding=True)),
    results.c.rated,
    results.c.finished_at > sa.bindparam("since"),
)
