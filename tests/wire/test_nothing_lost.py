"""Kill the bot at any moment and start it again: same match, same buttons, nothing twice."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.playground.fault import Fault
from tests.wire.cafe import (
    NOBODY,
    Cafe,
    Seen,
    cards_of,
    has_button,
    holds_cards,
    is_turn,
    plain,
)
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger
from tests.wire.past import past

PEOPLE = ("mona", "omar")


async def restart(cafe: Cafe) -> None:
    """A power cut, and power again."""
    await cafe.bot.kill()
    await cafe.bot.start()


async def in_turn(cafe: Cafe, ledger: Ledger) -> tuple[str, Seen]:
    """Whoever may play, and the hand of theirs that shows the present moment."""

    def look() -> tuple[str, Seen] | None:
        plies = ledger.one("SELECT plies FROM matches")
        hands = ((who, hand) for who in PEOPLE for hand in cafe.messages(who) if holds_cards(hand))
        return next(
            (found for found in hands if is_turn(found[1]) and ply_of(found[1]) == plies), None
        )

    found = await cafe.world.wait_for(look, 10)
    assert found
    return found


def ply_of(hand: Seen) -> int:
    """The number of the play that a hand's buttons stand for."""
    return int(hand["reply_markup"]["inline_keyboard"][0][0]["callback_data"].split(":")[2])


async def touch(cafe: Cafe, who: str, hand: Seen) -> None:
    """Tap the first card of a hand without waiting for the answer."""
    await cafe.world.tap(who, hand["message_id"], cards_of(hand)[0], who, patience=0)


async def test_killed_after_any_play_the_match_goes_on_with_the_same_buttons(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    cafe = await open_cafe()
    await cafe.match(words="round")
    chance = Random(5)
    for _ in range(3):
        await cafe.play_out(*PEOPLE, plays=chance.randint(1, 6))
        plies = ledger.one("SELECT plies FROM matches")
        who, hand = await in_turn(cafe, ledger)
        await restart(cafe)
        await cafe.tap(who, hand, cards_of(hand)[0], who)
        if ledger.one("SELECT plies FROM matches") == plies:  # it asked which capture
            await cafe.play(who)
        assert ledger.one("SELECT plies FROM matches") == plies + 1
    assert ledger.one("SELECT count(*) FROM matches") == 1


@pytest.mark.usefixtures("regulars")
async def test_a_match_survives_many_kills_and_ends_as_if_there_had_been_none(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    async with past(ledger.url) as before:
        await before.play_until(await before.start(target=None), 40)
    cafe = await open_cafe()
    chance = Random(11)
    for _ in range(4):
        who, hand = await in_turn(cafe, ledger)
        await touch(cafe, who, hand)
        until = len(cafe.world.faults.calls) + chance.randint(1, 4)
        await cafe.world.wait_for(lambda n=until: len(cafe.world.faults.calls) >= n, 10)
        await restart(cafe)
    await cafe.play_out(*PEOPLE)
    await cafe.sees("group", has_button("Rematch"))
    assert ledger.one("SELECT count(*) FROM plays") == 48
    assert ledger.one("SELECT status FROM matches") == "over"
    assert len([m for m in cafe.messages() if has_button("Rematch")(m)]) == 1


async def test_killed_before_the_cards_were_sent_they_come_after_the_restart(
    open_cafe: OpenCafe,
) -> None:
    cafe = await open_cafe()
    await cafe.meet(*PEOPLE)
    cafe.say("mona", "/basra @omar")
    card = await cafe.sees("group", has_button("Accept"))
    mute = cafe.world.faults.plant(Fault("sendMessage", times=None, drop="before"))
    await cafe.tap("omar", card, "Accept")
    await cafe.world.wait_for(
        lambda: any(c.outcome == "dropped before" for c in cafe.world.faults.made("sendMessage")),
        10,
    )
    await cafe.bot.kill()
    cafe.world.faults.faults.remove(mute)
    await cafe.bot.start()
    await cafe.hand("mona")
    await cafe.hand("omar")
    await cafe.floor()
    assert not has_button("Accept")(cafe.message(card["message_id"]) or {})


async def test_killed_between_the_floor_and_the_hand_both_are_repaired(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    cafe = await open_cafe()
    await cafe.match()
    await cafe.play_out(*PEOPLE, plays=2)
    who, hand = await in_turn(cafe, ledger)
    mute = cafe.world.faults.plant(Fault("editMessageText", times=None, drop="before"))
    await touch(cafe, who, hand)
    await cafe.world.wait_for(
        lambda: ledger.one("SELECT plies FROM matches") == 3 or _chosen(cafe, who), 10
    )
    assert ledger.one("SELECT plies FROM matches") == 3
    await cafe.bot.kill()
    cafe.world.faults.faults.remove(mute)
    await cafe.bot.start()
    other = next(name for name in PEOPLE if name != who)
    await cafe.sees(other, lambda m: holds_cards(m) and is_turn(m))
    played = ledger.one("SELECT card FROM plays WHERE ply = 2").replace("T", "10")
    await cafe.sees("group", lambda m: "🟩" in m["text"] and played[:-1] in plain(m["text"]))
    assert len([m for m in cafe.messages() if "🟩" in m["text"]]) == 1


def _chosen(cafe: Cafe, who: str) -> bool:
    hand = cafe.newest_hand(who)
    return hand is not None and not is_turn(hand)


async def test_two_taps_in_the_same_instant_play_once(cafe: Cafe, ledger: Ledger) -> None:
    await cafe.match()
    who, hand = await in_turn(cafe, ledger)
    one, two = cards_of(hand)[:2]
    await asyncio.gather(cafe.tap(who, hand, one, who), cafe.tap(who, hand, two, who))
    assert ledger.one("SELECT plies FROM matches") == 1


async def test_a_hundred_taps_at_once_play_one_card_and_each_is_answered(
    cafe: Cafe, ledger: Ledger
) -> None:
    await cafe.match()
    who, hand = await in_turn(cafe, ledger)
    cards = cards_of(hand)
    taps = [cafe.tap(who, hand, cards[n % len(cards)], who) for n in range(100)]
    answers = await asyncio.gather(*taps)
    assert all(answer.kind == "toast" for answer in answers)
    assert ledger.one("SELECT plies FROM matches") == 1
    assert ledger.one("SELECT count(*) FROM plays") == 1


async def test_a_kill_costs_the_player_in_turn_no_time(open_cafe: OpenCafe, ledger: Ledger) -> None:
    cafe = await open_cafe()
    await cafe.match()
    who, _ = await in_turn(cafe, ledger)
    left = ledger.one("SELECT m.deadline - h.alive_at FROM matches m, heartbeat h")
    await cafe.bot.kill()
    ledger.let_time_pass(3600)
    await cafe.bot.start()
    now = ledger.one("SELECT m.deadline - h.alive_at FROM matches m, heartbeat h")
    assert now == pytest.approx(left, abs=6000)
    await cafe.play(who)
    assert ledger.rows("SELECT by_computer FROM plays") == [(0,)]


async def test_plays_made_while_the_bot_was_down_are_made_before_any_clock_fires(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    cafe = await open_cafe()
    await cafe.match()
    who, hand = await in_turn(cafe, ledger)
    await cafe.bot.kill()
    await touch(cafe, who, hand)
    await cafe.world.wait_for(lambda: cafe.world.updates.pending)
    ledger.change("UPDATE matches SET due = 'turn', due_at = 1000, deadline = 1000")
    await cafe.bot.start()
    other = next(name for name in PEOPLE if name != who)
    await cafe.sees(other, lambda m: holds_cards(m) and is_turn(m))
    assert ledger.rows("SELECT by_computer FROM plays") == [(0,)]
    assert cafe.whose_turn(*PEOPLE) != NOBODY
