"""Leaving is resigning, and nobody comes back for a better hand (platforms.md 34)."""

from __future__ import annotations

import pytest

from tests.wire.cafe import Cafe, cards_of, has_button, holds_cards, labels, plain, says
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger
from tests.wire.past import past


@pytest.fixture
async def played(cafe: Cafe) -> Cafe:
    """Mona and Omar, both reading English, have their cards."""
    cafe.speak_english()
    await cafe.match()
    return cafe


def endings(cafe: Cafe) -> list[str]:
    """The texts in the group that say how a match ended."""
    return [m["text"] for m in cafe.messages() if "🏆" in m["text"]]


async def test_resigning_asks_once_and_loses_the_match(played: Cafe, ledger: Ledger) -> None:
    """platforms.md 34"""
    sure = await played.ask("mona", "/resign")
    assert "It counts as a loss." in sure["text"]
    assert ledger.one("SELECT status FROM matches") == "live"
    await played.tap("mona", sure, "Yes, resign")
    result = await played.sees("group", has_button("Rematch"))
    assert says("Omar wins!", "Mona resigned.")(result)


async def test_thinking_better_of_it_keeps_the_match(played: Cafe, ledger: Ledger) -> None:
    sure = await played.ask("mona", "/resign")
    await played.tap("mona", sure, "Keep playing")
    assert ledger.one("SELECT status FROM matches") == "live"


async def test_nobody_resigns_for_somebody_else(played: Cafe, ledger: Ledger) -> None:
    """platforms.md 15 and 34"""
    sure = await played.ask("mona", "/resign")
    assert (await played.tap("salma", sure, "Yes, resign")).kind == "toast"
    assert ledger.one("SELECT status FROM matches") == "live"


async def test_who_left_has_no_more_cards_to_play(played: Cafe, ledger: Ledger) -> None:
    """platforms.md 34: nobody re-joins for a better hand."""
    hand = await played.hand("mona")
    sure = await played.ask("mona", "/resign")
    await played.tap("mona", sure, "Yes, resign")
    await played.sees("mona", has_button("Rematch"))
    card = hand["reply_markup"]["inline_keyboard"][0][0]["callback_data"]
    answer = await played.world.forge("mona", hand["message_id"], card, "mona")
    assert answer.text == "This match is over."
    told = await played.ask("mona", "/hand", "mona")
    assert told["text"] == "You have no match running."
    assert ledger.one("SELECT plies FROM matches") == 0


async def test_to_be_forgotten_in_mid_match_is_to_resign(played: Cafe, ledger: Ledger) -> None:
    """platforms.md 34 and 39"""
    sure = await played.ask("mona", "/forgetme", "mona")
    await played.tap("mona", sure, "Yes, forget me", "mona")
    await played.sees("group", says("Omar wins!", "a former player"))
    await played.world.wait_for(lambda: not any("Mona" in text for text in endings(played)), 20)
    assert ledger.one("SELECT status FROM matches") == "over"


async def test_whoever_leaves_the_group_still_plays_from_their_hand(
    played: Cafe, ledger: Ledger
) -> None:
    """platforms.md 8 and 34: walking out of the group is no way out of a match."""
    played.world.set_status("omar", "left")
    who = played.whose_turn("mona", "omar")
    assert who
    await played.play(who)
    other = {"mona": "omar", "omar": "mona"}[who]
    await played.play(other)
    assert ledger.one("SELECT plies FROM matches") == 2


@pytest.mark.usefixtures("regulars")
async def test_the_buttons_of_a_finished_match_are_gone(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    async with past(ledger.url) as before:
        await before.play_until(await before.start(target=None), 47)
    cafe = await open_cafe()
    await cafe.play_out("mona", "omar")
    await cafe.sees("group", lambda m: "is over" in m["text"] and not labels(m))
    for who in ("mona", "omar"):
        await cafe.sees(who, lambda m: plain(m["text"])[0] in "🏆🤝" and not cards_of(m))
        assert not [m for m in cafe.messages(who) if holds_cards(m)]


async def test_an_opponent_who_presses_the_question_resigns_nothing(played: Cafe) -> None:
    """platforms.md 34: the question in the group is for one seat alone."""
    sure = await played.ask("mona", "/resign")
    await played.tap("omar", sure, "Yes, resign")
    assert "Yes, resign" in labels(await played.sees("group", says("Resign match 1")))
    await played.tap("mona", sure, "Yes, resign")
    await played.sees("group", says("Omar wins!"))
