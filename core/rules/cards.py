"""The 52 cards, their two-letter codes and what people see."""

from collections.abc import Iterable
from enum import Enum
from functools import total_ordering
from typing import Final

from core.rules.error import BadText


class Rank(Enum):
    """Thirteen ranks in order; the value is the first letter of a card's code."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"


class Suit(Enum):
    """Four suits in order; the value is the second letter of a card's code."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def symbol(self) -> str:
        return "♣♦♥♠"["CDHS".index(self.value)]


RANKS: Final = tuple(Rank)
SUITS: Final = tuple(Suit)


@total_ordering
class Card:
    """One of exactly 52 values: `Card(rank, suit)` always gives the same object.

    Equality is identity, also after a copy or a pickle. Cards are ordered by rank, then suit.
    `value` is 1–10 for ace to ten and 0 for J, Q, K, which never count in a sum. `index` is the
    place in `PACK`. `sweeps` says that it takes the whole floor: a Jack, or the Komi.
    """

    __slots__ = ("code", "face", "index", "rank", "suit", "sweeps", "value")

    rank: Rank
    suit: Suit
    code: str
    face: str
    index: int
    sweeps: bool
    value: int

    def __new__(cls, rank: Rank, suit: Suit) -> "Card":
        return PACK[RANKS.index(rank) * 4 + SUITS.index(suit)]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card never changes")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("a card never changes")

    def __lt__(self, other: object) -> bool:
        return self.index < other.index if isinstance(other, Card) else NotImplemented

    def __reduce__(self) -> tuple[object, ...]:
        return parse_card, (self.code,)

    def __repr__(self) -> str:
        return f"<{self.code}>"

    def __str__(self) -> str:
        return self.code


def _print(index: int) -> Card:
    """Make the card at this place of the pack; called once for each, below."""
    rank, suit = RANKS[index // 4], SUITS[index % 4]
    number = index // 4 + 1
    details = {
        "rank": rank,
        "suit": suit,
        "code": rank.value + suit.value,
        "face": ("10" if rank is Rank.TEN else rank.value) + suit.symbol,
        "index": index,
        "sweeps": rank is Rank.JACK or (rank, suit) == (Rank.SEVEN, Suit.DIAMONDS),
        "value": number if number <= 10 else 0,
    }
    card: Card = object.__new__(Card)
    for name, detail in details.items():
        object.__setattr__(card, name, detail)
    return card


PACK: Final[tuple[Card, ...]] = tuple(_print(index) for index in range(52))
_BY_CODE: Final = {card.code: card for card in PACK}
KOMI: Final = _BY_CODE["7D"]


def parse_card(text: str) -> Card:
    """Read an exact code such as `TH`; raises BadText for anything else."""
    card = _BY_CODE.get(text)
    if card is None:
        raise BadText(f"{text[:12]!a} is not a card: write a rank A 2–9 T J Q K and a suit C D H S")
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read codes in a row, `AS7C` or `AS 7C`, no card twice; raises BadText."""
    joined = "".join(text.split())
    cards = tuple(parse_card(joined[at : at + 2]) for at in range(0, len(joined), 2))
    if len(set(cards)) < len(cards):
        raise BadText("a card is named twice")
    return cards


def write_cards(cards: Iterable[Card]) -> str:
    """Codes in a row, as `parse_cards` reads them."""
    return "".join(card.code for card in cards)
