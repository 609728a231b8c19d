"""For whom the bot rings: the player whose turn it is, when it should ring, and nobody else."""

from __future__ import annotations

from collections.abc import Callable

from tests.guild.message import Message
from tests.wire.discord.salon import PAIR, Salon, is_turn, plain


async def test_only_the_invited_are_rung_by_a_challenge(salon: Salon) -> None:
    card = await salon.challenge()
    assert card.pings == {salon.world.person("omar").id}


async def test_a_match_in_private_hands_rings_for_nobody_in_the_channel(salon: Salon) -> None:
    await salon.match()
    rung = len(salon.world.rung)
    await salon.play_out(plays=8)
    assert [
        m for m in salon.world.rung[rung:] if m.channel_id == salon.world.channel("cafe").id
    ] == []


async def test_who_does_not_watch_is_rung_when_their_turn_comes(salon: Salon) -> None:
    """Only that player, by a new floor with one mention; who pressed a moment ago is watching."""
    for who in PAIR:
        salon.world.close_dms(who)
    await salon.match()
    hands = {who: await salon.show_hand(who) for who in PAIR}
    turn = next(who for who in PAIR if is_turn(hands[who]))
    other = next(who for who in PAIR if who != turn)
    await salon.restart()
    rung = len(salon.world.rung)
    await salon.play(turn)
    await salon.until(lambda: len(salon.world.rung) > rung)
    assert [m.pings for m in salon.world.rung[rung:]] == [{salon.world.person(other).id}]
    await salon.show_hand(other)
    await salon.play(other)
    await salon.sees("cafe", tells_of(salon.world.person(other).global_name))
    assert len(salon.world.rung) == rung + 1


def tells_of(name: str | None) -> Callable[[Message], bool]:
    """Whether a floor tells of a play by somebody of that name."""
    return lambda m: f"{name} played" in plain(m.content) or f"{name} laid" in plain(m.content)
