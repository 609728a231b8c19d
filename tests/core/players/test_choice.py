"""What holds for every level."""

import pickle
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.players import LEVELS, Level, choose, glance, weigh
from core.players.aim import Aim
from core.players.belief import World
from core.players.choice import EFFORTS, aim_of, search
from core.players.search import Search
from core.rules.match import Match
from core.rules.round import Round
from core.rules.ruleset import DEFAULT_RULES
from core.rules.seatview import SeatView
from tests.core.players.scene import last_deal, late_round, note_batches, torn_view, view_of
from tests.core.rules.pack import legal_pack
from tests.core.rules.table import any_rules, openings, positions, tables
from tests.tracing import untraced

LIGHT = 8  # worlds
live_positions = positions().filter(lambda live: not live.is_over)


@st.composite
def played(draw: st.DrawFn) -> tuple[Match, Match]:
    """A match inside a round, with its history, and one that differs in hidden cards alone."""
    seats, teams = draw(tables)
    rng = Random(draw(st.integers(0, 1 << 32)))
    match = Match.begin(draw(any_rules), 101, seats, teams).deal(legal_pack(rng, seats))
    for _ in range(draw(st.integers(0, 47))):
        assert match.round
        match = match.play(rng.choice(match.round.legal_plays()))
    assert match.round
    other = SeatView.of(match, match.round.turn).sample(rng)
    twin = Match(match.rules, 101, seats, teams, round=other, history=match.history)
    return match, twin


@pytest.mark.parametrize("level", LEVELS)
@settings(deadline=None, max_examples=20)
@given(both=played(), seed=st.integers(0, 1 << 32))
def test_what_is_hidden_does_not_change_a_choice(
    level: Level, both: tuple[Match, Match], seed: int
) -> None:
    """The hidden cards change places, everything seen stays: every table and rule set."""
    first, second = (_decide(level, match, seed) for match in both)
    assert first == second


def _decide(level: Level, match: Match, seed: int) -> object:
    assert match.round
    view = SeatView.of(match, match.round.turn)
    if level in EFFORTS:
        return search(view, Random(seed), LIGHT, aim_of(view))
    return choose(level, view, Random(seed))


@settings(deadline=None, max_examples=6)
@given(both=played(), seed=st.integers(0, 1 << 32))
def test_what_is_hidden_does_not_change_what_plays_are_worth(
    both: tuple[Match, Match], seed: int
) -> None:
    views = [SeatView.of(match, match.round.turn) for match in both if match.round]
    for look in (partial(weigh, budget_seconds=0.0), glance):
        first, second = (look(view, Random(seed)) for view in views)
        assert first == second


@pytest.mark.parametrize("level", LEVELS)
@settings(deadline=None, max_examples=2)
@given(live=openings(), seed=st.integers(0, 1 << 32))
def test_every_level_plays_legally_to_the_end_at_every_table(
    level: Level, live: Round, seed: int
) -> None:
    rng = Random(seed)
    while not live.is_over:
        view = view_of(live, live.turn)
        if level in EFFORTS:
            live = live.play(search(view, rng, LIGHT, aim_of(view)))
        else:
            live = live.play(choose(level, view, rng))
    assert live.is_over


@pytest.mark.parametrize("level", LEVELS)
@untraced()
def test_the_same_view_and_seed_give_the_same_play(level: Level) -> None:
    view = view_of(Round.deal(legal_pack(Random(8)), DEFAULT_RULES), 1)
    seen = {choose(level, view, Random(4)) for _ in range(2)}
    assert len(seen) == 1


def test_views_and_answers_can_go_to_another_process() -> None:
    view = view_of(Round.deal(legal_pack(Random(8)), DEFAULT_RULES), 1)
    copy = pickle.loads(pickle.dumps(view))
    assert choose(Level.STRONG, copy, Random(4)) == choose(Level.STRONG, view, Random(4))
    weighed = weigh(view, Random(4), 0.0)
    assert pickle.loads(pickle.dumps(weighed)) == weighed


@pytest.fixture
def batches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of the batches that searches ask for."""
    return note_batches(monkeypatch)


@pytest.mark.parametrize(
    ("spent", "expected"),
    [([0.01, 0.03, 0.09], [40, 200, 760]), ([0.01, 0.05], [40, 200]), ([0.05], [40])],
)
def test_the_batches_of_a_search_with_a_budget_grow_while_there_is_time(
    spent: list[float], expected: list[int], batches: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock is read after each batch; the next takes about twice as long as all before it."""
    ticks = iter([0.0, *spent])
    monkeypatch.setattr("core.players.choice.time.monotonic", lambda: next(ticks))
    view = view_of(Round.deal(legal_pack(Random(8)), DEFAULT_RULES), 1)
    search(view, Random(1), 1000, Aim.POINTS, 0.1)
    assert batches == expected


def test_a_search_without_a_budget_looks_at_all_worlds_at_once(batches: list[int]) -> None:
    view = view_of(Round.deal(legal_pack(Random(8)), DEFAULT_RULES), 1)
    search(view, Random(1), 50, Aim.POINTS)
    assert batches == [50]


def test_the_only_play_needs_no_search() -> None:
    live = late_round("9CKD", "5C", "6D", (23, 25))
    assert choose(Level.EXPERT, view_of(live, 1), Random(1)).card.code == "5C"


@settings(deadline=None, max_examples=8)
@given(live_positions, st.integers(0, 1 << 32))
def test_weighing_gives_every_legal_play_best_first(live: Round, seed: int) -> None:
    view = view_of(live, live.turn)
    weighed = weigh(view, Random(seed), 0.0)
    assert sorted(found.play for found in weighed) == sorted(view.legal_plays())
    chances = [found.chance for found in weighed]
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert chances == sorted(chances, reverse=True)


def test_a_glance_sees_every_play_in_few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[int] = []
    monkeypatch.setattr(Search, "weigh", _counting(looked_at))
    rng = Random(4)
    match = Match.begin(DEFAULT_RULES, 101, 4).deal(legal_pack(rng, 4))
    assert match.round
    view = SeatView.of(match, match.round.turn)
    assert {one.play for one in glance(view, rng)} == set(view.legal_plays())
    assert max(looked_at) == 4


def _counting(looked_at: list[int]) -> Callable[[Search, Sequence[World]], list[float]]:
    weigh_all = Search.weigh

    def weigh_and_count(search: Search, worlds: Sequence[World]) -> list[float]:
        looked_at.append(len(worlds))
        return weigh_all(search, worlds)

    return weigh_and_count


def test_a_single_round_is_weighed_by_its_points() -> None:
    match, rng = last_deal(3, target=None)
    assert match.round
    weighed = weigh(SeatView.of(match, match.round.turn), rng)
    values = [found.value or 0.0 for found in weighed]
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("level", EFFORTS)
def test_a_search_takes_the_basra_that_lies_there(level: Level) -> None:
    live = late_round("8DAS7C", "8SJC2D9S", "8H8C9H9D", (20, 21))
    assert choose(level, view_of(live, 1), Random(1)).card.code == "8S"


def test_at_95_to_70_the_best_play_is_not_the_one_with_most_points() -> None:
    behind, rng = torn_view(), Random(1)
    assert search(behind, rng, LIGHT, Aim.POINTS).card.code == "9C"
    assert search(behind, rng, LIGHT, Aim.MATCH).card.code == "TC"
    assert choose(Level.EXPERT, behind, rng).card.code == "TC"
    assert weigh(behind, rng)[0].play.card.code == "TC"
    assert choose(Level.EXPERT, replace(behind, target=None), rng).card.code == "9C"


def test_a_match_aim_follows_from_the_target() -> None:
    live = Round.deal(legal_pack(Random(8)), DEFAULT_RULES)
    assert aim_of(view_of(live, 1)) is Aim.MATCH
    assert aim_of(view_of(live, 1, None)) is Aim.POINTS
