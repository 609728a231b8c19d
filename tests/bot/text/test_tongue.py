"""A language tag in, sentences out."""

import logging

import pytest

from bot.text import LANGUAGES, speech
from bot.text.tongue import Speech, bundle


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("en", "en"),
        ("ar", "ar"),
        ("ar-EG", "ar"),
        ("AR_eg", "ar"),
        ("en-GB", "en"),
        ("de-AT", "de"),
        ("fr_CA", "fr"),
        ("tlh", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_tag_finds_its_language_or_english(tag: str | None, language: str) -> None:
    assert speech(tag).language == language


def test_arabic_reads_from_right_to_left() -> None:
    assert speech("ar").is_rtl
    assert not speech("en").is_rtl


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_without_groups_in_every_language(language: str) -> None:
    assert "<b>1523</b>" in speech(language).say("stats-rating", rating=1523)


def test_arabic_counts_cards_as_egyptians_do() -> None:
    said = [speech("ar").say("cards-count", count=count) for count in (0, 1, 2, 3, 11, 100)]
    assert said == ["مفيش ورق", "ورقة واحدة", "ورقتين", "3 ورقات", "11 ورقة", "100 ورقة"]


def test_french_has_no_card_in_the_singular_and_a_million_of_them() -> None:
    said = [speech("fr").say("cards-count", count=count) for count in (0, 1, 2, 10**6)]
    assert said == ["0 carte", "1 carte", "2 cartes", "1000000 de cartes"]


def test_turkish_leaves_a_noun_alone_after_a_number() -> None:
    said = [speech("tr").say("cards-count", count=count) for count in (0, 1, 2, 10**6)]
    assert said == ["0 kâğıt", "1 kâğıt", "2 kâğıt", "1000000 kâğıt"]


def test_a_line_that_a_language_lacks_is_said_in_english() -> None:
    empty = bundle("ar")
    for name in ("floor-empty",):
        del empty._messages[name]
    assert "floor" in Speech("ar", (empty, bundle("en"))).say("floor-empty")


def test_an_unknown_sentence_is_an_error() -> None:
    with pytest.raises(LookupError, match="no-such-sentence"):
        speech("en").say("no-such-sentence")


def test_a_missing_fact_is_logged_by_the_name_of_the_sentence_alone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.WARNING):
        Speech("en", (bundle("en"),)).say("play-laid", name="Mona")
    assert caplog.messages == ["the sentence play-laid (en) lacks a fact"]
