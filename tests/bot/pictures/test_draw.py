"""What a picture is as a file: its size, its weight, and that the same picture is the same file."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from struct import unpack

import pytest
from PIL import Image

from bot.pictures import draw
from bot.view import Deck, Move, Picture
from core.rules.cards import PACK
from tests.bot.pictures.sample import SAMPLES, TWELVE, move, picture, pile

HEAVIEST = 60_000  # bytes, at twelve cards


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def test_a_picture_is_a_png_of_three_to_two() -> None:
    png = draw(SAMPLES["took"])
    assert png.startswith(b"\x89PNG")
    assert unpack(">II", png[16:24]) == (1080, 720)


def test_the_same_picture_is_the_same_file() -> None:
    assert draw(SAMPLES["took"]) == draw(replace(SAMPLES["took"]))


def test_no_two_moments_look_the_same() -> None:
    assert len({draw(one) for one in SAMPLES.values()}) == len(SAMPLES)


@pytest.mark.parametrize("name", SAMPLES)
def test_a_picture_is_light(name: str) -> None:
    assert len(draw(SAMPLES[name])) <= HEAVIEST


def test_the_heaviest_floor_of_twelve_cards_is_light() -> None:
    heaviest = picture(
        TWELVE, move("9S", "9C"), (pile(20, "AC2D3H5D7CJCQHKC"), pile(20, "AS2S3D5H7HJHQSKS"))
    )
    assert len(draw(heaviest)) <= HEAVIEST


@pytest.mark.parametrize("count", range(17))
def test_any_floor_can_be_drawn(count: int) -> None:
    floor = PACK[:count]
    drawn = {draw(Picture(floor, piles=(pile(3), pile(4)))), draw(Picture(floor))}
    assert len(drawn) == 2


def test_a_sweep_of_the_whole_pack_can_be_drawn() -> None:
    swept = Picture((), Move(PACK[51], PACK[:48], 0), (pile(49), pile(0)))
    assert len(draw(swept)) <= HEAVIEST


def test_a_basra_is_celebrated() -> None:
    plain = replace(SAMPLES["basra"], move=move("TH", "TS5H4DAC", 1))
    gold, less = (opened(draw(one)).crop((300, 20, 1060, 120)) for one in (SAMPLES["basra"], plain))
    assert len(gold.getcolors(4000) or []) > len(less.getcolors(4000) or [])


def test_the_pile_that_grew_is_marked() -> None:
    ours, theirs = (
        opened(draw(picture("9H", move("8S", "8D", side)))).crop((20, 20, 280, 360))
        for side in (0, 1)
    )
    assert ours != theirs


def test_four_colours_tell_clubs_from_spades_and_diamonds_from_hearts() -> None:
    two, four = (opened(draw(picture("5C5D", deck=deck))) for deck in Deck)
    same, other = (opened(draw(picture("5H5S", deck=deck))) for deck in Deck)
    assert two != four
    assert same == other


def test_a_picture_is_opaque_so_that_every_theme_shows_it_alike() -> None:
    assert "transparency" not in Image.open(BytesIO(draw(SAMPLES["took"]))).info
