"""`basra export`: the records of matches that have ended, a line of JSON each."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

from core.engine import Engine
from core.store.store import Store


async def export(database_url: str, stream: BinaryIO, number: int | None = None) -> int:
    """Write one record, or all of them, oldest match first; return how many.

    Raises StoreError, or Refusal for a match that has not ended.
    """
    store = await Store.open(database_url)
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
    """The same into a file, which is only there when it is whole. Raises OSError too."""
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("wb") as stream:
            written = await export(database_url, stream, number)
        os.replace(part, path)
        return written
    finally:
        part.unlink(missing_ok=True)


def _line(record: str) -> bytes:
    return record.encode() + b"\n"
