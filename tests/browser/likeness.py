"""How much two photographs of a message differ, to somebody who stands a step back.

Another rasteriser draws letters a little differently, and in another version of a font they are a
hair wider, so that the end of a line lies some pixels off. Neither is a difference; a word in
another place is one.
"""

from __future__ import annotations

from itertools import product

from PIL import Image, ImageChops, ImageFilter

HALF, BLUR, BLOCK = 2, 1, 8  # the scale, then pixels of that
AROUND = tuple(product((-2, -1, 0, 1, 2), repeat=2))  # where else a block may be found


def distance(one: Image.Image, other: Image.Image) -> int:
    """The grey value, 0 to 255, by which the block that differs most does wherever it is sought."""
    here, there = _from_afar(one), _from_afar(other.resize(one.size))
    nearest = Image.new("L", here.reduce(BLOCK).size, 255)
    for across, down in AROUND:
        difference = ImageChops.difference(here, ImageChops.offset(there, across, down))
        nearest = ImageChops.darker(nearest, difference.reduce(BLOCK))
    return int(nearest.getextrema()[1])  # type: ignore[arg-type]  # one band


def _from_afar(photograph: Image.Image) -> Image.Image:
    return photograph.convert("L").reduce(HALF).filter(ImageFilter.GaussianBlur(BLUR))
