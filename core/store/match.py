"""The statements about matches: prepared once, as a play runs three of them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from core.store.chat import HOUSE, homes
from core.store.person import CALLED, SPOKEN
from core.store.schema import (
    accounts,
    chats,
    events,
    matches,
    people,
    plays,
    records,
    rounds,
    seats,
)

# The one door: no row is changed unless the version and status are those that were decided on.
# Here and below the parameters name the columns that are set.
ADVANCE: Final = (
    matches.update()
    .where(
        matches.c.id == sa.bindparam("match"),
        matches.c.version == sa.bindparam("seen_version"),
        matches.c.status == sa.bindparam("seen_status"),
    )
    .values(version=matches.c.version + 1)
)
SET_RESULT: Final = matches.update().where(matches.c.id == sa.bindparam("match"))
INSERT: Final = matches.insert()
ADD_SEATS: Final = seats.insert()
SET_SEAT: Final = seats.update().where(
    seats.c.match_id == sa.bindparam("match"), seats.c.number == sa.bindparam("seat_number")
)
ADD_ROUND: Final = rounds.insert()
SET_ROUND: Final = rounds.update().where(
    rounds.c.match_id == sa.bindparam("match"), rounds.c.number == sa.bindparam("round_number")
)
ADD_PLAY: Final = plays.insert()
ADD_EVENT: Final = events.insert()
DECLINED: Final = sa.select(events.c.seat).where(
    events.c.match_id == sa.bindparam("match"), events.c.kind == "declined"
)

VERSION: Final = sa.select(matches.c.version).where(matches.c.id == sa.bindparam("match"))
BY_CODE: Final = sa.select(matches.c.id).where(matches.c.code == sa.bindparam("code"))
MATCH: Final = (
    sa.select(
        matches,
        chats.c.platform,
        chats.c.external_id,
        chats.c.kind,
        chats.c.title,
        chats.c.lost,
        chats.c.home_key,
        HOUSE,
    )
    .join(chats, chats.c.key == matches.c.chat_key)
    .outerjoin(homes, homes.c.key == chats.c.home_key)
    .where(matches.c.id == sa.bindparam("match"))
)
SEATS: Final = (
    sa.select(
        seats,
        CALLED,
        SPOKEN,
        people.c.mu,
        people.c.rated_matches,
        people.c.preferences,
        accounts.c.username,
    )
    .outerjoin(people, people.c.id == seats.c.person_id)
    .outerjoin(
        accounts,
        (accounts.c.person_id == seats.c.person_id)
        & (accounts.c.platform == sa.bindparam("platform")),
    )
    .where(seats.c.match_id == sa.bindparam("match"))
    .order_by(seats.c.number)
)
ROUNDS: Final = (
    sa.select(rounds).where(rounds.c.match_id == sa.bindparam("match")).order_by(rounds.c.number)
)
PLAYS: Final = (
    sa.select(plays).where(plays.c.match_id == sa.bindparam("match")).order_by(plays.c.ply)
)
ROUND_PLAYS: Final = PLAYS.where(plays.c.round == sa.bindparam("round"))

_OPEN = ("open", "live", "suspended")
OF_PERSON: Final = (  # a seat with a computer too was left
    sa.select(matches.c.id)
    .join(seats, seats.c.match_id == matches.c.id)
    .where(
        seats.c.person_id == sa.bindparam("person"),
        seats.c.computer.is_(None),
        matches.c.status.in_(_OPEN),
    )
    .order_by(matches.c.id)
)
_DEALT = ("live", "suspended", "over", "void")
LATEST_OF: Final = (
    sa.select(matches.c.id)
    .join(seats, seats.c.match_id == matches.c.id)
    .where(seats.c.person_id == sa.bindparam("person"), matches.c.status.in_(_DEALT))
    .order_by(matches.c.id.desc())
    .limit(1)
)
LATEST_IN: Final = (
    sa.select(matches.c.id)
    .where(matches.c.chat_key == sa.bindparam("chat"), matches.c.status.in_(_DEALT))
    .order_by(matches.c.id.desc())
    .limit(1)
)
STARTED_BY: Final = (
    sa.select(matches.c.id)
    .where(matches.c.starter == sa.bindparam("person"), matches.c.status == "open")
    .order_by(matches.c.id)
)
_HANDLES = sa.select(sa.literal("@") + accounts.c.handle).where(
    accounts.c.person_id == sa.bindparam("person"), accounts.c.platform == chats.c.platform
)
INVITING: Final = (
    sa.select(matches.c.id)
    .join(seats, seats.c.match_id == matches.c.id)
    .join(chats, chats.c.key == matches.c.chat_key)
    .where(
        matches.c.status == "open",
        sa.or_(
            seats.c.invited_id == sa.bindparam("person"),
            sa.and_(
                seats.c.invited_id.is_(None),
                sa.func.lower(seats.c.invited).in_(_HANDLES.correlate(chats)),
            ),
        ),
    )
    .order_by(matches.c.id)
)
IN_CHAT: Final = (
    sa.select(matches.c.id)
    .where(matches.c.chat_key == sa.bindparam("chat"), matches.c.status.in_(_OPEN))
    .order_by(matches.c.id)
)
AT_HOME: Final = (
    sa.select(matches.c.id)
    .join(chats, chats.c.key == matches.c.chat_key)
    .where(
        sa.or_(chats.c.key == sa.bindparam("home"), chats.c.home_key == sa.bindparam("home")),
        matches.c.status.in_(_OPEN),
    )
    .order_by(matches.c.id)
)
FLOORS: Final = sa.select(sa.func.count()).where(
    matches.c.chat_key == sa.bindparam("chat"), matches.c.status == "live"
)
LAST_OF: Final = (
    sa.select(matches.c.created_at, matches.c.status)
    .where(matches.c.starter == sa.bindparam("person"), matches.c.chat_key == sa.bindparam("chat"))
    .order_by(matches.c.created_at.desc())
    .limit(1)
)
LAST_WITHOUT_STARTER: Final = (
    sa.select(matches.c.created_at, matches.c.status)
    .where(matches.c.starter.is_(None), matches.c.chat_key == sa.bindparam("chat"))
    .order_by(matches.c.created_at.desc())
    .limit(1)
)
_WAITING = matches.c.id.not_in(sa.bindparam("failed", expanding=True))
DUE: Final = (
    sa.select(matches.c.id, matches.c.due)
    .where(matches.c.due_at <= sa.bindparam("now"), _WAITING)
    .order_by(matches.c.due_at, matches.c.id)
    .limit(sa.bindparam("limit"))
)
NEXT_DUE: Final = sa.select(sa.func.min(matches.c.due_at)).where(_WAITING)

DROP_PLAYS: Final = plays.delete().where(plays.c.match_id == sa.bindparam("match"))
DROP_PLAY_EVENTS: Final = events.delete().where(
    events.c.match_id == sa.bindparam("match"), events.c.kind.in_(("played", "stood-in"))
)
ADD_RECORD: Final = records.insert()
RECORD: Final = sa.select(records.c.document).where(records.c.match_id == sa.bindparam("match"))
STOOD_IN: Final = (
    sa.select(plays.c.ply)
    .where(plays.c.match_id == sa.bindparam("match"), plays.c.by_computer)
    .order_by(plays.c.ply)
)
KEPT_STOOD_IN: Final = sa.select(records.c.stood_in).where(
    records.c.match_id == sa.bindparam("match")
)
