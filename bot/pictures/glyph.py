"""The thirteen ranks as strokes of a round pen, so that no font is needed.

A box is 100 high; the strokes are the pen's middle line, and the pen is `PEN` wide.
"""

from __future__ import annotations

from typing import Final

from bot.pictures.curve import Points, ellipse, trace
from core.rules.cards import Rank

PEN: Final = 17.0


def _glyph(*ways: str | Points) -> tuple[Points, ...]:
    return tuple([trace(way) if isinstance(way, str) else way for way in ways])


_SIX: Final = trace("45,8.5 C 24,22 8.5,42 8.5,66")
_BOWL: Final = "55.5,83 45,91.5 31,91.5 20,91.5 12,86 8.5,77"  # how 3 and 5 end

GLYPHS: Final[dict[Rank, tuple[Points, ...]]] = {
    Rank.ACE: _glyph("8.5,91.5 L 39,8.5 69.5,91.5", "20,65 L 58,65"),
    Rank.TWO: _glyph(
        "9.5,29 C 11,16 20,8.5 32,8.5 45,8.5 54,17 54,30 54,47 36,60 9,91.5 L 55.5,91.5"
    ),
    Rank.THREE: _glyph(
        "10,21 C 14,13 22,8.5 31,8.5 44,8.5 53,16.5 53,28 53,40 44,47.5 29,47.5"
        f" 46,47.5 55.5,56 55.5,69 {_BOWL}",
    ),
    Rank.FOUR: _glyph("47,91.5 L 47,8.5 8.5,69 61.5,69"),
    Rank.FIVE: _glyph(f"51,8.5 L 16,8.5 12.5,45 C 18,40 25,38 32,38 46,38 55.5,49 55.5,66 {_BOWL}"),
    Rank.SIX: _glyph(_SIX, ellipse((32, 66), 23.5, 25.5)),
    Rank.SEVEN: _glyph("8.5,8.5 L 54.5,8.5 C 40,32 27,60 24,91.5"),
    Rank.EIGHT: _glyph(ellipse((32, 28), 20, 19.5), ellipse((32, 69.5), 23.5, 22)),
    Rank.NINE: _glyph([(64 - x, 100 - y) for x, y in _SIX], ellipse((32, 34), 23.5, 25.5)),
    Rank.TEN: _glyph("8.5,24 L 25,8.5 25,91.5", ellipse((65, 50), 20.5, 41.5)),
    Rank.JACK: _glyph("28,8.5 L 49.5,8.5 49.5,66 C 49.5,83 41,91.5 28,91.5 17,91.5 9.5,85 8.5,74"),
    Rank.QUEEN: _glyph(ellipse((40, 50), 31.5, 41.5), "48,66 L 73,93"),
    Rank.KING: _glyph("9.5,8.5 L 9.5,91.5", "60,8.5 L 9.5,61", "29,42 L 63,91.5"),
}
