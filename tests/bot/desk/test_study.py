"""Reviews for everybody: one match after the other, each once, and only whole ones are kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.desk.judge import Case, Pace
from bot.desk.study import MOST, Load, Study
from bot.platform import Spot
from bot.thinker.pool import Pool
from core.engine.refusal import Reason
from core.engine.review import Review
from core.rules.ruleset import PRESETS
from tests.core.engine.cafe import reason
from tests.core.rules.recording import recorded

CASE = Case(recorded(PRESETS["v2"], (2, False), 3, target=None)[0])


class Library:
    """Hands out the same match under any number, and notes what was asked for and came of it."""

    def __init__(self) -> None:
        self.lent: list[int] = []
        self.sent: list[Review | None] = []
        self.open = asyncio.Event()
        self.open.set()

    def load(self, match_id: int) -> Load:
        async def load() -> Case:
            self.lent.append(match_id)
            await self.open.wait()
            return CASE

        return load

    async def send(self, judged: Review | None) -> None:
        self.sent.append(judged)


@pytest.fixture
def library() -> Library:
    return Library()


@pytest.fixture
async def study() -> AsyncIterator[Study]:
    study = Study(Pool(2, patience=60.0), Pace(longest=60.0, close=0.0))
    yield study
    await study.close()


def chat(number: int) -> Spot:
    return Spot("telegram", str(-number), "group")


async def test_of_many_reviews_at_once_each_is_whole(study: Study, library: Library) -> None:
    for number in range(1, MOST + 1):
        study.begin(chat(number), number, library.load(number), library.send)
    await study.settle()
    assert [judged is not None and judged.is_whole for judged in library.sent] == [True] * MOST
    assert all(study.known(number) for number in range(1, MOST + 1))


async def test_one_match_is_judged_at_a_time(study: Study, library: Library) -> None:
    library.open.clear()
    for number in (1, 2):
        study.begin(chat(number), number, library.load(number), library.send)
    await asyncio.sleep(0.05)
    assert library.lent == [1]
    assert (study.waits(1), study.waits(2), study.waits(3)) == (False, True, True)
    library.open.set()
    await study.settle()
    assert library.lent == [1, 2]
    assert not study.waits(3)


async def test_two_chats_that_ask_for_one_match_have_it_judged_once(
    study: Study, library: Library
) -> None:
    for place in (1, 2):
        study.begin(chat(place), 7, library.load(7), library.send)
    own = await study.review(7, library.load(7))
    await study.settle()
    assert library.lent == [7]
    assert library.sent == [own, own]


async def test_a_review_that_lacks_plays_is_not_kept(library: Library) -> None:
    study = Study(Pool(1), Pace(longest=0.0))
    try:
        assert not (await study.review(1, library.load(1))).is_whole
        assert study.known(1) is None
        await study.review(1, library.load(1))
    finally:
        await study.close()
    assert library.lent == [1, 1]


async def test_when_many_matches_wait_no_more_are_taken(study: Study, library: Library) -> None:
    library.open.clear()
    for number in range(1, MOST + 1):
        study.begin(chat(number), number, library.load(number), library.send)

    async def ask(number: int) -> None:
        study.begin(chat(number), number, library.load(number), library.send)

    assert await reason(ask(MOST + 1)) is Reason.REVIEWS_FULL
    assert await reason(ask(1)) is Reason.REVIEWING  # in that chat
    study.begin(chat(99), 1, library.load(1), library.send)  # judged anyway


async def test_who_cannot_be_told_later_is_refused_while_others_are_before(
    study: Study, library: Library
) -> None:
    library.open.clear()
    study.begin(chat(1), 1, library.load(1), library.send)
    assert await reason(study.review(2, library.load(2))) is Reason.REVIEWS_FULL


async def test_what_goes_wrong_with_one_match_holds_up_no_other(
    study: Study, library: Library, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail() -> Case:
        raise LookupError("no such record")

    study.begin(chat(1), 1, fail, library.send)
    study.begin(chat(2), 2, library.load(2), library.send)
    await study.settle()
    assert [judged is None for judged in library.sent] == [True, False]
    assert [line.message for line in caplog.records] == ["a review went wrong"]
