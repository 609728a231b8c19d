"""What becomes of the workers that think when the bot ends, however it ends."""

from __future__ import annotations

import os
import signal

import psutil

from tests.wire.cafe import Cafe, holds_cards
from tests.wire.conftest import OpenCafe
from tests.wire.test_stop import ends_in_time


async def thinking(open_cafe: OpenCafe, seconds: float = 0.5) -> tuple[Cafe, list[int]]:
    """A bot whose expert has made its play, and the numbers of its workers."""
    cafe = await open_cafe(COMPUTER_SECONDS=str(seconds))
    cafe.speak_english()
    cafe.say("mona", "/basra expert round", "mona")
    await cafe.sees("mona", holds_cards)
    await cafe.play("mona")
    await cafe.until(lambda: workers(cafe))
    return cafe, workers(cafe)


def workers(cafe: Cafe) -> list[int]:
    children = psutil.Process(cafe.bot.pid).children()
    return [child.pid for child in children if "bot.thinker.worker" in child.cmdline()]


async def gone(cafe: Cafe, pids: list[int]) -> None:
    _, left = psutil.wait_procs([psutil.Process(pid) for pid in pids if psutil.pid_exists(pid)], 10)
    assert left == []


async def test_they_end_with_the_bot_and_in_time(open_cafe: OpenCafe) -> None:
    """platforms.md 37"""
    cafe, pids = await thinking(open_cafe)
    await ends_in_time(cafe)
    await gone(cafe, pids)


async def test_one_that_hangs_holds_up_no_end(open_cafe: OpenCafe) -> None:
    """platforms.md 37"""
    cafe, pids = await thinking(open_cafe)
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    await ends_in_time(cafe)
    await gone(cafe, pids)


async def test_they_outlive_no_bot_that_was_killed(open_cafe: OpenCafe) -> None:
    cafe, pids = await thinking(open_cafe)
    await cafe.bot.kill()
    await gone(cafe, pids)


async def test_the_computer_plays_on_without_them(open_cafe: OpenCafe) -> None:
    cafe, pids = await thinking(open_cafe, 0.1)
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)  # they find nothing, and nobody waits for them
    for _ in range(3):
        before = await cafe.sees("mona", lambda m: holds_cards(m) and "Your turn" in m["text"])
        await cafe.play("mona")
        await cafe.until(lambda seen=before: cafe.newest_hand("mona") != seen)
