"""The statements about what chats and people have set, and how far the course has gone."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from core.store.schema import chats, people, preference_log

HOUSE: Final = (  # the row is held until the change is written: two admins lose none
    sa.select(chats.c.preferences).where(chats.c.key == sa.bindparam("chat")).with_for_update()
)
TITLE: Final = sa.select(chats.c.title).where(chats.c.key == sa.bindparam("chat"))
SET_HOUSE: Final = chats.update().where(chats.c.key == sa.bindparam("chat"))
ADD_CHANGE: Final = preference_log.insert()
CHANGES: Final = (
    sa.select(
        preference_log.c.name.label("setting"),
        preference_log.c.before,
        preference_log.c.after,
        preference_log.c.at,
        people.c.id,
        people.c.name,
    )
    .join(people, people.c.id == preference_log.c.person_id)
    .where(preference_log.c.chat_key == sa.bindparam("chat"))
    .order_by(preference_log.c.id.desc())
    .limit(sa.bindparam("limit"))
)

TASTE: Final = (
    sa.select(people.c.preferences).where(people.c.id == sa.bindparam("person")).with_for_update()
)
LESSONS: Final = sa.select(people.c.lessons).where(people.c.id == sa.bindparam("person"))
SET_PERSON: Final = people.update().where(
    people.c.id == sa.bindparam("person"), people.c.forgotten.is_(False)
)
KEPT_CHANGES: Final = (
    sa.select(preference_log)
    .where(preference_log.c.person_id == sa.bindparam("person"))
    .order_by(preference_log.c.id)
)
