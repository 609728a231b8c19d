"""Three and four people at a table, alone and in teams, from the command to the result."""

from __future__ import annotations

import pytest

from tests.wire.cafe import Cafe, Seen, cards_of, has_button, holds_cards, labels, plain, says
from tests.wire.conftest import OpenCafe

pytestmark = pytest.mark.usefixtures("regulars")
QUICK = {"COMPUTER_SECONDS": "0.05"}


@pytest.fixture
async def english(open_cafe: OpenCafe) -> Cafe:
    """A café in which everybody reads English and computers do not dawdle."""
    cafe = await open_cafe(**QUICK)
    cafe.speak_english()
    return cafe


async def sit(cafe: Cafe, words: str, *friends: str) -> Seen:
    """Mona asks, the friends accept, and everybody has their cards; return the floor."""
    cafe.say("mona", f"/basra {words}", mentions=["salma"] if "Salma" in words else [])
    card = await cafe.sees("group", has_button("Accept"))
    for friend in friends:
        await cafe.tap(friend, card, "Accept")
    for who in ("mona", *friends):
        await cafe.sees(who, holds_cards)
    return await cafe.floor()


async def test_three_people_play_a_single_round_to_its_end(english: Cafe) -> None:
    cafe = english
    floor = await sit(cafe, "@omar Salma round", "omar", "salma")
    assert "Deal 1 of 4 · round 1 · a single round" in plain(floor["text"])
    assert [len(cards_of(await cafe.hand(who))) for who in ("mona", "omar", "salma")] == [4, 4, 4]
    assert await cafe.play_out("mona", "omar", "salma") >= 48  # a choice takes two taps
    result = await cafe.sees("group", has_button("Rematch"))
    for name in ("Mona", "Omar", "Salma"):
        assert any(line.startswith(f"{name} ") for line in plain(result["text"]).split("\n"))


async def test_four_people_play_a_round_in_two_teams(english: Cafe) -> None:
    cafe = english
    floor = await sit(cafe, "teams @omar Salma @karim round", "omar", "salma", "karim")
    assert says("Mona & Omar 0", "Salma & Karim 0", "Deal 1 of 3")(floor)
    assert await cafe.play_out("mona", "omar", "salma", "karim") >= 48
    result = await cafe.sees("group", has_button("Rematch"))
    assert says("Mona & Omar", "Salma & Karim")(result)
    await cafe.tap("karim", result, "Rematch")
    again = await cafe.sees("group", has_button("Accept"))
    assert says("Salma & Karim challenge @mona & @omar to Basra!")(again)


async def test_who_resigns_from_three_is_replaced_and_the_others_play_on(english: Cafe) -> None:
    cafe = english
    await sit(cafe, "@omar Salma round", "omar", "salma")
    await cafe.play_out("mona", "omar", "salma", plays=4)
    question = await cafe.ask("omar", "/resign", "omar")
    assert "the computer plays on in your place" in plain(question["text"])
    await cafe.tap("omar", question, "Yes, resign", "omar")
    await cafe.sees("group", says("Computer (for Omar)"))
    left = await cafe.sees("omar", says("You left match"))
    assert labels(left) == []
    assert cafe.newest_hand("omar") is None
    await cafe.play_out("mona", "salma")
    result = await cafe.sees("group", has_button("Rematch"))
    assert says("Omar resigned.", "Computer (for Omar)")(result)


async def test_an_open_table_of_four_starts_with_two_people_and_two_computers(
    english: Cafe,
) -> None:
    cafe = english
    card = await cafe.ask("mona", "/basra 4 round")
    assert says("Mona opens a Basra table for 4", "3 seats are free")(card)
    await cafe.tap("karim", card, "Join")
    card = await cafe.sees("group", says("Mona and Karim", "2 seats are free"))
    answer = await cafe.tap("karim", card, "Fill with computers")
    assert "Only who started it" in answer.text
    await cafe.play_computer("mona", card, "Fill with computers")
    await cafe.sees("group", says("Mona – Karim – Computer\u00a01 – Computer\u00a02", "is on!"))
    await cafe.play_out("mona", "karim")
    await cafe.sees("group", has_button("Rematch"))


async def test_getting_up_frees_the_seat_and_the_host_takes_the_table_along(english: Cafe) -> None:
    cafe = english
    card = await cafe.ask("mona", "/basra teams")
    assert says("for two teams", "Mona & a free seat", "a free seat & a free seat")(card)
    await cafe.tap("karim", card, "Join")
    card = await cafe.sees("group", says("Karim & a free seat"))
    assert (await cafe.tap("karim", card, "Leave")).text == "You left the table."
    await cafe.sees("group", says("3 seats are free"))
    await cafe.tap("salma", card, "Join")
    card = await cafe.sees("group", says("Salma & a free seat"))
    await cafe.tap("mona", card, "Leave")
    await cafe.sees("group", says("was cancelled"))


async def test_one_who_declines_ends_it_for_all_by_name(english: Cafe) -> None:
    cafe = english
    card = await cafe.ask("mona", "/basra @omar @karim")
    assert says("Mona challenges @omar and @karim", "Waiting for")(card)
    await cafe.tap("omar", card, "Accept")
    await cafe.sees("group", says("Mona and Omar"))
    await cafe.tap("karim", card, "Decline")
    closed = await cafe.sees("group", says("declined"))
    assert "karim declined" in plain(closed["text"])


async def test_who_must_open_a_chat_first_is_waited_for_by_name(english: Cafe) -> None:
    cafe = english
    for who in ("omar", "karim"):
        cafe.world.person(who).started = False
    card = await cafe.ask("mona", "/basra @omar @karim round")
    for who in ("omar", "karim"):
        assert (await cafe.tap(who, card, "Accept")).kind == "url"
    card = await cafe.sees("group", says("Waiting for Omar and Karim to open a chat with me"))
    await cafe.follow("karim", card, "Open my hand")
    card = await cafe.sees("group", says("Waiting for Omar to open a chat with me"))
    await cafe.follow("omar", card, "Open my hand")
    for who in ("mona", "omar", "karim"):
        await cafe.sees(who, holds_cards)


async def test_numbers_below_ten_are_seats_and_others_targets(english: Cafe) -> None:
    cafe = english
    crowded = await cafe.ask("mona", "/basra 2 @omar @karim")
    assert says("more people than seats")(crowded)
    refused = await cafe.ask("mona", "/basra 7")
    assert says("whole number from 10 to 1000")(refused)
    card = await cafe.ask("mona", "/basra 3 51 classic")
    assert says("for 3", "to 51", "Classic")(card)


async def test_in_private_one_plays_three_computers_at_once(english: Cafe) -> None:
    cafe = english
    cafe.say("salma", "/basra teams round", "salma")
    hand = await cafe.sees("salma", holds_cards)
    assert says("Salma & Computer\u00a02", "Computer\u00a01 & Computer\u00a03", "Deal 1 of 3")(hand)
    await cafe.play_out("salma", plays=5)
    question = await cafe.ask("salma", "/resign", "salma")
    await cafe.tap("salma", question, "Yes, resign", "salma")
    await cafe.sees("salma", says("Computer\u00a01 & Computer\u00a03 win!"))
