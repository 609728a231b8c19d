"""Reviews: of which match, for whom, one at a time, and within the time that was promised."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from bot.desk.context import Context
from bot.desk.judge import Pace
from bot.desk.request import Command, Reply
from bot.desk.review import review
from bot.desk.study import Study
from bot.platform import Flooded, Lost, Spot
from bot.thinker.pool import Pool
from bot.view import Plot, View
from core.engine.table import Table
from core.players import Weighed
from core.rules.seatview import SeatView
from tests.bot.desk.office import Office, Post
from tests.bot.views.reading import MARKS


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


class Eventful(Pool):
    """Before it weighs anything, something happens."""

    def __init__(self, event: Callable[[], Awaitable[None]]) -> None:
        super().__init__(1)
        self._event = event

    async def weigh(
        self, view: SeatView, seed: int, seconds: float, *, urgent: bool = True
    ) -> list[Weighed]:
        await self._event()
        return await super().weigh(view, seed, seconds, urgent=urgent)


async def while_weighing(
    office: Office, event: Callable[[], Awaitable[None]], *, whispered: bool = False
) -> str:
    """What is told in the end when this happens while a review is made."""
    study = Study(Eventful(event), Pace(close=0.0))
    context = Context(
        office.cafe.engine, office.publisher, {"telegram": office.platform}, study=study
    )
    asker = office.actor(office.cafe.mona)
    reply = await review(context, Command("review", asker, office.group, whispered=whispered))
    await study.settle()
    await study.close()
    return text(reply) if whispered else office.newest(office.group)


async def test_a_review_follows_a_group_that_moves_meanwhile(office: Office) -> None:
    await finished(office)
    await office.publisher.settle()

    async def move() -> None:
        office.platform.moved = {office.group.chat: "-1007"}

    await while_weighing(office, move)
    assert "in review" in office.newest(Spot("telegram", "-1007", "group"))


async def test_a_review_that_goes_wrong_says_so(
    office: Office, caplog: pytest.LogCaptureFixture
) -> None:
    await finished(office)

    async def stumble() -> None:
        raise LookupError

    assert "went wrong" in await while_weighing(office, stumble)
    assert [line.message for line in caplog.records] == ["a review went wrong"]


@pytest.mark.parametrize("whispered", [False, True])
async def test_who_is_forgotten_while_it_is_made_is_not_named(
    office: Office, whispered: bool
) -> None:
    await finished(office)

    async def forget() -> None:
        await office.cafe.engine.people.forget(office.cafe.omar.id)

    told = MARKS.sub("", await while_weighing(office, forget, whispered=whispered))
    assert "Mona: accuracy" in told
    assert "Omar" not in told


async def nothing() -> None:
    """No event."""


class Crowded(Post):
    """Takes nothing at first; meanwhile something happens."""

    event: Callable[[], Awaitable[None]] | None = None

    async def send(self, spot: Spot, view: View, *, silent: bool = False) -> str:
        event, self.event = self.event, None
        if event is not None:
            await event()
            raise Flooded(0.0)
        return await super().send(spot, view, silent=silent)


async def test_who_is_forgotten_while_it_waits_to_be_sent_is_not_named(office: Office) -> None:
    await finished(office)

    async def forget() -> None:
        await office.cafe.engine.people.forget(office.cafe.omar.id)

    office.platform = Crowded("telegram")
    office.platform.event = forget
    told = MARKS.sub("", await while_weighing(office, nothing))
    assert "Mona: accuracy" in told
    assert "Omar" not in told


async def test_who_asks_while_other_matches_are_judged_is_told_to_wait(thinking: Office) -> None:
    first, second = await finished(thinking), await finished(thinking)
    mona = thinking.cafe.mona
    await ask(thinking, str(first.id))
    waiting = await thinking.ask(mona, f"review {second.id}", thinking.private(mona))
    assert f"Match {second.id} comes after them" in text(waiting)
    await thinking.study.settle()
    assert f"Match {second.id} in review" in thinking.newest(thinking.private(mona))


async def test_a_whisper_is_not_kept_waiting_for_other_matches(thinking: Office) -> None:
    first = await finished(thinking)
    await finished(thinking)
    await ask(thinking, str(first.id))
    whispered = Command(
        "review", thinking.actor(thinking.cafe.mona), thinking.group, whispered=True
    )
    reply = await thinking.desk.command(whispered)
    assert reply.refused
    assert "Ask again in a minute" in text(reply)


async def test_a_review_that_lacks_plays_says_so_and_is_made_anew(office: Office) -> None:
    await finished(office)
    starved = Study(Pool(1), Pace(longest=0.0))
    platforms = {"telegram": office.platform}
    context = Context(office.cafe.engine, office.publisher, platforms, study=starved)
    asked = Command("review", office.actor(office.cafe.salma), office.group)
    await review(context, asked)
    await starved.settle()
    assert "I did not get to look at any of its plays" in office.newest(office.group)
    assert "No play cost" not in office.newest(office.group)
    assert sent(office) == []
    assert "looking at match" in text(await review(context, asked))
    await starved.close()


async def test_a_match_in_which_no_card_was_played_is_said_to_be_one(thinking: Office) -> None:
    table = await thinking.cafe.start()
    await thinking.cafe.engine.resign(table.id, thinking.cafe.omar.id)
    assert (
        text(await ask(thinking)) == "No card was played in match 1: there is nothing to look at."
    )
    await thinking.study.settle()
    assert sent(thinking) == []


async def test_plays_of_the_computer_for_who_left_are_not_theirs(thinking: Office) -> None:
    cafe = thinking.cafe
    table = await cafe.sit(cafe.omar, cafe.salma, target=None)
    await cafe.go_on(await cafe.engine.resign(table.id, cafe.omar.id))
    await ask(thinking)
    await thinking.study.settle()
    told = MARKS.sub("", thinking.newest(thinking.group))
    assert "The computer played for Omar at times." in told
    assert "Mona: accuracy" in told
    assert "Omar: accuracy" not in told
