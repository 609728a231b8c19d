"""What the pictures of a match show, and what is said of them."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest

from bot import views
from bot.text import LANGUAGES, speech_in
from bot.view import Deck, Move, Picture, Pile, View
from bot.views.guide import PAGES
from core.engine.preference import House, Taste
from core.engine.scene import Scene
from core.engine.table import Table
from core.rules.cards import KOMI, parse_card, parse_cards
from core.rules.play import Play
from core.rules.ruleset import DEFAULT_RULES, DEFAULT_TARGET
from tests.bot.views.sample import (
    ALI,
    GROUP,
    MONA,
    OMAR,
    PRIVATE,
    SARA,
    Player,
    Sample,
    after,
    at,
)

EN = speech_in("en")
FOUR = ("3S8S", "KHKD", "2C2D", "9S9D")


def played(sample: Sample, *plays: str) -> Sample:
    """The sample after plays written as `8S:8D7C`."""
    made = [play.partition(":") for play in plays]
    return after(sample, *[Play(parse_card(card), parse_cards(takes)) for card, _, takes in made])


def test_the_floor_lies_in_the_order_in_which_it_came() -> None:
    picture = views.floor(at("8D7CKS", ("AS3S", "2C5D")).table, EN).picture
    assert picture is not None
    assert picture.floor == parse_cards("8D7CKS")
    assert picture.move is None


def test_a_capture_is_shown_with_its_side_and_what_it_took() -> None:
    sample = played(at("8D7CKS", ("8S3S", "2C5D")), "8S:8D")
    picture = views.floor(sample.table, EN).picture
    assert picture is not None
    assert picture.floor == parse_cards("7CKS")
    assert picture.move == Move(parse_card("8S"), parse_cards("8D"), 0)


def test_a_basra_lies_across_the_pile_of_its_side() -> None:
    sample = played(at("8D", ("8S3S", "2C5D")), "8S:8D", "2C")
    picture = views.floor(sample.table, EN).picture
    assert picture is not None
    first, second = picture.piles
    assert first.basras == parse_cards("8S")
    assert first.size == sample.table.floor.piles[0]  # type: ignore[union-attr]  # it was dealt
    assert second == Pile(0)


def test_a_basra_is_celebrated_until_the_next_play() -> None:
    sample = at("8D", ("8S3S", "2C5D"))
    for plays, celebrated in ((["8S:8D"], True), (["8S:8D", "2C"], False)):
        picture = views.floor(played(sample, *plays).table, EN).picture
        assert picture is not None
        assert picture.move is not None
        assert picture.move.is_basra is celebrated


def test_partners_share_a_pile() -> None:
    players = Player(people=(MONA, ALI, OMAR, SARA), teams=True)
    for sample in players.versions():
        picture = views.floor(sample.table, EN).picture
        assert picture is not None
        assert len(picture.piles) == 2
        scored = sorted(len(pile.basras) for pile in picture.piles)
        assert scored == sorted(map(len, sample.table.floor.basras))  # type: ignore[union-attr]


def test_before_the_first_deal_there_is_none() -> None:
    table = replace(at("8D", ("8S", "2C")).table, floor=None, chat=PRIVATE)
    assert views.result(table, EN).picture is None


def in_group(**words: str) -> Table:
    chat = replace(GROUP, house=House(tuple(words.items())))
    return replace(at("8D", ("8S3S", "2C5D")).table, chat=chat)


def test_a_group_can_do_without() -> None:
    view = views.floor(in_group(pictures="off"), EN)
    assert view.picture is None
    assert view.alt == ""
    assert view.text == views.floor(in_group(), EN).text


def test_a_group_chooses_its_deck() -> None:
    picture = views.floor(in_group(deck="four"), EN).picture
    assert picture is not None
    assert picture.deck is Deck.FOUR


def test_a_hand_beside_a_group_has_none() -> None:
    sample = at("8D", ("8S3S", "2C5D"))
    assert views.hand(sample.table, sample.view(0), EN).picture is None


@pytest.mark.parametrize(("wish", "deck"), [("on", Deck.TWO), ("off", None)])
def test_in_a_private_match_its_person_decides(wish: str, deck: Deck | None) -> None:
    sample = at("8D", ("8S3S", "2C5D"))
    mona = replace(MONA, taste=Taste((("pictures", wish),)))
    seats = (replace(sample.table.seats[0], person=mona), *sample.table.seats[1:])
    table = replace(sample.table, seats=seats, chat=PRIVATE)
    picture = views.hand(table, sample.view(0), EN).picture
    assert (picture.deck if picture else None) is deck


def test_the_picture_of_a_hand_holds_no_card_of_it() -> None:
    sample = at("8D", ("8S3S", "2C5D"))
    picture = views.hand(replace(sample.table, chat=PRIVATE), sample.view(0), EN).picture
    assert picture is not None
    assert picture.hand == ()
    assert picture.floor == parse_cards("8D")


def test_a_replay_shows_its_moment() -> None:
    sample = played(at("8D7C", ("8S3S", "2C5D")), "8S:8D")
    scene = Scene(sample.table, ((), ()), 1, 1, 1, 1, 1, 1)
    picture = views.replay(scene, sample.table, EN).picture
    assert picture is not None
    assert picture.move == Move(parse_card("8S"), parse_cards("8D"), 0)


CARD = re.compile("(?:10|[2-9AJQK])[♠♥♦♣]")
EVERY = pytest.mark.parametrize("language", LANGUAGES)


def cards_in(view: View) -> Counter[str]:
    """The faces of all cards that a picture shows, each as often as it does."""
    assert isinstance(view.picture, Picture)
    picture, move = view.picture, view.picture.move
    basras = [card for pile in picture.piles for card in pile.basras]
    made = [move.card, *move.takes] if move else []
    return Counter(card.face for card in (*picture.floor, *picture.hand, *made, *basras))


def cards_told(view: View) -> Counter[str]:
    return Counter(CARD.findall(view.alt))


@EVERY
def test_the_words_of_a_picture_name_every_card_that_it_shows(language: str) -> None:
    for sample in Player().versions():
        view = views.floor(sample.table, speech_in(language))
        assert cards_told(view) == cards_in(view)
        assert "<" not in view.alt


@EVERY
def test_the_words_of_a_lesson_and_a_page_of_the_rules_do_so_too(language: str) -> None:
    words = speech_in(language)
    lessons = [views.lesson(MONA, number, words) for number in range(views.LESSONS)]
    guide = views.Guide(DEFAULT_RULES, DEFAULT_TARGET)
    pages = [views.rules(guide, number, words) for number in range(PAGES)]
    for view in (*lessons, views.course_done(MONA, words), *pages):
        assert cards_told(view) == cards_in(view)
        assert "<" not in view.alt


@EVERY
def test_where_there_is_no_picture_the_text_names_what_lies_there_and_what_was_played(
    language: str,
) -> None:
    words = speech_in(language)
    floors = [views.floor(sample.table, words) for sample in Player().versions()]
    lessons = [views.lesson(MONA, number, words) for number in range(views.LESSONS)]
    for view in (*floors, *lessons):
        picture = view.picture
        assert isinstance(picture, Picture)
        bare = replace(view, picture=replace(picture, piles=()))
        assert set(cards_in(bare)) <= set(CARD.findall(view.in_words.text))
        assert view.in_words.picture is None


def test_a_lesson_in_words() -> None:
    alt = plain(views.lesson(MONA, 0, EN).alt)
    assert alt == "On the floor: 5♦ 8♦ K♥. In your hand: 9♣ 8♠ Q♠."


def test_a_picture_in_words() -> None:
    sample = played(at("8D7C", ("8S3S", "2C5D")), "8S:8D", "5D")
    assert _alt(sample) == "On the floor: 7♣ 5♦. Just laid: 5♦. Cards taken: 48 · 0."


def test_a_basra_in_words() -> None:
    sample = played(at("7D", ("8S3S", "2C5D")), f"8S:{KOMI.code}")
    assert (
        _alt(sample)
        == "The floor is empty. Basra! 8♠ just took 7♦. Cards taken: 49 · 0. Basras: 8♠ · –."
    )


def _alt(sample: Sample) -> str:
    return plain(views.floor(sample.table, EN).alt)


def plain(text: str) -> str:
    """A text without the marks that keep directions apart."""
    return text.translate({0x2066: None, 0x2069: None})
