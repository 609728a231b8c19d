"""/settings on Discord: of a server for its admins, of oneself for everybody, shown to who asks."""

from __future__ import annotations

import re

import pytest

from tests.guild import Interaction
from tests.guild.message import Message
from tests.wire.discord.conftest import OpenSalon
from tests.wire.discord.salon import Salon, has_button, holds_cards, says
from tests.wire.discord.test_name import HELL
from tests.wire.ledger import Ledger

ARABIC = "\u2068العربية"


@pytest.fixture
def admin(salon: Salon) -> str:
    """Omar, an admin of the server; Salma is none, and both read English."""
    salon.world.server("house").admins.add(salon.world.person("omar").id)
    salon.world.rename("salma", locale="en-US")
    return "omar"


async def asked(salon: Salon, who: str, name: str, **options: object) -> Message:
    """Ask for something that is shown to nobody else."""
    made: Interaction = await salon.world.slash(who, name, **options)
    await salon.until(lambda: made.private)
    return made.private[-1]


async def press(salon: Salon, who: str, menu: Message, *buttons: str) -> None:
    """Press one button after another of a message that changes with each."""
    for label in buttons:
        before = menu.content, tuple(menu.labels)
        await salon.world.press(who, menu, label)
        await salon.until(lambda seen=before: (menu.content, tuple(menu.labels)) != seen)


async def test_an_admin_sets_what_holds_in_every_channel(salon: Salon, admin: str) -> None:
    menu = await asked(salon, admin, "settings")
    await press(salon, admin, menu, "Target", "to 151", "Back", "Rules", "Most cards", "20")
    assert not salon.world.messages("cafe")
    await salon.world.slash("salma", "basra", "garden")
    card = await salon.sees("garden", has_button("Join"))
    assert says("to 151 · House (Standard) rules")(card)


async def test_whoever_is_no_admin_is_shown_their_own(salon: Salon, admin: str) -> None:
    assert says("Your settings")(await asked(salon, "salma", "settings"))
    assert says("Settings of Café Riche")(await asked(salon, admin, "settings"))
    assert says("Your settings")(await asked(salon, admin, "settings", me=True))


async def test_each_press_asks_anew_who_is_an_admin(
    salon: Salon, admin: str, ledger: Ledger
) -> None:
    """platforms.md 36"""
    menu = await asked(salon, admin, "settings")
    salon.world.server("house").admins.clear()
    pressed = await salon.world.press(admin, menu, "Target")
    await salon.until(lambda: pressed.private)
    assert says("Only admins of this group can change its settings.")(pressed.private[-1])
    assert ledger.one("SELECT count(*) FROM preference_log") == 0


async def test_the_course_is_tapped_through_where_nobody_else_sees_it(salon: Salon) -> None:
    lesson = await asked(salon, "mona", "learn")
    await press(salon, "mona", lesson, "Q♠", "8♠", "Next")
    assert says("Lesson 2 of 10")(lesson)
    assert says("Lesson 2 of 10")(await asked(salon, "mona", "learn"))
    assert not salon.world.messages("cafe")


async def test_the_same_wrong_card_once_more_is_answered_in_a_whisper(salon: Salon) -> None:
    lesson = await asked(salon, "mona", "learn")
    await press(salon, "mona", lesson, "Q♠")
    pressed = await salon.world.press("mona", lesson, "Q♠")
    await salon.until(lambda: pressed.private)
    assert says("Not Q♠: it says there why.")(pressed.private[-1])
    assert says("❌ A Queen takes Queens")(lesson)


async def test_ones_own_language_is_that_of_ones_cards(salon: Salon) -> None:
    menu = await asked(salon, "mona", "language")
    await press(salon, "mona", menu, ARABIC)
    await salon.match("omar", "mona")
    assert says("جولة 1")(await salon.sees("mona", holds_cards))
    assert says("round 1")(await salon.sees("omar", holds_cards))


async def test_matches_in_every_channel_follow_the_servers_language_at_once(
    salon: Salon, admin: str
) -> None:
    floor = await salon.match(channel="garden")
    card = await salon.challenge("salma", "omar")
    menu = await asked(salon, admin, "settings")
    await press(salon, admin, menu, "Language", ARABIC)
    await salon.until(lambda: says("جولة 1")(floor))
    await salon.until(lambda: not has_button("Accept")(card))
    hand = salon.newest_hand("mona")
    assert hand is not None
    assert says("round 1")(hand)


async def test_the_pictures_of_a_match_follow_its_servers_settings_at_once(
    open_salon: OpenSalon,
) -> None:
    salon = await open_salon(PICTURES="true")
    salon.world.server("house").admins.add(salon.world.person("omar").id)
    floor = await salon.match(channel="garden")
    two = floor.files[0]
    is_red_and_black = not re.search("[♣♦]", floor.content)  # then both decks look the same
    menu = await asked(salon, "omar", "settings")
    await press(salon, "omar", menu, "Suit colours", "four")
    await salon.until(lambda: floor.files and floor.files[0].id != two.id)
    assert (floor.files[0].data == two.data) is is_red_and_black
    await press(salon, "omar", menu, "Back", "Pictures", "off")
    await salon.until(lambda: not floor.files)
    await press(salon, "omar", menu, "on", "Back", "Suit colours", "two")
    await salon.until(lambda: floor.files and floor.files[0].data == two.data)


async def test_a_whispered_hand_follows_its_owners_language_at_once(salon: Salon) -> None:
    salon.world.close_dms("omar")
    await salon.match()
    whisper = await salon.show_hand("omar")
    menu = await asked(salon, "omar", "language")
    await press(salon, "omar", menu, ARABIC)
    await salon.until(lambda: says("جولة 1")(whisper))
    await press(salon, "omar", menu, "رجوع", "الأرقام", "\u2068\u0661\u0662\u0663")
    await salon.until(lambda: says("جولة \u0661")(whisper))
    assert says("round 1")(await salon.floor())


@pytest.mark.parametrize("kind", HELL)
async def test_no_name_breaks_the_settings_or_rings(salon: Salon, admin: str, kind: str) -> None:
    """platforms.md 27, 31."""
    salon.world.rename(admin, global_name=HELL[kind])
    menu = await asked(salon, admin, "settings")
    await press(salon, admin, menu, "Target", "to 151", "Back")
    assert says("Target, to 101 → to 151")(menu)
    assert not menu.everyone
    assert not salon.world.says_everyone(menu)
    assert not menu.mentions
    assert "**bold**" not in menu.content
    assert "[click](" not in menu.content
