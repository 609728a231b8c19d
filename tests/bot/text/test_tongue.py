"""A language tag in, sentences out."""

import logging

import pytest

from bot.text import LANGUAGES, speech_in
from bot.text.tongue import Speech, bundle, has_digits, with_digits
from tests.bot.text.ftl import sentences


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
    assert speech_in(tag).language == language


def test_arabic_reads_from_right_to_left() -> None:
    assert speech_in("ar").is_rtl
    assert not speech_in("en").is_rtl


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_without_groups_in_every_language(language: str) -> None:
    assert "<b>1523</b>" in speech_in(language).say("stats-rating", rating=1523)


def test_arabic_counts_cards_as_egyptians_do() -> None:
    said = [speech_in("ar").say("cards-count", count=count) for count in (0, 1, 2, 3, 11, 100)]
    assert said == ["مفيش ورق", "ورقة واحدة", "ورقتين", "3 ورقات", "11 ورقة", "100 ورقة"]


def test_french_has_no_card_in_the_singular_and_a_million_of_them() -> None:
    said = [speech_in("fr").say("cards-count", count=count) for count in (0, 1, 2, 10**6)]
    assert said == ["0 carte", "1 carte", "2 cartes", "1000000 de cartes"]


def test_turkish_leaves_a_noun_alone_after_a_number() -> None:
    said = [speech_in("tr").say("cards-count", count=count) for count in (0, 1, 2, 10**6)]
    assert said == ["0 kâğıt", "1 kâğıt", "2 kâğıt", "1000000 kâğıt"]


def test_a_line_that_a_language_lacks_is_said_in_english() -> None:
    empty = bundle("ar")
    for name in ("floor-empty",):
        del empty._messages[name]
    assert "floor" in Speech("ar", (empty, bundle("en"))).say("floor-empty")


def test_an_unknown_sentence_is_an_error() -> None:
    with pytest.raises(LookupError, match="no-such-sentence"):
        speech_in("en").say("no-such-sentence")


def test_a_missing_fact_is_logged_by_the_name_of_the_sentence_alone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.WARNING):
        Speech("en", (bundle("en"),)).say("play-laid", name="Mona")
    assert caplog.messages == ["the sentence play-laid (en) lacks a fact"]


# the digits of Arabic

EASTERN = speech_in("ar-u-nu-arab")
DIGITS = "\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669"


@pytest.mark.parametrize("tag", ["ar-u-nu-arab", "AR_U_NU_ARAB", "ar-EG-u-nu-arab"])
def test_a_tag_may_ask_for_the_digits_of_arabic(tag: str) -> None:
    assert speech_in(tag) is EASTERN
    assert (EASTERN.language, EASTERN.tag) == ("ar", "ar-u-nu-arab")


@pytest.mark.parametrize("tag", ["ar", "en-u-nu-arab", "de-u-nu-arab"])
def test_others_keep_the_digits_that_everybody_reads(tag: str) -> None:
    assert not speech_in(tag).eastern


def test_numbers_are_said_in_those_digits_with_the_same_plurals() -> None:
    said = [EASTERN.say("cards-count", count=count) for count in (2, 3, 11)]
    assert said == ["ورقتين", "\u0663 ورقات", "\u0661\u0661 ورقة"]


def test_numbers_that_come_as_text_are_said_so_too() -> None:
    assert "+\u0661\u0660" in EASTERN.say("count-total", total="\u2066+10\u2069")


@pytest.mark.parametrize(
    "kept",
    [
        "\u206610♥ 7♦\u2069",
        "\u2068Ali99\u2069",
        "<code>0123456789abcdef</code>",
        '<tg-time unix="1795982400" format="r">',
        '<a href="tg://user?id=123">',
        "https://example.org/m/77",
        "/basra3",
        "@mona3",
        "SHA\u2011256",
        "7KQF2",
    ],
)
def test_what_one_copies_or_knows_in_latin_digits_stays(kept: str) -> None:
    said = EASTERN.say("total-line", name=kept, total=5)
    assert kept in said
    assert "\u0665" in said


def test_every_sentence_says_the_same_in_both_digits() -> None:
    back = str.maketrans(DIGITS, "0123456789")
    for name, sentence in sentences("ar").items():
        facts: dict[str, str | int] = dict.fromkeys(sentence.facts, 10)
        western, eastern = (speech_in(tag).say(name, **facts) for tag in ("ar", "ar-u-nu-arab"))
        assert eastern.translate(back) == western


def test_a_tag_is_given_the_digits_or_loses_them() -> None:
    assert with_digits("ar", True) == "ar-u-nu-arab"
    assert with_digits("ar-u-nu-arab", False) == with_digits("ar", False) == "ar"
    assert has_digits("ar-u-nu-arab")
    assert not has_digits("tr")
