"""Right to left and left to right in a browser: which piece of a message is on which side of which.

Nothing here depends on how letters look, only on where they are.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot import views
from bot.text import Speech, speech_in
from bot.view import View
from core.engine.board import Line
from core.engine.table import Person
from tests.bot.views.reading import MARKS
from tests.bot.views.sample import ALI, MONA
from tests.bot.views.test_golden import END, VIEWS
from tests.bot.views.test_review import REVIEW
from tests.browser.phone import CHROMIUM
from tests.browser.stumble import stumbles
from tests.browser.wall import Message, Wall

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="package"),
    pytest.mark.xdist_group("walls"),
    pytest.mark.skipif(
        CHROMIUM is None and "BASRA_SKIP_NOTHING" not in os.environ,
        reason="Chromium is not installed: install the package `chromium`",
    ),
]
Walls = dict[str, Wall]
EN, AR, EASTERN = speech_in("en"), speech_in("ar"), speech_in("ar-u-nu-arab")
MORE: dict[str, Callable[[Speech], View]] = {
    "help-slash": lambda words: views.help_page(words, slash=True),
    "welcome-slash": lambda words: views.welcome_group(words, slash=True),
    "review": lambda words: views.review(REVIEW, END, words),
    "hint": lambda words: views.hint(REVIEW.costly[0].better, words),
    "link-code": lambda words: views.link_code("K7QFM", words),
    "unblock": lambda words: views.unblock([MONA, ALI], words),
}
# Names that would upset a line that let them (platforms.md 31).
NAMES = {
    "an override": "\u202eevil",
    "isolates never closed": "\u2067\u2067(Mona",
    "a bracket after Arabic": "علي) 100",
    "markup": "<b>&amp;</b>",
    "marks": "_*[]()`",
    "numbers": "77 ٧٧",
    "stops": "!!! ؟؟؟",
    "zalgo": "Z" + "\u0301" * 40,
    "Hebrew": "שלום: Mona",
    "a mention and a command": "@everyone /resign",
}


def words_only(view: View) -> View:
    return replace(view, picture=None)


async def found(message: Message, language: str) -> list[str]:
    return [what for one in await message.paragraphs() for what in stumbles(one, language)]


@pytest.mark.parametrize("words", [EN, AR, EASTERN], ids=lambda words: words.tag)
async def test_nobody_stumbles_over_any_line(walls: Walls, words: Speech) -> None:
    made = {name: make(words) for name, make in {**VIEWS, **MORE}.items()}
    posted = await walls[words.language].post(*map(words_only, made.values()))
    upset = {
        name: faults
        for name, message in zip(made, posted, strict=True)
        if (faults := await found(message, words.language))
    }
    assert upset == {}


@pytest.mark.parametrize("words", [EN, AR], ids=lambda words: words.tag)
async def test_a_message_that_lost_its_marks_would_be_noticed(walls: Walls, words: Speech) -> None:
    view = VIEWS["floor"](words)
    bare = View(MARKS.sub("", view.text))
    assert await found(await walls[words.language].show(bare), words.language)


async def test_an_arabic_floor_reads_from_the_right(walls: Walls) -> None:
    turn = await (await walls["ar"].show(words_only(VIEWS["floor"](AR)))).line("الدور على")
    assert turn.from_the_left("👉", "الدور", "على", "Mona", "⏳", "خلال") == [
        "خلال",
        "⏳",
        "Mona",
        "على",
        "الدور",
        "👉",
    ]


async def test_an_english_floor_reads_from_the_left(walls: Walls) -> None:
    turn = await (await walls["en"].show(words_only(VIEWS["floor"](EN)))).line("to play")
    assert turn.from_the_left("👉", "Mona", "to", "play", "⏳") == [
        "👉",
        "Mona",
        "to",
        "play",
        "⏳",
    ]


@pytest.mark.parametrize("words", [EN, AR], ids=lambda words: words.tag)
async def test_cards_lie_in_the_same_order_for_every_reader(walls: Walls, words: Speech) -> None:
    """As in the picture above them, and on the buttons below."""
    floor = await walls[words.language].show(words_only(VIEWS["floor"](words)))
    assert (await floor.line("🟩")).from_the_left("4♥", "9♣", "A♥") == ["9♣", "A♥", "4♥"]
    hand = await walls[words.language].show(VIEWS["hand"](words))
    buttons = [one for one in await hand.paragraphs() if one.is_button]
    buttons.sort(key=lambda button: button.start)
    assert [button.text for button in buttons] == ["8♥", "10♥", "J♥", "K♦"]


async def test_a_basra_in_arabic_keeps_latin_names_and_cards_whole(walls: Walls) -> None:
    play = await (await walls["ar"].show(words_only(VIEWS["floor"](AR)))).line("خدت")
    assert play.from_the_left("⭐", "بصرة!", "+10", "Mona", ":", "7♦", "خدت", "9♠") == [
        "9♠",
        "خدت",
        "7♦",
        ":",
        "Mona",
        "+10",
        "بصرة!",
        "⭐",
    ]


async def test_an_arabic_name_begins_an_english_line_at_the_left(walls: Walls) -> None:
    laid = await (await walls["en"].show(words_only(VIEWS["floor"](EN)))).line("laid 9♣")
    assert laid.from_the_left("علي", "laid", "9♣") == ["علي", "laid", "9♣"]
    assert laid.left == pytest.approx(laid.start, abs=2)


@pytest.mark.parametrize(
    ("words", "before", "after"),
    [(AR, "1500", "1523"), (EASTERN, "١٥٠٠", "١٥٢٣")],
    ids=["latin", "eastern"],
)
async def test_a_rating_grows_to_the_left_in_arabic(
    walls: Walls, words: Speech, before: str, after: str
) -> None:
    line = await (await walls["ar"].show(VIEWS["result"](words))).line(after)
    assert line.from_the_left("Mona", before, "←", after, "(") == ["(", after, "←", before, "Mona"]


@pytest.mark.parametrize("words", [EN, AR], ids=lambda words: words.tag)
async def test_the_columns_of_a_board_stand_below_each_other(walls: Walls, words: Speech) -> None:
    board = [Line(place, one, 1500, False, 3, 9) for place, one in enumerate((MONA, ALI), 1)]
    message = await walls[words.language].show(views.leaderboard(board, "all", words))
    first, second = (await message.paragraphs())[1:]
    outer, inner = ("left", "right") if words is EN else ("right", "left")
    for one, other in (("1.", "2."), ("Mona", "علي")):
        assert getattr(first.find(one), outer) == pytest.approx(
            getattr(second.find(other), outer), abs=2
        )
    assert getattr(first.find("."), inner) == getattr(first.find("1."), inner)


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
@pytest.mark.parametrize("words", [EN, AR], ids=lambda words: words.tag)
async def test_no_name_moves_what_stands_beside_it(walls: Walls, words: Speech, name: str) -> None:
    board = [Line(3, Person(9, name, "en", None), 1523, True, 3, 9)]
    message = await walls[words.language].show(views.leaderboard(board, "all", words))
    line = (await message.paragraphs())[1]
    place, shown, rating = (
        next(line.pieces(re.compile(each))) for each in (r"^3\.", r"(?<=^3\. ).+(?= 1523)", "1523")
    )
    assert shown.is_whole
    if words is EN:
        assert place.right <= shown.left < shown.right <= rating.left
    else:
        assert place.left >= shown.right > shown.left >= rating.right
