"""A match judged play by play: by what its players could know, and by the definition in docs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.engine.review import Decision, Review, by_doubt, decisions, review
from core.players import Weighed
from core.rules.record import Ending, Record
from core.rules.replay import course
from core.rules.round import PLAYS
from core.rules.ruleset import PRESETS
from core.rules.seatview import SeatView
from tests.core.rules.recording import given_up, recorded

TABLES = [(2, False), (3, False), (4, False), (4, True)]
RECORD, MATCH = recorded(PRESETS["v2"], (2, False), 3)
Found = dict[int, list[Weighed]]


def judged(best: float = 0.6, played: float = 0.6, worst: float = 0.6) -> Found:
    """Of every decision with a choice: the chances of the best, the made and the worst play."""
    found = {}
    for one in decisions(RECORD):
        others = [play for play in one.view.legal_plays() if play != one.play]
        rest = [best, *[worst] * len(others)][: len(others)]
        weighed = [Weighed(one.play, 0.0, played)]
        weighed += [Weighed(play, 0.0, chance) for play, chance in zip(others, rest, strict=True)]
        found[one.step] = weighed if others else [Weighed(one.play, 0.0, best)]
    return found


def reviewed(found: Found, record: Record = RECORD) -> Review:
    return review(record, decisions(record), found)


@pytest.mark.parametrize("table", TABLES)
def test_every_play_is_a_decision_of_the_seat_that_made_it(table: tuple[int, bool]) -> None:
    record, _ = recorded(PRESETS["coffeehouse"], table, 5)
    made = decisions(record)
    assert [one.play for one in made] == [play for row in record.rounds for play in row.plays]
    assert all(one.play in one.view.legal_plays() and one.view.is_my_turn for one in made)


def test_a_decision_knows_its_moment_of_the_replay() -> None:
    moments = list(course(RECORD))
    for one in decisions(RECORD):
        before = moments[one.step].round
        assert before is not None
        assert (before.floor, before.ply) == (one.view.floor, one.ply - 1)


def test_a_decision_holds_what_its_seat_saw_and_nothing_else() -> None:
    """No round and no pack reaches whoever weighs; what a SeatView hides is its own matter."""
    assert set(Decision.__slots__) == {"step", "round_number", "ply", "view", "play"}
    moments = list(course(RECORD))
    for one in decisions(RECORD):
        before = moments[one.step]
        assert before.round is not None
        assert one.view == SeatView.of(before, before.round.turn)


def test_a_line_goes_through_the_plays_of_its_side_to_the_result() -> None:
    lines = reviewed(judged()).chances
    steps = [[step for step, _ in line] for line in lines]
    made = decisions(RECORD)
    assert steps == [
        [*[one.step for one in made if one.view.side == side], made[-1].step + 1] for side in (0, 1)
    ]
    assert [line[-1][1] for line in lines] == [float(MATCH.winner == side) for side in (0, 1)]


def test_rounds_begin_with_their_deals() -> None:
    deals = reviewed(judged()).deals
    assert deals == tuple(range(0, len(RECORD.rounds) * (PLAYS + 1), PLAYS + 1))


def test_accuracy_is_the_share_of_what_could_be_thrown_away_that_was_kept() -> None:
    always_best = reviewed(judged(best=0.5, played=0.9, worst=0.5))
    assert always_best.accuracies == (100, 100)
    always_worst = reviewed(judged(best=0.9, played=0.5, worst=0.5))
    assert always_worst.accuracies == (0, 0)
    in_between = reviewed(judged(best=0.9, played=0.8, worst=0.5))
    for accuracy in in_between.accuracies:  # 75, and less where there was no third play
        assert accuracy is not None
        assert 60 < accuracy <= 75


def test_who_had_nothing_to_lose_has_no_accuracy() -> None:
    assert reviewed(judged()).accuracies == (None, None)


def test_the_costliest_plays_come_first_and_are_three() -> None:
    found = judged()
    chosen = [one for one in decisions(RECORD) if len(found[one.step]) > 1]
    for one, cost in zip(chosen, (0.05, 0.3, 0.1, 0.2), strict=False):
        found[one.step][0] = Weighed(one.play, 0.0, 0.6 - cost)
    costly = reviewed(found).costly
    assert [round(one.cost, 2) for one in costly] == [0.3, 0.2, 0.1]
    assert [one.step for one in costly] == [chosen[1].step, chosen[3].step, chosen[2].step]
    assert all(one.better.play != one.play for one in costly)


def test_what_costs_next_to_nothing_is_not_told() -> None:
    assert reviewed(judged(best=0.605)).costly == ()


def test_what_nobody_could_think_about_in_time_is_left_out() -> None:
    found = {step: weighed for step, weighed in judged(best=0.9).items() if step % 2}
    assert {one.step % 2 for one in reviewed(found).costly} == {1}
    empty = reviewed({})
    assert (empty.costly, empty.accuracies) == ((), (None, None))


def test_a_review_knows_how_many_plays_it_lacks() -> None:
    found = judged()
    assert reviewed(found).is_whole
    del found[decisions(RECORD)[-1].step]
    short = reviewed(found)
    assert not short.is_whole
    assert (short.judged, short.plays) == (len(found), len(found) + 1)


def test_the_course_has_the_chance_at_each_deal_and_the_result() -> None:
    found = judged()
    made = decisions(RECORD)
    for one in made:
        found[one.step] = [Weighed(one.play, 0.0, one.step / 1000)]
    first = [
        next(one for one in made if (one.round_number, one.view.side) == (1, side)).step
        for side in (0, 1)
    ]
    for side, shown in enumerate(reviewed(found).course):
        assert len(shown) == len(RECORD.rounds) + 1
        assert shown[0] == first[side] / 1000
        assert 49 <= shown[1] * 1000 <= 50
        assert shown[-1] == float(MATCH.winner == side)


def test_a_side_of_which_no_play_was_judged_has_no_course() -> None:
    found = {one.step: [Weighed(one.play, 0.0, 0.5)] for one in decisions(RECORD) if one.view.side}
    course_of_one, course_of_other = reviewed(found).course
    assert course_of_one == ()
    assert len(course_of_other) == len(RECORD.rounds) + 1


def test_plays_that_the_computer_made_for_somebody_count_for_nobody() -> None:
    found = judged(best=0.9, played=0.9, worst=0.5)
    made = decisions(RECORD)
    lent = {number for number, one in enumerate(made) if one.view.seat == 0 and number > 40}
    for number in lent:  # the computer plays badly
        one = made[number]
        others = [play for play in one.view.legal_plays() if play != one.play]
        found[one.step] = [
            Weighed(one.play, 0.0, 0.1),
            *[Weighed(play, 0.0, 0.9) for play in others],
        ]
    assert reviewed(found).accuracies[0] != 100
    told = review(RECORD, made, found, lent)
    assert (told.accuracies, told.costly, told.absent) == ((100, 100), (), (0,))
    assert told.chances == reviewed(found).chances


def test_what_seems_costliest_is_looked_at_first_and_what_has_no_choice_never() -> None:
    found = judged(best=0.6, played=0.6, worst=0.5)
    made = decisions(RECORD)
    chosen = [one for one in made if len(found[one.step]) > 2]
    for one, cost in zip(chosen, (0.05, 0.3, 0.1), strict=False):
        found[one.step][0] = Weighed(one.play, 0.0, 0.6 - cost)
    order = by_doubt(made, found)
    assert order[:3] == [chosen[1], chosen[2], chosen[0]]
    assert len(order) == sum(len(weighed) > 1 for weighed in found.values())


@pytest.mark.parametrize(
    ("totals", "ends"),
    [((20, 20, 5), (0.5, 0.5, 0.0)), ((7, 20, 20, 20), (0.0, *[1 / 3] * 3)), ((9, 9), (0.5, 0.5))],
)
def test_a_shared_first_place_is_shared_by_those_who_came_first_alone(
    totals: tuple[int, ...], ends: tuple[float, ...]
) -> None:
    record, _ = recorded(PRESETS["v2"], (len(totals), False), 3, target=None)
    drawn = replace(record, winner=None, totals=totals)
    shown = review(drawn, decisions(drawn), {})
    assert [line[-1][1] for line in shown.chances] == pytest.approx(ends)


def test_a_match_that_was_given_up_ends_with_its_winner() -> None:
    record = given_up(RECORD, MATCH)
    shown = review(record, decisions(record), {})
    assert [line[-1][1] for line in shown.chances] == [0.0, 1.0]


def test_a_void_match_has_no_result_to_lead_to() -> None:
    record = replace(given_up(RECORD, MATCH), ending=Ending.VOID, winner=None)
    assert review(record, decisions(record), {}).chances == ((), ())
