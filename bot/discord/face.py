"""Card faces as the application's own emoji: their names, and how each is written in a message."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, Protocol

from bot.discord.markdown import Faces
from bot.pictures import is_own
from bot.view import Deck
from core.rules.cards import PACK, Card

_PREFIXES: Final = {  # other emoji of the application are left alone
    Deck.TWO: "basra_",
    Deck.FOUR: "basra_four_",
}
FACES: Final = tuple([(card, deck) for deck in Deck for card in PACK if is_own(card, deck)])
"""Every card of every deck, those that look the same in both decks once."""


class Uploaded(Protocol):
    """An emoji as Discord lists it."""

    @property
    def name(self) -> str: ...

    @property
    def id(self) -> int: ...


def emoji_name(card: Card, deck: Deck = Deck.TWO) -> str:
    """The name of a card's emoji, such as `basra_TH` or `basra_four_TD`."""
    return f"{_PREFIXES[deck]}{card.code}"


def faces(uploaded: Iterable[Uploaded]) -> Mapping[Deck, Faces]:
    """How each uploaded card is written in a message, by its face in text: none that is missing.

    A card that is missing in four colours is written in two.
    """
    known = {emoji.name: emoji.id for emoji in uploaded}
    usual = _written(Deck.TWO, known)
    return MappingProxyType({deck: usual | _written(deck, known) for deck in Deck})


def _written(deck: Deck, known: Mapping[str, int]) -> dict[str, str]:
    names = {card.face: emoji_name(card, deck) for card in PACK}
    return {face: f"<:{name}:{known[name]}>" for face, name in names.items() if name in known}
