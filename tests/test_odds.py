"""The odds of docs/fairness.md are those that counting and playing give."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from core.rules.cards import KOMI, PACK, Rank
from core.rules.round import Round, opens_legally
from core.rules.ruleset import DEFAULT_RULES
from tests import odds
from tests.core.rules.pack import legal_pack
from tests.tracing import untraced

DOCUMENT = (Path(__file__).parents[1] / "docs" / "fairness.md").read_text(encoding="utf-8")
STRAY = 4  # standard errors; chance strays further once in 16,000


def owner(place: int, seats: int) -> int:
    """Who is dealt the card in this place among those that are not laid on the floor."""
    return place // 4 % seats


def most_jacks(places: tuple[int, ...], seats: int) -> int:
    owners = [owner(place, seats) for place in places]
    return max(map(owners.count, owners))


def most_in_a_hand(places: tuple[int, ...]) -> int:
    hands = [place // 4 for place in places]
    return max(map(hands.count, hands))


def test_the_document_holds_both_tables() -> None:
    assert odds.tables() in DOCUMENT


@pytest.mark.parametrize("seats", odds.SEATS)
def test_the_jacks_of_one_player_are_counted_over_every_way_they_can_lie(seats: int) -> None:
    ways = Counter(most_jacks(places, seats) for places in combinations(range(48), 4))
    total = sum(ways.values())
    assert odds.jacks_in_a_round(seats, 4) == Fraction(ways[4], total)
    assert odds.jacks_in_a_round(seats, 3) == Fraction(ways[3] + ways[4], total)


def test_the_jacks_of_one_hand_are_counted_over_every_way_they_can_lie() -> None:
    ways = Counter(map(most_in_a_hand, combinations(range(48), 4)))
    total = sum(ways.values())
    assert odds.jacks_in_a_hand(4) == Fraction(ways[4], total)
    assert odds.jacks_in_a_hand(3) == Fraction(ways[3] + ways[4], total)


@pytest.mark.parametrize("seats", odds.SEATS)
def test_a_deal_gives_each_place_of_the_pack_to_whom_the_counting_says(seats: int) -> None:
    pack = legal_pack(Random(seats), seats)
    dealt = Round.deal(pack, DEFAULT_RULES, seats, dealer=seats - 1)
    assert [set(hand) for hand in dealt.hands] == [
        {pack[place] for place in range(4 * seats) if owner(place, seats) == seat}
        for seat in range(seats)
    ]


def test_the_floor_is_shuffled_again_as_often_as_said() -> None:
    rng, packs = Random(1), 5_000
    again = sum(not opens_legally(rng.sample(PACK, 52), 2) for _ in range(packs))
    assert abs(again / packs - odds.floor_again()) < STRAY * (0.25 / packs) ** 0.5


@pytest.mark.parametrize("seats", odds.SEATS)
def test_dealt_packs_agree_with_the_counting(seats: int) -> None:
    rng, packs = Random(seats), 2_000
    found: Counter[str] = Counter()
    for _ in range(packs):
        pack = legal_pack(rng, seats)
        kept = [*pack[: 4 * seats], *pack[4 * seats + 4 :]]
        jacks = tuple(place for place, card in enumerate(kept) if card.rank is Rank.JACK)
        found["three"] += most_jacks(jacks, seats) >= 3
        found["komi"] += owner(kept.index(KOMI), seats) == seats - 1
    for name, law in (
        ("three", odds.jacks_in_a_round(seats, 3)),
        ("komi", odds.komi_to_dealer(seats)),
    ):
        assert abs(found[name] / packs - law) < STRAY * float(law * (1 - law) / packs) ** 0.5


@pytest.mark.parametrize(("kept", "rounds"), [*zip(odds.SAMPLES, (100, 1000), strict=True)])
@untraced()
def test_rounds_played_now_agree_with_the_rounds_played_then(
    kept: odds.Sample, rounds: int
) -> None:
    now = odds.measure(kept.player, rounds, seed=2)
    for then, again in ((kept.ties, now.ties), (kept.barren, now.barren)):
        share = kept.share(then)
        error = (share * (1 - share) * (1 / rounds + 1 / kept.rounds)) ** 0.5
        assert abs(now.share(again) - share) < STRAY * error


def test_the_error_of_a_share_is_the_binomial_one() -> None:
    sample = odds.Sample("greedy", 10_000, 500, 0)
    assert sample.share(500) == 0.05
    assert sample.error(500) == pytest.approx(0.002179, rel=1e-3)
    assert odds.percent(0.109221) == "10.9 %"
