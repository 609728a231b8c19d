"""PostgreSQL as we drive it: a pool that notices a restart, and errors that tell no secret."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


def create(url: sa.URL) -> AsyncEngine:
    """An engine on a server."""
    engine = create_async_engine(url, hide_parameters=True, pool_pre_ping=True)
    sa.event.listen(engine.sync_engine, "handle_error", _keep_secrets)
    return engine


def _keep_secrets(context: ExceptionContext) -> None:
    """The server's DETAIL of a violated constraint repeats the whole row, a seed perhaps."""
    cause = context.original_exception.__cause__
    if getattr(cause, "detail", None):
        cause.detail = None  # type: ignore[union-attr]
