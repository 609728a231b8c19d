"""Rate limits: obeyed where they are met, and nowhere else."""

from __future__ import annotations

from tests.guild import Fault
from tests.guild.bucket import flood
from tests.wire.discord.salon import Salon, has_button

POSTS = "POST /channels/*/messages"


async def test_a_flooded_channel_waits_and_another_goes_on(salon: Salon) -> None:
    cafe = salon.world.channel("cafe").id
    salon.world.faults.plant(Fault(POSTS, place=cafe, refusal=flood(2.0)))
    await salon.world.slash("mona", "basra", "cafe", opponent="omar")
    await salon.world.slash("mona", "basra", "garden", opponent="salma")
    await salon.sees("garden", has_button("Accept"))
    assert not salon.world.messages("cafe")
    await salon.sees("cafe", has_button("Accept"))


async def test_buckets_are_obeyed_before_they_overflow(salon: Salon) -> None:
    salon.world.buckets.limit("PATCH /channels/*/messages/*", 2, 0.3)
    await salon.match()
    await salon.play_out(plays=12)
    assert not [call for call in salon.world.faults.calls if call.status == 429]


async def test_a_long_flood_of_one_channel_stops_no_hand(salon: Salon) -> None:
    await salon.match()
    cafe = salon.world.channel("cafe").id
    salon.world.faults.plant(Fault("PATCH *", place=cafe, refusal=flood(60.0), times=None))
    await salon.play_out(plays=6)


async def test_a_broken_answer_is_tried_again(salon: Salon) -> None:
    salon.world.faults.plant(Fault(POSTS, html=502))
    await salon.challenge()
    assert len([m for m in salon.world.messages("cafe") if m.labels]) == 1


async def test_a_lost_answer_posts_nothing_twice(salon: Salon) -> None:
    """platforms.md 17: a time-out is not "not sent"."""
    salon.world.faults.plant(Fault(POSTS, drop="after"))
    await salon.world.slash("mona", "basra", opponent="omar")
    await salon.sees("cafe", has_button("Accept"))
    await salon.world.slash("mona", "help")
    assert len([m for m in salon.world.messages("cafe") if has_button("Accept")(m)]) == 1
