"""Computers on Discord: a hint for the player's eyes alone, and a review that all may read."""

from __future__ import annotations

from tests.wire.discord.conftest import OpenSalon
from tests.wire.discord.salon import Salon, has_button, holds_cards, is_turn, plain, says
from tests.wire.discord.test_name import LINK

is_review = says("Match 1 in review")
NAME = "**b** @everyone [x](https://evil.example) \u202egnp"


async def resigned(salon: Salon) -> None:
    """Two people have played two cards of a round; then Omar gives up."""
    await salon.match(target="round")
    await salon.play_out(plays=2)
    asked = await salon.world.slash("omar", "resign")
    await salon.until(lambda: asked.private)
    await salon.world.press("omar", asked.private[-1], "Yes, resign")
    await salon.sees("cafe", has_button("Rematch"))


async def test_a_hint_in_a_channel_is_whispered(open_salon: OpenSalon) -> None:
    salon = await open_salon(COMPUTER_SECONDS="0.1")
    await salon.world.slash("omar", "basra", "cafe", computer="expert", target="round")
    await salon.sees("omar", lambda message: holds_cards(message) and is_turn(message))
    asked = await salon.world.slash("omar", "hint")
    await salon.until(lambda: asked.private)
    assert says("💡")(asked.private[-1])
    assert not [message for message in salon.world.messages("cafe") if says("💡")(message)]


async def test_a_review_is_a_plot_that_is_told_in_words(open_salon: OpenSalon) -> None:
    salon = await open_salon(PICTURES="true")
    await resigned(salon)
    await salon.world.slash("mona", "review")
    review = await salon.sees("cafe", lambda message: bool(message.files) and is_review(message))
    told = plain(review.files[0].description or "")
    assert "Mona: " in told
    assert told.splitlines()[1].endswith("→ 100")
    assert "Mona: accuracy" in plain(review.content)


async def test_in_a_private_chat_ones_own_match_is_reviewed(open_salon: OpenSalon) -> None:
    salon = await open_salon(PICTURES="true")
    await resigned(salon)
    await salon.world.slash("mona", "review", "mona")
    assert (await salon.sees("mona", is_review)).files


async def test_where_we_cannot_write_a_review_is_whispered(open_salon: OpenSalon) -> None:
    salon = await open_salon()
    await resigned(salon)
    salon.world.install("mona")
    outside = salon.world.group_dm("mona", "karim")
    asked = await salon.world.slash("mona", "review", outside, number=1)
    await salon.until(lambda: any(map(is_review, asked.private)))


async def test_a_name_from_hell_does_nothing_in_a_review(open_salon: OpenSalon) -> None:
    """platforms.md 27, 31."""
    salon = await open_salon()
    salon.world.rename("omar", global_name=NAME)
    await resigned(salon)
    await salon.world.slash("mona", "review")
    review = await salon.sees("cafe", is_review)
    assert "everyone" in review.content  # the name is there
    assert not review.everyone
    assert not review.mentions
    assert not salon.world.says_everyone(review)
    assert "**b**" not in review.content
    assert "\u202e" not in review.content
    assert not LINK.search(review.content)
