"""What is kept on a person, taken along, and forgotten (platforms.md 39)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.wire.cafe import Cafe, Seen, cards_of, labels, plain, says
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger
from tests.wire.past import past


async def exported(cafe: Cafe, who: str) -> tuple[Seen, dict[str, Any]]:
    """The message that holds everything kept on somebody, and what is in its file."""
    cafe.say(who, "/mydata", who)
    message = await cafe.sees(who, lambda m: "document" in m)
    stored = cafe.world.files.find(message["document"]["file_id"])
    return message, json.loads(stored.upload.content)


@pytest.mark.usefixtures("regulars")
async def test_mydata_is_a_file_with_everything_kept_on_oneself(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    """platforms.md 39"""
    async with past(ledger.url) as before:
        await before.rated("mona", "omar")
    cafe = await open_cafe()
    message, kept = await exported(cafe, "mona")
    assert message["document"]["file_name"] == "basra-mydata.json"
    assert message["caption"] == "Everything kept on you."
    assert kept["person"]["name"] == "Mona"
    assert kept["accounts"][0]["external_id"] == "7001"
    assert len(kept["results"]) == 1
    assert len(kept["plays"]) == 24
    assert "Omar" not in json.dumps(kept, ensure_ascii=False)


async def test_mydata_of_a_running_match_shows_no_card_that_was_not_played(
    cafe: Cafe, ledger: Ledger
) -> None:
    """platforms.md 39 and design.md, Secrets stay secret"""
    await cafe.match()
    who = cafe.whose_turn("mona", "omar")
    assert who
    await cafe.play(who)
    played = {row[0] for row in ledger.rows("SELECT card FROM plays")}
    _, kept = await exported(cafe, who)
    assert {play["card"] for play in kept["plays"]} == played
    seeds = [row[0].hex() for row in ledger.rows("SELECT seed FROM rounds")]
    assert not any(seed in json.dumps(kept) for seed in seeds)


async def test_mydata_and_unblock_are_for_ones_own_eyes(cafe: Cafe) -> None:
    """platforms.md 39"""
    for command in ("/mydata", "/unblock"):
        told = await cafe.ask("mona", command)
        assert told["text"] == "I only answer that in our private chat."


@pytest.mark.usefixtures("regulars")
async def test_forgetme_erases_the_person_and_leaves_a_former_player(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    """platforms.md 39"""
    async with past(ledger.url) as before:
        number = await before.rated("omar", "mona")
    cafe = await open_cafe()
    sure = await cafe.ask("mona", "/forgetme", "mona")
    answer = await cafe.tap("mona", sure, "Yes, forget me", "mona")
    assert answer.text == "You are forgotten. All the best!"
    everything = "\n".join(map(str, ledger.rows("SELECT * FROM people")))
    assert "Mona" not in everything
    assert ledger.rows("SELECT * FROM accounts WHERE external_id = '7001'") == []
    assert ledger.one("SELECT count(*) FROM results") == 1
    board = await cafe.ask("salma", "/leaderboard")
    assert "Mona" not in board["text"]
    assert "Omar" in board["text"]
    verified = await cafe.ask("salma", f"/verify {number}")
    assert says("✅ Round 1: the seed matches.")(verified)


async def test_nobody_makes_somebody_else_be_forgotten(cafe: Cafe, ledger: Ledger) -> None:
    """platforms.md 15 and 39"""
    await cafe.meet("salma")
    sure = await cafe.ask("mona", "/forgetme", "mona")
    data = sure["reply_markup"]["inline_keyboard"][0][0]["callback_data"]
    answer = await cafe.world.forge("salma", sure["message_id"], data, "salma")
    assert answer.text == "These buttons are for whoever asked for them."
    assert ledger.one("SELECT count(*) FROM people WHERE name = 'Mona'") == 1


async def test_whoever_was_forgotten_starts_afresh(cafe: Cafe, ledger: Ledger) -> None:
    """platforms.md 39"""
    sure = await cafe.ask("mona", "/forgetme", "mona")
    await cafe.tap("mona", sure, "Yes, forget me", "mona")
    cafe.say("mona", "/basra", "mona")
    assert cards_of(await cafe.hand("mona"))
    assert ledger.one("SELECT count(*) FROM people WHERE name = 'Mona'") == 1


async def test_privacy_says_what_is_kept(cafe: Cafe) -> None:
    """platforms.md 39"""
    told = await cafe.ask("mona", "/privacy")
    assert says("What I keep", "What I don’t", "/mydata", "/forgetme")(told)
    assert plain(told["text"]).count("\n") < 15
    assert labels(told) == []


async def test_the_hand_of_whoever_is_forgotten_in_mid_match_ends_too(cafe: Cafe) -> None:
    """platforms.md 34, 39: no cards stay behind that can't be played."""
    cafe.speak_english()
    await cafe.match()
    sure = await cafe.ask("mona", "/forgetme", "mona")
    await cafe.tap("mona", sure, "Yes, forget me", "mona")
    await cafe.sees("group", says("Omar wins!"))
    assert not [m for m in cafe.messages("mona") if cards_of(m)]
