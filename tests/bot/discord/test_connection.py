"""When the clock may run: only while people can reach us, on every shard."""

from __future__ import annotations

from collections.abc import Callable

from bot.discord.connection import REPLAY, Address, Connection

HERE = "http://127.0.0.1:1/api/v10"


def connection(
    *,
    shards: int | None = None,
    ids: tuple[int, ...] | None = None,
    now: Callable[[], float] = lambda: 0.0,
) -> Connection:
    def give_up(sentence: str) -> None:
        raise AssertionError(sentence)

    return Connection(Address("token", HERE, "ws://127.0.0.1:1", shards, ids), give_up, now=now)


def test_nobody_is_reached_before_every_shard_is_up() -> None:
    joint = connection(shards=2)
    assert not joint.connected
    joint.up(0, resumed=False)
    assert not joint.connected
    joint.up(1, resumed=False)
    assert joint.connected
    joint.down(0)
    assert not joint.connected


def test_a_process_waits_for_its_own_shards_only() -> None:
    part = connection(shards=8, ids=(2, 3))
    part.up(2, resumed=False)
    assert not part.connected
    part.up(3, resumed=False)
    assert part.connected


def test_a_new_session_has_nothing_to_catch_up_with() -> None:
    fresh = connection(shards=1)
    assert not fresh.caught_up
    fresh.up(0, resumed=False)
    assert fresh.caught_up


def test_a_resumed_session_works_off_what_it_missed_first() -> None:
    time = [1000.0]
    back = connection(shards=1, now=lambda: time[0])
    back.up(0, resumed=True)
    assert back.connected
    assert not back.caught_up
    time[0] += REPLAY
    assert back.caught_up


def test_an_address_never_shows_its_token() -> None:
    assert "hush" not in repr(Address("hush", HERE))
