"""Pictures of the floor and faces of cards, as Discord shows them."""

from __future__ import annotations

import re

from bot.discord.face import FACES, emoji_name
from core.rules.cards import PACK
from tests.guild import Discord
from tests.guild.message import Message
from tests.wire.discord.conftest import OpenSalon
from tests.wire.discord.salon import PAIR, Salon, has_button, says
from tests.wire.discord.test_setting import asked, press

PNG = b"\x89PNG\r\n\x1a\n"


def is_pictured(message: Message) -> bool:
    """Whether a floor has its one picture."""
    return "My hand" in message.labels and len(message.files) == 1


async def test_the_floor_has_a_picture_that_is_told_in_words(open_salon: OpenSalon) -> None:
    """An attachment with its description, drawn anew with each play."""
    salon = await open_salon(PICTURES="true")
    await salon.match()
    floor = await salon.sees("cafe", is_pictured)
    first = floor.files[0]
    assert first.data.startswith(PNG)
    assert "On the floor:" in (first.description or "")
    await salon.play_out(plays=1)
    await salon.until(lambda: floor.files and floor.files[0].data != first.data)
    assert len(floor.files) == 1


async def test_where_files_are_forbidden_the_floor_is_told_in_words(open_salon: OpenSalon) -> None:
    salon = await open_salon(PICTURES="true")
    salon.world.forbid("cafe", "ATTACH_FILES")
    await salon.match()
    assert not (await salon.floor()).files
    await salon.play_out(plays=2)


async def test_where_files_are_forbidden_a_review_is_told_in_words(open_salon: OpenSalon) -> None:
    salon = await open_salon(PICTURES="true")
    salon.world.forbid("cafe", "ATTACH_FILES")
    await salon.match()
    await salon.play_out(plays=2)
    asked = await salon.world.slash("mona", "resign")
    await salon.until(lambda: asked.private)
    await salon.world.press("mona", asked.private[-1], "Yes, resign")
    await salon.sees("cafe", has_button("Rematch"))
    await salon.world.slash("mona", "review")
    review = await salon.sees("cafe", says("Match 1 in review", "accuracy"))
    assert not review.files
    assert not says("Each line is")(review)


async def test_uploaded_faces_are_shown_on_buttons_and_in_the_text(
    guild: Discord, open_salon: OpenSalon
) -> None:
    """`basra discord emoji` uploads them; the bot finds them at its start."""
    for number, card in enumerate(PACK, 500_000_000_000_000_000):
        name = emoji_name(card)
        guild.world.emojis[number] = {"id": str(number), "name": name, "animated": False}
    salon = await open_salon()
    await salon.world.press("omar", await salon.challenge(), "Accept")
    hands = [await salon.sees(who, has_faces) for who in PAIR]
    hand = next(m for m in hands if "Your turn" in m.content)
    assert all("label" not in face or not face["label"] for face in hand.buttons[:4])
    assert "<:" in hand.content
    shown = hand.content
    simple = next(b["custom_id"] for b in hand.buttons if b["custom_id"].startswith(("p:", "c:")))
    await salon.world.press(salon.world.channels[hand.channel_id].key, hand, simple)
    await salon.until(lambda: hand.deleted or hand.content != shown)


async def test_each_hand_is_in_its_players_colours(guild: Discord, open_salon: OpenSalon) -> None:
    """Mona wants four colours, Omar two, and so does the channel."""
    for number, (card, deck) in enumerate(FACES, 500_000_000_000_000_000):
        name = emoji_name(card, deck)
        guild.world.emojis[number] = {"id": str(number), "name": name, "animated": False}
    salon = await open_salon()
    await salon.world.press("omar", await salon.challenge(), "Accept")
    mine, theirs = [await salon.sees(who, has_faces) for who in PAIR]
    told = two_coloured(mine)
    await press(
        salon, "mona", await asked(salon, "mona", "settings", me=True), "Suit colours", "four"
    )
    await salon.until(lambda: four_coloured(mine) == told)
    assert not four_coloured(theirs)
    assert not four_coloured(await salon.floor())
    assert not two_coloured(mine)


def two_coloured(message: Message) -> list[str]:
    """The clubs and diamonds that are told as they are in two colours."""
    return re.findall(r"<:basra_([0-9A-Z][CD]):", message.content)


def four_coloured(message: Message) -> list[str]:
    """The clubs and diamonds that are told as they are in four colours."""
    return re.findall(r"<:basra_four_([0-9A-Z][CD]):", message.content)


def has_faces(message: Message) -> bool:
    """Whether a hand has emoji for cards."""
    return sum(bool((button.get("emoji") or {}).get("id")) for button in message.buttons) == 4


async def test_without_uploaded_faces_the_cards_are_text(salon: Salon) -> None:
    await salon.match()
    for who in PAIR:
        hand = salon.newest_hand(who)
        assert hand is not None
        assert not any(button.get("emoji") for button in hand.buttons)
