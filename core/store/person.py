"""The statements about people, their accounts, blocks and what is kept on them."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from core.store.schema import (
    accounts,
    blocks,
    chats,
    links,
    matches,
    people,
    posts,
    records,
    results,
    seats,
)
from core.store.schema import plays as all_plays

# A person is called as their account on the platform at hand is, and spoken to in the language
# that they chose, else in that account's.
CALLED: Final = sa.func.coalesce(accounts.c.name, people.c.name).label("name")
SPOKEN: Final = sa.case(
    (people.c.language_chosen, people.c.language),
    else_=sa.func.coalesce(accounts.c.language, people.c.language),
).label("language")
_KNOWN = (
    people.c.id,
    CALLED,
    SPOKEN,
    people.c.language_chosen,
    accounts.c.name.label("account_name"),
    accounts.c.language.label("account_language"),
    people.c.mu,
    people.c.rated_matches,
    people.c.preferences,
    accounts.c.platform,
    accounts.c.external_id,
    accounts.c.username,
    accounts.c.reachable,
    accounts.c.hand_place,
)
_JOINED = people.join(accounts, accounts.c.person_id == people.c.id)

BY_ACCOUNT: Final[sa.Select[Any]] = (
    sa.select(*_KNOWN)
    .select_from(_JOINED)
    .where(
        accounts.c.platform == sa.bindparam("on"), accounts.c.external_id == sa.bindparam("account")
    )
)
BY_HANDLE: Final = (
    sa.select(*_KNOWN)
    .select_from(_JOINED)
    .where(accounts.c.platform == sa.bindparam("on"), accounts.c.handle == sa.bindparam("name"))
)
BY_ID: Final = (
    sa.select(*_KNOWN)
    .select_from(people.outerjoin(accounts, accounts.c.person_id == people.c.id))
    .where(people.c.id == sa.bindparam("person"))
    .order_by(accounts.c.platform, accounts.c.external_id)
)
ACCOUNT_OF: Final = sa.select(
    accounts.c.external_id, accounts.c.hand_place, accounts.c.name, accounts.c.username
).where(accounts.c.person_id == sa.bindparam("person"), accounts.c.platform == sa.bindparam("on"))
ADD_PERSON: Final = people.insert()
ADD_ACCOUNT: Final = accounts.insert()
SET_PERSON: Final = people.update().where(people.c.id == sa.bindparam("person"))
SET_ACCOUNT: Final = accounts.update().where(
    accounts.c.platform == sa.bindparam("on"), accounts.c.external_id == sa.bindparam("account")
)
TAKE_HANDLE: Final = (
    accounts.update()
    .where(
        accounts.c.platform == sa.bindparam("on"),
        accounts.c.handle == sa.bindparam("handled"),
        accounts.c.external_id != sa.bindparam("account"),
    )
    .values(username=None, handle=None)
)

ADD_BLOCK: Final = blocks.insert()
HAS_BLOCK: Final = sa.select(blocks.c.person_id).where(
    blocks.c.person_id == sa.bindparam("person"), blocks.c.blocked_id == sa.bindparam("other")
)
DROP_BLOCK: Final = blocks.delete().where(
    blocks.c.person_id == sa.bindparam("person"), blocks.c.blocked_id == sa.bindparam("other")
)
BLOCKED_BY: Final = (
    sa.select(people.c.id, people.c.name, people.c.language, people.c.mu, people.c.rated_matches)
    .join(blocks, blocks.c.blocked_id == people.c.id)
    .where(blocks.c.person_id == sa.bindparam("person"))
    .order_by(people.c.name, people.c.id)
)

# All of a person that may be erased. The order matters to foreign keys.
_private = sa.select(chats.c.key).join(
    accounts,
    (accounts.c.platform == chats.c.platform) & (accounts.c.external_id == chats.c.external_id),
)
_called = (
    sa.exists()
    .where(
        matches.c.id == seats.c.match_id,
        chats.c.key == matches.c.chat_key,
        accounts.c.platform == chats.c.platform,
        accounts.c.person_id == sa.bindparam("person"),
        sa.func.lower(seats.c.invited) == sa.literal("@") + accounts.c.handle,
    )
    .correlate(seats)
)
ERASE: Final = (
    links.delete().where(
        sa.or_(
            links.c.person_id == sa.bindparam("person"),
            links.c.claimed_by == sa.bindparam("person"),
        )
    ),
    seats.update()
    .where(
        sa.or_(
            seats.c.invited_id == sa.bindparam("person"),
            sa.and_(seats.c.invited_id.is_(None), _called),
        )
    )
    .values(invited=None),
    chats.update()
    .where(
        chats.c.kind == "private",
        chats.c.key.in_(_private.where(accounts.c.person_id == sa.bindparam("person"))),
    )
    .values(
        external_id=sa.literal("forgotten-") + sa.cast(chats.c.key, sa.Text),
        title="",
        preferences=sa.null(),
        lost=True,
    ),
    accounts.delete().where(accounts.c.person_id == sa.bindparam("person")),
    blocks.delete().where(
        sa.or_(
            blocks.c.person_id == sa.bindparam("person"),
            blocks.c.blocked_id == sa.bindparam("person"),
        )
    ),
    results.delete().where(results.c.person_id == sa.bindparam("person")),
)

KEPT_CHATS: Final = (
    sa.select(chats.c.platform, chats.c.external_id, chats.c.kind, chats.c.title)
    .join(accounts, accounts.c.external_id == chats.c.external_id)
    .where(accounts.c.person_id == sa.bindparam("person"), accounts.c.platform == chats.c.platform)
)
KEPT_LINKS: Final = sa.select(links.c.platform, links.c.until).where(
    links.c.person_id == sa.bindparam("person")
)
KEPT_MATCHES: Final = (
    sa.select(
        matches.c.id,
        matches.c.status,
        matches.c.created_at,
        matches.c.ended_at,
        chats.c.title,
        seats.c.number,
    )
    .join(seats, seats.c.match_id == matches.c.id)
    .join(chats, chats.c.key == matches.c.chat_key)
    .where(seats.c.person_id == sa.bindparam("person"))
    .order_by(matches.c.id)
)
KEPT_PLAYS: Final = (
    sa.select(all_plays)
    .join(
        seats,
        (seats.c.match_id == all_plays.c.match_id) & (seats.c.number == all_plays.c.seat),
    )
    .where(seats.c.person_id == sa.bindparam("person"))
    .order_by(all_plays.c.match_id, all_plays.c.ply)
)
KEPT_RECORDS: Final = (
    sa.select(records.c.match_id, records.c.document)
    .join(seats, seats.c.match_id == records.c.match_id)
    .where(seats.c.person_id == sa.bindparam("person"))
    .order_by(records.c.match_id)
)
KEPT_RESULTS: Final = (
    sa.select(results)
    .where(results.c.person_id == sa.bindparam("person"))
    .order_by(results.c.match_id)
)
LUCK_OF: Final = sa.select(people.c.id, people.c.luck).where(
    people.c.id.in_(sa.bindparam("people", expanding=True))
)
SET_LUCK: Final = people.update().where(
    people.c.id == sa.bindparam("person"), people.c.forgotten.is_(False)
)
LUCK: Final = sa.select(people.c.luck, people.c.lessons, people.c.mu, people.c.sigma).where(
    people.c.id == sa.bindparam("person")
)
KEPT_POSTS: Final = (
    sa.select(posts.c.match_id, posts.c.slot, posts.c.message_id)
    .join(seats, seats.c.match_id == posts.c.match_id)
    .where(
        seats.c.person_id == sa.bindparam("person"),
        posts.c.slot == sa.literal("hand:") + sa.cast(seats.c.number, sa.Text),
    )
    .order_by(posts.c.match_id)
)
