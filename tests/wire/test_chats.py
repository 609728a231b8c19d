"""Groups that move, vanish, mute or have topics; and what is a command (platforms.md 7–12)."""

from __future__ import annotations

import re

import pytest

from bot.playground.chat import Chat
from bot.playground.fault import Fault
from bot.playground.refusal import bad_request
from tests.wire.cafe import Cafe, Seen, has_button, holds_cards, plain, says, tells_of
from tests.wire.conftest import OpenCafe

OLD = -5001


@pytest.fixture
async def english(cafe: Cafe) -> Cafe:
    """A café in which everybody reads English."""
    cafe.speak_english()
    return cafe


@pytest.fixture
async def basic(english: Cafe) -> Cafe:
    """The same, with a match in a basic group called `old`."""
    english.world.add_group("old", "Old Café", OLD, kind="group")
    await english.match_in("old")
    return english


def is_floor(message: Seen) -> bool:
    return "🟩" in message.get("text", "")


def in_new_chat(message: Seen) -> bool:
    return is_floor(message) and message["chat"]["id"] != OLD


# 7: a group becomes a supergroup


async def test_a_match_moves_with_its_group(basic: Cafe) -> None:
    """platforms.md 7, by service message, which comes twice: from the old chat and from the new."""
    cafe = basic
    cafe.world.upgrade("old")
    await cafe.sees("old", in_new_chat)
    name = await cafe.play_next()
    await cafe.sees("old", lambda m: in_new_chat(m) and tells_of(name)(m))
    assert len([m for m in cafe.messages("old") if in_new_chat(m)]) == 1
    cafe.say("mona", "/floor", "old")
    await cafe.sees("old", lambda m: in_new_chat(m) and m["message_id"] > cafe.world.next_id - 2)


async def test_an_open_challenge_moves_with_its_group(english: Cafe) -> None:
    """platforms.md 7: the old card can't be tapped any more."""
    cafe = english
    cafe.world.add_group("old", "Old Café", OLD, kind="group")
    await cafe.meet("mona", "omar")
    cafe.say("mona", "/basra @omar", "old")
    await cafe.sees("old", has_button("Accept"))
    cafe.world.upgrade("old")
    card = await cafe.sees("old", lambda m: has_button("Accept")(m) and m["chat"]["id"] != OLD)
    await cafe.tap("omar", card, "Accept", "old")
    await cafe.sees("old", in_new_chat)


async def test_a_match_moves_when_only_an_error_tells(basic: Cafe) -> None:
    """platforms.md 7, by `migrate_to_chat_id` in an error, after the new chat was met already."""
    cafe, world = basic, basic.world
    upgrade_in_silence(cafe)
    cafe.say("mona", "/leaderboard", "old")
    await cafe.sees("old", says("Best of this chat"))
    name = await cafe.play_next()
    await cafe.sees("old", lambda m: in_new_chat(m) and tells_of(name)(m))
    moved = [c for c in world.faults.made("editMessageText", OLD) if "supergroup" in c.outcome]
    assert len(moved) == 1
    cafe.say("mona", "/floor", "old")
    await cafe.sees("old", lambda m: in_new_chat(m) and m["message_id"] > world.next_id - 2)


async def test_a_result_finds_the_group_that_moved_before_the_last_card(
    open_cafe: OpenCafe,
) -> None:
    """platforms.md 7: an ended match moves too."""
    cafe = await open_cafe()
    cafe.speak_english()
    cafe.world.add_group("old", "Old Café", OLD, kind="group")
    await cafe.match_in("old", "round")
    cafe.say("mona", "/resign", "mona")
    sure = await cafe.sees("mona", has_button("Yes, resign"))
    upgrade_in_silence(cafe)
    await cafe.tap("mona", sure, "Yes, resign", "mona")
    result = await cafe.sees("old", has_button("Rematch"))
    assert result["chat"]["id"] != OLD


def upgrade_in_silence(cafe: Cafe) -> Chat:
    """Upgrade the group while the bot misses both service messages."""
    chat = cafe.world.upgrade("old")
    cafe.world.updates.pending.clear()
    return chat


async def test_a_deleted_group_takes_nothing_with_it(basic: Cafe) -> None:
    """platforms.md 7: "group chat was deleted" may mean an upgrade: purge nothing."""
    cafe = basic
    cafe.world.delete_group("old")
    name = await cafe.play_next()
    for who in ("mona", "omar"):
        await cafe.sees(
            who, lambda m: says("I can’t write in Old Café now")(m) and tells_of(name)(m)
        )
    await cafe.play_next()
    new = cafe.world.add_group("moved", "Old Café", -1_002_000_000_777)
    service = cafe.world.post(new, 7001, {"migrate_from_chat_id": OLD})
    cafe.world.updates.add("message", cafe.world.render(service))
    await cafe.sees("moved", is_floor)


# 8: the bot loses the group


@pytest.mark.parametrize("fate", ["kicked", "left", "restricted"])
async def test_the_match_goes_on_in_the_hands_and_the_floor_comes_back(
    english: Cafe, fate: str
) -> None:
    """platforms.md 8: removed or muted; said privately, once in each hand."""
    cafe = english
    floor = await cafe.match()
    cafe.world.set_status("bot", fate)
    for who in ("mona", "omar"):
        hand = await cafe.sees(who, says("I can’t write in Café Basra now"))
        assert plain(hand["text"]).count("I can’t write") == 1
    name = await cafe.play_next()
    await cafe.sees("mona", tells_of(name))
    await cafe.play_next()
    assert [m for m in cafe.messages() if is_floor(m)] == [floor]
    cafe.world.set_status("bot", "member")
    back = await cafe.sees(
        "group", lambda m: is_floor(m) and m["message_id"] != floor["message_id"]
    )
    assert tells_of(name)(back)
    for who in ("mona", "omar"):
        await cafe.sees(who, lambda m: holds_cards(m) and "I can’t write" not in m["text"])


async def test_a_mute_that_nobody_announced_is_found_by_the_error_and_ended_by_a_command(
    english: Cafe,
) -> None:
    """platforms.md 8: rights of a whole group change without a word to the bot."""
    cafe = english
    floor = await cafe.match()
    cafe.world.chat("group").members[cafe.world.bot.id] = "restricted"
    await cafe.play_next()
    await cafe.sees("mona", says("I can’t write in Café Basra now"))
    cafe.world.chat("group").members[cafe.world.bot.id] = "member"
    cafe.say("mona", "/floor")
    await cafe.sees("group", lambda m: is_floor(m) and m["message_id"] > floor["message_id"])
    await cafe.sees("mona", lambda m: holds_cards(m) and "I can’t write" not in m["text"])


# 9: topics


async def test_a_match_stays_in_its_topic(english: Cafe) -> None:
    """platforms.md 9: every message of it; a topic's first message is no invitation by reply."""
    cafe = english
    topic = cafe.world.open_topic("Basra")
    await cafe.meet("mona", "omar")
    cafe.say("mona", "/basra round", thread=topic, reply_to=topic)
    card = await cafe.sees("group", has_button("Join"))
    await cafe.tap("omar", card, "Join")
    floor = await cafe.sees("group", is_floor)
    cafe.say("mona", "/help", thread=topic)
    answer = await cafe.sees("group", says("/basra @friend"))
    assert {m["message_thread_id"] for m in (card, floor, answer)} == {topic}


async def test_the_general_topic_is_never_named(english: Cafe) -> None:
    """platforms.md 9: its number is refused by Telegram, also where an update shows it."""
    cafe, world = english, english.world
    world.open_topic("Basra")
    await cafe.meet("mona", "omar")
    cafe.say("mona", "/basra")
    await cafe.sees("group", has_button("Join"))
    asked = cafe.say("mona", "/cancel")
    await cafe.sees("group", says("was cancelled"))
    shown = world.render(asked)
    entities = [{"type": "bot_command", "offset": 0, "length": 5}]
    general = {"message_thread_id": 1, "is_topic_message": True, "entities": entities}
    world.updates.add("message", {**shown, **general, "text": "/help"})
    await cafe.sees("group", says("/basra @friend"))
    sent = world.faults.made("sendMessage", world.chat("group").id)
    assert all(call.parameters.get("message_thread_id") is None for call in sent)


async def test_a_closed_topic_stops_the_floor_and_nothing_else(english: Cafe) -> None:
    """platforms.md 9: an ordinary failure; the group is not lost by it."""
    cafe = english
    topic = cafe.world.open_topic("Basra")
    floor = await cafe.match_in("group", thread=topic)
    cafe.world.close_topic(topic)
    cafe.world.delete(floor["message_id"])
    name = await cafe.play_next()
    await cafe.sees("omar", tells_of(name))
    await cafe.until(lambda: "400 Bad Request: TOPIC_CLOSED" in outcomes(cafe))
    await cafe.play_next()
    assert not any(
        "can’t write" in m["text"] for who in ("mona", "omar") for m in cafe.messages(who)
    )
    cafe.world.close_topic(topic, closed=False)
    await cafe.play_next()
    back = await cafe.sees("group", is_floor)
    assert back["message_thread_id"] == topic


def outcomes(cafe: Cafe) -> list[str]:
    """How the messages to the group fared."""
    sent = cafe.world.faults.made("sendMessage", cafe.world.chat("group").id)
    return [call.outcome for call in sent]


# 10: the floor is not there any more


async def test_a_deleted_floor_is_posted_anew(english: Cafe) -> None:
    """platforms.md 10: "message to edit not found"."""
    cafe = english
    floor = await cafe.match()
    cafe.world.delete(floor["message_id"])
    name = await cafe.play_next()
    await cafe.sees("group", lambda m: is_floor(m) and tells_of(name)(m))


async def test_a_floor_that_cannot_be_edited_is_posted_anew(english: Cafe) -> None:
    """platforms.md 10: "message can't be edited"."""
    cafe = english
    floor = await cafe.match()
    group = cafe.world.chat("group").id
    refusal = bad_request("message can't be edited")
    cafe.world.faults.plant(Fault("editMessageText", group, refusal=refusal))
    await cafe.play_next()
    await cafe.sees("group", lambda m: is_floor(m) and m["message_id"] > floor["message_id"])


async def test_a_deleted_hand_is_sent_again(english: Cafe) -> None:
    """platforms.md 10: people clear their chats."""
    cafe = english
    await cafe.match()
    for who in ("mona", "omar"):
        hand = await cafe.hand(who)
        await cafe.tap(who, hand, hand_card(hand), who)  # both are evidently watching now
    for who in ("mona", "omar"):
        for message in cafe.messages(who):
            cafe.world.delete(message["message_id"], who)
    cafe.say("mona", "/hand", "mona")
    await cafe.sees("mona", holds_cards)
    await play_one_from(cafe, "mona")
    await cafe.sees("omar", holds_cards)


def hand_card(hand: Seen) -> str:
    return next(
        iter(button["text"] for row in hand["reply_markup"]["inline_keyboard"] for button in row)
    )


async def play_one_from(cafe: Cafe, who: str) -> None:
    """Play for `who`, or let the other's hand be asked for."""
    if cafe.whose_turn(who) == who:
        await cafe.play(who)
    else:
        cafe.say("omar", "/hand", "omar")


# 11 and 12: what is a command for us


async def test_a_command_to_us_in_any_case_is_ours(english: Cafe) -> None:
    """platforms.md 11: `/BASRA@basraplaygroundbot`."""
    cafe = english
    await cafe.meet("mona")
    cafe.say("mona", "/BASRA@basraplaygroundbot @omar 151")
    card = await cafe.sees("group", has_button("Accept"))
    assert "to 151" in plain(card["text"])


async def test_a_command_to_another_bot_is_not(english: Cafe) -> None:
    """platforms.md 11: an admin bot gets those too, and everything people say."""
    cafe = english
    cafe.world.set_status("bot", "administrator")
    cafe.say("mona", "/basra@OtherBot")
    cafe.say("mona", "let us play /basra tonight")
    assert await number_of_the_next_table(cafe) == 1


async def number_of_the_next_table(cafe: Cafe) -> int:
    """Open a table: its number tells how many were opened before."""
    cafe.say("omar", "/basra")
    card = await cafe.sees("group", says("Omar opens"))
    found = re.search(r"Match (\d+) ", plain(card["text"]))
    assert found is not None
    return int(found[1])


async def test_privacy_mode_is_enough(english: Cafe) -> None:
    """platforms.md 11: challenge by reply, tap and play without seeing what people say."""
    cafe = english
    await cafe.meet("mona", "omar")
    spoken = cafe.say("omar", "who plays?")
    cafe.say("mona", "/basra", reply_to=spoken.id)
    card = await cafe.sees("group", has_button("Accept"))
    await cafe.tap("omar", card, "Accept")
    await cafe.sees("omar", holds_cards)
    heard = {name for call in cafe.world.faults.made("getUpdates") for name in asked_for(call)}
    assert heard == {"message", "callback_query", "my_chat_member"}


def asked_for(call: object) -> list[str]:
    return getattr(call, "parameters", {}).get("allowed_updates", [])


async def test_an_edited_command_does_not_run_again(english: Cafe) -> None:
    """platforms.md 12: not even one that waited from before we asked for new messages alone."""
    cafe = english
    said = cafe.say("mona", "/rules")
    await cafe.sees("group", says("Egyptian Basra"))
    cafe.world.updates.allowed = set()
    cafe.world.edit("mona", said.id, "/basra")
    assert await number_of_the_next_table(cafe) == 1


@pytest.mark.parametrize("kind", ["channel_post", "edited_channel_post"])
async def test_a_channel_post_is_no_command(english: Cafe, kind: str) -> None:
    """platforms.md 12."""
    cafe, world = english, english.world
    said = world.render(cafe.say("mona", "/basra", sender="channel"))
    await cafe.sees("group", has_button("Join"))
    chat = {"id": -1_001_000_000_009, "type": "channel", "title": "Basra News"}
    world.updates.allowed = set()
    world.updates.add(kind, {**said, "chat": chat, "sender_chat": chat})
    assert await number_of_the_next_table(cafe) == 2
    assert world.faults.made("sendMessage", chat["id"]) == []
