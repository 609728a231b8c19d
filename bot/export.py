"""`basra export`: the records of matches that have ended, a line of JSON each."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path
from typing import BinaryIO

import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import DBAPIError

from core.engine import Engine
from core.store.address import explain, read_address
from core.store.error import StoreError
from core.store.store import Store, create_engine


async def export(database_url: str, stream: BinaryIO, number: int | None = None) -> int:
    """Write one record, or all of them, oldest match first; return how many.

    Nothing is created or migrated. Raises StoreError, also where there is no database of ours, or
    Refusal for a match that has not ended.
    """
    store = await _open(database_url)
    try:
        archive = Engine(store).archive
        if number is not None:
            stream.write(_line(await archive.record(number)))
            return 1
        written = 0
        async for record in archive.records():
            stream.write(_line(record))
            written += 1
        return written
    finally:
        await store.close()


async def export_file(database_url: str, path: Path, number: int | None = None) -> int:
    """The same into a file, which is only there when it is whole. Raises OSError too.

    A device or a pipe is written to as it is: a file must not take its place.
    """
    if _is_device(path):
        with path.open("wb") as stream:
            return await export(database_url, stream, number)
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("wb") as stream:
            written = await export(database_url, stream, number)
        os.replace(part, path)
        return written
    finally:
        part.unlink(missing_ok=True)


def _is_device(path: Path) -> bool:
    return path.exists() and not path.is_file()


async def _open(database_url: str) -> Store:
    """The database as it stands: to read what is over must not create or change anything."""
    address = read_address(database_url)
    _check_file(address)
    store = Store(create_engine(address))
    try:
        await store.read(lambda connection: connection.run_sync(_check_tables))
    except (DBAPIError, OSError) as problem:
        await store.close()
        raise StoreError(explain(address, problem)) from None
    except BaseException:
        await store.close()
        raise
    return store


def _check_file(address: sa.URL) -> None:
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
        raise StoreError(f"DATABASE_URL names {address.database}: there is no such database.")


def _check_tables(connection: sa.Connection) -> None:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise StoreError("DATABASE_URL names a database in which Basra has never played.")
    if revision != ScriptDirectory(str(files("migrations"))).get_current_head():
        raise StoreError(
            "DATABASE_URL names a database of another version of Basra: "
            "start this one once to bring it up to date."
        )


def _line(record: str) -> bytes:
    return record.encode() + b"\n"
