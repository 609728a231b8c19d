"""Who may be challenged, who may sit down, and whom a hand reaches (platforms.md 1–6)."""

from __future__ import annotations

import pytest

from bot.playground.person import ANONYMOUS_ADMIN, Person
from tests.wire.cafe import Cafe, has_button, holds_cards, is_turn, labels, plain, says, tells_of
from tests.wire.conftest import OpenCafe


@pytest.fixture
async def english(cafe: Cafe) -> Cafe:
    """A café in which everybody reads English."""
    cafe.speak_english()
    return cafe


def opened(cafe: Cafe) -> int:
    """How many tables have been opened in the group, by their buttons."""
    return sum(has_button("Cancel")(message) for message in cafe.messages())


# 1: who is meant


async def test_a_challenge_is_for_whoever_bears_the_username_at_accept(english: Cafe) -> None:
    """platforms.md 1: the present username, in any case of letters."""
    cafe = english
    await cafe.meet("mona", "omar", "salma")
    cafe.say("mona", "/basra @OMAR")
    card = await cafe.sees("group", has_button("Accept"))
    cafe.world.rename("omar", username="omar_of_old")
    refused = await cafe.tap("omar", card, "Accept")
    assert plain(refused.text) == "This challenge is for ＠OMAR only."
    cafe.world.rename("salma", username="oMaR")
    await cafe.tap("salma", card, "Accept")
    await cafe.sees("salma", holds_cards)
    assert cafe.newest_hand("omar") is None


async def test_a_mention_by_account_calls_that_account_and_no_other(english: Cafe) -> None:
    """platforms.md 1: someone without a username is mentioned with the account, and rung by it."""
    cafe = english
    await cafe.meet("mona", "omar", "salma")
    cafe.say("mona", "/basra Salma round", mentions=["salma"])
    card = await cafe.sees("group", has_button("Accept"))
    rung = [entity for entity in card["entities"] if entity["type"] == "text_mention"]
    assert [entity["user"]["id"] for entity in rung] == [cafe.world.person("salma").id]
    cafe.world.rename("omar", first_name="Salma")
    refused = await cafe.tap("omar", card, "Accept")
    assert plain(refused.text) == "This challenge is for Salma only."
    await cafe.tap("salma", card, "Accept")
    await cafe.sees("salma", holds_cards)


async def test_a_username_needs_no_second_ring(english: Cafe) -> None:
    """platforms.md 1: @friend in the card rings by itself."""
    cafe = english
    await cafe.meet("mona")
    cafe.say("mona", "/basra @omar")
    card = await cafe.sees("group", has_button("Accept"))
    assert "text_mention" not in [entity["type"] for entity in card["entities"]]
    assert "mention" in [entity["type"] for entity in card["entities"]]


async def test_a_reply_invites_whoever_wrote_the_message(english: Cafe) -> None:
    """platforms.md 1: no username is needed for that."""
    cafe = english
    await cafe.meet("mona", "omar", "salma")
    asked = cafe.say("salma", "who plays?")
    cafe.say("mona", "/basra round", reply_to=asked.id)
    card = await cafe.sees("group", has_button("Accept"))
    assert "Mona challenges Salma" in plain(card["text"])
    await cafe.tap("omar", card, "Accept")
    await cafe.tap("salma", card, "Accept")
    await cafe.sees("salma", holds_cards)
    assert cafe.newest_hand("omar") is None


# 2: nobody is dealt in before their hand can reach them


async def test_somebody_new_is_dealt_in_when_they_arrive(english: Cafe) -> None:
    """platforms.md 2: the tap opens the private chat, the card says whom it waits for."""
    cafe = english
    await cafe.meet("mona")
    cafe.say("mona", "/basra @omar round")
    card = await cafe.sees("group", has_button("Accept"))
    answer = await cafe.tap("omar", card, "Accept")
    assert answer.kind == "url"
    await cafe.sees("group", says("Waiting for Omar"))
    assert cafe.newest_hand("mona") is None
    cafe.world.open_link("omar", answer.url)
    await cafe.sees("omar", holds_cards)
    await cafe.sees("mona", holds_cards)
    assert not any(says("as soon as everybody is here")(m) for m in cafe.messages("omar"))


async def test_somebody_who_blocked_the_bot_meanwhile_has_to_come_back_first(english: Cafe) -> None:
    """platforms.md 2: whether a hand arrives is tested at Accept, not remembered."""
    cafe = english
    await cafe.meet("mona", "omar")
    cafe.say("mona", "/basra @omar")
    card = await cafe.sees("group", has_button("Accept"))
    cafe.world.updates.allowed.discard("my_chat_member")
    cafe.world.block("omar")
    answer = await cafe.tap("omar", card, "Accept")
    assert answer.kind == "url"
    assert cafe.newest_hand("mona") is None
    cafe.world.open_link("omar", answer.url)
    await cafe.sees("omar", holds_cards)


async def test_a_challenger_who_blocked_the_bot_is_waited_for(english: Cafe) -> None:
    """platforms.md 2: nobody is dealt in, not even who asked for the match."""
    cafe = english
    await cafe.meet("mona", "omar")
    cafe.say("mona", "/basra @omar")
    await cafe.sees("group", has_button("Accept"))
    cafe.world.block("mona")
    card = await cafe.sees("group", says("Waiting for Mona"))
    await cafe.tap("omar", card, "Accept")
    assert cafe.newest_hand("omar") is None
    cafe.world.unblock("mona")
    await cafe.sees("mona", holds_cards)
    await cafe.sees("omar", holds_cards)


async def test_a_starter_who_never_opened_the_bot_is_led_there_too(english: Cafe) -> None:
    """platforms.md 2: the card waits for them with a button."""
    cafe = english
    await cafe.meet("omar")
    cafe.say("mona", "/basra @omar")
    card = await cafe.sees("group", has_button("Open my hand"))
    assert "Waiting for Mona" in plain(card["text"])
    await cafe.tap("omar", card, "Accept")
    assert cafe.newest_hand("omar") is None
    await cafe.follow("mona", card, "Open my hand")
    await cafe.sees("mona", holds_cards)
    await cafe.sees("omar", holds_cards)


# 3: blocked in mid-match


async def test_a_player_who_blocks_the_bot_loses_turns_and_gets_the_hand_back(
    open_cafe: OpenCafe,
) -> None:
    """platforms.md 3: the clock runs on, the group is told once, the hand comes on return."""
    cafe = await open_cafe(TURN_SECONDS="2")
    cafe.speak_english()
    await cafe.match()
    who = cafe.whose_turn("mona", "omar")
    assert who is not None
    name = cafe.world.person(who).first_name
    before = await cafe.hand(who)
    cafe.world.block(who)
    await cafe.sees(
        "group", lambda m: says("The computer laid")(m) or says("The computer played")(m)
    )
    floor = await cafe.sees("group", says(f"I can’t reach {name}"))
    told = [m for m in cafe.messages() if says(f"I can’t reach {name}")(m)]
    assert told == [floor]
    cafe.world.unblock(who)
    hand = await cafe.sees(who, lambda m: holds_cards(m) and m["message_id"] > before["message_id"])
    assert labels(hand)
    await cafe.sees("group", lambda m: "🟩" in m["text"] and "can’t reach" not in m["text"])


# 4: who is no opponent


async def test_oneself_bots_and_deleted_accounts_are_refused(english: Cafe) -> None:
    """platforms.md 4: by name, by mention and by reply."""
    cafe, world = english, english.world
    await cafe.meet("mona", "omar")
    world.add_person(Person(8001, "robo", "Robo", "", "robo_dealer", is_bot=True))
    world.chat("group").members[8001] = "member"
    robot, gone = cafe.say("robo", "beep"), cafe.say("salma", "bye")
    mine = cafe.say("mona", "me!")
    world.deactivate("salma")
    for text, manner, words in (
        ("/basra @MONA", {}, "You can’t challenge yourself."),
        ("/basra Mona", {"mentions": ["mona"]}, "You can’t challenge yourself."),
        ("/basra round", {"reply_to": mine.id}, "You can’t challenge yourself."),
        ("/basra @some_other_bot", {}, "Bots can’t play here."),
        ("/basra Robo", {"mentions": ["robo"]}, "Bots can’t play here."),
        ("/basra 51", {"reply_to": robot.id}, "Bots can’t play here."),
        ("/basra 121", {"reply_to": gone.id}, "Only a person’s own account"),
    ):
        cafe.say("mona", text, **manner)
        refusal = await cafe.sees("group", says(words))
        world.delete(refusal["message_id"])
    assert opened(cafe) == 0


async def test_those_who_hide_may_open_a_table_but_are_nobody_to_play_with(english: Cafe) -> None:
    """platforms.md 4: anonymous admins, channels and the linked channel."""
    cafe = english
    for mask in ("anonymous", "channel", "linked"):
        spoken = cafe.say("mona", "hello", sender=mask)
        cafe.say("omar", "/basra", reply_to=spoken.id)
        refusal = await cafe.sees("group", says("Only a person’s own account"))
        cafe.world.delete(refusal["message_id"])
    for count, mask in enumerate(("anonymous", "channel", "linked"), start=1):
        cafe.say("mona", "/basra round", sender=mask)
        await cafe.until(lambda wanted=count: opened(cafe) == wanted)
    card = await cafe.sees("group", has_button("Join"))
    assert "Someone opens a Basra table" in plain(card["text"])


async def test_those_who_hide_never_sit_down_nor_count_as_admins(english: Cafe) -> None:
    """platforms.md 4: whatever a client sends in their name."""
    cafe = english
    await cafe.meet("mona", "omar", "salma")
    cafe.world.chat("group").members[ANONYMOUS_ADMIN] = "administrator"
    cafe.say("omar", "/basra round")
    card = await cafe.sees("group", has_button("Join"))
    for mask in ("anonymous", "channel", "linked"):
        for label in ("Join", "Cancel"):
            answer = await cafe.tap(mask, card, label)
            assert "Only a person’s own account" in answer.text
    cafe.say("mona", "/cancel", sender="anonymous")
    await cafe.sees("group", says("Only a person’s own account"))
    assert cafe.message(card["message_id"]) == card
    await cafe.tap("salma", card, "Join")
    await cafe.sees("salma", holds_cards)


# 5: a link is personal


async def test_a_link_seats_nobody_but_whoever_tapped_for_it(english: Cafe) -> None:
    """platforms.md 5: the nonce is bound to the account."""
    cafe = english
    await cafe.meet("mona", "salma")
    cafe.say("mona", "/basra @omar")
    card = await cafe.sees("group", has_button("Accept"))
    answer = await cafe.tap("omar", card, "Accept")
    cafe.world.open_link("salma", answer.url)
    await cafe.sees("salma", says("That link was made for someone else"))
    cafe.world.open_link("salma", answer.url.partition("-")[0])
    await cafe.until(
        lambda: sum(says("made for someone else")(m) for m in cafe.messages("salma")) == 2
    )
    assert cafe.newest_hand("mona") is None
    cafe.world.open_link("omar", answer.url)
    await cafe.sees("omar", holds_cards)
    assert cafe.newest_hand("salma") is None


# 6: several matches at once


async def test_a_hand_says_which_chat_and_which_match_it_belongs_to(english: Cafe) -> None:
    """platforms.md 6: one person plays in two groups at once."""
    cafe = english
    cafe.world.add_group("club", "Chess Club", -1_001_000_000_002)
    await cafe.match()
    cafe.say("mona", "/basra @omar", "club")
    card = await cafe.sees("club", has_button("Accept"))
    await cafe.tap("omar", card, "Accept", "club")
    for who in ("mona", "omar"):
        first = await cafe.sees(who, lambda m: holds_cards(m) and says("Match 1 in Café Basra")(m))
        second = await cafe.sees(who, lambda m: holds_cards(m) and says("Match 2 in Chess Club")(m))
        assert first["message_id"] != second["message_id"]
        await cafe.sees("club", says("match 2"))
        if is_turn(second):
            await cafe.tap(who, second, labels(second)[0], who)
            await cafe.sees("club", tells_of(cafe.world.person(who).first_name))
