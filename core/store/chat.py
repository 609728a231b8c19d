"""The statements about chats."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from core.store.schema import chats, matches, posts, preference_log, results

homes: Final = chats.alias("homes")
HOUSE: Final = sa.case(  # what a chat has set: a channel asks its server
    (chats.c.home_key.is_(None), chats.c.preferences), else_=homes.c.preferences
).label("house")
BY_PLACE: Final = (
    sa.select(chats, HOUSE)
    .outerjoin(homes, homes.c.key == chats.c.home_key)
    .where(chats.c.platform == sa.bindparam("on"), chats.c.external_id == sa.bindparam("place"))
)
THERE: Final = (  # a chat and, if it is a server, its channels
    sa.select(chats.c.key)
    .outerjoin(homes, homes.c.key == chats.c.home_key)
    .where(
        chats.c.platform == sa.bindparam("on"),
        sa.or_(
            chats.c.external_id == sa.bindparam("place"),
            homes.c.external_id == sa.bindparam("place"),
        ),
    )
)
ADD: Final = chats.insert()
SET: Final = chats.update().where(chats.c.key == sa.bindparam("chat"))
_home = sa.select(sa.func.coalesce(chats.c.home_key, chats.c.key)).where(
    chats.c.key == sa.bindparam("chat")
)
WELCOME: Final = (
    chats.update()
    .where(chats.c.key == _home.scalar_subquery(), chats.c.welcomed.is_(False))
    .values(welcomed=True)
)
STRAND: Final = (  # a message stays in the chat where it was posted: the hands are elsewhere
    posts.update()
    .where(posts.c.chat_key == sa.bindparam("chat"), posts.c.slot.not_like("hand:%"))
    .values(message_id=None, note="")
)
_NAMING = (
    matches.c.chat_key,
    posts.c.chat_key,
    results.c.chat_key,
    preference_log.c.chat_key,
    chats.c.home_key,
)
MERGE: Final = tuple(
    column.table.update().where(column == sa.bindparam("old")).values({column: sa.bindparam("new")})
    for column in _NAMING
)
DROP: Final = chats.delete().where(chats.c.key == sa.bindparam("chat"))
