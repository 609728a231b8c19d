"""Writing behind: the newest of each key, once, and never an older one after it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.behind import WriteBehind


class Paper:
    """Notes what is written on it, as soon as the ink may flow; `begun` counts the writings."""

    def __init__(self) -> None:
        self.lines: list[dict[str, int]] = []
        self.begun = asyncio.Semaphore(0)
        self.ink = asyncio.Event()
        self.ink.set()

    async def write(self, unsaved: dict[str, int]) -> None:
        self.begun.release()
        await self.ink.wait()
        self.lines.append(unsaved)


@pytest.fixture
def paper() -> Paper:
    return Paper()


@pytest.fixture
async def behind(paper: Paper) -> AsyncIterator[WriteBehind[str, int]]:
    behind: WriteBehind[str, int] = WriteBehind(paper.write, 0, "paper")
    yield behind
    paper.ink.set()
    await behind.close()


async def change_while_writing(behind: WriteBehind[str, int], paper: Paper) -> None:
    """The ink does not flow yet for the first value of a key when the second one comes."""
    paper.ink.clear()
    behind.put("a", 1)
    await paper.begun.acquire()
    behind.put("a", 2)


async def test_of_each_key_the_newest_is_written_once(
    behind: WriteBehind[str, int], paper: Paper
) -> None:
    for number in (1, 2, 3):
        behind.put("a", number)
    behind.put("b", 9)
    await paper.begun.acquire()
    await behind.close()
    assert paper.lines == [{"a": 3, "b": 9}]


async def test_what_changes_during_a_writing_is_written_after_it(
    behind: WriteBehind[str, int], paper: Paper
) -> None:
    await change_while_writing(behind, paper)
    paper.ink.set()
    async with asyncio.timeout(5):
        await paper.begun.acquire()
    await behind.close()
    assert paper.lines == [{"a": 1}, {"a": 2}]


async def test_after_a_rest_it_writes_again(behind: WriteBehind[str, int], paper: Paper) -> None:
    for number in (1, 2):
        behind.put("a", number)
        [saver] = [task for task in asyncio.all_tasks() if task.get_name() == "paper"]
        await saver
    assert paper.lines == [{"a": 1}, {"a": 2}]


async def test_what_is_overtaken_is_not_written(
    behind: WriteBehind[str, int], paper: Paper
) -> None:
    behind.put("a", 1)
    behind.put("b", 2)
    async with behind.overtake(lambda key: key == "a"):
        pass
    await behind.close()
    assert paper.lines == [{"b": 2}]


async def test_who_overtakes_waits_for_the_writing_and_nothing_older_comes_after(
    behind: WriteBehind[str, int], paper: Paper
) -> None:
    await change_while_writing(behind, paper)

    async def overtake() -> None:
        async with behind.overtake(lambda key: key == "a"):
            paper.lines.append({"a": 3})

    overtaking = asyncio.create_task(overtake())
    await asyncio.sleep(0)
    assert paper.lines == []
    paper.ink.set()
    await overtaking
    await behind.close()
    assert paper.lines == [{"a": 1}, {"a": 3}]


async def test_nothing_is_written_while_somebody_overtakes(
    behind: WriteBehind[str, int], paper: Paper
) -> None:
    async with behind.overtake(lambda key: key == "a"):
        behind.put("b", 1)
        for _ in range(5):
            await asyncio.sleep(0)
        assert paper.lines == []
    await behind.close()
    assert paper.lines == [{"b": 1}]
