"""Faults planted by a test, the call log, and the flood limits."""

import asyncio
from datetime import timedelta

import aiohttp
import pytest
from telegram import Bot
from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter, TimedOut

from bot.playground import Fault, FaultBook, Playground, RefusalError, World
from bot.playground.flood import FloodGate
from bot.playground.refusal import too_many_requests
from tests.bot.playground.conftest import GROUP, MONA


@pytest.fixture
def timedeltas(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library's present way to say how long to wait; the older one warns."""
    monkeypatch.setenv("PTB_TIMEDELTA", "1")


@pytest.mark.usefixtures("timedeltas")
async def test_a_planted_refusal_comes_once(bot: Bot, world: World) -> None:
    world.faults.plant(Fault("sendMessage", refusal=too_many_requests(7)))
    with pytest.raises(RetryAfter) as refused:
        await bot.send_message(GROUP, "x")
    assert refused.value.retry_after == timedelta(seconds=7)
    assert await bot.send_message(GROUP, "x")
    assert len(world.bot_messages()) == 1


async def test_a_fault_meets_its_chat_alone(bot: Bot, world: World) -> None:
    world.open_link("mona")
    blocked = RefusalError(403, "Forbidden: bot was blocked by the user")
    world.faults.plant(Fault("sendMessage", MONA, times=None, refusal=blocked))
    assert await bot.send_message(GROUP, "x")
    for _ in range(2):
        with pytest.raises(Forbidden):
            await bot.send_message(MONA, "x")
    world.faults.clear()
    assert await bot.send_message(MONA, "x")


async def test_a_fault_can_let_calls_pass_first(bot: Bot, world: World) -> None:
    world.faults.plant(Fault("getMe", skip=1, refusal=RefusalError(400, "Bad Request: x")))
    await bot.get_me()
    with pytest.raises(BadRequest):
        await bot.get_me()


async def test_a_gateway_answers_in_html(bot: Bot, world: World) -> None:
    world.faults.plant(Fault(html=502))
    with pytest.raises(NetworkError, match="Bad Gateway"):
        await bot.send_message(GROUP, "x")
    assert world.bot_messages() == []


async def test_a_connection_drops_before_or_after_the_effect(bot: Bot, world: World) -> None:
    world.faults.plant(Fault("sendMessage", drop="before"))
    with pytest.raises(NetworkError):
        await bot.send_message(GROUP, "lost")
    world.faults.plant(Fault("sendMessage", drop="after"))
    with pytest.raises(NetworkError):
        await bot.send_message(GROUP, "there")
    assert [message["text"] for message in world.bot_messages()] == ["there"]
    assert [call.outcome for call in world.faults.made("sendMessage")] == [
        "dropped before",
        "ok, dropped after",
    ]


async def test_a_slow_answer_times_out_although_it_took_effect(bot: Bot, world: World) -> None:
    world.faults.plant(Fault("sendMessage", delay=30))
    with pytest.raises(TimedOut):
        await bot.send_message(GROUP, "there", read_timeout=0.05)
    assert world.bot_messages()[0]["text"] == "there"


async def test_an_outage_refuses_everything_until_it_ends(bot: Bot, world: World) -> None:
    world.faults.outage = True
    for doing in (bot.get_me(), bot.get_updates(timeout=0)):
        with pytest.raises(NetworkError):
            await doing
    world.faults.outage = False
    assert await bot.get_me()


async def test_every_call_is_logged(bot: Bot, world: World) -> None:
    await bot.send_message(GROUP, "x")
    with pytest.raises(BadRequest):
        await bot.send_message(5, "y")
    first, second = world.faults.made("sendMessage")
    assert (first.chat_id, first.parameters["text"], first.outcome) == (GROUP, "x", "ok")
    assert first.at == first.ended == world.clock()
    assert second.outcome == "400 Bad Request: chat not found"
    assert world.faults.made("sendMessage", 5) == [second]


async def test_without_faults_nothing_is_logged() -> None:
    async with Playground() as pg, aiohttp.ClientSession(pg.url) as http:
        await http.get(f"/bot{pg.token}/getMe")
        assert list(pg.world.faults.calls) == []
        assert (await http.get("/faults/calls")).status == 404


async def test_faults_are_reached_over_http(bot: Bot, http: aiohttp.ClientSession) -> None:
    planted = {"method": "getMe", "refusal": [400, "Bad Request: planted"]}
    await http.post("/faults/plant", json=planted)
    with pytest.raises(BadRequest, match="Planted"):
        await bot.get_me()
    async with http.get("/faults/calls?method=getMe") as response:
        calls = (await response.json())["result"]
    assert calls[-1]["outcome"] == "400 Bad Request: planted"
    await http.post("/faults/outage", json={"on": True})
    with pytest.raises(NetworkError):
        await bot.get_me()
    await http.post("/faults/clear")
    assert await bot.get_me()
    async with http.post("/faults/plant", json={"colour": 1}) as response:
        assert response.status == 400


async def test_waiting_is_woken_by_a_call(bot: Bot, world: World) -> None:
    waiting = asyncio.ensure_future(world.wait_for(lambda: world.faults.made("getMe")))
    await bot.get_me()
    assert [call.method for call in await waiting] == ["getMe"]
    with pytest.raises(TimeoutError):
        await world.wait_for(lambda: False, 0.01)


def test_an_unmet_fault_stays() -> None:
    book = FaultBook()
    fault = book.plant(Fault("sendMessage", times=2))
    assert book.draw("getMe", None) is None
    assert book.draw("SENDMESSAGE", 5) is fault
    assert book.draw("sendMessage", "6") is fault
    assert book.draw("sendMessage", 5) is None


def refused(gate: FloodGate, chat: int, now: float, method: str = "sendMessage") -> int:
    """The seconds to wait that the gate names, 0 if it lets the call pass."""
    try:
        gate.pass_through(method, chat, now)
    except RefusalError as refusal:
        return int((refusal.parameters or {})["retry_after"])
    return 0


def test_a_chat_takes_a_burst_and_then_one_a_second() -> None:
    gate = FloodGate(on=True)
    assert [refused(gate, 1, 0.0) for _ in range(6)] == [0, 0, 0, 0, 0, 1]
    assert refused(gate, 1, 1.0) == 0
    assert refused(gate, 1, 1.0) == 1
    assert refused(gate, 2, 1.0) == 0


def test_a_group_takes_twenty_a_minute_with_its_edits() -> None:
    gate = FloodGate(on=True)
    methods = ["sendMessage", "editMessageText"] * 10
    assert [refused(gate, -1, n * 1.0, method) for n, method in enumerate(methods)] == [0] * 20
    assert refused(gate, -1, 20.0) == 40
    assert refused(gate, -1, 60.0) == 0


def test_thirty_a_second_in_all() -> None:
    gate = FloodGate(on=True)
    assert [refused(gate, chat, 0.0) for chat in range(1, 31)] == [0] * 30
    assert refused(gate, 99, 0.5) == 1
    assert refused(gate, 99, 1.0) == 0


def test_answers_to_taps_are_free_and_the_gate_is_off_by_default() -> None:
    gate = FloodGate(on=True)
    assert [refused(gate, 1, 0.0, "answerCallbackQuery") for _ in range(99)] == [0] * 99
    assert [refused(FloodGate(), 1, 0.0) for _ in range(99)] == [0] * 99


@pytest.mark.usefixtures("timedeltas")
async def test_limits_answer_429_over_http(bot: Bot, world: World) -> None:
    world.flood.on = True
    for _ in range(5):
        await bot.send_message(GROUP, "x")
    with pytest.raises(RetryAfter):
        await bot.send_message(GROUP, "x")
