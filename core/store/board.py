"""The statements behind leaderboards and statistics."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from core.store.schema import accounts, chats, people, results

_WON = sa.func.sum(sa.case((results.c.won, 1), else_=0)).label("won")
_PLAYED = sa.func.count().label("played")
_PERSON = (people.c.id, people.c.name, people.c.language, people.c.mu, people.c.rated_matches)

_here = chats.alias("here")
_home = (
    sa.select(sa.func.coalesce(_here.c.home_key, _here.c.key))
    .where(_here.c.key == sa.bindparam("chat"))
    .scalar_subquery()
)
_AT_HOME = sa.select(chats.c.key).where(sa.or_(chats.c.key == _home, chats.c.home_key == _home))
_platform = sa.select(_here.c.platform).where(_here.c.key == sa.bindparam("chat"))
IN_CHAT: Final = (
    sa.select(*_PERSON, sa.func.max(accounts.c.name).label("called"), _WON, _PLAYED)
    .join(results, results.c.person_id == people.c.id)
    .outerjoin(
        accounts,
        (accounts.c.person_id == people.c.id)
        & (accounts.c.platform == _platform.scalar_subquery()),
    )
    .where(
        results.c.chat_key.in_(_AT_HOME),
        results.c.rated,
        results.c.finished_at > sa.bindparam("since"),
        people.c.forgotten.is_(False),
    )
    .group_by(people.c.id)
)
WORLD: Final = (
    sa.select(*_PERSON, sa.null().label("called"), _WON, _PLAYED)
    .join(results, results.c.person_id == people.c.id)
    .where(results.c.rated, people.c.forgotten.is_(False))
    .group_by(people.c.id)
    .order_by(people.c.mu.desc(), people.c.id)
    .limit(sa.bindparam("limit"))
)
ABOVE: Final = sa.select(sa.func.count()).where(
    people.c.rated_matches > 0, people.c.forgotten.is_(False), people.c.mu >= sa.bindparam("mu")
)
PERSON: Final = (
    sa.select(*_PERSON, accounts.c.username)
    .select_from(people.outerjoin(accounts, accounts.c.person_id == people.c.id))
    .where(people.c.id == sa.bindparam("person"))
    .limit(1)
)
BY_LEVEL: Final = (
    sa.select(results.c.computer, _PLAYED, _WON)
    .where(results.c.person_id == sa.bindparam("person"), results.c.computer.is_not(None))
    .group_by(results.c.computer)
)
TALLY: Final = (
    sa.select(results.c.rated, _PLAYED, _WON)
    .where(results.c.person_id == sa.bindparam("person"))
    .group_by(results.c.rated)
)
