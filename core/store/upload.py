"""The statements about pictures that a platform keeps."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from core.store.instant import Instant
from core.store.schema import uploads

_HERE = (
    uploads.c.platform == sa.bindparam("on"),
    uploads.c.account == sa.bindparam("bot"),
)
OF: Final = (
    sa.select(uploads.c.digest, uploads.c.file_id, uploads.c.used_at)
    .where(*_HERE)
    .order_by(uploads.c.used_at)
)
# Two processes may upload the same picture at the same moment; either name will do.
KEEP: Final = sa.text(
    "INSERT INTO uploads (platform, account, digest, file_id, used_at)"
    " VALUES (:on, :bot, :digest, :file_id, :used_at)"
    " ON CONFLICT (platform, account, digest)"
    " DO UPDATE SET file_id = excluded.file_id, used_at = excluded.used_at"
).bindparams(sa.bindparam("used_at", type_=Instant))
DROP: Final = uploads.delete().where(*_HERE, uploads.c.digest == sa.bindparam("gone"))
_oldest_kept = (
    sa.select(uploads.c.used_at)
    .order_by(uploads.c.used_at.desc())
    .limit(1)
    .offset(sa.bindparam("beyond"))
)
PRUNE: Final = uploads.delete().where(uploads.c.used_at < _oldest_kept.scalar_subquery())
