"""A play as data and as text, and a turn: a play as it happened."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from core.rules.capture import Basra, Takes, order_takes
from core.rules.cards import PACK, Card, parse_card
from core.rules.error import BadText


class Play(NamedTuple):
    """One card leaving a hand with what it takes, in the order of `order_takes`."""

    card: Card
    takes: Takes = ()

    def __str__(self) -> str:
        """The exact text: `8S` when laid, `8S:8D+AS+7C` when it takes."""
        if not self.takes:
            return self.card.code
        return f"{self.card.code}:{'+'.join(taken.code for taken in self.takes)}"


class Turn(NamedTuple):
    """A play with whose it was and what it scored at once."""

    seat: int
    play: Play
    basra: Basra | None
    points: int


LAID_PLAYS: Final = {card: Play(card) for card in PACK}


def make_play(card: Card, takes: Iterable[Card] = ()) -> Play:
    """A play with its captured cards put in order."""
    return Play(card, order_takes(card, takes))


def parse_play(text: str) -> Play:
    """Read `8S` or `8S:8D+AS+7C`, captured cards in any order; raises BadText.

    A bare card is a card laid. To let the rules find what it takes, use `Round.find`.
    """
    code, colon, rest = text.partition(":")
    card = parse_card(code)
    takes = tuple(parse_card(part) for part in rest.split("+")) if colon else ()
    if len({card, *takes}) != len(takes) + 1:
        raise BadText("a play names the same card twice")
    return make_play(card, takes)
