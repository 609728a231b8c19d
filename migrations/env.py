"""Alembic's entry.

Run the steps on the connection that `core.store.migrate` opened, inside its transaction.
"""

from __future__ import annotations

from alembic import context
from sqlalchemy.engine import Connection

from core.store.schema import metadata


def migrate(connection: Connection) -> None:
    """Run what the command asks for; the caller commits."""
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


migrate(context.config.attributes["connection"])
