"""Luck words of two people: set, frozen, shown as digests, and checked by a stranger."""

from __future__ import annotations

import hashlib
import json
import re

import pytest

from bot.text import speech_in
from tests.wire.cafe import CARD, Cafe, Seen, has_button, is_turn, labels, plain, says
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger
from tests.wire.stranger import Shown, numbers_in

MONAS, OMARS = "seven fat cats", "قهوة سادة"
NAMES = ("Mona", "Omar")


@pytest.fixture
async def english(cafe: Cafe) -> Cafe:
    """A café in which everybody reads English and has a private chat with the bot."""
    cafe.speak_english()
    await cafe.meet("mona", "omar")
    return cafe


def digest(words: str) -> str:
    return hashlib.sha256(words.encode()).hexdigest()


async def luck(cafe: Cafe, who: str, words: str) -> Seen:
    """Set somebody's luck words in private."""
    return await cafe.ask(who, f"/luck {words}", who)


async def verified(cafe: Cafe, number: int) -> Shown:
    """Ask for the proof of a round in the group."""
    told = plain((await cafe.ask("mona", "/verify"))["text"])
    assert f"✅ Round {number}: the seed matches" in told
    return numbers_in(told, number, NAMES)


def on_the_floor(floor: Seen) -> list[str]:
    """The cards of the line that begins with 🟩."""
    line = next(line for line in floor["text"].split("\n") if "🟩" in line)
    return CARD.findall(plain(line))


def calls_with(cafe: Cafe, words: str) -> list[dict[str, object]]:
    """What the bot ever said, anywhere, that holds these words."""
    calls = [call for call in cafe.world.faults.calls if call.method.lower() != "getupdates"]
    return [call.parameters for call in calls if words in str(call.parameters)]


async def test_a_stranger_finds_the_cards_of_two_people_with_luck_words(english: Cafe) -> None:
    cafe = english
    await luck(cafe, "mona", MONAS)
    await luck(cafe, "omar", OMARS)
    floor = await cafe.match(words="round")
    assert "🍀 Luck words: Mona, Omar" in plain(floor["text"])
    opening, first = on_the_floor(floor), cafe.whose_turn("mona", "omar")
    hands = {who: set(labels(await cafe.hand(who))) for who in ("mona", "omar")}
    await cafe.play_out("mona", "omar")
    result = plain((await cafe.sees("group", has_button("Rematch")))["text"])
    assert f"Luck words of Mona, SHA\u2011256:\n{digest(MONAS)}" in result
    assert f"Luck words of Omar, SHA\u2011256:\n{digest(OMARS)}" in result
    shown = await verified(cafe, 1)
    pack = shown.pack()
    assert [one.hex() for one in shown.digests] == [digest(MONAS), digest(OMARS)]
    assert await cafe.sees("group", says(shown.commitment, "is on!"))
    assert pack[8:12] == opening
    assert first == ("omar", "mona")[shown.first_dealer()]
    assert hands[first] == set(pack[0:4])
    assert hands["omar" if first == "mona" else "mona"] == set(pack[4:8])


async def test_words_changed_in_the_pause_are_in_the_next_round_alone(english: Cafe) -> None:
    cafe = english
    await luck(cafe, "mona", MONAS)
    await cafe.match(words="1000")
    await luck(cafe, "mona", "changed in between")
    await cafe.play_out("mona", "omar")
    count = await cafe.sees("group", has_button("Ready"))
    assert digest(MONAS) in count["text"]
    promised = re.search(r"Round 2 is already fixed.*\n([0-9a-f]{64})", plain(count["text"]))
    assert promised
    await luck(cafe, "omar", OMARS)
    for who in ("mona", "omar"):
        await cafe.tap(who, count, "Ready")
    floor = await cafe.sees("group", says("round 2", "🍀 Luck words: Mona, Omar"))
    opening = on_the_floor(floor)
    cafe.say("mona", "/resign", "mona")
    sure = await cafe.sees("mona", has_button("Yes, resign"))
    await cafe.tap("mona", sure, "Yes, resign", "mona")
    await cafe.sees("group", has_button("Rematch"))
    shown = await verified(cafe, 2)
    assert shown.commitment == promised[1]
    assert [one.hex() for one in shown.digests] == [digest("changed in between"), digest(OMARS)]
    assert shown.pack()[8:12] == opening


async def test_nobody_else_ever_sees_the_words(english: Cafe, ledger: Ledger) -> None:
    cafe = english
    await luck(cafe, "mona", MONAS)
    await luck(cafe, "omar", OMARS)
    await cafe.match(words="round")
    await cafe.play_out("mona", "omar")
    for command in ("/verify", "/stats", "/leaderboard", "/floor"):
        cafe.say("omar", command)
    await cafe.ask("omar", "/mydata", "omar")
    mona, omar = (cafe.world.person(who).id for who in ("mona", "omar"))
    assert {str(call["chat_id"]) for call in calls_with(cafe, MONAS)} == {str(mona)}
    assert {str(call["chat_id"]) for call in calls_with(cafe, OMARS)} == {str(omar)}
    assert not any(words in cafe.bot.output for words in (MONAS, OMARS))
    assert ledger.rows("SELECT luck FROM people ORDER BY id") == [(MONAS,), (OMARS,)]


async def test_one_sees_and_sets_and_clears_ones_own_words_in_private(english: Cafe) -> None:
    cafe = english
    nothing = await cafe.ask("mona", "/luck", "mona")
    assert "You have no luck words" in nothing["text"]
    said = await cafe.ask("mona", "/luck  <b>two\u00a0 cafe\u0301s @omar ", "mona")
    words = "<b>two caf\u00e9s @omar"
    assert words in said["text"]
    assert digest(words) in said["text"]
    again = await cafe.ask("mona", "/luck", "mona")
    assert again["text"] == said["text"]
    cleared = await cafe.tap("mona", again, "No luck words", "mona")
    assert cleared.text == "You have no luck words any more."
    changed = await cafe.sees(
        "mona", lambda m: m["message_id"] == again["message_id"] and "You have no" in m["text"]
    )
    assert changed["text"] == nothing["text"]
    assert labels(changed) == labels(nothing) == ["🎲 Four random words"]


async def test_one_tap_draws_four_words_of_ones_language(english: Cafe, ledger: Ledger) -> None:
    cafe = english
    cafe.world.rename("mona", language_code="ar")
    drawn = set()
    asked = await cafe.ask("mona", "/luck", "mona")
    for _ in range(3):
        answer = await cafe.tap("mona", asked, "🎲", "mona")
        assert answer.text == "كلمات الحظ اتسجلت."
        words = ledger.one("SELECT luck FROM people WHERE name = 'Mona'")
        assert len(words.split()) == 4
        assert set(words.split()) <= set(speech_in("ar").say("luck-list").split())
        await cafe.sees("mona", says(words, digest(words)))
        drawn.add(words)
    assert len(drawn) == 3


async def test_a_group_never_hears_the_words_repeated(english: Cafe, ledger: Ledger) -> None:
    cafe = english
    asked = await cafe.ask("mona", "/luck")
    assert "our private chat" in asked["text"]
    noted = await cafe.ask("mona", f"/luck {MONAS}")
    assert "our private chat" in noted["text"]
    assert labels(asked) == labels(noted) == ["Open our private chat"]
    assert ledger.one("SELECT luck FROM people WHERE name = 'Mona'") == MONAS
    assert calls_with(cafe, MONAS) == []
    assert "our private chat" in (await cafe.ask("mona", "/luck"))["text"]
    await cafe.follow("mona", noted, "Open our private chat")
    await cafe.sees("mona", says("Your luck words", MONAS))
    assert ledger.one("SELECT luck FROM people WHERE name = 'Mona'") == MONAS


async def test_a_button_of_someone_else_or_in_a_group_sets_nothing(
    english: Cafe, ledger: Ledger
) -> None:
    """A modified client can send any data for any message (platforms.md 15)."""
    cafe = english
    await luck(cafe, "mona", MONAS)
    own = await cafe.ask("omar", "/luck", "omar")
    public = await cafe.ask("omar", "/luck")
    mona, omar = (ledger.one("SELECT id FROM people WHERE name = ?", name) for name in NAMES)
    for data in (f"w:{mona}", f"W:{mona}"):
        refused = await cafe.world.forge("omar", own["message_id"], data, "omar")
        assert refused.kind == "toast"
    for data in (f"w:{omar}", f"W:{omar}"):
        await cafe.world.forge("omar", public["message_id"], data)
    assert cafe.message(public["message_id"]) == public
    assert ledger.rows("SELECT luck FROM people ORDER BY id") == [(MONAS,), ("",)]


async def test_too_many_words_are_refused_kindly(english: Cafe) -> None:
    refused = await luck(english, "mona", "x" * 201)
    assert refused["text"] == "Luck words are at most 200 characters of plain text."
    assert "x" * 200 in (await luck(english, "mona", "x" * 200))["text"]


async def test_ones_data_holds_the_words_and_forgetting_erases_them(
    english: Cafe, ledger: Ledger
) -> None:
    cafe = english
    await luck(cafe, "mona", MONAS)
    sent = (await cafe.ask("mona", "/mydata", "mona"))["document"]
    kept = json.loads(cafe.world.files.find(sent["file_id"]).upload.content)
    assert kept["person"]["luck"] == MONAS
    asked = await cafe.ask("mona", "/forgetme", "mona")
    await cafe.tap("mona", asked, "Yes, forget me", "mona")
    assert ledger.rows("SELECT luck FROM people WHERE luck <> ''") == []


async def test_the_computer_has_no_luck_words(open_cafe: OpenCafe) -> None:
    cafe = await open_cafe()
    cafe.speak_english()
    await cafe.meet("mona")
    await luck(cafe, "mona", MONAS)
    cafe.say("mona", "/basra round", "mona")
    hand = await cafe.sees("mona", lambda m: is_turn(m) and "🍀" in m["text"])
    assert "🍀 Luck words: Mona\n" in plain(hand["text"])
