"""The plot of a match: lines in the sides' colours, and no words."""

from __future__ import annotations

import os
from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from bot.pictures import draw
from bot.pictures.ink import BLUE, GOLD, GREEN, PAPER, RED, Ink
from bot.pictures.plot import INKS, SIZE
from bot.view import Plot
from tests.bot.pictures.test_golden import GOLDEN, TOLERANCE, distance

RISING = tuple((step, step / 96) for step in range(0, 97, 2))
FALLING = tuple((step, 1 - chance) for step, chance in RISING)
PLOT = Plot((RISING, FALLING), (0, 49), 96, ((20, 0.8, 1), (60, 0.6, 0)))


def drawn(plot: Plot) -> Image.Image:
    return Image.open(BytesIO(draw(plot))).convert("RGB")


def area(image: Image.Image, ink: Ink) -> int:
    return sum(count for count, colour in image.getcolors(1 << 20) or [] if colour == ink)


def inks(plot: Plot) -> set[Ink]:
    found = drawn(plot).getcolors(1 << 20) or []
    return {colour for _, colour in found}  # type: ignore[misc]  # RGB has three parts


def test_it_is_as_large_as_every_picture_and_light() -> None:
    assert drawn(PLOT).size == SIZE == (1080, 720)
    assert len(draw(PLOT)) < 60_000


def test_the_same_plot_is_the_same_file() -> None:
    assert draw(PLOT) == draw(replace(PLOT))
    assert draw(PLOT) != draw(replace(PLOT, marks=()))


def test_each_side_has_its_own_colour() -> None:
    assert INKS == (RED, BLUE, GREEN, GOLD)
    for sides in (2, 3, 4):
        lines = tuple(((0, side / 4), (96, side / 4)) for side in range(sides))
        assert inks(Plot(lines, (0,), 96)) & set(INKS) == set(INKS[:sides])


def test_who_sees_no_colours_tells_the_lines_by_their_dashes() -> None:
    rows = [0.2, 0.4, 0.6, 0.8]
    grey = drawn(Plot(tuple(((0, row), (96, row)) for row in rows), (), 96)).convert("L")
    light = grey.point(lambda shade: 255 * (shade > 240)).convert("1")  # type: ignore[operator]
    gaps = []
    for row in rows:
        line = [light.getpixel((x, round(630 - 580 * row))) for x in range(140, 1030)]
        gaps.append(sum(before < after for before, after in pairwise(line)))
    assert gaps[0] == 0
    assert len(set(gaps)) == 4


def test_a_line_is_where_its_chance_is() -> None:
    certain = drawn(Plot((((0, 1.0), (96, 1.0)), ((0, 0.0), (96, 0.0))), (0,), 96))
    assert certain.getpixel((600, 50)) == RED
    assert BLUE in {certain.getpixel((x, 630)) for x in range(580, 640)}  # it is dashed
    assert certain.getpixel((600, 200)) == PAPER


@pytest.mark.parametrize("chance", [0.0, 0.4, 1.0])
def test_marks_of_neighbouring_plays_do_not_cover_each_other(chance: float) -> None:
    hers, his = (90, chance, 0), (91, chance, 1)
    both = drawn(Plot(((), ()), (), 96, (hers, his)))
    alone = drawn(Plot(((), ()), (), 96, (hers,)))
    assert area(both, RED) == area(alone, RED)


@pytest.mark.parametrize("rounds", [1, 9, 12])
def test_any_number_of_rounds_can_be_drawn(rounds: int) -> None:
    deals = tuple(range(0, 49 * rounds, 49))
    assert drawn(Plot(((), ()), deals, 49 * rounds)).size == SIZE


def test_a_match_without_plays_can_be_drawn() -> None:
    assert drawn(Plot(((), ()), (), 0)).size == SIZE


def test_it_looks_as_it_did() -> None:
    small = drawn(PLOT).resize((360, 240), Image.Resampling.BOX)
    file = GOLDEN / "plot.png"
    if os.environ.get("GOLDEN") == "write":
        small.quantize(64).save(file, optimize=True)
    with Image.open(file) as golden:
        assert distance(small, golden.convert("RGB")) <= TOLERANCE
