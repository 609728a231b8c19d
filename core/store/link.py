"""The statements that tie two accounts together, and that part them again."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from core.store.schema import (
    accounts,
    blocks,
    events,
    heartbeat,
    links,
    matches,
    metadata,
    people,
    results,
    seats,
)

_STAYS: Final[sa.BindParameter[int]] = sa.bindparam("stays")
_GOES: Final[sa.BindParameter[int]] = sa.bindparam("goes")

ADD: Final = links.insert()
CLEAN: Final = links.delete().where(
    sa.or_(
        links.c.until <= sa.bindparam("now"),
        sa.and_(
            links.c.platform == sa.bindparam("on"), links.c.external_id == sa.bindparam("account")
        ),
    )
)
BY_CODE: Final = sa.select(links).where(
    links.c.digest == sa.bindparam("code"), links.c.until > sa.bindparam("now")
)
RELEASE: Final = (
    links.update().where(links.c.claimed_by == sa.bindparam("person")).values(claimed_by=None)
)
CLAIM: Final = (
    links.update()
    .where(links.c.digest == sa.bindparam("code"))
    .values(claimed_by=sa.bindparam("person"))
)
CLAIMED: Final[sa.Select[Any]] = (  # the code's owner must still be who asked for it
    sa.select(links.c.person_id, links.c.platform, links.c.external_id)
    .join(
        accounts,
        (accounts.c.platform == links.c.platform)
        & (accounts.c.external_id == links.c.external_id)
        & (accounts.c.person_id == links.c.person_id),
    )
    .where(links.c.claimed_by == sa.bindparam("person"), links.c.until > sa.bindparam("now"))
)
VOID: Final = links.delete().where(links.c.digest == sa.bindparam("code"))
DROP: Final = links.delete().where(
    sa.or_(
        links.c.person_id.in_(sa.bindparam("people", expanding=True)),
        links.c.claimed_by.in_(sa.bindparam("people", expanding=True)),
    )
)

PEOPLE: Final[sa.Select[Any]] = (
    sa.select(people)
    .where(people.c.id.in_(sa.bindparam("people", expanding=True)), people.c.forgotten.is_(False))
    .order_by(people.c.rated_matches.desc(), people.c.id)
    .with_for_update()
)
ACCOUNTS: Final = (
    sa.select(accounts)
    .where(accounts.c.person_id.in_(sa.bindparam("people", expanding=True)))
    .order_by(accounts.c.platform)
)
NOT_ENDED: Final = (
    sa.select(matches.c.id)
    .join(seats, seats.c.match_id == matches.c.id)
    .where(
        matches.c.status.in_(("open", "live", "suspended")),
        sa.or_(
            seats.c.person_id == sa.bindparam("person"),
            seats.c.invited_id == sa.bindparam("person"),
            matches.c.starter == sa.bindparam("person"),
        ),
    )
    .distinct()
    .order_by(matches.c.id)
)
_one, _other = results.alias("one"), results.alias("other")
SHARED: Final[sa.Select[Any]] = (
    sa.select(
        _one.c.match_id,
        _one.c.rated,
        _one.c.place.label("stays_place"),
        _other.c.place.label("goes_place"),
    )
    .join(_other, _other.c.match_id == _one.c.match_id)
    .where(_one.c.person_id == _STAYS, _other.c.person_id == _GOES)
    .order_by(_one.c.match_id)
)
DROP_RESULT: Final = results.delete().where(
    results.c.match_id == sa.bindparam("match"), results.c.person_id == sa.bindparam("person")
)
_sits_in = sa.select(seats.c.match_id).where(seats.c.person_id == _GOES)
TOUCH: Final = (  # what was decided on before is decided again, and messages are looked at again
    matches.update()
    .where(
        matches.c.due_at.is_not(None),
        sa.or_(
            matches.c.id.in_(_sits_in),
            matches.c.id.in_(sa.select(seats.c.match_id).where(seats.c.invited_id == _GOES)),
            matches.c.starter == _GOES,
        ),
    )
    .values(version=matches.c.version + 1)
)
TABLES: Final = (
    sa.select(results.c.people)
    .distinct()
    .where(results.c.match_id.in_(_sits_in))
    .order_by(results.c.people)
)
RENAME_TABLE: Final = (
    results.update()
    .where(results.c.people == sa.bindparam("called"))
    .values(people=sa.bindparam("now_called"))
)
LOGGED: Final = sa.select(events.c.match_id, events.c.version, events.c.data).where(
    events.c.match_id.in_(_sits_in), events.c.data.is_not(None)
)
LOG_AGAIN: Final = events.update().where(
    events.c.match_id == sa.bindparam("match"), events.c.version == sa.bindparam("at_version")
)
DROP_ONESELF: Final = blocks.delete().where(blocks.c.person_id == blocks.c.blocked_id)
SET_PERSON: Final = people.update().where(people.c.id == _STAYS)
DROP_PERSON: Final = people.delete().where(people.c.id == _GOES)
OF_ACCOUNT: Final = sa.select(accounts).where(
    accounts.c.platform == sa.bindparam("on"), accounts.c.external_id == sa.bindparam("account")
)
SET_OWNER: Final = (
    accounts.update()
    .where(
        accounts.c.platform == sa.bindparam("on"), accounts.c.external_id == sa.bindparam("account")
    )
    .values(person_id=sa.bindparam("person"))
)
_unwanted = sa.select(blocks.c.person_id, sa.bindparam("after", type_=sa.Integer)).where(
    blocks.c.blocked_id == sa.bindparam("person")
)
BLOCKS_GO_ALONG: Final = blocks.insert().from_select(["person_id", "blocked_id"], _unwanted)
SHIFTED: Final = heartbeat.update().values(shifts=heartbeat.c.shifts + 1)


def _moves() -> tuple[sa.Update | sa.Delete, ...]:
    """For every column that names a person: what belongs to the one who goes is the other's.

    A row that would then be there twice is dropped first.
    """
    moves: list[sa.Update | sa.Delete] = []
    for table in metadata.sorted_tables:
        named = [column for column in table.c if column.references(people.c.id)]
        for column in named:
            if column.primary_key:
                moves.append(_doubled(table, column))
            moves.append(table.update().where(column == _GOES).values({column: _STAYS}))
    return tuple(moves)


def _doubled(table: sa.Table, column: sa.Column[int]) -> sa.Delete:
    twin = table.alias("twin")
    others = [key for key in table.primary_key if key is not column]
    same = [twin.c[key.name] == key for key in others]
    there = sa.exists().where(twin.c[column.name] == _STAYS, *same)
    return table.delete().where(column == _GOES, there)


MOVES: Final = _moves()
