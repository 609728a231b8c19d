"""Messages look in a browser, from the left and from the right, as when somebody found them good.

`GOLDEN=write pytest tests/browser/test_look.py` takes new photographs, to be looked at before they
are kept. What is on which side of what is held more sharply, and in every message, by
test_direction.py; here whole messages are held, coarsely, with their pictures and buttons.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

import pytest
from PIL import Image

from bot import views
from bot.text import Speech, speech_in
from bot.view import View
from core.engine.board import Line
from core.engine.table import Person
from tests.bot.views.reading import MARKS
from tests.bot.views.sample import ALI, MONA, OMAR, SARA, Player
from tests.bot.views.test_golden import VIEWS
from tests.browser.likeness import distance
from tests.browser.phone import CHROMIUM
from tests.browser.wall import FONTS, Message, Wall

GOLDEN = Path(__file__).parent / "golden"
TOLERANCE = 25  # letters a hundredth larger differ by 16 at most, turned lines by 36 or more


def _has(font: str) -> bool:
    finder = shutil.which("fc-list")
    return finder is not None and bool(subprocess.check_output([finder, font]).strip())


pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="package"),
    pytest.mark.xdist_group("walls"),
    pytest.mark.skipif(
        "BASRA_SKIP_NOTHING" not in os.environ and (CHROMIUM is None or not all(map(_has, FONTS))),
        reason="Chromium or a font is not installed: install the packages `chromium`, "
        "`fonts-noto-core` and `fonts-noto-color-emoji`",
    ),
]

# An override, markup, both scripts with brackets and an emoji, zalgo (platforms.md 31).
UPSETTING = ("\u202eevil علي", "<b>_*[]`</b>", "سوسو 🌙 (Mona)", "Z" + "\u0301" * 40 + "alg")
TABLE: Final = list(
    Player(
        tuple(Person(n, name, "en", None) for n, name in enumerate(UPSETTING, 1)), rng=Random(5)
    ).versions()
)[31].table
BOARD: Final = [
    Line(1, MONA, 1523, False, 11, 19),
    Line(2, ALI, 1484, True, 3, 4),
    Line(2, replace(OMAR, name="Omar (عمر)"), 1484, False, 2, 8),
    Line(4, SARA, 987, False, 1, 9),
]
SCENES: Final[dict[str, Callable[[Speech], View]]] = {
    "floor": VIEWS["floor"],
    "hand": VIEWS["hand"],
    "count": VIEWS["count"],
    "result": VIEWS["result-three"],
    "board": lambda words: views.leaderboard(BOARD, "week", words),
    "names": lambda words: replace(views.floor(TABLE, words), picture=None),
}
KEPT = [
    *((name, tag) for name in SCENES for tag in ("en", "ar")),
    ("hand", "ar-u-nu-arab"),
    ("result", "ar-u-nu-arab"),
]
SOME = [("board", "en"), ("floor", "ar"), ("result", "ar-u-nu-arab")]
Walls = dict[str, Wall]


async def shown(walls: Walls, name: str, tag: str) -> Message:
    words = speech_in(tag)
    return await walls[words.language].show(SCENES[name](words))


def kept(name: str, tag: str) -> Path:
    return GOLDEN / f"{name}.{tag}.png"


async def difference(message: Message, name: str, tag: str) -> int:
    with Image.open(kept(name, tag)) as golden:
        return distance(golden.convert("RGB"), await message.photograph())


@pytest.mark.parametrize(("name", "tag"), KEPT)
async def test_a_message_looks_as_it_did(walls: Walls, name: str, tag: str) -> None:
    message = await shown(walls, name, tag)
    if os.environ.get("GOLDEN") == "write":
        photograph = await message.photograph()
        photograph.quantize(64).save(kept(name, tag), optimize=True)
    assert await difference(message, name, tag) <= TOLERANCE


async def test_no_photograph_is_left_over() -> None:
    assert {file.name for file in GOLDEN.iterdir()} == {kept(*one).name for one in KEPT}


@pytest.mark.parametrize(("name", "tag"), SOME)
async def test_letters_a_hair_larger_look_the_same(walls: Walls, name: str, tag: str) -> None:
    message = await shown(walls, name, tag)
    wider = (
        "message => { Object.assign(message.style, { fontSize: '16.16px', lineHeight: '22.4px' }) }"
    )
    await message.element.evaluate(wider)
    assert await difference(message, name, tag) <= TOLERANCE


@pytest.mark.parametrize(("name", "tag"), SOME)
async def test_lines_that_read_the_other_way_would_be_noticed(
    walls: Walls, name: str, tag: str
) -> None:
    message = await shown(walls, name, tag)
    await message.element.evaluate(
        """message => {
          for (const line of message.querySelectorAll(".text p")) {
            const turned = getComputedStyle(line).direction === "rtl" ? "ltr" : "rtl";
            Object.assign(line.style, { unicodeBidi: "isolate", direction: turned });
          }
        }"""
    )
    assert await difference(message, name, tag) > TOLERANCE


@pytest.mark.parametrize(("name", "tag"), [("names", "en"), ("floor", "ar")])
async def test_lines_without_their_marks_would_be_noticed(
    walls: Walls, name: str, tag: str
) -> None:
    view = SCENES[name](speech_in(tag))
    message = await walls[tag].show(replace(view, text=MARKS.sub("", view.text)))
    assert await difference(message, name, tag) > TOLERANCE
