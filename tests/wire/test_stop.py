"""SIGTERM ends the process within five seconds, whatever it is doing (platforms.md 37)."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator

import pytest

from bot.playground import Playground
from bot.playground.fault import Fault
from bot.playground.refusal import too_many_requests
from tests.wire.cafe import Cafe, cards_of, has_button, says
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger

# Seconds, as the issue promises; more where other processes leave us a part of the machine only.
PATIENCE = 5.0 * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


async def ends_in_time(cafe: Cafe, status: int = 0) -> None:
    """Ask it to stop; it must have ended in time, and without a traceback."""
    assert await cafe.bot.stop(PATIENCE) == status
    assert "Traceback" not in cafe.bot.output


class SilentServer:
    """A server that takes connections and never answers."""

    def __init__(self) -> None:
        self.called = asyncio.Event()
        self.port = 0
        self._held: list[asyncio.StreamWriter] = []

    def hold(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take a connection and say nothing."""
        self._held.append(writer)
        self.called.set()

    def let_go(self) -> None:
        """Close what was held."""
        for writer in self._held:
            writer.close()


@pytest.fixture
async def silent_server() -> AsyncIterator[SilentServer]:
    held = SilentServer()
    server = await asyncio.start_server(held.hold, "127.0.0.1", 0)
    held.port = server.sockets[0].getsockname()[1]
    yield held
    held.let_go()
    server.close()


async def test_it_ends_in_time_when_nothing_happens(cafe: Cafe) -> None:
    """platforms.md 37"""
    await ends_in_time(cafe)


async def test_it_ends_in_time_in_the_middle_of_an_outage(cafe: Cafe) -> None:
    """platforms.md 37: while polls, edits and answers all fail."""
    await cafe.match()
    cafe.world.faults.outage = True
    cafe.world.updates.release()
    await cafe.bot.says("Telegram:")
    await ends_in_time(cafe)


async def test_it_ends_in_time_while_telegram_was_never_reached(
    open_cafe: OpenCafe, playground: Playground
) -> None:
    """platforms.md 37: a start that has not come to its end."""
    playground.world.faults.outage = True
    cafe = await open_cafe(ready=False, is_fork=False)
    await cafe.bot.says("cannot be reached")
    await ends_in_time(cafe)


async def test_it_ends_in_time_when_the_outage_begins_between_two_steps_of_the_start(
    open_cafe: OpenCafe, playground: Playground
) -> None:
    """platforms.md 37: logged in, and then the library tries again and again for ever."""
    playground.world.faults.plant(Fault("deleteWebhook", times=None, drop="before"))
    cafe = await open_cafe(ready=False, is_fork=False)
    await cafe.world.wait_for(lambda: len(cafe.world.faults.made("deleteWebhook")) > 1, 30)
    await ends_in_time(cafe)


async def test_it_ends_in_time_while_every_message_is_held_back(cafe: Cafe, ledger: Ledger) -> None:
    """platforms.md 16 and 37: told to wait for a minute."""
    await cafe.match()
    flood = Fault("editMessageText", times=None, refusal=too_many_requests(60))
    cafe.world.faults.plant(flood)
    await cafe.play(cafe.whose_turn("mona", "omar") or "")
    await cafe.world.wait_for(lambda: _refused(cafe, "editMessageText"))
    await ends_in_time(cafe)
    assert ledger.one("SELECT plies FROM matches") == 1


def _refused(cafe: Cafe, method: str) -> bool:
    return any(call.outcome.startswith("429") for call in cafe.world.faults.made(method))


async def test_a_card_that_was_being_sent_at_the_end_is_not_sent_twice(cafe: Cafe) -> None:
    """Nothing half-sent: Telegram had taken the message and not yet said so."""
    await cafe.meet("mona", "omar")
    slow = cafe.world.faults.plant(Fault("sendMessage", times=None, delay=30))
    cafe.say("mona", "/basra @omar")
    card = await cafe.sees("group", has_button("Accept"))
    await ends_in_time(cafe)
    cafe.world.faults.faults.remove(slow)
    await cafe.bot.start()
    help_page = await cafe.ask("mona", "/help")
    assert [m["message_id"] for m in cafe.messages()] == [
        card["message_id"],
        help_page["message_id"],
    ]


async def test_taps_taken_before_the_end_are_worked_off(cafe: Cafe, ledger: Ledger) -> None:
    """A tap that reached the bot is answered and kept."""
    await cafe.match()
    who = cafe.whose_turn("mona", "omar") or ""
    hand = await cafe.hand(who)
    updates = cafe.world.updates
    first = updates.next_id
    tap = asyncio.create_task(cafe.tap(who, hand, cards_of(hand)[0], who))
    await cafe.world.wait_for(lambda: updates.next_id > first and not updates.pending)
    await ends_in_time(cafe)
    assert (await tap).kind == "toast"
    # The tap was a play, unless the card has several equal captures: then the hand asks which.
    assert ledger.one("SELECT plies FROM matches") in (0, 1)


async def test_it_ends_in_time_while_the_database_does_not_answer(
    open_cafe: OpenCafe, silent_server: SilentServer
) -> None:
    """platforms.md 37: before anything else was opened."""
    url = f"postgresql+asyncpg://basra:hush@127.0.0.1:{silent_server.port}/basra"
    cafe = await open_cafe(ready=False, is_fork=False, DATABASE_URL=url)
    await asyncio.wait_for(silent_server.called.wait(), 10)
    await ends_in_time(cafe)


async def test_it_ends_in_time_while_somebody_else_holds_the_database(
    cafe: Cafe, ledger: Ledger
) -> None:
    """platforms.md 37: a thread that waits for the lock does not hold up the end."""
    await cafe.match()
    who = cafe.whose_turn("mona", "omar") or ""
    hand = await cafe.hand(who)
    with ledger.locked():
        await cafe.world.tap(who, hand["message_id"], cards_of(hand)[0], who, patience=0)
        await cafe.world.wait_for(lambda: not cafe.world.updates.pending)
        await ends_in_time(cafe)


async def test_a_locked_database_costs_a_moment_and_never_reaches_a_player(
    cafe: Cafe, ledger: Ledger
) -> None:
    """platforms.md 37: "database is locked" stays inside."""
    await cafe.match()
    who = cafe.whose_turn("mona", "omar") or ""
    hand = await cafe.hand(who)
    with ledger.locked():
        tap = asyncio.create_task(cafe.tap(who, hand, cards_of(hand)[0], who))
        await cafe.world.wait_for(lambda: not cafe.world.updates.pending)
    assert (await tap).kind == "toast"
    assert "went wrong" not in (await tap).text
    await cafe.sees("group", says("Deal 1 of 6"))
    assert ledger.one("SELECT plies FROM matches") == 1


async def test_an_unknown_token_ends_the_start_with_a_sentence(open_cafe: OpenCafe) -> None:
    """platforms.md 37: a failed start leaves no thread behind that would keep it alive."""
    cafe = await open_cafe(ready=False, is_fork=False, TELEGRAM_TOKEN="12345:" + "x" * 35)
    assert await cafe.bot.ended() == 2
    assert cafe.bot.output.startswith("TELEGRAM_TOKEN: ")
    assert len(cafe.bot.lines) == 1


async def test_a_token_that_is_revoked_ends_the_bot_with_a_sentence(cafe: Cafe) -> None:
    """It can't go on, and says why."""
    cafe.world.token = "7000000001:" + "y" * 35
    cafe.world.updates.release()
    assert await cafe.bot.ended() == 1
    assert "TELEGRAM_TOKEN" in cafe.bot.lines[-1]
    assert "Traceback" not in cafe.bot.output
