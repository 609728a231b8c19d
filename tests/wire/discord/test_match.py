"""Whole matches on Discord: two people in a channel, one against the computer in private."""

from __future__ import annotations

import asyncio

from tests.wire.discord.conftest import OpenSalon
from tests.wire.discord.salon import PAIR, Salon, has_button, holds_cards, is_turn, says
from tests.wire.ledger import Ledger

A_SECOND = 1.0


async def test_two_people_play_a_match_to_its_end(salon: Salon, ledger: Ledger) -> None:
    """Every press is acknowledged once, within a second, and Discord refuses no call."""
    await salon.match(target="51")
    result = await salon.play_to_the_end()
    assert says("Mona", "Omar", "Rating")(result)
    assert ledger.one("SELECT count(*) FROM results WHERE rated") == 2
    interactions = salon.world.interactions.all
    assert all(0 <= made.after < A_SECOND and made.ack for made in interactions)
    assert not any(made.late or made.repeated for made in interactions)
    assert not [call for call in salon.world.faults.calls if call.status >= 400]


async def test_a_rematch_by_both_is_dealt(open_salon: OpenSalon, ledger: Ledger) -> None:
    salon = await open_salon()
    await salon.match(target="round")
    await salon.play_out()
    result = await salon.sees("cafe", has_button("Rematch"))
    await asyncio.gather(*(salon.world.press(who, result, "Rematch") for who in PAIR))
    for who in PAIR:
        await salon.sees(who, lambda m: holds_cards(m) and says("Match 2")(m))


async def test_a_rematch_in_the_channel_is_for_those_who_played(salon: Salon) -> None:
    await salon.match()
    asked = await salon.world.slash("omar", "resign")
    await salon.until(lambda: asked.reply)
    assert asked.reply is not None
    await salon.world.press("omar", asked.reply, "Yes, resign")
    result = await salon.sees("cafe", has_button("Rematch"))
    pressed = await salon.world.press("salma", result, "Rematch")
    await salon.until(lambda: pressed.private)
    assert says("Only those who played this match can ask for a rematch.")(pressed.private[-1])
    await salon.world.press("omar", result, "Rematch")
    card = await salon.sees("cafe", has_button("Accept"))
    assert says("Omar", "challenges", "to Basra!", "Match 2")(card)


async def test_one_person_plays_the_computer_in_private(open_salon: OpenSalon) -> None:
    salon = await open_salon(COMPUTER_SECONDS="0.01")
    await salon.world.slash("mona", "basra", "mona", target="round")
    hand = await salon.sees("mona", holds_cards)
    assert says("🟩", "Computer")(hand)
    for _ in range(24):
        await salon.sees("mona", lambda m: holds_cards(m) and is_turn(m))
        await salon.play("mona")
    assert says("Unrated.")(await salon.sees("mona", has_button("Rematch")))
    assert not salon.world.messages("cafe")


async def test_an_open_table_takes_who_joins(salon: Salon) -> None:
    await salon.world.slash("mona", "basra", "table")
    card = await salon.sees("table", has_button("Join"))
    await salon.world.press("omar", card, "Join")
    await salon.sees("omar", holds_cards)
    await salon.floor("table")


async def test_a_person_is_challenged_from_their_menu(salon: Salon) -> None:
    await salon.world.menu("mona", "Challenge to Basra", "omar")
    card = await salon.sees("cafe", has_button("Accept"))
    await salon.world.press("omar", card, "Accept")
    await salon.sees("omar", holds_cards)


async def test_two_sides_of_two_play_together(salon: Salon) -> None:
    card = await salon.challenge(second="salma", third="karim", teams=True)
    for who in ("omar", "salma", "karim"):
        await salon.world.press(who, card, "Accept")
    for who in ("mona", "omar", "salma", "karim"):
        await salon.sees(who, holds_cards)
