"""How good a computer player is."""

from enum import StrEnum
from typing import Final


class Level(StrEnum):
    """The levels people can choose, weakest first; the value is what a seat row holds."""

    NOVICE = "novice"
    CASUAL = "casual"
    STRONG = "strong"
    EXPERT = "expert"


LEVELS: Final = tuple(Level)
STAND_IN: Final = Level.CASUAL
