"""The bot's SQLite file, read and changed from outside as an operator could."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any


class Ledger:
    """One database file."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "basra.db"
        self.url = f"sqlite+aiosqlite:///{self.path}"

    def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query finds."""
        with closing(sqlite3.connect(self.path, timeout=10)) as connection:
            return connection.execute(statement, values).fetchall()

    def one(self, statement: str, *values: Any) -> Any:
        """The first value of a query's first row."""
        return self.rows(statement, *values)[0][0]

    async def shows(self, statement: str, value: Any, patience: float = 20.0) -> None:
        """Wait until a query finds this value: a database tells nobody when it changes."""
        async with asyncio.timeout(patience):
            while self.one(statement) != value:  # noqa: ASYNC110 - a file has no event
                await asyncio.sleep(0.05)

    def change(self, *statements: str) -> None:
        """Run statements in one transaction."""
        with closing(sqlite3.connect(self.path, timeout=10)) as connection, connection:
            for statement in statements:
                connection.execute(statement)

    def let_time_pass(self, seconds: float) -> None:
        """Make a bot that is down look as if it had been down for so long."""
        gap = int(seconds * 1000)
        self.change(
            f"UPDATE heartbeat SET alive_at = alive_at - {gap}",
            f"UPDATE matches SET due_at = due_at - {gap}, deadline = deadline - {gap},"
            f" wound_at = wound_at - {gap}",
        )

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Hold the database's one lock for writing."""
        with closing(sqlite3.connect(self.path, timeout=10, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield
            connection.execute("ROLLBACK")
