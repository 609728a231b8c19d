"""Result and rating come with the last play or not at all (platforms.md 35)."""

from __future__ import annotations

import re

import pytest

from tests.wire.cafe import Cafe, Seen, cards_of, has_button, plain, says
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger
from tests.wire.past import past

pytestmark = pytest.mark.usefixtures("regulars")
SUM = re.compile(r"1\d{3} → \d{4} \(([+−-]\d+)\)")


async def last_card(cafe: Cafe) -> tuple[str, Seen]:
    """Whoever holds the last card of the round, and their hand."""
    who = await cafe.world.wait_for(lambda: cafe.whose_turn("mona", "omar"), 20)
    assert who
    return who, await cafe.hand(who)


async def resign(cafe: Cafe, who: str, chat: str) -> None:
    """Give the only match up, in some chat."""
    cafe.say(who, "/resign", chat)
    sure = await cafe.sees(chat, has_button("Yes, resign"))
    await cafe.tap(who, sure, "Yes, resign", chat)


def steps(result: Seen) -> list[int]:
    """By how much the ratings on a result moved."""
    return [int(step.replace("−", "-")) for step in SUM.findall(plain(result["text"]))]


async def test_a_last_play_whose_result_cannot_be_written_is_not_made(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    """platforms.md 35"""
    async with past(ledger.url) as before:
        await before.play_until(await before.start(target=None), 47)
    ledger.change(
        "CREATE TRIGGER full BEFORE INSERT ON results BEGIN SELECT RAISE(ABORT, 'full'); END"
    )
    cafe = await open_cafe()
    cafe.speak_english()
    who, hand = await last_card(cafe)
    answer = await cafe.tap(who, hand, cards_of(hand)[0], who)
    assert answer.text == "That went wrong. Try again in a moment."
    assert ledger.rows("SELECT status, plies FROM matches") == [("live", 47)]
    ledger.change("DROP TRIGGER full")
    await cafe.tap(who, hand, cards_of(hand)[0], who)
    await cafe.sees("group", has_button("Rematch"))
    assert ledger.one("SELECT count(*) FROM results") == 2


async def test_ratings_move_less_each_time_the_same_people_play(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    """platforms.md 35: the second match within a day moves them by half of its step."""
    async with past(ledger.url) as before:
        first = await before.rated("mona", "omar")
        await before.play_until(await before.start(target=1000), 48)
    moved = ledger.one("SELECT after - before FROM results WHERE match_id = ? AND won", first)
    cafe = await open_cafe()
    cafe.speak_english()
    await resign(cafe, "omar", "group")
    result = await cafe.sees("group", has_button("Rematch"))
    gain = max(steps(result))
    assert 0 < gain < 0.7 * moved
    assert says("Rating")(result)


async def test_a_game_against_the_computer_is_unrated(open_cafe: OpenCafe, ledger: Ledger) -> None:
    """platforms.md 35"""
    async with past(ledger.url) as before:
        await before.play_until(await before.alone(target=1000), 48)
    cafe = await open_cafe()
    await resign(cafe, "mona", "mona")
    await cafe.sees("mona", says("Unrated."))
    assert ledger.one("SELECT max(rated_matches) FROM people") == 0
    board = await cafe.ask("mona", "/leaderboard global")
    assert "Nobody has finished a rated match" in board["text"]


async def test_a_match_resigned_before_a_round_was_counted_is_unrated(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    """design.md, Rating and boards"""
    async with past(ledger.url) as before:
        await before.play_until(await before.start(target=51), 20)
    cafe = await open_cafe()
    await resign(cafe, "mona", "group")
    await cafe.sees("group", says("Unrated."))
    assert ledger.one("SELECT max(rated_matches) FROM people") == 0
