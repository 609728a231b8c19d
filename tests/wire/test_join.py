"""A seat at a table of another chat, by its code."""

from __future__ import annotations

import re

from tests.wire.cafe import Cafe, Seen, has_button, holds_cards, plain, says


async def opened(cafe: Cafe) -> tuple[Seen, str]:
    """Mona opens a table in the group; the card and its code."""
    cafe.say("mona", "/basra 51")
    card = await cafe.sees("group", has_button("Join"))
    found = re.search("/join ([0-9A-Z]{5})", plain(card["text"]))
    assert found
    return card, found[1]


async def test_a_code_takes_a_seat_from_the_private_chat(cafe: Cafe) -> None:
    await cafe.meet("mona", "omar")
    cafe.speak_english()
    _, code = await opened(cafe)
    cafe.say("omar", f"/join {code.lower()}", "omar")
    await cafe.sees("omar", says("You’re in: match"))
    await cafe.sees("omar", holds_cards)
    await cafe.sees("group", says("is on!"))


async def test_a_code_that_is_sent_in_a_group_leads_to_the_private_chat(cafe: Cafe) -> None:
    await cafe.meet("mona")
    cafe.speak_english()
    _, code = await opened(cafe)
    way = await cafe.ask("salma", f"/join {code}")
    button = way["reply_markup"]["inline_keyboard"][0][0]
    cafe.world.open_link("salma", button["url"])
    await cafe.sees("salma", holds_cards)


async def test_the_code_of_no_table_is_refused_and_guessing_soon_ends(cafe: Cafe) -> None:
    cafe.speak_english()
    for _ in range(5):
        answer = await cafe.ask("omar", "/join 22222", "omar")
        assert "Nothing has that code" in plain(answer["text"])
    answer = await cafe.ask("omar", "/join 22222", "omar")
    assert "Not so fast" in plain(answer["text"])
