"""What to play and why, in a sentence."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings

from bot import views
from bot.text import LANGUAGES, speech_in
from core.players import Motive, Reason, Weighed, reason, unweighed_reason
from core.rules.capture import legal_captures, score_capture
from core.rules.cards import Card, parse_cards
from core.rules.play import parse_play
from core.rules.round import Round
from core.rules.seatview import SeatView
from tests.bot.views.reading import check, lines
from tests.core.players.scene import view_of
from tests.core.rules.table import positions

EN = speech_in("en")
WHY = Reason(
    motive=Motive.UNCLEARABLE,
    play=parse_play("8S:7C+AS"),
    taken=2,
    points=10,
    left=parse_cards("4D7H"),
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
    assert said.startswith(f"{danger} of the 20 unseen cards then {verb} the floor for points;")


def test_a_play_may_be_as_good_as_another() -> None:
    said = lines(views.hint(replace(WHY, motive=Motive.LEAST_RISK), EN))[1]
    assert said.endswith("the floor for points; no other play costs less.")


COUNTED = re.compile(r"(\d+) of the (\d+) unseen cards .* (?:clears?|cleared)\b(?: the floor)?(.*)")


def clears(view: SeatView, floor: tuple[Card, ...], card: Card, is_for_points: bool) -> bool:
    """Whether this card, played by whoever, empties the floor, and scores by it if that counts."""
    takes = max(legal_captures(floor, card, view.rules), key=len)
    points = score_capture(floor, card, takes, view.rules)[1]
    return bool(floor) and len(takes) == len(floor) and (points > 0 or not is_for_points)


@settings(deadline=None, max_examples=50)
@given(positions().filter(lambda live: not live.is_over))
def test_the_number_in_a_sentence_is_what_the_rules_say(live: Round) -> None:
    """Whatever is found best: how many unseen cards clear the floor is counted one by one."""
    view = view_of(live, live.turn)
    for play in view.legal_plays():
        others = [other for other in view.legal_plays() if other != play]
        weighed = [Weighed(other, 0.0, 0.5) for other in (play, *others)]
        for why in (reason(view, weighed), unweighed_reason(view, play)):
            told = COUNTED.search(lines(views.hint(why, EN))[1])
            if told is None:
                continue
            left = [card for card in (*view.floor, play.card) if card not in play.takes]
            after = tuple(left[:-1] if play.takes else left)
            floor = view.floor if why.motive is Motive.DENY else after
            counted = [clears(view, floor, card, "for points" in told[3]) for card in view.unseen]
            assert (int(told[1]), int(told[2])) == (sum(counted), len(counted))


@pytest.mark.parametrize("motive", Motive)
def test_every_motive_is_said_in_every_language(motive: Motive) -> None:
    said = {
        views.hint(replace(WHY, motive=motive), speech_in(language)).text for language in LANGUAGES
    }
    assert len(said) == len(LANGUAGES)
    for language in LANGUAGES:
        check(views.hint(replace(WHY, motive=motive), speech_in(language)))
