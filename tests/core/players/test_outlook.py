"""What a position between deals is worth, and what the score makes of it."""

from dataclasses import replace
from random import Random

import pytest

from core.players.aim import Aim
from core.players.outlook import Outlook
from core.players.spot import Layout, Spot
from core.players.twin import mask_of
from core.rules.cards import PACK, parse_cards
from core.rules.match import Match
from core.rules.ruleset import DEFAULT_RULES, PRESETS
from core.rules.seatview import SeatView
from tests.core.rules.pack import legal_pack

FULL = mask_of(PACK)


def view(seats: int = 2, last: bool = False, **changes: object) -> SeatView:
    """Seat 1 in the first deal, or in the last; it plays first to each deal."""
    match = Match.begin(DEFAULT_RULES, 101, seats).deal(legal_pack(Random(1), seats))
    while last and match.round and match.round.pack:
        match = match.play(match.round.legal_plays()[0])
    return replace(SeatView.of(match, 1), **changes)  # type: ignore[arg-type]


def worth(
    seen: SeatView,
    aim: Aim,
    counts: tuple[int, ...],
    points: tuple[int, ...] = (0, 0),
    floor: str = "",
    captor: int | None = 0,
) -> float:
    lying = mask_of(parse_cards(floor))
    spot = Spot(0, (), lying, FULL ^ lying, counts, points, captor)
    return Outlook(Layout.of(seen), seen, aim).worth(spot)


def test_at_the_end_of_a_round_points_are_points() -> None:
    assert worth(view(last=True), Aim.POINTS, (20, 32), (10, 20)) == 40  # 20 and 30 against 10


def test_the_floor_goes_to_the_side_that_captured_last() -> None:
    seen = view(last=True)
    assert worth(seen, Aim.POINTS, (24, 25), floor="2C3C4C", captor=0) == -30
    assert worth(seen, Aim.POINTS, (24, 25), floor="2C3C4C", captor=1) == 30


def test_honours_on_the_floor_go_with_it() -> None:
    seen = view(last=True, rules=PRESETS["coffeehouse"])
    assert worth(seen, Aim.POINTS, (30, 20), floor="ACTD", captor=1) == 4 - 30


def test_a_tie_for_most_cards_is_nobodys() -> None:
    assert worth(view(last=True), Aim.POINTS, (26, 26)) == 0


def test_a_carried_bonus_is_part_of_the_stake() -> None:
    assert worth(view(last=True, carried=30), Aim.POINTS, (20, 32)) == 60


def test_more_cards_are_worth_more_the_fewer_are_left() -> None:
    early, late = view(), view(last=True)
    assert 0 < worth(early, Aim.POINTS, (5, 8)) < worth(late, Aim.POINTS, (20, 32))


def test_playing_first_is_bad_on_a_bare_floor_and_good_on_a_rich_one() -> None:
    bare = worth(view(), Aim.POINTS, (4, 4))
    rich = worth(view(), Aim.POINTS, (4, 4), floor="5C")
    assert bare < 0 < rich


def test_the_match_is_won_at_the_target_by_the_higher_total() -> None:
    seen = view(last=True, totals=(95, 70))
    assert worth(seen, Aim.MATCH, (32, 20), (10, 10)) == pytest.approx(0, abs=0.01)
    assert worth(seen, Aim.MATCH, (20, 32), (10, 10)) == pytest.approx(1, abs=0.01)  # 110 to 105
    assert worth(seen, Aim.MATCH, (20, 32), (20, 15)) == pytest.approx(0.5, abs=0.01)  # both 115


def test_a_match_that_goes_on_is_open_but_better_for_who_leads() -> None:
    seen = view(last=True, totals=(20, 20))
    chance = worth(seen, Aim.MATCH, (20, 32), (10, 10))
    assert 0.6 < chance < 0.95


def test_the_chances_of_all_sides_are_one_together() -> None:
    for seats in (2, 3, 4):
        seen = view(seats, totals=tuple(range(60, 60 + 9 * seats, 9)))
        counts = tuple(range(4, 4 + seats))
        chances = []
        for side in range(seats):
            own = replace(seen, seat=side)
            spot = Spot(0, (), 0, FULL, counts, (0,) * seats, 0)
            chances.append(Outlook(Layout.of(own), own, Aim.MATCH).worth(spot))
        assert sum(chances) == pytest.approx(1, abs=0.01)


def test_a_single_round_is_won_by_the_higher_score() -> None:
    seen = view(last=True, target=None)
    assert worth(seen, Aim.MATCH, (20, 32), (0, 0)) == pytest.approx(1, abs=0.01)
    assert worth(seen, Aim.MATCH, (26, 26), (10, 10)) == pytest.approx(0.5, abs=0.01)
