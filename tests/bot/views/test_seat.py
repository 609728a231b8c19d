"""How those at a table are named: a lone computer by that word, several by their numbers."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot import views
from bot.actions import Verb
from bot.text import LANGUAGES, Speech, speech_in
from bot.text.tongue import with_digits
from bot.view import View
from core.engine.table import Seat, Status
from tests.bot.views.reading import labels, read
from tests.bot.views.sample import MONA, OMAR, Player, Sample, opened

EN = speech_in("en")
ONE, TWO, THREE = (f"Computer\u00a0{number}" for number in (1, 2, 3))
TEAM = list(Player((MONA, None, None, None), teams=True).versions())
PLAYING = TEAM[20]
PAUSED = next(one for one in TEAM if one.table.is_paused)


def hand(sample: Sample, words: Speech) -> View:
    return views.hand(sample.table, sample.view(0), words)


SHOWN: dict[str, Callable[[Speech], View]] = {
    "challenge": lambda words: views.challenge(
        replace(TEAM[0].table, status=Status.OPEN, floor=None), words
    ),
    "start": lambda words: views.challenge(TEAM[0].table, words),
    "floor": lambda words: views.floor(PLAYING.table, words),
    "hand": lambda words: hand(PLAYING, words),
    "pause": lambda words: views.floor(PAUSED.table, words),
    "count": lambda words: views.count(PAUSED.table, 1, words),
    "result": lambda words: views.result(TEAM[-1].table, words),
}


def numbers_of(text: str, words: Speech) -> set[int]:
    """The computers that a text names by number."""
    return {one for one in (1, 2, 3) if words.say("computer-numbered", number=one) in text}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHOWN)
def test_everybody_sees_which_computer_is_whose_partner(name: str, language: str) -> None:
    words = speech_in(language)
    assert numbers_of(read(SHOWN[name](words)), words) == {1, 2, 3}


def test_partners_stand_side_by_side() -> None:
    names = [line for line in read(views.floor(PLAYING.table, EN)).split("\n") if " & " in line]
    assert [line.split(" & ")[0] for line in names] == ["Mona", ONE]
    assert names[0].startswith(f"Mona & {TWO} ")
    assert names[1].startswith(f"{ONE} & {THREE} ")


def test_each_play_says_which_computer_made_it() -> None:
    said = read(views.floor(PLAYING.table, EN))
    made = PLAYING.table.made[-4:]
    plays = [line for line in said.split("\n") if " laid " in line or " played " in line]
    assert len(plays) == len(made)
    for play, line in zip(made, plays, strict=True):
        assert ("Mona", ONE, TWO, THREE)[play.seat] in line


def test_a_lone_computer_has_no_number() -> None:
    table = opened(Seat(0, MONA), Seat(1, computer="casual"))
    assert labels(views.which_match([table], Verb.RESIGN, EN)) == ["Match 12: Mona – Computer"]


def test_the_computer_in_a_seat_that_was_left_is_named_for_who_left() -> None:
    left = Seat(1, OMAR, computer="casual")
    table = opened(Seat(0, MONA), left, Seat(2, computer="casual"))
    assert labels(views.which_match([table], Verb.RESIGN, EN)) == [
        "Match 12: Mona – Computer (for Omar) – Computer"
    ]


def test_numbers_of_computers_are_in_the_digits_of_the_reader() -> None:
    words = speech_in(with_digits("ar", eastern=True))
    assert "كمبيوتر\u00a0٣" in read(views.floor(PLAYING.table, words))
    assert "كمبيوتر\u00a03" in read(views.floor(PLAYING.table, speech_in("ar")))
