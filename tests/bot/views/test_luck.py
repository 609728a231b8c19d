"""One's own luck words, and the line that says who has some."""

import re
from hashlib import sha256
from html import unescape

import pytest

from bot import views
from bot.actions import Action, Verb
from bot.text import LANGUAGES, speech_in
from core.engine.luck import LONGEST
from tests.bot.views.reading import buttons, check, lines, read
from tests.bot.views.sample import ALI, MONA, OMAR, PRIVATE, Player, Sample

EN = speech_in("en")


def second(player: Player) -> Sample:
    """The match after one play."""
    versions = player.versions()
    next(versions)
    return next(versions)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", ["seven cats", "<b> & \"'", "قهوة سادة", "a\u202eb"])
def test_a_copy_of_the_words_shown_has_the_digest_shown(words: str, language: str) -> None:
    view = views.luck(7, words, speech_in(language))
    shown, digest = map(unescape, re.findall("<code>(.*)</code>", view.text))
    assert shown == words
    assert digest == sha256(shown.encode()).hexdigest()


def test_the_buttons_name_the_person_and_never_the_words() -> None:
    assert [button.action for button in buttons(views.luck(7, "cats", EN))] == [
        Action(Verb.LUCK_DRAW, 7),
        Action(Verb.LUCK_CLEAR, 7),
    ]


def test_there_is_nothing_to_clear_without_words() -> None:
    view = views.luck(7, "", EN)
    assert [button.action for button in buttons(view)] == [Action(Verb.LUCK_DRAW, 7)]
    assert "You have no luck words" in read(view)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("character", ["x", "&", "<", "𝔘", "\u0301"])
def test_the_longest_words_fit_a_message(character: str, language: str) -> None:
    check(views.luck(2**31 - 1, character * LONGEST, speech_in(language)))


def test_the_floor_says_who_has_luck_words() -> None:
    sample = second(Player(people=(MONA, ALI, OMAR), words=("cats", "", "dogs")))
    assert "🍀 Luck words: Mona, Omar" in lines(views.floor(sample.table, EN))


def test_every_hand_says_so_too() -> None:
    sample = second(Player(words=("cats", "")))
    for seat in (0, 1):
        assert "🍀 Luck words: Mona" in lines(views.hand(sample.table, sample.view(seat), EN))


def test_a_private_match_says_so_in_its_one_message() -> None:
    sample = second(Player(people=(MONA, None), chat=PRIVATE, words=("cats", "")))
    assert "🍀 Luck words: Mona" in lines(views.hand(sample.table, sample.view(0), EN))


def test_nothing_is_said_where_nobody_has_any() -> None:
    sample = second(Player())
    assert "🍀" not in read(views.floor(sample.table, EN))
    assert "🍀" not in read(views.hand(sample.table, sample.view(0), EN))


def test_what_is_said_is_about_the_round_on_the_floor() -> None:
    """In the pause the words of the next round are not frozen yet."""
    paused = next(one for one in Player(words=("cats", "")).versions() if one.table.is_paused)
    assert paused.table.rounds[-1].words == ()
    assert "🍀 Luck words: Mona" in lines(views.floor(paused.table, EN))
