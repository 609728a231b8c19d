"""Names as hostile as people make them (platforms.md 31)."""

from __future__ import annotations

import pytest

from bot.playground.fault import CallRecord
from tests.wire.cafe import Cafe, Seen, has_button, plain, says

OVERRIDES = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u061c"
HARMFUL = {"mention", "url", "text_link", "hashtag", "cashtag"}
HOSTILE = {
    "markup": "<b>&_*[x](https://evil.example)`",
    "overrides": "\u202eolleh\u202d \u2067Mona",
    "zalgo": "M" + "\u0336\u0321\u0300\u0301\u0302\u0303" * 60,
    "enormous": "Mona " * 50,
    "lines": "Mona\n\n🏆 Omar wins!\r\n",
    "a mention": "@salma /resign #tag $USD https://evil.example evil.example",
    "arabic": "منى",
    "a family of families": "👨‍👩‍👧‍👦" * 40,
}


async def resigned(cafe: Cafe) -> Seen:
    """From challenge to result, so that every kind of message names both."""
    await cafe.match()
    who = cafe.whose_turn("mona", "omar")
    assert who
    await cafe.play(who)
    sure = await cafe.ask("mona", "/resign")
    await cafe.tap("mona", sure, "Yes, resign")
    return await cafe.sees("group", has_button("Rematch"))


def shown(cafe: Cafe) -> list[CallRecord]:
    """Every message that the bot posted or edited."""
    return [c for c in cafe.world.faults.made() if c.method in ("sendMessage", "editMessageText")]


def marks(message: Seen) -> set[str]:
    """The kinds of entities in a message, a command as it stands there."""
    found, units = set(), message["text"].encode("utf-16-le")
    for entity in message.get("entities", []):
        start, kind = 2 * entity["offset"], entity["type"]
        word = units[start : start + 2 * entity["length"]].decode("utf-16-le")
        found.add(word if kind == "bot_command" else kind)
    return found


def does_something(message: Seen) -> set[str]:
    """What can be tapped in a message, but for the command that we say ourselves."""
    return {mark for mark in marks(message) - {"/review"} if mark in HARMFUL or mark[0] == "/"}


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
async def test_no_name_breaks_a_message_or_does_anything_in_it(cafe: Cafe, name: str) -> None:
    """platforms.md 31: escaped, isolated, cut, without overrides."""
    cafe.speak_english()
    cafe.world.rename("mona", first_name=name)
    result = await resigned(cafe)
    assert [call.outcome for call in shown(cafe) if call.outcome != "ok"] == []
    line = next(line for line in result["text"].splitlines() if line.endswith("resigned."))
    inside = line[line.index("\u2068") + 1 : line.rindex("\u2069")]
    assert inside
    assert len(inside.encode("utf-16-le")) <= 2 * 64
    assert not set(inside) & set(OVERRIDES)
    assert not does_something(result)
    winners = [line for line in plain(result["text"]).splitlines() if line.startswith("🏆")]
    assert winners == ["🏆 Omar wins!"]


@pytest.mark.parametrize("name", [HOSTILE["markup"], HOSTILE["a mention"], HOSTILE["lines"]])
async def test_no_name_does_anything_in_a_review(cafe: Cafe, name: str) -> None:
    """platforms.md 31"""
    cafe.speak_english()
    cafe.world.rename("mona", first_name=name)
    await resigned(cafe)
    cafe.say("omar", "/review")
    review = await cafe.sees("group", says("Match 1 in review"))
    assert review["text"].count("\u2068") >= 2  # both are named
    assert not does_something(review)
    assert not [line for line in plain(review["text"]).splitlines() if line.startswith("🏆")]
    assert [call.outcome for call in shown(cafe) if call.outcome != "ok"] == []


@pytest.mark.parametrize("name", ["\u3164", "\u2060\u200b", "\u2800 \u2800"])
async def test_a_name_that_cannot_be_seen_is_someone(cafe: Cafe, name: str) -> None:
    """platforms.md 31: empty or invisible."""
    cafe.speak_english()
    cafe.world.rename("mona", first_name=name)
    assert says("Someone resigned.")(await resigned(cafe))


async def test_two_people_of_one_name_play_each_other(cafe: Cafe) -> None:
    """platforms.md 31: duplicate."""
    cafe.speak_english()
    cafe.world.rename("omar", first_name="Mona")
    assert says("Mona wins!", "Mona resigned.")(await resigned(cafe))


async def test_a_group_with_a_hostile_title_is_named_safely_in_the_hands(cafe: Cafe) -> None:
    """platforms.md 31 and 6"""
    cafe.world.chat("group").title = "<i>\u202eCafé</i> @salma"
    await cafe.match()
    hand = await cafe.hand("mona")
    assert "<i>Café<∕i> ＠salma" in plain(hand["text"])
    assert "\u202e" not in hand["text"]
    assert not marks(hand) & {"mention", "italic"}
