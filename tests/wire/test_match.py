"""Whole matches, played by two people in a group and by one against the computer."""

from __future__ import annotations

import asyncio
import json

import pytest

from bot.text import speech_in
from tests.wire.cafe import Cafe, Seen, has_button, holds_cards, labels, plain, says
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger
from tests.wire.past import past

PEOPLE = ("mona", "omar")


def said(name: str) -> str:
    """A button's words in Arabic."""
    return speech_in("ar").say(name)


async def ready(cafe: Cafe, who: str) -> None:
    """Tap Ready under the count in the group."""
    count = await cafe.sees("group", has_button("Ready"))
    answer = await cafe.tap(who, count, "Ready")
    assert answer.kind == "toast"


async def test_two_people_play_to_fifty_one_over_as_many_rounds_as_it_takes(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    cafe = await open_cafe()
    cafe.speak_english()
    await cafe.match(words="51")
    while ledger.one("SELECT status FROM matches") == "live":
        dealt = ledger.one("SELECT count(*) FROM rounds")
        await cafe.play_out(*PEOPLE)
        if ledger.one("SELECT status FROM matches") != "live":
            break
        for who in PEOPLE:
            await ready(cafe, who)
        await cafe.sees("group", says(f"round {dealt + 1}", "🟩"))
    result = await cafe.sees("group", has_button("Rematch"))
    totals = json.loads(ledger.one("SELECT result FROM matches"))["totals"]
    assert max(totals) >= 51
    assert totals[0] != totals[1]
    assert says("wins!", "Rating", *map(str, totals))(result)
    counts = [m for m in cafe.messages() if "is counted" in m["text"]]
    assert len(counts) == ledger.one("SELECT count(*) FROM rounds") - 1


@pytest.mark.usefixtures("regulars")
async def test_the_next_round_begins_by_itself_when_nobody_taps_ready(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    async with past(ledger.url) as before:
        await before.play_until(await before.start(target=1000), 47)
    cafe = await open_cafe(PAUSE_SECONDS="2")
    await cafe.play_out(*PEOPLE, plays=1)
    count = await cafe.sees("group", says("Round 1 is counted", "Seed of round 1", "Round 2"))
    await cafe.sees("group", says("round 2", "🟩"))
    await cafe.world.wait_for(lambda: not labels(cafe.message(count["message_id"]) or {}))
    again = cafe.message(count["message_id"])
    assert again is not None
    assert again["text"] == count["text"]


@pytest.mark.usefixtures("regulars")
async def test_a_rematch_by_both_is_dealt_first_by_the_other(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    async with past(ledger.url) as before:
        await before.play_until(await before.start(target=None), 47)
    cafe = await open_cafe()
    cafe.speak_english()
    await cafe.play_out(*PEOPLE)
    result = await cafe.sees("group", has_button("Rematch"))
    await asyncio.gather(*(cafe.tap(who, result, "Rematch") for who in PEOPLE))
    for who in PEOPLE:
        await cafe.sees(who, lambda m: holds_cards(m) and "Match 2" in plain(m["text"]))
    dealers = [row[0] for row in ledger.rows("SELECT first_dealer FROM matches ORDER BY id")]
    assert sorted(dealers) == [0, 1]
    people = "SELECT person_id FROM seats WHERE match_id = ? ORDER BY number"
    assert ledger.rows(people, 1) == ledger.rows(people, 2)


async def test_a_rematch_in_the_group_is_for_those_who_played(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    cafe = await open_cafe()
    cafe.speak_english()
    await cafe.match()
    question = await cafe.ask("omar", "/resign", "omar")
    await cafe.tap("omar", question, "Yes, resign", "omar")
    result = await cafe.sees("group", has_button("Rematch"))
    answer = await cafe.tap("salma", result, "Rematch")
    assert answer.text == "Only those who played this match can ask for a rematch."
    await asyncio.gather(*(cafe.tap("omar", result, "Rematch") for _ in range(2)))
    card = await cafe.sees("group", has_button("Accept"))
    assert says("Omar challenges @mona")(card)
    await cafe.tap("mona", card, "Accept")
    await cafe.sees("mona", lambda m: holds_cards(m) and "Match 2" in plain(m["text"]))
    assert ledger.one("SELECT count(*) FROM matches") == 2


async def test_one_person_plays_the_computer_in_private(open_cafe: OpenCafe) -> None:
    cafe = await open_cafe(COMPUTER_SECONDS="0.01")
    cafe.say("mona", "/basra round", "mona")
    hand = await cafe.sees("mona", holds_cards)
    assert says("🟩", "Match 1", "Computer")(hand)
    for _ in range(24):
        before = await cafe.sees("mona", lambda m: holds_cards(m) and "Your turn" in m["text"])
        await cafe.play("mona")
        await cafe.world.wait_for(lambda seen=before: cafe.newest_hand("mona") != seen, 20)
    result = await cafe.sees("mona", has_button("Rematch"))
    assert says("Unrated.", "Computer")(result)
    assert cafe.messages() == []


async def test_two_people_play_in_arabic(cafe: Cafe) -> None:
    cafe.world.rename("mona", language_code="ar")
    floor = await cafe.match()
    assert "توزيعة 1 من 6" in plain(floor["text"])
    await cafe.play_out(*PEOPLE, plays=10)
    cafe.say("mona", "/resign")
    sure = await cafe.sees("group", has_button(said("button-resign-sure")))
    await cafe.tap("mona", sure, said("button-resign-sure"))
    result = await cafe.sees("group", has_button(said("button-rematch")))
    assert no_latin(result)


def no_latin(message: Seen) -> bool:
    """Whether only names, codes and commands in a text are in Latin letters."""
    lines = [line for line in plain(message["text"]).splitlines() if len(line) < 60]
    known = ("Mona", "Omar", "Café Basra", "SHA\u2011256", "/review")
    for word in known:
        lines = [line.replace(word, "") for line in lines]
    return not any("a" <= letter.lower() <= "z" for line in lines for letter in line)


async def test_a_match_on_postgresql_outlives_a_kill(
    open_cafe: OpenCafe, postgresql_url: str
) -> None:
    cafe = await open_cafe(DATABASE_URL=postgresql_url)
    cafe.speak_english()
    await cafe.match()
    await cafe.play_out(*PEOPLE, plays=5)
    await cafe.bot.kill()
    await cafe.bot.start()
    await cafe.play_out(*PEOPLE, plays=5)
    sure = await cafe.ask("omar", "/resign")
    await cafe.tap("omar", sure, "Yes, resign")
    assert says("Mona wins!")(await cafe.sees("group", has_button("Rematch")))
