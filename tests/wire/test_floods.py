"""Floods, time-outs, outages, a second copy, and a secret token (platforms.md 16–20)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import aiohttp
import pytest

from bot.playground import Playground
from bot.playground.fault import CallRecord, Fault
from bot.playground.refusal import RefusalError, bad_request, too_many_requests
from bot.telegram.connection import Address, Connection
from tests.wire.cafe import Cafe, Seen, has_button, holds_cards, says, tells_of
from tests.wire.conftest import OpenCafe

ANOTHER = "another copy of this bot is running with the same token"


@pytest.fixture
async def english(cafe: Cafe) -> Cafe:
    """A café in which everybody reads English."""
    cafe.speak_english()
    return cafe


def group_of(cafe: Cafe) -> int:
    return cafe.world.chat("group").id


def in_turn(cafe: Cafe) -> str:
    """Who may play now."""
    who = cafe.whose_turn("mona", "omar")
    assert who is not None
    return who


def is_floor(message: Seen) -> bool:
    return "🟩" in message.get("text", "")


def floors_sent(cafe: Cafe) -> list[CallRecord]:
    """The attempts to post a floor in the group."""
    sent = cafe.world.faults.made("sendMessage", group_of(cafe))
    return [call for call in sent if "🟩" in call.parameters["text"]]


# 16: 429


async def test_a_flood_wait_of_the_group_holds_back_no_hand(english: Cafe) -> None:
    """platforms.md 16: nothing goes to that chat for so long, then only the newest state."""
    cafe = english
    await cafe.match()
    group = group_of(cafe)
    cafe.world.faults.plant(Fault("editMessageText", group, refusal=too_many_requests(3)))
    first = in_turn(cafe)
    await cafe.play_out("mona", "omar", plays=2)
    await cafe.sees(first, lambda m: holds_cards(m) and "Your turn" in m["text"])
    refused = next(c for c in cafe.world.faults.made(chat_id=group) if "429" in c.outcome)
    await cafe.sees("group", lambda m: is_floor(m) and tells_of("Mona")(m) and tells_of("Omar")(m))
    calls = [call for call in cafe.world.faults.calls if call.at > refused.at]
    assert all(call.at >= refused.ended + 3 for call in calls if call.chat_id == group)
    assert any(call.at < refused.ended + 3 for call in calls if call.chat_id in (7001, 7002))


async def test_a_flood_wait_of_one_player_holds_back_neither_the_other_nor_the_floor(
    english: Cafe,
) -> None:
    """platforms.md 16: the hand comes when the wait is over."""
    cafe = english
    await cafe.match()
    who = in_turn(cafe)
    other = "omar" if who == "mona" else "mona"
    account = cafe.world.person(other).id
    for method in ("editMessageText", "sendMessage"):
        cafe.world.faults.plant(Fault(method, account, refusal=too_many_requests(4)))
    name = await cafe.play_next()
    await cafe.sees("group", lambda m: is_floor(m) and tells_of(name)(m))
    await cafe.sees(who, tells_of(name))
    shown = [call.at for call in cafe.world.faults.made() if name_in(call, name)]
    await cafe.sees(other, tells_of(name))
    refused = [c for c in cafe.world.faults.made(chat_id=account) if "429" in c.outcome]
    assert min(shown) < refused[-1].ended + 4


def name_in(call: CallRecord, name: str) -> bool:
    """Whether a call showed the play, and was not refused."""
    return call.outcome == "ok" and tells_of(name)(call.parameters)


# 17: a time-out is not "not sent"


@pytest.mark.parametrize(
    "fault", [{"drop": "before"}, {"drop": "after"}, {"html": 502}], ids=["lost", "answer", "html"]
)
async def test_an_edit_whose_fate_is_unknown_is_tried_again(
    english: Cafe, fault: dict[str, object]
) -> None:
    """platforms.md 17: editing twice is harmless."""
    cafe = english
    await cafe.match()
    cafe.world.faults.plant(Fault("editMessageText", group_of(cafe), **fault))  # type: ignore[arg-type]
    before = len(cafe.world.faults.made("editMessageText", group_of(cafe)))
    name = await cafe.play_next()
    await cafe.sees("group", lambda m: is_floor(m) and tells_of(name)(m))
    await cafe.until(
        lambda: len(cafe.world.faults.made("editMessageText", group_of(cafe))) >= before + 2
    )


async def see_a_hand_tried_again(cafe: Cafe, who: str, send: Callable[[], object]) -> None:
    """Let a hand's fate be unknown, and see it sent again.

    What failed before it, and was to be tried again, has been by then.
    """
    account = cafe.world.person(who).id
    cafe.world.faults.plant(Fault("sendMessage", account, drop="after"))
    tries = len(hands_sent(cafe, account))
    send()
    await cafe.until(lambda: len(hands_sent(cafe, account)) == tries + 2)


def hands_sent(cafe: Cafe, account: int) -> list[CallRecord]:
    """The attempts to send a hand to somebody."""
    sent = cafe.world.faults.made("sendMessage", account)
    return [call for call in sent if "🟩" in call.parameters["text"]]


async def test_a_floor_that_may_have_been_posted_is_not_posted_twice(english: Cafe) -> None:
    """platforms.md 17: sends are not repeated; the next play is shown by a floor we know."""
    cafe = english
    await cafe.match()
    cafe.world.faults.plant(Fault("sendMessage", group_of(cafe), drop="after"))
    cafe.say("mona", "/floor")
    await cafe.until(lambda: "dropped" in floors_sent(cafe)[-1].outcome)
    await see_a_hand_tried_again(cafe, "mona", lambda: cafe.say("mona", "/hand", "mona"))
    assert len(floors_sent(cafe)) == 2
    name = await cafe.play_next()
    await cafe.sees("group", lambda m: is_floor(m) and tells_of(name)(m))
    await cafe.play_next()
    assert len(floors_sent(cafe)) == 3


async def test_a_challenge_that_may_have_been_posted_is_not_posted_twice(english: Cafe) -> None:
    """platforms.md 17: and the one that stands there works."""
    cafe = english
    await cafe.meet("mona", "omar")
    cafe.world.faults.plant(Fault("sendMessage", group_of(cafe), drop="after"))
    cafe.say("mona", "/basra @omar")
    card = await cafe.sees("group", has_button("Accept"))
    accept = cafe.tap("omar", card, "Accept")
    await see_a_hand_tried_again(cafe, "omar", lambda: asyncio.ensure_future(accept))
    await cafe.floor()
    assert [m for m in cafe.messages() if not is_floor(m)] == [card]


async def test_a_hand_that_may_not_have_come_is_sent_again(english: Cafe) -> None:
    """platforms.md 17: two of the same are harmless, none is not."""
    cafe = english
    cafe.world.faults.plant(Fault("sendMessage", 7002, skip=1, drop="after"))  # after the welcome
    await cafe.match()
    await cafe.until(lambda: sum(map(holds_cards, cafe.messages("omar"))) == 2)
    first, second = [m for m in cafe.messages("omar") if holds_cards(m)]
    assert first["text"] == second["text"]


async def test_a_message_that_found_no_open_door_is_sent_later(english: Cafe) -> None:
    """platforms.md 17: a connection that never opened sent nothing, so even a floor is repeated."""
    cafe = english
    floor = await cafe.match()
    cafe.world.faults.plant(Fault("sendMessage", group_of(cafe), refusal=too_many_requests(1)))
    cafe.say("mona", "/floor")
    await cafe.until(lambda: "429" in floors_sent(cafe)[-1].outcome)
    await cafe.playground.stop()
    await cafe.bot.says("ConnectError", times=3)
    await cafe.playground.start()
    await cafe.sees("group", lambda m: is_floor(m) and m["message_id"] > floor["message_id"])
    assert len(floors_sent(cafe)) == 3  # the first one, the refused one, the last one


# 18: two copies


async def test_a_second_copy_is_named_and_outlived(open_cafe: OpenCafe, tmp_path: Path) -> None:
    """platforms.md 18: said clearly, and forgotten when it goes soon."""
    cafe = await open_cafe()
    second = await open_cafe(DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path}/second.db")
    await cafe.bot.says(ANOTHER, patience=30)
    await second.bot.stop()
    cafe.speak_english()
    cafe.say("mona", "/rules")
    await cafe.sees("group", says("Egyptian Basra"))
    assert sum(ANOTHER in line for line in cafe.bot.lines) == 1


@pytest.fixture
async def rival(playground: Playground) -> AsyncIterator[None]:
    """Somebody who polls with the same token and never gives up."""

    async def poll() -> None:
        address = f"{playground.api_base}/bot{playground.token}/getUpdates?timeout=30"
        async with aiohttp.ClientSession() as session:
            while True:
                async with session.get(address) as answer:
                    await answer.read()

    task = asyncio.create_task(poll())
    yield
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def test_a_copy_that_stays_ends_it_with_a_clear_sentence(
    playground: Playground, rival: None
) -> None:
    """platforms.md 18: after its patience (30 s in earnest) it stops."""
    reasons: asyncio.Queue[str] = asyncio.Queue()
    address = Address(playground.token, playground.api_base)
    connection = Connection(address, reasons.put_nowait, patience=2)
    await connection.open()
    await connection.start()
    reason = await asyncio.wait_for(reasons.get(), 20)
    await connection.stop()
    await connection.close()
    assert reason == (
        "Another copy of this bot keeps polling with the same TELEGRAM_TOKEN: "
        "stop that one, then start this one again"
    )


# 19: the token


TROUBLES = (
    Fault("sendMessage", html=502),
    Fault("sendMessage", refusal=too_many_requests(1)),
    Fault("answerCallbackQuery", refusal=RefusalError(500, "Internal Server Error")),
    Fault("sendMessage", refusal=bad_request("something nobody has heard of")),
    Fault("answerCallbackQuery", refusal=bad_request("something nobody has heard of")),
    Fault("getUpdates", html=502),
    Fault("getUpdates", refusal=RefusalError(409, "Conflict: terminated by other getUpdates")),
    Fault("getUpdates", drop="after"),
)


async def test_no_log_line_holds_the_token_whatever_goes_wrong(open_cafe: OpenCafe) -> None:
    """platforms.md 19: at the most talkative level, through every kind of failure to the end."""
    cafe = await open_cafe(LOG_LEVEL="DEBUG")
    cafe.speak_english()
    await cafe.match()
    token = cafe.world.token
    for trouble in TROUBLES:
        cafe.world.faults.plant(replace(trouble))
    unanswered = [cafe.world.forge("mona", 1, "p:1:0:8S", "mona", 0.1) for _ in range(2)]
    await asyncio.gather(*unanswered)
    for command in ("/floor", "/help", "/privacy"):
        cafe.say("mona", command)
    await cafe.until(lambda: not cafe.world.faults.faults)
    await go_dark(cafe)
    cafe.world.faults.outage = False
    cafe.say("mona", "/rules")
    await cafe.sees("group", says("Egyptian Basra"))
    cafe.world.token = f"{cafe.world.bot.id}:{'x' * 35}"
    cafe.world.updates.release()
    assert await cafe.bot.ended(30) == 1
    assert "Telegram no longer accepts TELEGRAM_TOKEN" in cafe.bot.lines[-1]
    assert token not in cafe.bot.output
    assert token.partition(":")[2] not in cafe.bot.output
    assert "HTTP Request" not in cafe.bot.output


async def test_a_wrong_token_is_not_repeated(open_cafe: OpenCafe, playground: Playground) -> None:
    """platforms.md 19: nor is it in the sentence that says so."""
    wrong = f"{playground.world.bot.id}:{'wrong' * 7}"
    cafe = await open_cafe(ready=False, TELEGRAM_TOKEN=wrong, LOG_LEVEL="DEBUG")
    assert await cafe.bot.ended(30) == 2
    assert "TELEGRAM_TOKEN: Telegram does not know this token" in cafe.bot.output
    assert "wrong" * 7 not in cafe.bot.output


# 20: outages


async def go_dark(cafe: Cafe) -> None:
    """Begin a total outage, and wait until the bot has noticed."""
    cafe.world.faults.outage = True
    cafe.world.updates.release()  # the poll that is open ends, and there is no other
    await cafe.bot.says("Telegram: httpx", patience=20)


async def test_an_outage_in_mid_match_loses_nothing(english: Cafe) -> None:
    """platforms.md 20: what was to be shown is shown, what was tapped is played, in order."""
    cafe = english
    await cafe.match()
    first = in_turn(cafe)
    second = "omar" if first == "mona" else "mona"
    await cafe.play(first)
    hand = await cafe.sees(second, lambda m: holds_cards(m) and "Your turn" in m["text"])
    await go_dark(cafe)
    card = hand["reply_markup"]["inline_keyboard"][0][0]["callback_data"]
    tap = asyncio.create_task(cafe.world.forge(second, hand["message_id"], card, second, 40))
    cafe.say(second, "/rules")
    await cafe.bot.says("Telegram: httpx", times=3)
    assert not tap.done()
    cafe.world.faults.outage = False
    assert (await tap).kind == "toast"
    await cafe.sees("group", says("Egyptian Basra"))
    if card.startswith("p:"):
        name = cafe.world.person(second).first_name
        await cafe.sees("group", lambda m: is_floor(m) and tells_of(name)(m))
    await cafe.sees(first, holds_cards)
    await cafe.play_next()


async def test_a_bot_that_starts_in_an_outage_waits_for_its_end(
    open_cafe: OpenCafe, playground: Playground
) -> None:
    """platforms.md 20: it says so, and plays as soon as it can."""
    playground.world.faults.outage = True
    cafe = await open_cafe(ready=False)
    await cafe.bot.says("Telegram cannot be reached", times=2, patience=30)
    playground.world.faults.outage = False
    await cafe.bot.says("Basra is playing on Telegram", patience=30)
