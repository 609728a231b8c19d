"""Starting, stopping, dropping out and coming back."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.guild import Discord, Fault
from tests.wire.discord.conftest import OpenSalon
from tests.wire.discord.salon import PAIR, Salon, has_button, holds_cards, is_turn


async def test_buttons_of_an_earlier_run_still_work(salon: Salon) -> None:
    """platforms.md 24: in the middle of a match, under the floor, the hand and a challenge."""
    await salon.match()
    await salon.play_out(plays=3)
    open_card = await salon.challenge("salma", "karim", "garden")
    await salon.restart()
    await salon.play_out(plays=3)
    assert holds_cards(await salon.show_hand("mona"))
    await salon.world.press("karim", open_card, "")
    await salon.sees("karim", holds_cards)


async def test_a_dropped_socket_loses_no_press(salon: Salon) -> None:
    """RESUME replays what was pressed while nobody listened."""
    await salon.match()
    hands = [salon.newest_hand(who) for who in PAIR]
    await salon.guild.gateway.drop()
    await salon.play_out(plays=2)
    assert all(hands)
    assert [s.resumed for s in salon.guild.gateway.sessions] == [1]
    assert len(salon.guild.gateway.identified) == 1


async def test_a_session_that_cannot_be_resumed_is_begun_anew(salon: Salon) -> None:
    await salon.match()
    salon.guild.gateway.refuse_resume = True
    await salon.guild.gateway.drop()
    await salon.until(lambda: len(salon.guild.gateway.identified) == 2)
    await salon.play_out(plays=2)


async def test_it_asks_for_the_fewest_intents(salon: Salon) -> None:
    assert salon.guild.gateway.identified[0]["intents"] == 1


async def test_it_ends_within_five_seconds_of_sigterm(salon: Salon) -> None:
    """platforms.md 37."""
    await salon.match()
    began = time.monotonic()
    assert await salon.bot.stop() == 0
    assert time.monotonic() - began < 5
    assert not salon.guild.gateway.sessions


async def test_a_wrong_token_ends_it_with_one_sentence(open_salon: OpenSalon) -> None:
    wrong = f"MzAxMDAw.{'x' * 6}.{'y' * 38}"
    salon = await open_salon(ready=False, DISCORD_TOKEN=wrong)
    assert await salon.bot.ended() != 0
    assert "DISCORD_TOKEN" in salon.bot.output
    assert wrong not in salon.bot.output
    assert "Traceback" not in salon.bot.output


async def test_an_outage_at_the_start_is_waited_for(open_salon: OpenSalon) -> None:
    """platforms.md 20: an outage ends no process."""
    salon = await open_salon(ready=False, DISCORD_API_BASE="http://127.0.0.1:9/api/v10")
    await salon.bot.says("Discord")
    assert await salon.bot.stop() == 0


async def test_no_log_line_holds_a_token(open_salon: OpenSalon) -> None:
    """platforms.md 19, for both kinds of tokens."""
    salon = await open_salon(LOG_LEVEL="DEBUG")
    salon.world.faults.plant(Fault("PATCH /webhooks/*", html=503))
    await salon.match()
    await salon.show_hand("mona")
    await salon.play_out(plays=2)
    await salon.world.slash("mona", "help")
    await salon.bot.stop()
    tokens = [salon.guild.token, *(made.token for made in salon.world.interactions.all)]
    assert not any(token in salon.bot.output for token in tokens)


async def test_the_loop_answers_heartbeats_while_computers_think(
    guild: Discord, open_salon: OpenSalon
) -> None:
    """platforms.md 30: a connection whose heartbeats are late is cut."""
    guild.gateway.interval = 1.0
    salon = await open_salon(COMPUTER_SECONDS="0.01")
    await salon.world.slash("mona", "basra", "mona", target="round")
    for _ in range(12):
        await salon.sees("mona", lambda m: holds_cards(m) and is_turn(m))
        assert (await salon.play("mona")).after < 1
    await salon.until(lambda: guild.gateway.heartbeats > 2)
    assert [s.resumed for s in guild.gateway.sessions] == [0]


async def test_time_without_a_connection_does_not_count(open_salon: OpenSalon) -> None:
    """platforms.md 32: nobody's turn runs out while presses cannot reach us."""
    salon = await open_salon(TURN_SECONDS="2")
    await salon.match()
    await salon.guild.gateway.go_mute()
    with pytest.raises(TimeoutError):
        await salon.world.wait_for(lambda: stands_in(salon), 3)
    salon.guild.gateway.speak()
    await salon.until(lambda: salon.guild.gateway.sessions)
    await salon.until(lambda: stands_in(salon))


def stands_in(salon: Salon) -> bool:
    """Whether the computer played for somebody."""
    return any("The computer" in m.content for m in salon.world.messages("cafe"))


async def test_a_process_can_serve_some_of_the_shards(
    guild: Discord, open_salon: OpenSalon
) -> None:
    """The club's server is the second shard's, the house is the first's."""
    salon = await open_salon(DISCORD_SHARDS="2", DISCORD_SHARD_IDS="1")
    assert guild.gateway.identified[0]["shard"] == [1, 2]
    await salon.world.slash("omar", "basra", "lounge")
    await salon.sees("lounge", has_button("Join"))
    assert not (await salon.world.slash("mona", "basra", "cafe", patience=0)).ack


async def test_twenty_presses_at_once_are_acknowledged_within_a_second(salon: Salon) -> None:
    floor = await salon.match()
    people = [who for who in ("mona", "omar", "salma", "karim") for _ in range(5)]
    pressed = await asyncio.gather(*(salon.world.press(who, floor, "My hand") for who in people))
    assert all(made.ack and made.after < 1 for made in pressed)
