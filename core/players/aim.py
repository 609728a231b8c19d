"""What a search tries for."""

from enum import StrEnum


class Aim(StrEnum):
    """`POINTS`: as many more than the others in this round as can be; `MATCH`: to win it."""

    POINTS = "points"
    MATCH = "match"
