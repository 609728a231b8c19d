"""The store: opens a database, brings its tables up to date, and runs transactions on it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from core.store import migrate, postgresql, sqlite
from core.store.address import explain, read_address
from core.store.error import StoreError

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

_ATTEMPTS: Final = 5
_RETRIED: Final = frozenset({"40001", "40P01"})  # serialization failure, deadlock


class Store:
    """A database that is open. Close it on every way out.

    A thread waits in each SQLite connection.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._turn = (
            asyncio.Lock()
        )  # SQLite has one writer at a time; waiting here is never "locked"
        self._writer: AsyncConnection | None = None
        self._looks = asyncio.Lock()
        self._glancer: AsyncConnection | None = None
        self._is_closed = False
        self._reader = engine
        if not self._is_sqlite:
            self._reader = engine.execution_options(isolation_level="REPEATABLE READ")

    @classmethod
    async def open(cls, url: str, *, synchronous: str = "FULL") -> Store:
        """Open the database at this URL and migrate it. Raises StoreError if that cannot be done.

        `synchronous` is SQLite's: with FULL a committed play survives the loss of power too.
        """
        address = read_address(url)
        engine = create_engine(address, synchronous=synchronous)
        try:
            await migrate.upgrade(engine)
            return cls(engine)
        except (DBAPIError, OSError) as problem:
            await engine.dispose()
            raise StoreError(explain(address, problem)) from None
        except CommandError:  # Alembic does not know the version that stands there
            await engine.dispose()
            raise StoreError(
                "DATABASE_URL names a database that a newer Basra has used: update this one."
            ) from None
        except BaseException:
            await engine.dispose()
            raise

    async def close(self) -> None:
        """Give back every connection; nothing is read or written any more. Harmless twice."""
        self._is_closed = True
        async with self._turn, self._looks:
            for held in (self._writer, self._glancer):
                if held is not None:
                    await held.close()
            self._writer = self._glancer = None
            await self._engine.dispose()

    async def read(self, work: Work[T]) -> T:
        """Run a read against one consistent state of the database."""
        self._check_open()
        async with self._reader.connect() as connection:
            return await work(connection)

    async def glance(self, work: Work[T]) -> T:
        """Like `read`, for a few rows by their keys: quicker, but nothing else runs meanwhile."""
        self._check_open()
        if not self._is_sqlite:
            return await self.read(work)
        async with self._looks:
            self._check_open()
            if self._glancer is None:
                self._glancer = await self._engine.connect()
                await sqlite.glance(self._glancer)
            try:
                return await work(self._glancer)
            finally:
                await self._glancer.rollback()

    async def write(self, work: Work[T]) -> T:
        """Run a change in one transaction: all of it is kept, or nothing.

        A conflict between PostgreSQL sessions runs `work` again, so it must do nothing else than
        query.
        """
        self._check_open()
        if self._is_sqlite:
            return await self._write_sqlite(work)
        for _ in range(_ATTEMPTS - 1):
            try:
                return await self._write_postgresql(work)
            except DBAPIError as problem:
                if getattr(problem.orig, "sqlstate", None) not in _RETRIED:
                    raise
        return await self._write_postgresql(work)

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreError("The database is closed: the program is stopping.")

    async def _write_postgresql(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await work(connection)

    async def _write_sqlite(self, work: Work[T]) -> T:
        async with self._turn:
            self._check_open()  # it may have been closed while this waited
            if self._writer is None:
                self._writer = await self._engine.connect()
                await self._writer.execution_options(**{sqlite.WRITING: True})
            async with self._writer.begin():
                return await work(self._writer)


def create_engine(address: sa.URL, *, synchronous: str = "FULL") -> AsyncEngine:
    """An engine that never shows the parameters of a statement. Raises StoreError."""
    if address.get_backend_name() != "sqlite":
        return postgresql.create(address)
    folder = Path(address.database or "").parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise StoreError(f"DATABASE_URL names a folder that cannot be made: {folder}.") from None
    return sqlite.create(address, synchronous=synchronous)
