"""What comes in from Discord is answered, each thing in its own way."""

from __future__ import annotations

from collections.abc import Callable

from tests.guild import World
from tests.guild.interaction import Interaction
from tests.guild.message import Message


def offers(name: str) -> Callable[[Message], bool]:
    return lambda message: name in message.labels


def says(words: str) -> Callable[[Message], bool]:
    return lambda message: words in message.content


async def deal(world: World) -> Message:
    """Mona challenges Omar, who accepts; return the floor."""
    await world.slash("mona", "basra", opponent="omar", target="51", rules="coffeehouse")
    card = await world.sees("cafe", offers("Accept"))
    await world.press("omar", card, "Accept")
    return await world.sees("cafe", offers("My hand"))


async def in_turn(world: World) -> tuple[str, Message]:
    """Whoever is to play, and their hand."""
    mine = await world.wait_for(
        lambda: [
            (who, hand)
            for who in ("mona", "omar")
            for hand in world.dm(who)[-1:]
            if "Your turn" in hand.content and hand.labels
        ]
    )
    who, hand = mine[0]
    return who, hand


async def test_a_match_is_challenged_accepted_and_played(world: World) -> None:
    await deal(world)
    who, hand = await in_turn(world)
    played = await world.press(who, hand, hand.labels[0])
    assert played.ack == 6
    await world.wait_for(lambda: hand.deleted or "Your turn" not in hand.content)


async def test_a_whispered_hand_is_played_from_and_follows_the_match(world: World) -> None:
    """platforms.md 21, 24."""
    floor = await deal(world)
    who, _ = await in_turn(world)
    await world.press(who, floor, "My hand")
    hand = await world.is_shown(who, says("Your turn"))
    await world.press(who, hand, hand.labels[0])
    await world.wait_for(lambda: "Your turn" not in hand.content)


async def test_a_stranger_is_told_why_in_private(world: World) -> None:
    """platforms.md 26."""
    floor = await deal(world)
    pressed = await world.press("salma", floor, "My hand")
    await world.wait_for(lambda: pressed.private)
    assert not world.dm("salma")


async def test_a_button_of_somebody_elses_making_is_answered(world: World) -> None:
    floor = await deal(world)
    forged = await world.forge("mona", floor, "z:9")
    await world.wait_for(lambda: forged.private)
    assert forged.ack == 6


async def test_ones_matches_are_offered_by_number(world: World) -> None:
    await deal(world)
    choices = await world.autocomplete("mona", "resign", focus="number")
    assert [choice["value"] for choice in choices] == [1]
    assert "Omar" in choices[0]["name"]
    targets = await world.autocomplete("mona", "basra", focus="target", written="1")
    assert [choice["value"] for choice in targets] == ["101", "151"]
    clocks = await world.autocomplete("mona", "basra", focus="clock", written="3")
    assert [choice["value"] for choice in clocks] == ["3m"]


async def test_a_person_is_challenged_from_their_menu(world: World) -> None:
    await world.menu("mona", "Challenge to Basra", "salma")
    card = await world.sees("cafe", offers("Accept"))
    assert world.pings("salma") == [card]


async def test_an_answer_for_all_is_for_all_and_a_refusal_for_one(world: World) -> None:
    await world.slash("mona", "leaderboard")
    await world.sees("cafe", says("Best of this chat"))
    refused = await world.slash("mona", "replay")
    await world.wait_for(lambda: refused.private)
    assert len(world.messages("cafe")) == 1


async def test_a_record_is_handed_over_for_its_owners_eyes(world: World) -> None:
    asked = await world.slash("mona", "mydata")
    await world.wait_for(lambda: [m for m in asked.private if m.files])
    assert asked.private[0].files[0].filename == "basra-mydata.json"
    assert not world.messages("cafe")


async def test_a_table_of_the_computers_is_played_in_private(world: World) -> None:
    """platforms.md 29."""
    await world.slash("mona", "basra", "mona")
    await world.sees("mona", says("Your turn"))


async def test_a_hint_in_private_has_the_hand_below(world: World) -> None:
    await world.slash("mona", "basra", "mona")
    await world.sees("mona", says("Your turn"))
    await world.slash("mona", "hint", "mona")
    hint = await world.sees("mona", says("💡"))
    await world.sees("mona", lambda m: m.id > hint.id and "Your turn" in m.content)


async def test_where_we_may_not_write_nothing_is_begun(world: World) -> None:
    """platforms.md 25."""
    world.forbid("cafe", "SEND_MESSAGES")
    asked: Interaction = await world.slash("mona", "basra", opponent="omar")
    await world.wait_for(lambda: asked.private)
    assert "may not write" in asked.private[0].content


async def test_where_we_may_not_write_no_review_is_begun(world: World) -> None:
    world.forbid("cafe", "SEND_MESSAGES")
    asked: Interaction = await world.slash("mona", "review")
    await world.wait_for(lambda: asked.private)
    assert "may not write" in asked.private[0].content


async def test_one_says_with_an_option_how_well_the_computer_plays(world: World) -> None:
    await world.slash("mona", "basra", "cafe", computer="strong")
    await world.sees("cafe", says("🤖 Strong"))


async def test_a_thread_is_a_place_of_its_own(world: World) -> None:
    await world.slash("mona", "basra", "table", opponent="omar")
    await world.sees("table", offers("Accept"))
    assert not world.messages("cafe")


async def test_outside_servers_one_plays_the_computer_and_is_told_where_people_play(
    world: World,
) -> None:
    """platforms.md 29. Whether we could write to somebody in private does not matter there."""
    for who in ("mona", "omar"):
        world.install(who)
    world.close_dms("mona")
    asked = await world.slash("mona", "basra", world.group_dm("mona", "omar"))
    await world.is_shown("mona", says("To play with people"))
    hand = await world.wait_for(lambda: next((m for m in asked.private if m.labels), None))
    await world.wait_for(lambda: "Your turn" in hand.content)
    shown = hand.content
    await world.press("mona", hand, hand.labels[0])
    await world.wait_for(lambda: hand.content != shown)


async def test_a_deleted_channel_leaves_the_hands_to_play_from(world: World) -> None:
    """platforms.md 25."""
    await deal(world)
    who, hand = await in_turn(world)
    world.delete_channel("cafe")
    await world.press(who, hand, hand.labels[0])
    await world.wait_for(lambda: hand.deleted or "can’t write in" in hand.content)


async def test_removed_from_a_server_the_match_goes_on_in_the_hands(world: World) -> None:
    await deal(world)
    who, hand = await in_turn(world)
    world.kick_bot("house")
    await world.wait_for(lambda: "can’t write in" in world.dm(who)[-1].content)
    assert world.dm(who)[-1].labels == hand.labels


async def test_an_ended_match_is_watched_again(world: World) -> None:
    await deal(world)
    who, hand = await in_turn(world)
    await world.press(who, hand, hand.labels[0])
    asked = await world.slash("mona", "resign")
    question = await world.wait_for(lambda: asked.reply)
    await world.press("mona", question, "Yes, resign")
    await world.sees("cafe", offers("Rematch"))
    await world.slash("omar", "replay")
    record = await world.sees(
        "cafe", lambda m: bool(m.files) and m.files[0].filename.endswith("json")
    )
    film = await world.sees("cafe", lambda m: m.id > record.id and "▶" in str(m.labels))
    before = film.content
    await world.press("salma", film, "▶")
    await world.wait_for(lambda: film.content != before)


async def test_a_command_that_was_heard_too_late_does_nothing(world: World) -> None:
    """platforms.md 23: its giver was told that it failed, and will ask again."""
    world.interactions.answer_within = -1.0
    late = await world.slash("mona", "basra", opponent="omar", patience=0.0)
    await world.wait_for(lambda: late.late)
    world.interactions.answer_within = 3.0
    await world.slash("mona", "basra", opponent="salma")
    card = await world.sees("cafe", offers("Accept"))
    assert world.messages("cafe") == [card]
    assert world.pings("salma") == [card]


async def test_a_press_that_was_heard_too_late_is_played_all_the_same(world: World) -> None:
    await deal(world)
    who, hand = await in_turn(world)
    world.interactions.answer_within = -1.0
    await world.press(who, hand, hand.labels[0], patience=0.0)
    await world.wait_for(lambda: hand.deleted or "Your turn" not in hand.content)


async def test_where_files_are_forbidden_the_words_stand_alone(world: World) -> None:
    world.forbid("cafe", "ATTACH_FILES")
    floor = await deal(world)
    assert not floor.files
    assert "🟩" in floor.content


async def test_who_runs_the_server_may_take_a_challenge_back(world: World) -> None:
    await world.slash("omar", "basra", opponent="salma")
    card = await world.sees("cafe", offers("Cancel"))
    refused = await world.press("karim", card, "Cancel")
    await world.wait_for(lambda: refused.private)
    await world.press("mona", card, "Cancel")
    await world.wait_for(lambda: "Cancel" not in card.labels)


async def test_a_server_that_we_join_is_greeted_once(world: World) -> None:
    """platforms.md 41, 42."""
    for _ in range(2):
        world.kick_bot("club")
        world.invite_bot("club")
    hello = await world.sees("lounge", says("/basra"))
    await world.slash("omar", "leaderboard", "lounge")
    await world.sees("lounge", says("🏆"))
    assert world.messages("lounge")[0] is hello
    assert len(world.messages("lounge")) == 2
    assert not world.pings("omar")


async def test_the_floor_comes_back_with_the_bot(world: World) -> None:
    await deal(world)
    who, _ = await in_turn(world)
    world.kick_bot("house")
    await world.wait_for(lambda: "can’t write in" in world.dm(who)[-1].content)
    world.invite_bot("house")
    await world.wait_for(lambda: "can’t write in" not in world.dm(who)[-1].content)
