"""The course and the rules through Telegram, with pictures."""

from __future__ import annotations

from core.rules.lesson import COURSE
from tests.wire.cafe import Cafe, Seen, labels, plain, says
from tests.wire.conftest import OpenCafe
from tests.wire.test_names import shown
from tests.wire.test_setting import press


async def opened(open_cafe: OpenCafe, pictures: str) -> Cafe:
    cafe = await open_cafe(PICTURES=pictures)
    cafe.speak_english()
    await cafe.meet("mona")
    return cafe


async def learned(cafe: Cafe, lesson: Seen) -> Seen:
    """Tap through the course from its first lesson."""
    for one in COURSE:
        lesson = await press(cafe, lesson, one.right.face, "Next", chat="mona")
    return lesson


async def test_the_whole_course_is_tapped_through_in_one_message(open_cafe: OpenCafe) -> None:
    cafe = await opened(open_cafe, "false")
    first = await cafe.ask("mona", "/learn", "mona")
    wrong = await press(cafe, first, "Q♠", chat="mona")
    assert says("❌ A Queen takes Queens")(wrong)
    answer = await cafe.tap("mona", wrong, "Q♠", "mona")
    assert "Not Q♠" in plain(answer.text)
    done = await learned(cafe, wrong)
    assert done["message_id"] == first["message_id"]
    assert says("That was the course.")(done)
    assert labels(done) == ["Start over"]
    assert says("That was the course.")(await cafe.ask("mona", "/learn", "mona"))


async def test_the_course_has_pictures_of_floor_and_hand(open_cafe: OpenCafe) -> None:
    cafe = await opened(open_cafe, "true")
    first = await cafe.ask("mona", "/learn", "mona")
    assert first["photo"]
    last = await learned(cafe, first)
    assert last["photo"]
    assert [call.outcome for call in shown(cafe) if call.outcome != "ok"] == []


async def test_the_rules_are_leafed_through_with_pictures(open_cafe: OpenCafe) -> None:
    cafe = await opened(open_cafe, "true")
    page = await cafe.ask("mona", "/rules", "mona")
    assert page["photo"]
    for number in (2, 3, 4, 5, 6, 1):
        page = await press(cafe, page, "▶", chat="mona")
        assert says(f"Page {number} of 6")(page)
        assert page["photo"]


async def test_a_group_is_led_to_the_private_chat(open_cafe: OpenCafe) -> None:
    cafe = await opened(open_cafe, "false")
    told = await cafe.ask("mona", "/learn")
    answer = await cafe.tap("mona", told, "Open our private chat")
    assert answer.kind == "url"
    cafe.world.open_link("mona", answer.url)
    await cafe.sees("mona", says("Lesson 1 of 10"))
