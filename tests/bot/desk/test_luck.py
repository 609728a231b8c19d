"""The random words that one tap sets."""

from random import Random

import pytest

from bot.desk.luck import suggestion
from bot.text import LANGUAGES, speech_in
from core.engine.luck import normal


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_suggestion_is_four_words_of_the_list(language: str) -> None:
    known = speech_in(language).say("luck-list").split()
    rng = Random(1)
    for _ in range(200):
        words = suggestion(speech_in(language), rng.choice)
        assert len(words.split()) == 4
        assert set(words.split()) <= set(known)
        assert normal(words) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_word_may_come_in_any_place(language: str) -> None:
    known = speech_in(language).say("luck-list").split()
    for place in (0, -1):
        words = suggestion(speech_in(language), lambda listed, at=place: listed[at])
        assert words == " ".join([known[place]] * 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_is_long_and_its_words_are_short_and_different(language: str) -> None:
    known = speech_in(language).say("luck-list").split()
    assert len(known) == len(set(known)) >= 128
    assert all(2 <= len(word) <= 8 for word in known)


def test_two_suggestions_are_hardly_ever_the_same() -> None:
    assert len({suggestion(speech_in("en")) for _ in range(100)}) > 95
