"""The course: ten positions under the default rules, each with one card to find.

What each card does is asked of the rules; a test holds the claims that the lessons make.
"""

from dataclasses import dataclass
from typing import Final

from core.rules.cards import Card, parse_card, parse_cards


@dataclass(frozen=True, slots=True)
class Lesson:
    """A floor and a hand; `right` is the card of the hand that the lesson asks for."""

    name: str
    floor: tuple[Card, ...]
    hand: tuple[Card, ...]
    right: Card


def _lesson(name: str, floor: str, hand: str, right: str) -> Lesson:
    lying = parse_cards(floor) if floor else ()
    return Lesson(name, lying, parse_cards(hand), parse_card(right))


COURSE: Final = (
    _lesson("rank", "5D 8D KH", "9C 8S QS", "8S"),
    _lesson("sum", "3D 4C 9H", "5H KD 7S", "7S"),
    _lesson("both", "AS 7C KH 8D", "7S 8S KD", "8S"),
    _lesson("groups", "2S 4C 5D AH 9S", "9D 5S 6H", "6H"),
    _lesson("court", "QS QD KC 2H", "TS QH KD", "QH"),
    _lesson("jack", "2H 6C QD 9S", "9H JS QC", "JS"),
    _lesson("komi", "8D 7C AS", "JH 7S 7D", "7D"),
    _lesson("burn", "", "7D 4S JC", "4S"),
    _lesson("jack-basra", "JS", "5C JH QD", "JH"),
    _lesson("last", "4C TH QS 3S", "4D 8C", "8C"),
)
LAST_OTHER: Final = parse_card("TD")  # what the other player holds in the last lesson
