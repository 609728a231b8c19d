"""Interactions of one match wait for one another, those of different matches do not."""

from __future__ import annotations

import asyncio

from bot.discord.lane import MOST_WAITING, Lanes


async def test_a_lane_is_worked_off_in_order() -> None:
    lanes, done, gate = Lanes(), [], asyncio.Event()

    async def take(number: int) -> None:
        async with lanes.turn("match 1"):
            await gate.wait()
            done.append(number)

    tasks = [asyncio.create_task(take(number)) for number in range(5)]
    gate.set()
    await asyncio.gather(*tasks)
    assert done == [0, 1, 2, 3, 4]


async def test_a_slow_lane_holds_up_no_other() -> None:
    lanes, gate = Lanes(), asyncio.Event()

    async def wait() -> None:
        async with lanes.turn("match 1"):
            await gate.wait()

    slow = asyncio.create_task(wait())
    async with asyncio.timeout(1), lanes.turn("match 2"):
        assert not slow.done()
    gate.set()
    await slow


async def test_a_failure_opens_the_lane_again() -> None:
    lanes = Lanes()
    try:
        async with lanes.turn("match 1"):
            raise KeyError
    except KeyError:
        pass
    async with asyncio.timeout(1), lanes.turn("match 1"):
        pass


async def test_lanes_are_empty_when_the_last_one_left() -> None:
    lanes, gate = Lanes(), asyncio.Event()

    async def wait() -> None:
        async with lanes.turn("match 1"):
            await gate.wait()

    inside = asyncio.create_task(wait())
    empty = asyncio.create_task(lanes.empty())
    await asyncio.sleep(0)
    assert not empty.done()
    gate.set()
    async with asyncio.timeout(1):
        await empty
    await inside


async def test_a_lane_with_too_many_is_full_and_others_are_not() -> None:
    lanes, gate = Lanes(), asyncio.Event()

    async def wait() -> None:
        async with lanes.turn("chat 1"):
            await gate.wait()

    tasks = [asyncio.create_task(wait()) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    assert lanes.is_full("chat 1")
    assert not lanes.is_full("chat 2")
    gate.set()
    await asyncio.gather(*tasks)
    assert not lanes.is_full("chat 1")
