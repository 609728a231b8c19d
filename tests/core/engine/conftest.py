"""The café of the engine's tests."""

from __future__ import annotations

import pytest

from core.store.store import Store
from tests.core.engine.cafe import Cafe, open_cafe


@pytest.fixture
async def cafe(store: Store) -> Cafe:
    """An open café on each kind of database."""
    return await open_cafe(store)
