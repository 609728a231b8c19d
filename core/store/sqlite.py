"""SQLite as we drive it: durable, locked early, and sparing with trips to another thread.

aiosqlite hands every single call to the connection's thread: thirteen trips for a play, about a
tenth of a millisecond each. Making and closing a cursor touches no disk, nor does changing a
handful of rows inside a transaction that holds the write lock: those run where they are. What can
wait for a disk or for another process (BEGIN IMMEDIATE, COMMIT, a query and its rows in one trip)
stays in the thread. A play takes a third of the time.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import aiosqlite
import sqlalchemy as sa
from aiosqlite.context import Result
from sqlalchemy.engine import Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

BUSY_MS = 10_000
WRITING = "basra_writing"  # execution option of the connection that writes
_CHANGES = ("INSERT", "UPDATE", "DELETE")


class _Cursor(aiosqlite.Cursor):
    """A cursor whose short calls run in place, and which fetches what it finds in the same trip."""

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> _Cursor:
        """Run one statement.

        In place if it changes rows under a lock we hold, else in the thread.
        """
        is_change = self._conn.in_transaction and sql.startswith(_CHANGES)
        if is_change or sql == "BEGIN" or getattr(self._conn, "glances", False):
            self._run(sql, tuple(parameters or ()))
        else:
            run: Callable[..., Awaitable[None]] = self._execute
            await run(self._run, sql, tuple(parameters or ()))
        return self

    def _run(self, sql: str, parameters: tuple[Any, ...]) -> None:
        self._cursor.execute(sql, parameters)
        self._rows = self._cursor.fetchall() if self._cursor.description else []

    async def fetchall(self) -> Iterable[sqlite3.Row]:
        """The rows of the statement."""
        return self._rows

    async def close(self) -> None:
        """Let the cursor go."""
        self._cursor.close()


class _Connection(aiosqlite.Connection):
    """A connection with such cursors, that rolls back only what was begun.

    One that `glances` reads in place, too: it is for a few rows by their keys, a few microseconds.
    """

    glances = False

    def cursor(self) -> Result[aiosqlite.Cursor]:
        """Make a cursor without asking the thread."""
        return Result(self._make_cursor())

    async def _make_cursor(self) -> aiosqlite.Cursor:
        return _Cursor(self, self._conn.cursor())

    async def rollback(self) -> None:
        """Undo the open transaction, if there is one; the log file is not touched."""
        if self.in_transaction:
            self._conn.rollback()


async def _connect(path: str, **options: Any) -> aiosqlite.Connection:
    connection = _Connection(lambda: sqlite3.connect(path, **options), iter_chunk_size=64)
    thread = connection._thread
    thread.daemon = True  # as SQLAlchemy does with its own: never holds up the exit
    try:
        return await connection
    except BaseException:
        thread.join()  # it is ending; later it would find no event loop to say so
        raise


async def glance(connection: AsyncConnection) -> None:
    """Let this connection read in place from now on."""
    raw = await connection.get_raw_connection()
    if isinstance(raw.driver_connection, _Connection):
        raw.driver_connection.glances = True


def create(url: sa.URL, *, synchronous: str = "FULL") -> AsyncEngine:
    """An engine on a file. `synchronous` FULL: a committed play survives the loss of power, too."""
    engine = create_async_engine(
        url, hide_parameters=True, connect_args={"async_creator_fn": _connect}, pool_size=4
    )

    def prepare(connection: DBAPIConnection, _: object) -> None:
        connection.isolation_level = None  # transactions are ours to begin
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout={BUSY_MS}",
            "journal_mode=WAL",
            f"synchronous={synchronous}",
            "foreign_keys=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def begin(connection: Connection) -> None:
        writing = connection.get_execution_options().get(WRITING)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    sa.event.listen(engine.sync_engine, "connect", prepare)
    sa.event.listen(engine.sync_engine, "begin", begin)
    return engine
