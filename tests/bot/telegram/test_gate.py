"""Few calls at once, and answers to taps in a lane of their own."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest
from telegram.request import HTTPXRequest

from bot.telegram.gate import ANSWERS_AT_ONCE, MESSAGES_AT_ONCE, GateRequest

EDIT = "http://localhost/bot1:x/editMessageText"
ANSWER = "http://localhost/bot1:x/answerCallbackQuery"


class Server:
    """Keeps every call until it may be answered."""

    def __init__(self) -> None:
        self.inside: list[str] = []
        self.most = 0
        self.open = asyncio.Event()
        self._came = asyncio.Condition()

    async def serve(self, url: str) -> tuple[int, bytes]:
        async with self._came:
            self.inside.append(url)
            self.most = max(self.most, len(self.inside))
            self._came.notify_all()
        await self.open.wait()
        self.inside.remove(url)
        return 200, b"{}"

    async def holds(self, calls: int) -> None:
        async with asyncio.timeout(5), self._came:
            await self._came.wait_for(lambda: len(self.inside) >= calls)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Server:
    server = Server()

    async def do_request(_: HTTPXRequest, url: str, *__: Any, **___: Any) -> tuple[int, bytes]:
        return await server.serve(url)

    monkeypatch.setattr(HTTPXRequest, "do_request", do_request)
    return server


@pytest.fixture
async def gate() -> AsyncIterator[GateRequest]:
    request = GateRequest()
    yield request
    await request.shutdown()


async def test_a_burst_of_edits_goes_out_a_few_at_once(server: Server, gate: GateRequest) -> None:
    calls = [asyncio.create_task(gate.do_request(EDIT, "POST")) for _ in range(100)]
    await server.holds(MESSAGES_AT_ONCE)
    server.open.set()
    assert await asyncio.gather(*calls) == [(200, b"{}")] * 100
    assert server.most == MESSAGES_AT_ONCE


async def test_an_answer_passes_messages_that_hang(server: Server, gate: GateRequest) -> None:
    calls = [asyncio.create_task(gate.do_request(EDIT, "POST")) for _ in range(100)]
    calls += [asyncio.create_task(gate.do_request(ANSWER, "POST")) for _ in range(ANSWERS_AT_ONCE)]
    await server.holds(MESSAGES_AT_ONCE + ANSWERS_AT_ONCE)
    assert server.inside.count(ANSWER) == ANSWERS_AT_ONCE
    server.open.set()
    await asyncio.gather(*calls)


async def test_a_call_that_fails_lets_the_next_one_through(
    monkeypatch: pytest.MonkeyPatch, gate: GateRequest
) -> None:
    async def fail(*_: Any, **__: Any) -> tuple[int, bytes]:
        raise ConnectionError

    monkeypatch.setattr(HTTPXRequest, "do_request", fail)
    for _ in range(2 * MESSAGES_AT_ONCE):
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(gate.do_request(EDIT, "POST"), 5)


def test_a_module_that_httpcore_looks_for_in_vain_is_not_searched_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(sys.modules, "sniffio", raising=False)
    monkeypatch.setattr("bot.telegram.gate.find_spec", lambda _: None)
    GateRequest()
    assert sys.modules["sniffio"] is None


def test_a_module_that_is_there_stays_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "sniffio", raising=False)
    monkeypatch.setattr("bot.telegram.gate.find_spec", lambda _: object())
    GateRequest()
    assert "sniffio" not in sys.modules
