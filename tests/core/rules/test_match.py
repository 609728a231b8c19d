from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.rules.capture import Basra
from core.rules.cards import PACK
from core.rules.count import Count, count_piles
from core.rules.error import BadText, IllegalPack, IllegalPlay
from core.rules.match import Match
from core.rules.ruleset import DEFAULT_RULES, PRESETS, RuleSet
from tests.core.rules.pack import legal_pack
from tests.core.rules.table import any_rules, play_match, play_round, tables

COFFEEHOUSE = PRESETS["coffeehouse"]


def counted(*points: int, carried: int = 0) -> Count:
    """A round that gave each side these points."""
    nothing = (0,) * len(points)
    return Count(nothing, None, points, ((),) * len(points), nothing, nothing, carried)


def after(*counts: Count, target: int | None = 101) -> Match:
    return Match(DEFAULT_RULES, target, seats=len(counts[0].cards), counts=counts)


def test_the_match_goes_on_below_the_target() -> None:
    match = after(counted(60, 40), counted(40, 10))
    assert (match.totals, match.is_over, match.winner) == ((100, 50), False, None)


def test_the_highest_total_at_or_over_the_target_wins() -> None:
    match = after(counted(60, 70), counted(50, 31))
    assert (match.totals, match.is_over, match.winner) == ((110, 101), True, 0)


def test_a_shared_highest_total_asks_for_another_round() -> None:
    shared = after(counted(60, 60), counted(50, 50))
    assert (shared.is_over, shared.winner) == (False, None)
    settled = replace(shared, counts=(*shared.counts, counted(0, 10)))
    assert (settled.is_over, settled.winner) == (True, 1)


def test_of_three_only_the_two_highest_matter_for_a_tie() -> None:
    assert not after(counted(110, 110, 5)).is_over
    assert after(counted(110, 5, 5)).winner == 0


@pytest.mark.parametrize(("points", "winner"), [((30, 20), 0), ((10, 30), 1), ((30, 30), None)])
def test_a_single_round_ends_with_its_count_and_may_be_drawn(
    points: tuple[int, int], winner: int | None
) -> None:
    match = after(counted(*points), target=None)
    assert (match.is_over, match.winner) == (True, winner)


def test_a_match_without_a_round_has_no_winner() -> None:
    match = Match.begin(DEFAULT_RULES, 101)
    assert (match.totals, match.is_over, match.winner) == ((0, 0), False, None)


def test_the_target_is_looked_at_only_when_a_round_is_over() -> None:
    won_if_over = after(counted(60, 60), counted(60, 60)).deal(legal_pack(Random(1)))
    assert not replace(won_if_over, counts=(counted(200, 0),)).is_over


def test_the_deal_passes_to_the_next_seat_after_each_round() -> None:
    match = Match.begin(DEFAULT_RULES, 1000, seats=3, dealer=2)
    dealers = [match.dealer]
    for number in range(3):
        match = play_round(match, Random(number))
        dealers.append(match.dealer)
    assert dealers == [2, 0, 1, 2]


def test_the_dealer_of_the_match_deals_the_round() -> None:
    match = Match.begin(DEFAULT_RULES, 101, dealer=1).deal(legal_pack(Random(1)))
    assert match.round is not None
    assert (match.round.dealer, match.round.turn) == (1, 0)


def test_a_carried_bonus_goes_into_the_next_round() -> None:
    match = Match(COFFEEHOUSE, 1000, counts=(counted(0, 0, carried=60),))
    played = play_round(match, Random(1))
    assert (match.carried, sum(played.counts[1].card_points)) == (60, 90)


def test_a_carried_bonus_lapses_with_the_match() -> None:
    tied = count_piles((PACK[:26], PACK[26:]), ((Basra.PLAIN,) * 10, ()), COFFEEHOUSE)
    match = Match(COFFEEHOUSE, 51, counts=(tied,))
    assert (tied.carried, match.is_over, match.carried) == (30, True, 0)


def test_the_last_play_of_a_round_counts_it_and_leaves_its_history() -> None:
    match = play_round(Match.begin(DEFAULT_RULES, 1000), Random(1))
    assert match.round is None
    assert len(match.history) == 48
    assert match.totals == match.counts[0].points
    assert match.deal(legal_pack(Random(2))).history == ()


def test_the_history_tells_who_played_what_and_what_it_scored() -> None:
    match = Match.begin(DEFAULT_RULES, 1000).deal(legal_pack(Random(1)))
    assert match.round is not None
    play = match.round.legal_plays()[0]
    after_it = match.play(play)
    assert after_it.history == (match.round.turn_of(play),)
    assert match.play(play.card) == after_it


def test_a_round_is_dealt_only_between_rounds() -> None:
    match = Match.begin(DEFAULT_RULES, 101).deal(legal_pack(Random(1)))
    with pytest.raises(IllegalPlay, match="the round is not over"):
        match.deal(legal_pack(Random(1)))


def test_no_round_is_dealt_after_the_match() -> None:
    with pytest.raises(IllegalPlay, match="the match is over"):
        after(counted(101, 0)).deal(legal_pack(Random(1)))


def test_nothing_is_played_between_rounds() -> None:
    with pytest.raises(IllegalPlay, match="no round"):
        Match.begin(DEFAULT_RULES, 101).play(PACK[0])


def test_a_target_or_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadText):
        Match.begin(DEFAULT_RULES, 9)
    with pytest.raises(IllegalPack):
        Match.begin(DEFAULT_RULES, 101, seats=2, teams=True)


def test_a_match_shows_no_hidden_card() -> None:
    match = Match.begin(DEFAULT_RULES, 101).deal(legal_pack(Random(1)))
    assert match.round is not None
    hidden = {*match.round.hands[0], *match.round.hands[1], *match.round.pack}
    assert not [card for card in hidden if card.code in f"{match!r} {match}"]


@settings(deadline=None, max_examples=15)
@given(tables, any_rules, st.integers(0, 1 << 32))
def test_a_match_of_any_table_and_rule_set_ends_with_the_highest_total(
    table: tuple[int, bool], rules: RuleSet, seed: int
) -> None:
    match = play_match(Match.begin(replace(rules, most_cards=30), 51, *table), Random(seed))
    assert match.winner is not None
    assert match.totals[match.winner] == max(match.totals) >= 51
