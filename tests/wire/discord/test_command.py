"""Slash commands: where they are offered, and what they answer to whom."""

from __future__ import annotations

from bot.discord.slash import commands
from tests.guild import Discord
from tests.wire.discord.conftest import OpenSalon
from tests.wire.discord.salon import Salon, has_button, holds_cards, says
from tests.wire.ledger import Ledger

PRIVATE = ("privacy", "mydata", "unblock", "luck", "hand", "verify", "replay", "help")


async def test_starting_registers_no_command(guild: Discord, open_salon: OpenSalon) -> None:
    """platforms.md 28: that is a step of deployment, `basra discord sync`."""
    guild.world.commands[None] = []
    salon = await open_salon()
    assert not guild.world.commands[None]
    assert not salon.world.faults.made("PUT *")


async def test_what_is_asked_for_oneself_is_answered_in_private(salon: Salon) -> None:
    for command in PRIVATE:
        made = await salon.world.slash("mona", command)
        await salon.until(lambda made=made: made.private)
    assert not salon.world.messages("cafe")


async def test_outside_servers_one_plays_the_computer_and_is_told_where_people_play(
    salon: Salon,
) -> None:
    """platforms.md 29: no match in public there."""
    salon.world.install("mona")
    between = salon.world.foreign_dm("mona", "karim")
    made = await salon.world.slash("mona", "basra", between)
    await salon.until(lambda: made.private)
    await salon.sees("mona", holds_cards)
    assert not salon.world.messages(between)


async def test_outside_servers_statistics_are_for_who_asked(salon: Salon) -> None:
    """platforms.md 29."""
    salon.world.install("mona")
    made = await salon.world.slash("mona", "stats", salon.world.group_dm("mona", "omar"))
    await salon.until(lambda: made.private)


async def test_a_challenge_is_refused_in_private_when_it_makes_no_sense(salon: Salon) -> None:
    for opponent in ("mona", "bot"):
        made = await salon.world.slash("mona", "basra", opponent=opponent)
        await salon.until(lambda made=made: made.private)
    assert not salon.world.messages("cafe")


async def test_ones_matches_are_offered_by_number(salon: Salon) -> None:
    """platforms.md 40: with several matches, by number or by button."""
    await salon.match()
    await salon.match("mona", "salma", "garden")
    choices = await salon.world.autocomplete("mona", "resign", focus="number")
    assert sorted(choice["value"] for choice in choices) == [1, 2]
    made = await salon.world.slash("mona", "resign")
    await salon.until(lambda: made.reply)
    assert made.reply is not None
    assert len(made.reply.labels) >= 2


async def test_leaving_is_resigning(salon: Salon, ledger: Ledger) -> None:
    """platforms.md 34, 35."""
    await salon.match()
    made = await salon.world.slash("mona", "resign", number=1)
    await salon.until(lambda: made.reply)
    assert made.reply is not None
    await salon.world.press("mona", made.reply, "Yes, resign")
    result = await salon.sees("cafe", has_button("Rematch"))
    assert says("Omar wins!")(result)
    assert ledger.one("SELECT count(*) FROM results") == 2


async def test_who_is_forgotten_leaves_no_account(salon: Salon, ledger: Ledger) -> None:
    """platforms.md 39."""
    await salon.world.slash("mona", "stats")
    made = await salon.world.slash("mona", "forgetme")
    await salon.until(lambda: made.private)
    await salon.world.press("mona", made.private[0], "Yes, forget me")
    await ledger.shows("SELECT count(*) FROM accounts", 0)


async def test_the_starter_or_an_admin_cancels(salon: Salon) -> None:
    """platforms.md 33."""
    card = await salon.challenge("omar", "salma")
    made = await salon.world.press("karim", card, "Cancel")
    await salon.until(lambda: made.private)
    assert card.labels
    await salon.world.press("mona", card, "Cancel")
    await salon.until(lambda: not card.labels)


async def test_whoever_declines_can_be_left_alone(salon: Salon) -> None:
    """platforms.md 33: until /unblock."""
    await salon.world.press("omar", await salon.challenge(), "Decline")
    offer = await salon.hears("omar", says("You declined"))
    await salon.world.press("omar", offer, "No more")
    await salon.until(lambda: says("/unblock")(offer))
    refused = await salon.world.slash("mona", "basra", "garden", opponent="omar")
    await salon.until(lambda: refused.private)
    assert says("takes no challenges from you")(refused.private[0])


async def test_a_challenge_ends_by_itself(open_salon: OpenSalon) -> None:
    """platforms.md 33."""
    salon = await open_salon(INVITATION_SECONDS="1")
    card = await salon.challenge()
    await salon.until(lambda: not card.labels)


async def test_a_servers_leaderboard_counts_all_its_channels(salon: Salon) -> None:
    await salon.match(channel="garden", target="51")
    await salon.play_to_the_end("garden")
    here = await salon.world.slash("salma", "leaderboard", "cafe")
    await salon.until(lambda: here.reply)
    assert says("Omar", "Mona")(here.messages[0])
    there = await salon.world.slash("salma", "leaderboard", "lounge")
    await salon.until(lambda: there.reply)
    assert not says("Mona")(there.messages[0])


async def test_each_reads_their_own_language(salon: Salon) -> None:
    """Discord tells which; Arabic is none of its languages and is chosen with /language."""
    salon.world.rename("omar", locale="fr")
    card = await salon.challenge()
    await salon.world.press("omar", card, "Accept")
    for who, turn in (("mona", ("Your turn", "to play")), ("omar", ("À toi", "jouer"))):
        hand = await salon.sees(who, holds_cards)
        assert any(word in hand.content for word in turn)


async def test_times_are_drawn_by_the_client(salon: Salon) -> None:
    """platforms.md 38."""
    floor = await salon.match()
    assert "<t:" in floor.content


async def test_a_turn_that_is_over_is_played_by_the_computer(open_salon: OpenSalon) -> None:
    """platforms.md 32."""
    salon = await open_salon(TURN_SECONDS="1")
    await salon.match()
    await salon.sees("cafe", says("The computer"))


def test_every_command_is_registered_in_one_scope() -> None:
    """platforms.md 28: no command shows twice."""
    names = [(command["type"], command["name"]) for command in commands()]
    assert len(set(names)) == len(names)
