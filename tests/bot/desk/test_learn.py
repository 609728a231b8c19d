"""/learn by tapping, and how far one has come."""

from __future__ import annotations

import pytest

from bot.desk.request import Answer, Reply
from core.rules.lesson import COURSE
from tests.bot.desk.office import Office
from tests.bot.views.reading import MARKS, buttons, labels, read


async def ask(office: Office) -> Reply:
    return await office.ask(office.cafe.mona, "learn", office.private(office.cafe.mona))


async def tap(office: Office, lesson: int, word: str) -> Answer:
    """Mona answers a lesson (from 0) with a card, or asks for it with `show`."""
    data = f"t:{office.cafe.mona.id}:{lesson}={word}"
    return await office.tap(office.cafe.mona, data, office.private(office.cafe.mona))


def text(said: Reply | Answer) -> str:
    view = said.view if isinstance(said, Reply) else said.replace
    assert view is not None
    return read(view)


async def test_the_course_begins_with_the_first_lesson(office: Office) -> None:
    assert "Lesson 1 of 10" in text(await ask(office))


async def test_the_right_card_is_explained_and_the_next_lesson_waits(office: Office) -> None:
    assert "✅ Right!" in text(await tap(office, 0, "8s"))
    assert "Lesson 2 of 10" in text(await ask(office))


async def test_a_wrong_card_is_explained_and_one_tries_again(office: Office) -> None:
    assert "❌ A Queen takes Queens" in text(await tap(office, 0, "qs"))
    assert "Lesson 1 of 10" in text(await ask(office))


async def test_the_same_wrong_card_once_more_is_answered_too(office: Office) -> None:
    told = await tap(office, 0, "qs")
    assert told.replace is not None
    queen = next(one for one in buttons(told.replace) if one.label == "Q♠")
    private = office.private(office.cafe.mona)
    again = await office.tap(office.cafe.mona, str(queen.action), private)
    assert again.replace is None
    assert MARKS.sub("", again.toast) == "Not Q♠: it says there why. Try another."


async def test_after_a_wrong_card_the_others_answer_as_before(office: Office) -> None:
    told = await tap(office, 0, "qs")
    assert told.replace is not None
    eight, nine = (
        next(one for one in buttons(told.replace) if one.label == face) for face in ("8♠", "9♣")
    )
    private = office.private(office.cafe.mona)
    wrong = await office.tap(office.cafe.mona, str(nine.action), private)
    assert "❌" in text(wrong)
    assert "✅ Right!" in text(await office.tap(office.cafe.mona, str(eight.action), private))


async def test_all_ten_lessons_lead_to_the_end(office: Office) -> None:
    reply = await ask(office)
    assert reply.view is not None
    view = reply.view
    for lesson in COURSE:
        card = next(one for one in buttons(view) if one.label == lesson.right.face)
        answered = await office.tap(
            office.cafe.mona, str(card.action), office.private(office.cafe.mona)
        )
        assert answered.replace is not None
        [on] = buttons(answered.replace)
        following = await office.tap(
            office.cafe.mona, str(on.action), office.private(office.cafe.mona)
        )
        assert following.replace is not None
        view = following.replace
    assert "That was the course" in read(view)
    assert "That was the course" in text(await ask(office))


async def test_one_may_start_over(office: Office) -> None:
    await office.cafe.engine.tastes.learned(office.cafe.mona.id, len(COURSE))
    assert "Lesson 1 of 10" in text(await tap(office, 0, "show"))
    assert "Lesson 1 of 10" in text(await ask(office))


async def test_an_old_message_takes_nothing_back(office: Office) -> None:
    await office.cafe.engine.tastes.learned(office.cafe.mona.id, 5)
    await tap(office, 0, "8s")
    assert "Lesson 6 of 10" in text(await ask(office))


@pytest.mark.parametrize(
    ("lesson", "word"),
    [(0, "7d"), (0, "x"), (0, "7d.again"), (11, "show"), (999999, "8s"), (9, "8s")],
)
async def test_a_forged_answer_changes_nothing(office: Office, lesson: int, word: str) -> None:
    answer = await tap(office, lesson, word)
    assert answer.replace is None
    assert answer.refused
    assert await office.cafe.engine.tastes.lessons(office.cafe.mona.id) == 0


async def test_nobody_answers_for_another(office: Office) -> None:
    data = f"t:{office.cafe.mona.id}:0=8s"
    answer = await office.tap(office.cafe.omar, data, office.private(office.cafe.omar))
    assert answer.toast == "These buttons are for whoever asked for them."
    assert await office.cafe.engine.tastes.lessons(office.cafe.mona.id) == 0


async def test_in_a_group_one_is_led_to_the_private_chat(office: Office) -> None:
    reply = await office.ask(office.cafe.mona, "learn", office.group)
    assert reply.view is not None
    assert labels(reply.view) == ["Open our private chat"]
    assert [one.url for one in buttons(reply.view)] == ["link:learn"]


async def test_the_link_goes_on_with_the_course(office: Office) -> None:
    await tap(office, 0, "8s")
    private = office.private(office.cafe.mona)
    assert "Lesson 2 of 10" in text(await office.ask(office.cafe.mona, "start learn", private))
