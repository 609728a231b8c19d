"""Bringing the tables up to date with Alembic; safe when several processes start at once."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from core.store import sqlite

_Order = Callable[[Config], None]
_LOCK: Final = 0x62617372  # "basr": ours among the advisory locks of a PostgreSQL server


async def upgrade(engine: AsyncEngine, revision: str = "head") -> None:
    """Bring the tables to `revision`, in one transaction."""
    await _run(engine, lambda config: command.upgrade(config, revision))


async def downgrade(engine: AsyncEngine, revision: str = "base") -> None:
    """Take the tables back to `revision`, in one transaction."""
    await _run(engine, lambda config: command.downgrade(config, revision))


async def _run(engine: AsyncEngine, order: _Order) -> None:
    writing = engine.execution_options(**{sqlite.WRITING: True})
    async with writing.begin() as connection:
        await connection.run_sync(_locked, order)


def _locked(connection: Connection, order: _Order) -> None:
    """One process at a time: SQLite's write lock is held already, PostgreSQL's is taken here."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    config = Config()
    config.set_main_option("script_location", str(files("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    order(config)
