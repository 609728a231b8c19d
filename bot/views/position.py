"""A position that belongs to no match, as the course and the rules show it."""

from collections.abc import Sequence
from dataclasses import replace

from bot.text import Speech
from bot.view import Deck, Picture, View
from bot.views.picture import Wish, told
from core.rules.cards import Card


def posed(
    view: View, floor: Sequence[Card], hand: Sequence[Card], wish: Wish, speech: Speech
) -> View:
    """The view with a picture of a floor and a hand, or in words alone, as somebody wishes."""
    deck = Deck(wish.deck)
    if not wish.pictures:
        return replace(view, deck=deck)
    picture = Picture(tuple(floor), hand=tuple(hand), deck=deck)
    return replace(view, picture=picture, alt=told(picture, speech), deck=deck)
