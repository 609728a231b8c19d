"""Reviews: of which match, for whom, one at a time, and within the time that was promised."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator

import pytest

from bot.desk.request import Command, Reply
from bot.desk.study import Study
from bot.platform import Flooded, Lost
from bot.thinker.pool import Pool
from bot.view import Plot, View
from core.engine.table import Table
from core.rules.record import read
from tests.bot.desk.office import Office


@pytest.fixture
async def thinking(office: Office) -> AsyncIterator[Office]:
    """The desk, and its workers sent home in the end."""
    yield office
    await office.study.close()


async def finished(office: Office) -> Table:
    """Mona and Omar have played a single round."""
    return await office.cafe.play_out(await office.cafe.start(target=None))


async def ask(office: Office, words: str = "") -> Reply:
    return await office.ask(office.cafe.salma, f"review {words}".strip(), office.group)


def text(reply: Reply) -> str:
    assert reply.view is not None
    return reply.view.text


def sent(office: Office) -> list[View]:
    views = [part for call in office.platform.did if call[0] == "send" for part in call]
    return [view for view in views if isinstance(view, View) and isinstance(view.picture, Plot)]


async def test_a_review_of_two_people_comes_in_time_as_a_plot_with_words(thinking: Office) -> None:
    table = await finished(thinking)
    begun = time.monotonic()
    assert f"looking at match {table.id}" in text(await ask(thinking))
    await thinking.study.settle()
    assert time.monotonic() - begun < 20
    [view] = sent(thinking)
    assert f"Match {table.id} in review" in view.text
    assert view.text.count("accuracy") == 2


async def test_what_was_found_once_is_told_at_once(thinking: Office) -> None:
    table = await finished(thinking)
    await ask(thinking)
    await thinking.study.settle()
    assert f"Match {table.id} in review" in text(await ask(thinking, str(table.id)))


async def test_one_review_at_a_time_in_a_chat(thinking: Office) -> None:
    await finished(thinking)
    await ask(thinking)
    assert "already" in text(await ask(thinking))
    mona = thinking.cafe.mona
    own = await thinking.ask(mona, "review", thinking.private(mona))
    assert "looking at match" in text(own)


async def test_a_match_that_goes_on_is_not_reviewed(thinking: Office) -> None:
    table = await thinking.cafe.start()
    reply = await ask(thinking, str(table.id))
    assert reply.refused
    assert "still being played" in text(reply)


async def test_without_an_ended_match_there_is_none(thinking: Office) -> None:
    assert "No match has ended yet" in text(await ask(thinking))


async def test_a_match_of_others_in_another_chat_does_not_exist(thinking: Office) -> None:
    table = await finished(thinking)
    salma = thinking.cafe.salma
    reply = await thinking.ask(salma, f"review {table.id}", thinking.private(salma))
    assert "There is no such match" in text(reply)


async def test_where_pictures_are_off_the_words_come_alone(thinking: Office) -> None:
    cafe = thinking.cafe
    await cafe.engine.houses.set(cafe.chat, cafe.mona, "pictures", "off")
    await finished(thinking)
    await ask(thinking)
    await thinking.study.settle()
    assert sent(thinking) == []
    assert "in review" in thinking.newest(thinking.group)


async def test_what_nobody_else_sees_is_the_answer_itself(thinking: Office) -> None:
    await finished(thinking)
    whispered = Command(
        "review", thinking.actor(thinking.cafe.mona), thinking.group, whispered=True
    )
    reply = await thinking.desk.command(whispered)
    assert reply.view is not None
    assert isinstance(reply.view.picture, Plot)


@pytest.mark.parametrize("failure", [Lost(), Flooded(0.0), Flooded(3600.0)])
async def test_a_chat_that_takes_no_review_is_no_error(
    thinking: Office, failure: Lost | Flooded, caplog: pytest.LogCaptureFixture
) -> None:
    await finished(thinking)
    await ask(thinking)
    await thinking.publisher.settle()
    thinking.platform.failure = failure
    await thinking.study.settle()
    assert not [line for line in caplog.records if line.levelname == "ERROR"]
    thinking.platform.failure = None
    assert "in review" in text(await ask(thinking))


async def test_a_worker_that_hangs_holds_up_no_review(thinking: Office) -> None:
    table = await finished(thinking)
    record = read(await thinking.cafe.engine.archive.record(table.id))
    study = Study(Pool(1))
    try:
        await study.review(1, record, longest=5.0)
        os.kill(study.pool.pids[0], signal.SIGSTOP)
        async with asyncio.timeout(5):
            judged = await study.review(2, record, longest=0.2)
    finally:
        await study.close()
    assert judged.costly == ()
