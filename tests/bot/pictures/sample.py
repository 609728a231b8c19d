"""Pictures of moments that matter, by name; the contact sheet in docs/ shows them too."""

from __future__ import annotations

from typing import Final

from bot.view import Deck, Move, Picture, Pile
from core.rules.cards import Card, parse_card, parse_cards

TWELVE: Final = "3S9H4DQC2C5SKDKH8C6D6SAH"
SIXTEEN: Final = TWELVE + "7DTHTDQD"


def picture(
    floor: str,
    move: Move | None = None,
    piles: tuple[Pile, ...] = (Pile(12), Pile(8)),
    hand: str = "",
    deck: Deck = Deck.TWO,
) -> Picture:
    """A picture from the codes of its cards."""
    return Picture(parse_cards(floor), move, piles, parse_cards(hand), deck)


def move(card: str, takes: str = "", side: int | None = 0, *, is_basra: bool = False) -> Move:
    """A play from the codes of its cards."""
    return Move(parse_card(card), parse_cards(takes), side, is_basra=is_basra)


def pile(size: int, basras: str = "") -> Pile:
    """A pile from the codes of its basras."""
    return Pile(size, parse_cards(basras))


def cards(codes: str) -> tuple[Card, ...]:
    """Cards from their codes."""
    return parse_cards(codes)


SAMPLES: Final = {
    "dealt": picture("8D7CKSAH", piles=(pile(0), pile(0))),
    "laid": picture("8D7CAS", move("AS"), (pile(6), pile(10, "8H"))),
    "took": picture("3S9H4DQC2C", move("8S", "8D7CAC"), (pile(14, "5C"), pile(10, "8HJS"))),
    "basra": picture("", move("TH", "TS5H4DAC", 1, is_basra=True), (pile(14), pile(22, "8HTH"))),
    "swept": picture("", move("JH", TWELVE), (pile(24), pile(8, "QS"))),
    "twelve": picture(TWELVE, move("8S", "8D7C"), (pile(20, "5C"), pile(0))),
    "sixteen": picture(SIXTEEN, move("QD"), (pile(14, "5C"), pile(0), pile(4))),
    "four sides": picture(
        TWELVE, move("AH"), (pile(7, "5C"), pile(0), pile(4), pile(21, "JD3D9C"))
    ),
    "bare": picture("", piles=(pile(22), pile(18))),
    "lesson": picture("3S9H4DQC", piles=(), hand="7DJC6H2S"),
    "four colours": picture("8D7CKSAHJD", move("JD"), (pile(6), pile(10, "8C")), deck=Deck.FOUR),
    "Komi": picture("", move("4C", "7D", 0, is_basra=True), (pile(14, "4C"), pile(9))),
}
