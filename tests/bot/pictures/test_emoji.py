"""Cards as emoji: small files, and each like no other."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.pictures import card_face, is_own
from bot.view import Deck
from core.rules.cards import KOMI, PACK, Card, parse_card

LINE = (22, 22)  # how Discord shows an emoji in a line of text
LARGEST = 256 * 1024  # bytes of an emoji's file


def shown(png: bytes) -> Image.Image:
    whole = Image.open(BytesIO(png)).convert("RGBA").resize(LINE, Image.Resampling.BOX)
    ground = Image.new("RGBA", LINE, "white")
    return Image.alpha_composite(ground, whole).convert("RGB")


@pytest.mark.parametrize("deck", Deck)
def test_every_card_is_a_square_that_discord_takes(deck: Deck) -> None:
    for card in PACK:
        png = card_face(card, deck)
        assert Image.open(BytesIO(png)).size == (128, 128)
        assert len(png) < LARGEST


@pytest.mark.parametrize("deck", Deck)
def test_even_in_a_line_of_text_no_two_cards_look_alike(deck: Deck) -> None:
    seen = [shown(card_face(card, deck)) for card in PACK]
    for at, one in enumerate(seen):
        for other in seen[at + 1 :]:
            difference = ImageChops.difference(one, other).convert("L")
            assert sum(difference.histogram()[40:]) >= 12  # points that differ clearly


def test_a_card_is_drawn_once_for_the_decks_in_which_it_looks_the_same() -> None:
    for card in PACK:
        is_same = card_face(card, Deck.FOUR) == card_face(card, Deck.TWO)
        assert is_own(card, Deck.TWO)
        assert is_own(card, Deck.FOUR) is not is_same


def test_its_corners_are_clear_on_any_ground() -> None:
    alpha = Image.open(BytesIO(card_face(PACK[0]))).convert("RGBA").getchannel("A")
    assert [alpha.getpixel(corner) for corner in ((0, 0), (127, 0), (0, 127), (127, 127))] == [
        0
    ] * 4
    assert alpha.getpixel((64, 64)) == 255


def test_the_komi_is_marked() -> None:
    def rim(card: Card) -> object:
        return Image.open(BytesIO(card_face(card))).convert("RGBA").getpixel((64, 2))

    assert rim(KOMI) != rim(parse_card("7H"))
