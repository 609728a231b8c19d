"""The count of a round."""

from dataclasses import replace

import pytest

from bot import views
from bot.actions import Action, Verb
from bot.text import speech_in
from core.engine.table import Seat, Table
from core.rules.capture import Basra
from core.rules.count import Count
from core.rules.ruleset import PRESETS
from core.rules.shuffle import commitment
from tests.bot.views.reading import buttons, labels, lines, read
from tests.bot.views.sample import Player, Sample, digests_of, seed_of

EN = speech_in("en")


def versions(**how: object) -> list[Sample]:
    return list(Player(**how).versions())  # type: ignore[arg-type]


def paused() -> Table:
    return next(one.table for one in versions() if one.table.is_paused)


def counted(count: Count, totals: tuple[int, ...] = (70, 4), rules: str = "v2") -> Table:
    table = paused()
    row = replace(table.rounds[0], count=count, totals=totals)
    return replace(table, rounds=(row, *table.rounds[1:]), rules=PRESETS[rules])


FULL = Count(
    cards=(28, 24),
    most=0,
    card_points=(30, 0),
    basras=((Basra.PLAIN, Basra.JACK, Basra.PLAIN), (Basra.KOMI,)),
    basra_points=(50, 30),
    honours=(0, 0),
    carried=0,
)


def test_it_counts_cards_and_each_kind_of_basra_for_each_side() -> None:
    view = views.count(counted(FULL), 1, EN)
    assert lines(view)[:10] == [
        "🧮 Round 1 is counted · match 12",
        "Mona +80",
        "28 cards, the most: +30",
        "2 basras: +20",
        "1 Jack basra: +30",
        "Total: 70",
        "علي +30",
        "24 cards",
        "1 Komi basra: +30",
        "Total: 4",
    ]


def test_a_tie_for_most_cards_gives_nobody_points() -> None:
    tie = replace(FULL, cards=(26, 26), most=None, card_points=(0, 0), basras=((), ()))
    assert [line for line in lines(views.count(counted(tie), 1, EN)) if "tie" in line] == [
        "26 cards, a tie",
        "26 cards, a tie",
    ]


def test_a_tie_that_is_carried_is_said() -> None:
    tie = replace(FULL, cards=(26, 26), most=None, card_points=(0, 0), carried=30)
    text = read(views.count(counted(tie, rules="coffeehouse"), 1, EN))
    assert "Nobody has the most cards: +30 go on to the next round." in text


def test_honours_of_the_coffeehouse_have_their_line() -> None:
    honoured = replace(FULL, honours=(5, 0))
    assert read(views.count(counted(honoured), 1, EN)).count("honours: +5") == 1


def test_no_basra_is_said() -> None:
    none = replace(FULL, basras=((), ()), basra_points=(0, 0))
    assert lines(views.count(counted(none), 1, EN)).count("no basra") == 2


def test_the_seed_is_revealed_and_the_next_round_promised() -> None:
    text = read(views.count(paused(), 1, EN))
    assert f"Seed of round 1:\n{seed_of(1).hex()}" in text
    assert f"Round 2 is already fixed. SHA\u2011256 of its seed:\n{commitment(seed_of(2))}" in text


def test_digests_of_luck_words_are_shown_only_if_somebody_set_words() -> None:
    lucky = next(one.table for one in versions(words=("abracadabra", "")) if one.table.is_paused)
    assert digests_of(("abracadabra",))[0].hex() in read(views.count(lucky, 1, EN))
    assert "Luck words" not in read(views.count(paused(), 1, EN))


def test_ready_is_there_during_the_pause_that_follows() -> None:
    view = views.count(paused(), 1, EN)
    assert labels(view) == ["Ready"]
    assert buttons(view)[0].action == Action(Verb.READY, 12)


def test_its_text_never_changes_and_only_its_button_goes() -> None:
    seen = {
        (view.text, bool(view.rows))
        for one in versions()
        if one.table.rounds[0].count is not None
        for view in [views.count(one.table, 1, EN)]
    }
    assert len({text for text, _ in seen}) == 1
    assert {has_button for _, has_button in seen} == {True, False}


def test_who_is_ready_does_not_show_in_it() -> None:
    table = paused()
    ready: tuple[Seat, ...] = tuple(replace(seat, ready=True) for seat in table.seats)
    assert views.count(replace(table, seats=ready), 1, EN) == views.count(table, 1, EN)


def test_a_round_that_is_not_over_has_no_count() -> None:
    with pytest.raises(ValueError, match="not over"):
        views.count(versions()[0].table, 1, EN)
