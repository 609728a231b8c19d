"""Phones that show what a test posts: opened once, as a browser takes time to start."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.browser.phone import chromium
from tests.browser.wall import Wall, opened_walls


@pytest_asyncio.fixture(loop_scope="package", scope="package")
async def walls() -> AsyncIterator[dict[str, Wall]]:
    """A wall by its reader's language."""
    async with chromium() as browser, opened_walls(browser) as found:
        yield found
