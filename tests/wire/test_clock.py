"""The turn clock: whose it is, what it does, and what it does not count (platforms.md 32)."""

from __future__ import annotations

import pytest

from bot.playground.fault import Fault
from tests.wire.cafe import Cafe, cards_of, holds_cards, is_turn, labels, says
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger
from tests.wire.past import past

PEOPLE = ("mona", "omar")
RUN_OUT = "UPDATE matches SET due = 'turn', due_at = 1000, deadline = 1000, delivered = plies"


def other(who: str) -> str:
    """The one who waits."""
    return next(name for name in PEOPLE if name != who)


def in_turn(cafe: Cafe) -> str:
    who = cafe.whose_turn(*PEOPLE)
    assert who
    return who


async def test_when_time_is_out_the_computer_plays_one_card_for_the_absent_seat(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    """platforms.md 32"""
    cafe = await open_cafe(TURN_SECONDS="2")
    await cafe.match()
    absent = in_turn(cafe)
    await cafe.sees(other(absent), lambda m: holds_cards(m) and is_turn(m))
    await cafe.sees("group", says("The computer"))
    made = ledger.rows("SELECT seat, by_computer FROM plays WHERE ply = 0")
    assert made == [(_seat(ledger, absent), 1)]


def _seat(ledger: Ledger, who: str) -> int:
    statement = "SELECT s.number FROM seats s JOIN people p ON p.id = s.person_id WHERE p.name = ?"
    found: int = ledger.one(statement, who.title())
    return found


async def test_half_of_the_time_brings_the_hand_anew_so_that_the_phone_rings(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    """platforms.md 32: the nudge is a new message; the old one goes."""
    cafe = await open_cafe(TURN_SECONDS="6")
    await cafe.match()
    who = in_turn(cafe)
    first = await cafe.hand(who)
    again = await cafe.sees(who, lambda m: holds_cards(m) and m["message_id"] > first["message_id"])
    assert again["silent"] is False
    assert is_turn(again)
    await cafe.world.wait_for(lambda: cafe.message(first["message_id"], who) is None)
    assert ledger.one("SELECT plies FROM matches") == 0


async def test_nobody_can_end_the_others_turn(cafe: Cafe, ledger: Ledger) -> None:
    """platforms.md 32: no player can trigger a skip before the time is out."""
    await cafe.match()
    who = in_turn(cafe)
    hand = await cafe.hand(other(who))
    number = ledger.one("SELECT id FROM matches")
    card = hand["reply_markup"]["inline_keyboard"][0][0]["callback_data"]
    for data in (card, f"b:{number}", f"b:{number}:0", f"r:{number}", f"h:{number}"):
        answer = await cafe.world.forge(other(who), hand["message_id"], data, other(who))
        assert answer.kind != "timeout"
    assert ledger.one("SELECT plies FROM matches") == 0
    assert (await cafe.play(who)).kind == "toast"


async def test_twice_out_of_time_makes_the_seat_away_and_a_tap_takes_it_back(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    """platforms.md 32 and design.md, Clocks: the computer plays on at once until then."""
    cafe = await open_cafe(COMPUTER_SECONDS="60")
    await cafe.match()
    absent = in_turn(cafe)
    await cafe.bot.kill()
    ledger.change(RUN_OUT, "UPDATE seats SET missed = 1")
    await cafe.bot.start()
    await cafe.play(other(absent))
    await cafe.sees("group", says("is away: the computer plays"))
    hand = await cafe.hand(absent)
    await cafe.tap(absent, hand, cards_of(hand)[0], absent)
    await cafe.sees("group", lambda m: "🟩" in m["text"] and "away" not in m["text"])
    assert ledger.one("SELECT count(*) FROM seats WHERE away") == 0
    assert ledger.rows("SELECT by_computer FROM plays ORDER BY ply")[0] == (1,)


@pytest.mark.usefixtures("regulars")
async def test_a_match_without_anybody_is_suspended_and_a_person_brings_it_back(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    """design.md, Clocks: when no human is left the match waits."""
    async with past(ledger.url) as before:
        await before.start()
    ledger.change(
        RUN_OUT,
        "UPDATE seats SET missed = 1, away = (number = (SELECT first_dealer FROM matches))",
    )
    cafe = await open_cafe()
    await cafe.sees("group", says("Nobody is at the table"))
    hand = await cafe.sees("mona", lambda m: "I’m back" in labels(m))
    await cafe.tap("mona", hand, "I’m back", "mona")
    await cafe.sees("mona", holds_cards)
    assert ledger.one("SELECT status FROM matches") == "live"


async def test_an_hour_of_the_bots_own_outage_counts_for_nobody(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    """platforms.md 32: neither the turn nor an invitation runs out while the bot is down."""
    cafe = await open_cafe()
    await cafe.match()
    cafe.say("salma", "/basra")
    await cafe.world.wait_for(lambda: ledger.one("SELECT count(*) FROM matches") == 2)
    await cafe.bot.kill()
    ledger.let_time_pass(3600)
    await cafe.bot.start()
    await cafe.bot.says("outage")
    assert (await cafe.play(in_turn(cafe))).kind == "toast"
    assert ledger.rows("SELECT status FROM matches ORDER BY id") == [("live",), ("open",)]
    assert ledger.rows("SELECT by_computer FROM plays") == [(0,)]


async def test_a_turn_shown_late_gets_its_time_anew_once(cafe: Cafe, ledger: Ledger) -> None:
    """design.md, Clocks: the deadline is set again when the hand has been delivered."""
    await cafe.match()
    who = in_turn(cafe)
    account = cafe.world.person(other(who)).id
    for method in ("editMessageText", "sendMessage"):
        cafe.world.faults.plant(Fault(method, chat_id=account, delay=2.5))
    before = ledger.one("SELECT deadline FROM matches")
    await cafe.play(who)
    await cafe.world.wait_for(lambda: ledger.one("SELECT delivered FROM matches") == 1, 10)
    assert ledger.one("SELECT deadline FROM matches") > before + 2000
