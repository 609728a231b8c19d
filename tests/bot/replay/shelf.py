"""A shelf of recorded matches behind the replay page, without an engine."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web

from bot.replay import routes

RECORDS = Path(__file__).parents[2] / "core/rules/records"


def key_of(name: str) -> str:
    """The key under which a recorded match stands on the shelf."""
    return f"{name:-<22}"


@dataclass
class Shelf:
    """Records by key. What is not on it has not ended, or never was."""

    books: dict[str, str] = field(
        default_factory=lambda: {
            key_of(path.stem): path.read_text().strip() for path in sorted(RECORDS.glob("*.json"))
        }
    )

    async def find(self, key: str) -> int | None:
        return list(self.books).index(key) if key in self.books else None

    async def record(self, match_id: int) -> str:
        return list(self.books.values())[match_id]


@asynccontextmanager
async def served(shelf: Shelf) -> AsyncIterator[str]:
    """Serve the shelf on this machine; give the address without a slash at its end."""
    app = web.Application()
    app.add_routes(routes(shelf))
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()
