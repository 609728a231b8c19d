"""The desk over a café."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from core.store.address import read_address
from core.store.store import Store, create_engine
from tests.bot.desk.office import Office
from tests.core.engine.cafe import open_cafe


@pytest.fixture
async def office(sqlite_url: str) -> AsyncIterator[Office]:
    """A desk; nothing is being sent any more when its database closes."""
    store = Store(create_engine(read_address(sqlite_url)))
    office = Office(await open_cafe(store))
    yield office
    await office.publisher.close(1.0)
    await store.close()
