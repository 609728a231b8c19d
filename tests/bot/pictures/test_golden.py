"""The pictures look as they did when somebody looked at them and found them good.

`GOLDEN=write pytest tests/bot/pictures` takes new ones, to be looked at before they are kept.
"""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.pictures import draw
from bot.view import Picture
from tests.bot.pictures.sample import SAMPLES, picture

GOLDEN = Path(__file__).parent / "golden"
KEPT = ("took", "basra", "twelve", "four sides", "lesson", "four colours")
SIZE, BLOCK = (360, 240), 8
TOLERANCE = 14  # of 255, on average over a block: another rasteriser passes, another rank does not


def small(shown: Picture) -> Image.Image:
    whole = Image.open(BytesIO(draw(shown))).convert("RGB")
    return whole.resize(SIZE, Image.Resampling.BOX)


def distance(one: Image.Image, other: Image.Image) -> int:
    """How much the block that differs most does."""
    blocks = ImageChops.difference(one, other).convert("L").reduce(BLOCK)
    return int(blocks.getextrema()[1])  # type: ignore[arg-type]  # one band


def file(name: str) -> Path:
    return GOLDEN / f"{name.replace(' ', '-')}.png"


@pytest.mark.parametrize("name", KEPT)
def test_a_picture_looks_as_it_did(name: str) -> None:
    if os.environ.get("GOLDEN") == "write":
        small(SAMPLES[name]).quantize(128).save(file(name), optimize=True)
    with Image.open(file(name)) as golden:
        assert distance(small(SAMPLES[name]), golden.convert("RGB")) <= TOLERANCE


def test_another_rank_would_be_noticed() -> None:
    six, eight = small(picture("6S")), small(picture("8S"))
    assert distance(six, eight) > TOLERANCE


def test_another_suit_would_be_noticed() -> None:
    assert distance(small(picture("6S")), small(picture("6C"))) > TOLERANCE
