from dataclasses import replace
from random import Random
from statistics import mean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.players.greedy import choose
from core.rules.cards import PACK, Card, parse_cards
from core.rules.match import Match
from core.rules.play import Play, parse_play
from core.rules.position import parse_position
from core.rules.round import Round
from core.rules.ruleset import DEFAULT_RULES, PRESETS, RuleSet
from core.rules.seatview import SeatView
from tests.core.rules.pack import legal_pack
from tests.core.rules.table import openings, positions


def view_of(live: Round, seat: int) -> SeatView:
    return SeatView.of(
        Match(live.rules, 101, live.seats, live.teams, live.dealer, round=live), seat
    )


def choice(floor: str, hand: str, name: str = "v2") -> Play:
    """What greedy plays from this hand on this floor in the fifth deal; seat 0 has the pile."""
    shown = parse_cards(floor + hand)
    hidden = Random(1).sample([card for card in PACK if card not in shown], 52 - len(shown))
    codes = [card.code for card in hidden]
    size = len(parse_cards(hand))
    other, pack, pile = codes[:size], codes[size : size + 8], codes[size + 8 :]
    fields = ("".join(pack), f"{''.join(other)}/{hand}", floor or "-", "".join(pile) + "/-")
    live = parse_position(f"2 0 0 {' '.join(fields)} -/- {name}")
    return choose(view_of(live, 1), Random(1))


@pytest.mark.parametrize(
    ("floor", "hand", "expected"),
    [
        ("8DAS7C", "8SJC2D9S", "8S:8D+AS+7C"),
        ("JS", "JH2C3C4C", "JH:JS"),
        ("KSKD", "KH2C3C4C", "KH:KS+KD"),
        ("7D", "JH2C", "2C:7D"),
    ],
)
def test_a_basra_comes_first(floor: str, hand: str, expected: str) -> None:
    assert choice(floor, hand) == parse_play(expected)


def test_of_two_captures_it_takes_the_one_with_more_cards() -> None:
    assert choice("9DQSAS2C4HQH", "7S9S").card.code == "7S"


def test_honours_count_where_the_house_counts_them() -> None:
    assert choice("TDTHQSKH9C9H", "TS9S", "coffeehouse").card.code == "TS"


def test_it_does_not_lay_what_a_single_card_could_sweep_for_a_basra() -> None:
    """5 and 6 could not be taken by one card; 5 and 2 could, by any of four sevens."""
    assert choice("5D", "2C6S").card.code == "6S"


def test_it_does_not_lay_the_komi_on_the_empty_floor() -> None:
    assert choice("", "KS7D").card.code == "KS"


def test_it_does_not_spend_a_jack_on_one_low_card() -> None:
    assert choice("QD", "JHKS5C2S").card.code != "JH"


def test_it_takes_a_rich_floor_with_a_jack() -> None:
    assert choice("9DKS5HQD8C", "JH2C").card.code == "JH"


def test_it_does_not_lay_a_jack_on_the_empty_floor() -> None:
    assert choice("", "JHKS").card.code == "KS"


@settings(deadline=None, max_examples=60)
@given(positions().filter(lambda live: not live.is_over), st.integers(0, 1 << 32))
def test_what_is_hidden_from_its_seat_does_not_change_its_choice(live: Round, seed: int) -> None:
    view = view_of(live, live.turn)
    other = view.sample(Random(seed))
    assert choose(view, Random(1)) == choose(view_of(other, live.turn), Random(1))


@settings(deadline=None, max_examples=15)
@given(openings(), st.integers(0, 1 << 32))
def test_it_plays_legally_to_the_end_at_every_table(live: Round, seed: int) -> None:
    rng = Random(seed)
    while not live.is_over:
        live = live.play(choose(view_of(live, live.turn), rng))
    assert live.is_over


def test_equal_plays_are_drawn_by_the_rng() -> None:
    pile = "".join(card.code for card in PACK if card not in parse_cards("KC KD QC QD 2C"))
    live = parse_position(f"2 0 0 - KCKD/QCQD 2C {pile}/- -/- v2")
    chosen = {choose(view_of(live, 1), Random(seed)).card.code for seed in range(20)}
    assert chosen == {"QC", "QD"}


def margin(rules: RuleSet, pack: tuple[Card, ...], greedy: int, rng: Random) -> int:
    """By how many points greedy in this seat beats random play in the other."""
    live = Round.deal(pack, rules)
    while not live.is_over:
        plays = live.legal_plays()
        play = choose(view_of(live, greedy), rng) if live.turn == greedy else rng.choice(plays)
        live = live.after(play)
    points = live.count().points
    return points[greedy] - points[1 - greedy]


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.name)
def test_it_clearly_beats_random_play_over_paired_packs(rules: RuleSet) -> None:
    """Each pack is played from both seats; the mean is more than five standard errors above 0."""
    rng = Random(11)
    pairs = []
    for _ in range(60):
        pack = legal_pack(rng)
        pairs.append((margin(rules, pack, 0, rng) + margin(rules, pack, 1, rng)) / 2)
    assert mean(pairs) - 5 * stdev(pairs) / len(pairs) ** 0.5 > 0


def test_with_all_points_off_it_still_chooses() -> None:
    worthless = replace(DEFAULT_RULES, most_cards=0, plain_basra=0, jack_basra=0, komi_basra=0)
    live = Round.deal(legal_pack(Random(1)), worthless)
    assert choose(view_of(live, live.turn), Random(1)) in live.legal_plays()
