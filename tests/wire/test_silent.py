"""Posts that need nobody's attention ring no phone (platforms.md 42)."""

from __future__ import annotations

import pytest

from tests.wire.cafe import Cafe, Seen, holds_cards, is_turn
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger
from tests.wire.past import past


def is_floor(message: Seen) -> bool:
    return "🟩" in message["text"]


async def test_a_floor_that_is_posted_anew_is_silent_and_the_old_one_goes(cafe: Cafe) -> None:
    """platforms.md 42: on /floor."""
    floor = await cafe.match()
    cafe.say("salma", "/floor")
    again = await cafe.sees(
        "group", lambda m: is_floor(m) and m["message_id"] > floor["message_id"]
    )
    assert (floor["silent"], again["silent"]) == (True, True)
    await cafe.world.wait_for(lambda: cafe.message(floor["message_id"]) is None)


@pytest.mark.usefixtures("regulars")
async def test_each_new_deal_brings_a_silent_floor(open_cafe: OpenCafe, ledger: Ledger) -> None:
    """platforms.md 42: so that it stays near the bottom of the chat."""
    async with past(ledger.url) as before:
        await before.play_until(await before.start(), 7)
    cafe = await open_cafe()
    floor = await cafe.floor()
    assert "Deal 1 of 6" in floor["text"]
    await cafe.play_out("mona", "omar", plays=1)
    again = await cafe.sees("group", lambda m: "Deal 2 of 6" in m["text"])
    assert again["silent"] is True
    assert again["message_id"] > floor["message_id"]
    await cafe.world.wait_for(lambda: cafe.message(floor["message_id"]) is None)


async def test_the_hand_whose_turn_comes_rings_and_the_other_does_not(cafe: Cafe) -> None:
    """platforms.md 42"""
    await cafe.match()
    for who in ("mona", "omar"):
        hand = await cafe.hand(who)
        assert hand["silent"] is not is_turn(hand)


async def test_a_challenge_rings_and_its_card_is_edited_in_place(cafe: Cafe) -> None:
    """platforms.md 42: an edit rings no phone."""
    await cafe.match()
    sent = cafe.world.faults.made("sendMessage", cafe.world.chat("group").id)
    assert [call.parameters["disable_notification"] for call in sent] == [False, True]


async def test_whoever_is_looking_gets_edits_and_no_new_message(cafe: Cafe) -> None:
    """design.md, Messages are views: a player who tapped a moment ago is watching."""
    await cafe.match()
    first = cafe.whose_turn("mona", "omar")
    assert first
    second = {"mona": "omar", "omar": "mona"}[first]
    await cafe.play(first)
    await cafe.play(second)
    hand = await cafe.sees(first, lambda m: holds_cards(m) and is_turn(m))
    sent = cafe.world.faults.made("sendMessage", cafe.world.person(first).id)
    hands = [call for call in sent if call.result["message_id"] == hand["message_id"]]
    assert len(hands) == 1
