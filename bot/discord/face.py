"""Card faces as the application's own emoji: their names, and how each is written in a message."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, Protocol

from core.rules.cards import PACK, Card

_PREFIX: Final = "basra_"  # other emoji of the application are left alone


class Uploaded(Protocol):
    """An emoji as Discord lists it."""

    @property
    def name(self) -> str: ...

    @property
    def id(self) -> int: ...


def emoji_name(card: Card) -> str:
    """The name of a card's emoji, such as `basra_TH`."""
    return f"{_PREFIX}{card.code}"


def faces(uploaded: Iterable[Uploaded]) -> Mapping[str, str]:
    """How each uploaded card is written in a message, by its face in text: none that is missing."""
    known = {emoji.name: emoji.id for emoji in uploaded}
    names = {card.face: emoji_name(card) for card in PACK}
    written = {face: f"<:{name}:{known[name]}>" for face, name in names.items() if name in known}
    return MappingProxyType(written)
