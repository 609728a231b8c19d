"""When two messages show the same, and when they do not."""

from __future__ import annotations

from dataclasses import replace

from bot.view import Button, Deck, Move, Picture, Pile, View
from core.rules.cards import KOMI, PACK

PICTURE = Picture(PACK[:3], Move(PACK[2]), (Pile(4), Pile(6, PACK[7:8])))


def test_equal_views_have_equal_digests() -> None:
    assert (
        View("a", ((Button("b"),),), PICTURE).digest
        == View("a", ((Button("b"),),), replace(PICTURE)).digest
    )


def test_a_digest_tells_views_apart() -> None:
    views = (
        View("a"),
        View("b"),
        View("a", ((Button("b"),),)),
        View("a", (), PICTURE),
        View("a", (), replace(PICTURE, floor=(KOMI,))),
        View("a", deck=Deck.FOUR),
    )
    assert len({view.digest for view in views}) == len(views)


def test_a_digest_tells_pictures_apart() -> None:
    pictures = (
        PICTURE,
        replace(PICTURE, move=None),
        replace(PICTURE, move=Move(PACK[2], is_basra=True)),
        replace(PICTURE, piles=(Pile(4), Pile(7, PACK[7:8]))),
        replace(PICTURE, hand=(KOMI,)),
        replace(PICTURE, deck=Deck.FOUR),
    )
    assert len({picture.digest for picture in pictures}) == len(pictures)


def test_in_words_the_cards_keep_their_deck() -> None:
    assert View("a", (), PICTURE, "alt", "b", Deck.FOUR).in_words == View("b", deck=Deck.FOUR)


def test_the_words_of_a_picture_alone_are_no_news() -> None:
    assert View("a", (), PICTURE, "alt").digest == View("a", (), PICTURE, "other").digest
