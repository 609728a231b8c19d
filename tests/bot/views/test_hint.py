"""What to play and why, in a sentence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot import views
from bot.text import LANGUAGES, speech_in
from core.players import Motive, Reason
from core.rules.cards import parse_cards
from core.rules.play import parse_play
from tests.bot.views.reading import check, lines

EN = speech_in("en")
WHY = Reason(
    motive=Motive.UNCLEARABLE,
    play=parse_play("8S:7C+AS"),
    taken=2,
    points=10,
    left=parse_cards("4D7H"),
    total=11,
    danger=3,
    unseen=20,
    cards=28,
)


def test_it_names_the_play_and_why() -> None:
    assert lines(views.hint(WHY, EN)) == [
        "💡 8♠ (takes A♠ 7♣)",
        "It takes 2 cards and leaves 4♦ 7♥: no single unseen card clears that for points.",
    ]


def test_a_card_that_takes_nothing_is_laid() -> None:
    safe = replace(WHY, motive=Motive.SAFE, play=parse_play("4C"))
    assert lines(views.hint(safe, EN)) == [
        "💡 4♣ (laid)",
        "No single unseen card then clears the floor for points.",
    ]


@pytest.mark.parametrize(
    ("motive", "sentence"),
    [
        (Motive.BASRA, "It makes a basra: +10."),
        (Motive.DENY, "It takes 2 cards away from a floor that 3 of the 20 unseen cards would"),
        (Motive.MAJORITY, "It takes 2 cards, and the pile then has 28 cards: more than half"),
        (Motive.KEEP_JACK, "The Jack stays in hand for a richer floor."),
    ],
)
def test_each_motive_has_its_own_sentence(motive: Motive, sentence: str) -> None:
    assert lines(views.hint(replace(WHY, motive=motive), EN))[1].startswith(sentence)


@pytest.mark.parametrize(("danger", "verb"), [(1, "clears"), (2, "clear")])
def test_one_card_clears_and_several_clear(danger: int, verb: str) -> None:
    why = replace(WHY, motive=Motive.LEAST_RISK, danger=danger)
    said = lines(views.hint(why, EN))[1]
    assert said.startswith(f"{danger} of the 20 unseen cards then {verb} the floor;")


@pytest.mark.parametrize("motive", Motive)
def test_every_motive_is_said_in_every_language(motive: Motive) -> None:
    said = {
        views.hint(replace(WHY, motive=motive), speech_in(language)).text for language in LANGUAGES
    }
    assert len(said) == len(LANGUAGES)
    for language in LANGUAGES:
        check(views.hint(replace(WHY, motive=motive), speech_in(language)))
