"""Where the database is: reading DATABASE_URL and saying what is wrong with it."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError

from core.store.error import StoreError

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
_TAKEN = frozenset({"host", "port", "ssl", "passfile", "target_session_attrs"})  # after the "?"
_NOT_LET_IN = "28"  # a class of SQLSTATE codes
_NO_DATABASE = "3D000"
_SHAPE = "it looks like sqlite+aiosqlite:///data/basra.db or postgresql+asyncpg://user:password@host/name"


def read_address(text: str) -> sa.URL:
    """Read a database URL. Raises StoreError, which never repeats the URL.

    It may hold a password.
    """
    try:
        url = sa.make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(f"DATABASE_URL cannot be read: {_SHAPE}.") from None
    driver = _DRIVERS.get(url.drivername)
    if driver is None:
        raise StoreError(f"DATABASE_URL names a database that Basra cannot use: {_SHAPE}.")
    if driver.startswith("sqlite") and url.database in (None, "", ":memory:"):
        raise StoreError(f"DATABASE_URL must name a file: {_SHAPE}.")
    if driver.startswith("postgresql") and not url.database:
        raise StoreError(f"DATABASE_URL must name a database: {_SHAPE}.")
    taken = _TAKEN if driver.startswith("postgresql") else frozenset()
    if not taken.issuperset(url.query):
        raise StoreError("DATABASE_URL says something after its question mark that is not known.")
    return url.set(drivername=driver)


def explain(url: sa.URL, problem: BaseException) -> str:
    """One sentence about a database that cannot be opened."""
    cause = getattr(problem, "orig", None) or problem
    if url.get_backend_name() == "sqlite":
        if "not a database" in str(cause) or "malformed" in str(cause):
            return f"DATABASE_URL names {url.database}, which is not a SQLite database."
        return f"DATABASE_URL names the file {url.database}, which cannot be opened for writing."
    where = f"{url.host}:{url.port or 5432}" if url.host else "its server"
    state = str(getattr(cause, "sqlstate", None) or "")
    if state.startswith(_NOT_LET_IN):
        return f"DATABASE_URL names a user or password that the database at {where} refuses."
    if state == _NO_DATABASE:
        return f"DATABASE_URL names a database that does not exist at {where}: create it first."
    return f"DATABASE_URL names a database at {where} that does not answer: is it running?"
