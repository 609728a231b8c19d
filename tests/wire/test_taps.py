"""Taps that come twice, late, in a heap or from a forger (platforms.md 13–15)."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from bot.playground import Answer
from bot.playground.fault import Fault
from bot.playground.refusal import bad_request
from tests.wire.cafe import (
    Cafe,
    Seen,
    cards_of,
    has_button,
    holds_cards,
    is_turn,
    plain,
    says,
    tells_of,
)
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger

TOO_OLD = bad_request("query is too old and response timeout expired or query ID is invalid")
SLOW = 5.0  # more than a tap's answer ever takes


@pytest.fixture
async def english(cafe: Cafe) -> Cafe:
    """A café in which everybody reads English."""
    cafe.speak_english()
    return cafe


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    """The database of the café's bot."""
    return Ledger(tmp_path)


def in_turn(cafe: Cafe) -> tuple[str, Seen]:
    """Who may play now, and their hand."""
    who = cafe.whose_turn("mona", "omar")
    assert who is not None
    hand = cafe.newest_hand(who)
    assert hand is not None
    return who, hand


def data_of(hand: Seen) -> list[str]:
    """The data of a hand's card buttons."""
    rows = hand["reply_markup"]["inline_keyboard"]
    return [button["callback_data"] for row in rows for button in row]


def plain_card(hand: Seen) -> str:
    """The data of a card that is played by one tap."""
    return next(data for data in data_of(hand) if data.startswith("p:"))


# 13: twice, and too late


async def test_a_double_tap_plays_once(english: Cafe, ledger: Ledger) -> None:
    """platforms.md 13: the second tap is told kindly."""
    cafe = english
    await cafe.match()
    who, hand = in_turn(cafe)
    taps = [cafe.world.forge(who, hand["message_id"], plain_card(hand), who) for _ in range(3)]
    said = sorted(answer.text for answer in await asyncio.gather(*taps))
    assert said[:2] == ["Already played.", "Already played."]
    assert said[2].startswith("You ")
    assert ledger.one("SELECT count(*) FROM plays") == 1


async def test_a_stale_button_changes_nothing(english: Cafe, ledger: Ledger) -> None:
    """platforms.md 13: a card tapped on a hand of two plays ago."""
    cafe = english
    await cafe.match()
    who, old = in_turn(cafe)
    await cafe.play_out("mona", "omar", plays=2)
    await cafe.sees(who, lambda m: holds_cards(m) and is_turn(m))
    answer = await cafe.world.forge(who, old["message_id"], data_of(old)[-1], who)
    assert answer == Answer("toast", "Too late: the game has moved on.")
    assert ledger.one("SELECT count(*) FROM plays") == 2


async def test_an_edit_that_was_done_already_is_a_success(english: Cafe) -> None:
    """platforms.md 13: "message is not modified" after an edit whose answer got lost."""
    cafe = english
    await cafe.match()
    group = cafe.world.chat("group").id
    cafe.world.faults.plant(Fault("editMessageText", group, drop="after"))
    who, _ = in_turn(cafe)
    await cafe.play(who)
    await cafe.until(lambda: "not modified" in str(edits_of(cafe, group)[-1:]))
    other = "omar" if who == "mona" else "mona"
    await cafe.play(other)
    await cafe.sees("group", tells_of(cafe.world.person(other).first_name))
    await cafe.until(lambda: len(edits_of(cafe, group)) == 4)
    card, lost, repeated, later = edits_of(cafe, group)
    assert (card, lost, later) == ("ok", "ok, dropped after", "ok")
    assert "not modified" in repeated
    assert "refused" not in cafe.bot.output


def edits_of(cafe: Cafe, chat: int) -> list[str]:
    """How the edits in a chat fared, the finished ones."""
    made = cafe.world.faults.made("editMessageText", chat)
    return [call.outcome for call in made if call.outcome != "pending"]


# 14: old queries, backlogs, old commands


async def test_a_query_that_is_too_old_to_answer_still_plays(english: Cafe) -> None:
    """platforms.md 14: the play stands, and nothing is logged as a failure."""
    cafe = english
    await cafe.match()
    cafe.world.faults.plant(Fault("answerCallbackQuery", times=None, refusal=TOO_OLD))
    who, hand = in_turn(cafe)
    tap = asyncio.create_task(
        cafe.world.forge(who, hand["message_id"], plain_card(hand), who, patience=1.0)
    )
    name = cafe.world.person(who).first_name
    await cafe.sees("group", lambda m: "🟩" in m["text"] and tells_of(name)(m))
    assert (await tap).kind == "timeout"
    assert "failed" not in cafe.bot.output


async def test_a_menu_changes_though_its_query_is_too_old(english: Cafe) -> None:
    """platforms.md 14: what the tap asked for is shown all the same."""
    cafe = english
    await cafe.match()
    cafe.say("mona", "/resign", "mona")
    menu = await cafe.sees("mona", has_button("Yes, resign"))
    cafe.world.faults.plant(Fault("answerCallbackQuery", refusal=TOO_OLD))
    tap = asyncio.create_task(cafe.world.tap("mona", menu["message_id"], "Yes, resign", "mona", 1))
    await cafe.sees("mona", says("You resigned match 1."))
    assert (await tap).kind == "timeout"


async def test_a_backlog_of_taps_is_worked_off_before_any_clock_fires(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    """platforms.md 14: a play that waited while the bot was away is not played by the computer."""
    cafe = await open_cafe()
    cafe.speak_english()
    await cafe.match()
    who, hand = in_turn(cafe)
    await cafe.bot.kill()
    heap = [stale_tap(cafe, who, hand) for _ in range(180)]  # more than one batch of updates
    play = asyncio.create_task(
        cafe.world.forge(who, hand["message_id"], plain_card(hand), who, patience=30)
    )
    ledger.change("UPDATE matches SET due = 'turn', due_at = 1000, deadline = 1000")
    cafe.world.faults.plant(Fault("getUpdates", skip=1, delay=3.5))  # well after the first batch
    cafe.world.faults.plant(Fault("answerCallbackQuery", times=None, delay=0.02))
    await cafe.bot.start()
    assert (await play).text.startswith("You ")
    assert {answer.kind for answer in await asyncio.gather(*heap)} == {"toast"}
    assert ledger.rows("SELECT ply, by_computer FROM plays") == [(0, 0)]


def stale_tap(cafe: Cafe, who: str, hand: Seen) -> asyncio.Task[Answer]:
    """Somebody tapped a button of an earlier moment, again and again."""
    stale = cafe.world.forge(who, hand["message_id"], "p:1:7:8S", who, patience=30)
    return asyncio.create_task(stale)


async def test_a_command_of_eleven_minutes_ago_is_let_go(english: Cafe) -> None:
    """platforms.md 14: nobody wants that challenge any more."""
    cafe, world = english, english.world
    await cafe.meet("mona")
    world.clock = lambda: time.time() - 660
    cafe.say("mona", "/basra @omar")
    cafe.say("mona", "/basra", "mona")
    world.clock = time.time
    cafe.say("mona", "/rules")
    await cafe.sees("group", says("Egyptian Basra"))
    cafe.say("mona", "/rules", "mona")
    await cafe.sees("mona", says("Egyptian Basra"))
    everything = [*cafe.messages(), *cafe.messages("mona")]
    assert not any(has_button("Accept")(m) or holds_cards(m) for m in everything)


async def test_a_command_of_nine_minutes_ago_is_answered(english: Cafe) -> None:
    """platforms.md 14: a short outage swallows nothing."""
    cafe, world = english, english.world
    world.clock = lambda: time.time() - 540
    cafe.say("mona", "/basra @omar")
    world.clock = time.time
    await cafe.sees("group", has_button("Accept"))


# 15: forged data


def forgeries(mine: list[str], others: list[str]) -> list[str]:
    """Data that a modified client could send in a match whose ply is 0."""
    match, ply, card = mine[0].split(":")[1:4]
    foreign = others[0].split(":")[3]
    verbs, all_verbs = "adxjkrmnu", "pcbadxjkormqQhvnuF"
    return [
        *noise(f"p:{match}:{ply}:{card}"),
        *(f"p:{match}:{ply}:{foreign}", f"c:{match}:{ply}:{foreign}"),
        *forged_numbers(match, ply, card),
        *(f"p:{match}:{ply}:{word}" for word in ("ZZ", "10", "8♠")),
        *(f"p:{match}:{ply}", f"p:{match}"),
        *(f"{verb}:{match}" for verb in verbs),
        *(f"{verb}:{match}:0" for verb in verbs),
        *(f"{verb}:999999999" for verb in all_verbs),
        *(f"{verb}:999999999999999" for verb in all_verbs),
        *("F:4", "F:0", "u:2", "Z:1", "p:1:0:8s"),
    ]


def noise(play: str) -> list[str]:
    """What is no data at all, and a play with something around it."""
    rng = Random(15)
    letters = "pcbajkormqQhvnuF:0123456789٣๓AS♠\n\x00"
    return [
        *("".join(rng.choices(letters, k=k)) for k in range(1, 30)),
        *("", ":", "p", "p:", "p::", "ppp", "💣" * 16),
        *(f"{play}:", f"{play}::", f" {play}", f"{play}\n"),
    ]


def forged_numbers(match: str, ply: str, card: str) -> list[str]:
    """A play with a match, a ply or a capture that is none, or is none in our digits."""
    play, huge = f"p:{match}:{ply}:{card}", "9" * 40
    return [
        *(f"{play}:99", f"{play}:-1", f"{play}:9999"),
        *(f"p:{match}:{wrong}:{card}" for wrong in ("-1", "99", "٠", "²")),
        *(f"p:{wrong}:{ply}:{card}" for wrong in (f"-{match}", f"+{match}", "١", "999999999")),
        *(f"p:{huge}:{ply}:{card}"[:64], f"p:{match}:{huge}"[:64]),
    ]


async def test_forged_data_changes_nothing_and_is_always_answered(
    english: Cafe, ledger: Ledger
) -> None:
    """platforms.md 15: by the player who waits, by the one in turn, and by a bystander."""
    cafe = english
    floor = await cafe.match()
    await cafe.meet("salma")
    who, hand = in_turn(cafe)
    other = "omar" if who == "mona" else "mona"
    hers = cafe.newest_hand(other)
    assert hers is not None
    before = state(cafe, ledger)
    data = forgeries(data_of(hand), data_of(hers))
    foreign = [*data_of(hand), "b:1:0", "o:1", "q:1", "Q:1", "h:1", "F:1", "F:2"]
    taps = [
        *(cafe.world.forge(who, hand["message_id"], one, who, SLOW) for one in data),
        *(cafe.world.forge(other, floor["message_id"], one, patience=SLOW) for one in data),
        *(cafe.world.forge("salma", floor["message_id"], one, patience=SLOW) for one in data),
        *(cafe.world.forge("salma", floor["message_id"], one, patience=SLOW) for one in foreign),
        *(cafe.world.forge(other, 4, one, other, SLOW) for one in data_of(hand)),
    ]
    answers = await asyncio.gather(*taps)
    assert "timeout" not in {answer.kind for answer in answers}
    assert state(cafe, ledger) == before
    assert "ERROR" not in cafe.bot.output
    await cafe.play(who)
    await cafe.sees("group", tells_of(cafe.world.person(who).first_name))


def state(cafe: Cafe, ledger: Ledger) -> tuple[object, ...]:
    """The match in the database, and everything that stands in the chats."""
    chats = [(m["message_id"], m["text"], cards_of(m)) for m in every_message(cafe)]
    tables = ("matches", "seats", "plays", "people", "blocks")
    return chats, [ledger.rows(f"SELECT * FROM {table}") for table in tables]


def every_message(cafe: Cafe) -> list[Seen]:
    return [m for chat in ("group", "mona", "omar", "salma") for m in cafe.messages(chat)]


async def test_a_forged_question_does_not_paint_over_the_floor(english: Cafe) -> None:
    """platforms.md 15: only a message that offers a button is replaced by what it asks for."""
    cafe = english
    floor = await cafe.match()
    for data in ("v:1", "q:1", "u:1"):
        await cafe.world.forge("mona", floor["message_id"], data)
    cafe.say("mona", "/rules")
    await cafe.sees("group", says("Egyptian Basra"))
    assert cafe.message(floor["message_id"]) == floor


async def test_a_forged_payload_opens_nobody_elses_affairs(english: Cafe) -> None:
    """platforms.md 15: what follows /start can be typed by anybody."""
    cafe = english
    await cafe.match()
    await cafe.meet("salma")
    for payload, words in (
        ("declined-1", "You are not playing in this match."),
        ("declined-" + "9" * 50, "There is no such match"),
        ("declined-²", "There is no such match"),
        ("m1", "That link was made for someone else"),
        ("m" + "9" * 60, "There is no such match"),
        ("m1-AAAAAAAAAAAAAAAAAAAAAA", "That link was made for someone else"),
        ("nonsense", "There is no such match"),
    ):
        cafe.say("salma", f"/start {payload}", "salma")
        refusal = await cafe.sees("salma", says(words))
        cafe.world.delete(refusal["message_id"], "salma")
    cafe.say("salma", "/verify " + "9" * 4000)
    await cafe.sees("group", says("There is no such match"))
    cafe.say("mona", "/resign " + "9" * 4000, "mona")
    await cafe.sees("mona", says("There is no such match"))
    assert "ERROR" not in cafe.bot.output
    assert plain(cafe.messages("salma")[-1]["text"]).startswith("👋")
