"""Channels that refuse, sleep, slow down or go away (platforms.md 25)."""

from __future__ import annotations

import contextlib

import pytest

from tests.guild.fault import Call
from tests.guild.message import Message
from tests.wire.discord.salon import Salon, has_button, holds_cards, is_turn, says

LOST = says("I can’t write in")
MOST = 3  # refused calls until the bot has understood


async def test_a_channel_without_the_right_to_write_says_so_to_who_asked(salon: Salon) -> None:
    """platforms.md 25: 50013, before a match is begun there."""
    salon.world.forbid("cafe", "SEND_MESSAGES")
    made = await salon.world.slash("mona", "basra", opponent="omar")
    await salon.until(lambda: made.private)
    assert not salon.world.messages("cafe")


@pytest.mark.parametrize("right", ["SEND_MESSAGES", "VIEW_CHANNEL"])
async def test_a_match_goes_on_in_the_hands_when_its_channel_is_closed_to_us(
    salon: Salon, right: str
) -> None:
    """platforms.md 25: 50013 and 50001, met when the floor is to be posted anew."""
    salon.world.delete_message(await salon.match())
    salon.world.forbid("cafe", right)
    await salon.play_out(plays=6)
    await salon.sees("mona", LOST)
    assert "Traceback" not in salon.bot.output
    assert len(refused(salon)) <= MOST


def refused(salon: Salon) -> list[Call]:
    """Calls that Discord refused: ten thousand of them in ten minutes bring a ban."""
    return [call for call in salon.world.faults.calls if call.status in (401, 403)]


async def test_a_match_goes_on_in_the_hands_when_its_channel_is_deleted(salon: Salon) -> None:
    """platforms.md 25: 10003, when the news of it did not come."""
    await salon.match(channel="garden")
    salon.world.channel("garden").deleted = True
    await salon.play_out(plays=6)
    await salon.sees("mona", LOST)
    assert len([c for c in salon.world.faults.calls if c.code == 10003]) <= MOST


async def test_a_deleted_channel_is_heard_of_before_anything_fails(salon: Salon) -> None:
    await salon.match(channel="garden")
    salon.world.delete_channel("garden")
    await salon.sees("mona", LOST)
    assert not [c for c in salon.world.faults.calls if c.code == 10003]


async def test_the_floor_goes_and_comes_back_with_the_bot(salon: Salon) -> None:
    """platforms.md 8, 25: the match goes on in the hands meanwhile."""
    await salon.match()
    salon.world.kick_bot("house")
    await salon.sees("mona", LOST)
    await salon.play_out(plays=2)
    salon.world.invite_bot("house")
    await salon.sees("mona", lambda m: holds_cards(m) and not LOST(m))
    await salon.play_out(plays=2)
    assert len(standing(salon)) >= 1


async def test_a_deleted_floor_is_posted_anew(salon: Salon) -> None:
    """platforms.md 25: 10008."""
    floor = await salon.match()
    salon.world.delete_message(floor)
    await salon.play_out(plays=1)
    anew = await salon.floor()
    assert anew.id != floor.id


async def test_a_sleeping_thread_is_woken_by_a_new_floor(salon: Salon) -> None:
    """platforms.md 25: 50083 when its old floor cannot be edited."""
    floor = await salon.match(channel="table")
    salon.world.archive("table")
    await salon.play_out(plays=1, channel="table")
    anew = await salon.sees("table", lambda m: "🟩" in m.content and m.id != floor.id)
    assert not salon.world.channel("table").archived
    assert anew.is_silent


async def test_a_locked_thread_stops_no_match(salon: Salon) -> None:
    """platforms.md 25: 50083 for good."""
    await salon.match(channel="table")
    salon.world.archive("table", locked=True)
    await salon.play_out(plays=6, channel="table")


async def test_slow_mode_delays_the_next_post_and_no_play(salon: Salon) -> None:
    """platforms.md 25: 20016."""
    floor = await salon.match()
    salon.world.slow_down("cafe", 1)
    salon.world.delete_message(floor)
    await salon.play_out(plays=1)
    salon.world.delete_message(await salon.floor())
    await salon.play_out(plays=2)
    await salon.floor()


async def test_a_server_that_is_away_for_a_while_loses_nothing(salon: Salon) -> None:
    """Discord's own outage of a server is no kick."""
    floor = await salon.match()
    await salon.play_out(plays=2)
    salon.world.black_out("house")
    await salon.play_out(plays=2)
    assert standing(salon) == [floor.id]


async def test_a_server_greets_a_new_bot_once_and_quietly(salon: Salon) -> None:
    """platforms.md 41, 42."""
    welcome = await welcomed(salon)
    assert welcome.is_silent
    invite(salon)
    made = await salon.world.slash("omar", "help", "lounge")
    await salon.until(lambda: made.private)
    assert salon.world.messages("lounge") == [welcome]


async def welcomed(salon: Salon) -> Message:
    """The welcome in the lounge. Just after login the library takes a new server for an old one."""
    while True:
        invite(salon)
        with contextlib.suppress(AssertionError):
            return await salon.world.sees("lounge", lambda m: "/basra" in m.content, 0.5)


def invite(salon: Salon) -> None:
    """Let the club send the bot away and bring it back."""
    salon.world.kick_bot("club")
    salon.world.invite_bot("club")


async def test_a_reposted_floor_is_silent(salon: Salon) -> None:
    """platforms.md 42."""
    await salon.match()
    await salon.world.slash("mona", "floor")
    anew = await salon.sees("cafe", lambda m: has_button("My hand")(m) and m.is_silent)
    assert not is_turn(anew)
    assert not anew.pings


def standing(salon: Salon) -> list[int]:
    """The floors that stand in the café."""

    def is_floor(message: Message) -> bool:
        return "🟩" in message.content

    return [m.id for m in salon.world.messages("cafe") if is_floor(m)]
