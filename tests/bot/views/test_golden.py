"""The main views, letter by letter, in English and Arabic, and a sample of every other language.

When a change of the words is meant, write the files anew with
`GOLDEN=write pytest tests/bot/views/test_golden.py` and read the difference before committing it.
In the files ⟦…⟧ stands for an isolated name, ⟦ltr …⟧ for a run that reads left to right, and → or ←
for a line's direction.
"""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot import views
from bot.actions import Verb
from bot.text import LANGUAGES, Speech, speech_in
from bot.view import View
from bot.views.guide import Guide
from core.engine.board import Line, Stats
from core.engine.house import Alteration
from core.engine.preference import House
from core.engine.table import Due, End, Person, Result, Seat, Status, Table
from core.rules.cards import parse_card
from core.rules.ruleset import PRESETS
from tests.bot.views.reading import visible
from tests.bot.views.sample import (
    ALI,
    GROUP,
    MONA,
    NOW,
    OMAR,
    PEOPLE,
    PRIVATE,
    SARA,
    Player,
    Sample,
    at,
    opened,
)
from tests.bot.views.test_replay import SITE, over, scenes

HERE = Path(__file__).parent / "golden"
MATCH = list(Player(words=("abracadabra", ""), rng=Random(118)).versions())


def paused(match: list[Sample]) -> Table:
    """The table in the pause after the first round."""
    return next(one.table for one in match if one.table.is_paused)


SET = replace(
    GROUP,
    house=House()
    .choose("rules", "coffeehouse")
    .choose("jack_basra", "20")
    .choose("pictures", "off")
    .choose("floors", "1"),
)
SET_BY = [
    Alteration(ALI, "jack_basra", "0", "20", NOW),
    Alteration(Person(99, ""), "rules", "v2", "coffeehouse", NOW),
]
PAUSE = paused(MATCH)
PLAYING = MATCH[46]
END = MATCH[-1].table
FRIEND = opened(Seat(0, MONA), Seat(1, invited="@ali"))
BASRA = at("TS 5H 4D AC", ("TH 8H KD JH", "2C 3C 4C 9C"))
CHOICE = at("AS 6H 6C 5D", ("7S 8H KD TH", "2C 3C 4C 9C"))
THREE = list(Player(PEOPLE[:3], gone=frozenset({2}), rng=Random(5), target=51).versions())
TEAMS = list(Player(PEOPLE, teams=True, rng=Random(5)).versions())
RESIGNED = Result(End.RESIGNED, 1, (10, 20), False, (None, None), resigned_seat=0)

VIEWS: dict[str, Callable[[Speech], View]] = {
    "challenge": lambda words: views.challenge(FRIEND, words),
    "challenge-open": lambda words: views.challenge(opened(Seat(0, MONA), Seat(1)), words),
    "challenge-level": lambda words: views.challenge(
        opened(Seat(0, MONA), Seat(1)), words, asks_level=True
    ),
    "challenge-arriving": lambda words: views.challenge(
        opened(Seat(0, MONA), Seat(1, ALI, invited="@ali", arriving=True)), words
    ),
    "challenge-expired": lambda words: views.challenge(
        replace(FRIEND, status=Status.EXPIRED), words
    ),
    "challenge-three": lambda words: views.challenge(
        opened(
            Seat(0, MONA), Seat(1, ALI, invited="@ali", arriving=True), Seat(2, invited="@sara")
        ),
        words,
    ),
    "challenge-teams": lambda words: views.challenge(
        opened(
            Seat(0, MONA),
            Seat(1, invited="@sara"),
            Seat(2, ALI, invited="@ali"),
            Seat(3, invited="Omar"),
            teams=True,
        ),
        words,
    ),
    "challenge-open-four": lambda words: views.challenge(
        opened(Seat(0, MONA), Seat(1, ALI), Seat(2, OMAR, arriving=True), Seat(3)), words
    ),
    "challenge-open-teams": lambda words: views.challenge(
        opened(Seat(0, MONA), Seat(1, SARA), Seat(2), Seat(3), teams=True), words
    ),
    "challenge-declined-three": lambda words: views.challenge(
        replace(
            opened(Seat(0, MONA), Seat(1, ALI, invited="@ali"), Seat(2, invited="@sara")),
            status=Status.DECLINED,
            declined=2,
        ),
        words,
    ),
    "floor-three": lambda words: views.floor(THREE[31].table, words),
    "floor-teams": lambda words: views.floor(TEAMS[25].table, words),
    "hand-three": lambda words: views.hand(THREE[31].table, THREE[31].view(0), words),
    "hand-teams": lambda words: views.hand(TEAMS[25].table, TEAMS[25].view(2), words),
    "hand-left": lambda words: views.left(THREE[31].table, words),
    "count-three": lambda words: views.count(paused(THREE), 1, words),
    "count-teams": lambda words: views.count(paused(TEAMS), 1, words),
    "result-three": lambda words: views.result(THREE[-1].table, words),
    "result-teams": lambda words: views.result(TEAMS[-1].table, words),
    "resign-sure-three": lambda words: views.resign_sure(THREE[31].table, MONA.id, words),
    "resign-sure-teams": lambda words: views.resign_sure(TEAMS[31].table, MONA.id, words),
    "floor": lambda words: views.floor(PLAYING.table, words),
    "floor-paused": lambda words: views.floor(PAUSE, words),
    "floor-suspended": lambda words: views.floor(
        replace(PLAYING.table, status=Status.SUSPENDED, due=Due.VOID), words
    ),
    "floor-resigned": lambda words: views.floor(
        replace(PLAYING.table, status=Status.OVER, result=RESIGNED), words
    ),
    "hand": lambda words: views.hand(BASRA.table, BASRA.view(0), words),
    "hand-waiting": lambda words: views.hand(PLAYING.table, PLAYING.view(1), words),
    "hand-choosing": lambda words: views.hand(
        CHOICE.table, CHOICE.view(0), words, views.Choosing(parse_card("7S"))
    ),
    "hand-private": lambda words: views.hand(
        replace(PLAYING.table, chat=PRIVATE), PLAYING.view(0), words
    ),
    "count": lambda words: views.count(PAUSE, 1, words),
    "result": lambda words: views.result(END, words),
    "verify": lambda words: views.verify(PAUSE, words),
    "replay": lambda words: views.replay(scenes("teams")[30], over("teams"), words, SITE),
    "replay-end": lambda words: views.replay(scenes("two")[-1], over("two"), words),
    "leaderboard": lambda words: views.leaderboard(
        [Line(1, MONA, 1523, False, 3, 9), Line(2, ALI, 1484, True, 2, 4)], "week", words
    ),
    "stats": lambda words: views.stats(Stats(OMAR, 1523, False, 3, 12, 7, 20, 11), words),
    "rules-capturing": lambda words: views.rules(Guide(PRESETS["v2"]), 1, words),
    "rules-basras": lambda words: views.rules(Guide(PRESETS["v2"]), 3, words),
    "rules-count-coffeehouse": lambda words: views.rules(Guide(PRESETS["coffeehouse"]), 4, words),
    "settings-house": lambda words: views.house_settings(SET, views.ALL, SET_BY, words),
    "settings-rules": lambda words: views.house_settings(SET, "rules", SET_BY, words),
    "settings-own": lambda words: views.own_settings(MONA, views.ALL, "dm", words),
    "lesson": lambda words: views.lesson(MONA, 6, words),
    "lesson-wrong": lambda words: views.lesson(MONA, 7, words, parse_card("7D")),
    "lesson-right": lambda words: views.lesson(MONA, 9, words, parse_card("8C")),
    "challenge-house": lambda words: views.challenge(
        replace(opened(Seat(0, MONA), Seat(1, invited="@ali")), chat=SET, rules=SET.house.rules),
        words,
    ),
    "help": views.help_page,
    "privacy": views.privacy,
    "luck": lambda words: views.luck(1, "seven <b>cats", words),
    "luck-none": lambda words: views.luck(1, "", words),
    "welcome-private": views.welcome_private,
    "welcome-group": views.welcome_group,
    "which-match": lambda words: views.which_match([PLAYING.table, PAUSE], Verb.RESIGN, words),
    "resign-sure": lambda words: views.resign_sure(PLAYING.table, MONA.id, words),
}


WHOLE = ("en", "ar")
SAMPLE = ("floor", "hand", "count")
OTHERS = [language for language in LANGUAGES if language not in WHOLE]
APPROVED = [
    *((name, language) for name in VIEWS for language in WHOLE),
    *((name, language) for name in SAMPLE for language in OTHERS),
]


@pytest.mark.parametrize(("name", "language"), APPROVED)
def test_the_view_reads_as_it_was_approved(name: str, language: str) -> None:
    file = HERE / f"{name}.{language}.txt"
    drawn = visible(VIEWS[name](speech_in(language)))
    if os.environ.get("GOLDEN") == "write":
        file.write_text(drawn, "utf-8")
    assert file.read_text("utf-8") == drawn


def test_no_approved_view_is_left_over() -> None:
    wanted = {f"{name}.{language}.txt" for name, language in APPROVED}
    assert {file.name for file in HERE.iterdir()} == wanted
