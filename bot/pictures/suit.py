"""The four suits as outlines in a box of 100 by 100."""

from __future__ import annotations

from typing import Final

from bot.pictures.curve import Points, ellipse, mirrored, trace
from core.rules.cards import Suit

_STEM: Final = mirrored(trace("50,56 C 51,76 56,88 68,97"))
_HEART: Final = trace("50,26 C 54,12 65,4 77,4 91,4 99,15 99,29 99,53 70,72 50,97")
_SPADE: Final = trace("50,3 C 68,24 97,38 97,61 97,74 88,82 77,82 66,82 56,75 50,64")
_DIAMOND: Final = trace("50,1 C 59,18 72,36 88,50 72,64 59,82 50,99")
_LEAVES: Final = ((50.0, 26.0), (25.5, 60.0), (74.5, 60.0))

OUTLINES: Final[dict[Suit, tuple[Points, ...]]] = {
    Suit.CLUBS: (
        *[ellipse(leaf, 22.5, 22.5) for leaf in _LEAVES],
        [(38, 34), (62, 34), (62, 66), (38, 66)],  # where they meet
        _STEM,
    ),
    Suit.DIAMONDS: (mirrored(_DIAMOND),),
    Suit.HEARTS: (mirrored(_HEART),),
    Suit.SPADES: (mirrored(_SPADE), _STEM),
}
