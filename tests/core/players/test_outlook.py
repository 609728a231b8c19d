"""What a position between deals is worth, and what the score makes of it."""

from dataclasses import replace
from math import log
from random import Random
from statistics import fmean

import pytest

from core.players.aim import Aim
from core.players.greedy import choose
from core.players.outlook import Outlook
from core.players.spot import Layout, Spot
from core.players.twin import mask_of
from core.rules.cards import PACK, parse_cards
from core.rules.match import Match
from core.rules.ruleset import DEFAULT_RULES, PRESETS
from core.rules.seatview import SeatView
from tests.core.rules.pack import legal_pack
from tests.tracing import untraced

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
    def gain(seen: SeatView, even: int) -> float:
        ahead, level = (worth(seen, Aim.POINTS, (even - more, even + more)) for more in (2, 0))
        return ahead - level

    assert 0 < gain(view(), 4) < gain(view(), 20) < gain(view(last=True), 26)


def test_playing_last_is_worth_cards() -> None:
    """Who plays last often gets what lies there in the end: here that is seat 0, the dealer."""
    assert worth(view(), Aim.POINTS, (10, 10)) < 0 < worth(view(), Aim.POINTS, (10, 15))


def test_playing_first_is_better_on_a_rich_floor_than_on_a_bare_one() -> None:
    bare = worth(view(), Aim.POINTS, (4, 4))
    rich = worth(view(), Aim.POINTS, (4, 4), floor="5C")
    assert bare < rich


def test_what_is_still_hidden_is_part_of_a_position() -> None:
    """A Jack to come makes the same floor another one, whichever is asked about first."""
    seen = view()
    layout = Layout.of(seen)
    outlook = Outlook(layout, seen, Aim.POINTS)
    rich = layout.begin(seen)._replace(floor=mask_of(parse_cards("9C5D")))
    poor = rich._replace(hidden=rich.hidden & ~mask_of(parse_cards("JSJHJDJC7D")))
    assert rich.hidden != poor.hidden
    first = outlook.worth(rich)
    assert outlook.worth(poor) == Outlook(layout, seen, Aim.POINTS).worth(poor) != first


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


@untraced()
def test_chances_of_winning_a_match_come_true_as_often_as_they_say() -> None:
    """Over matches of `casual` against itself, at the end of every deal."""
    said = [foretold for number in range(60) for foretold in _foretold(Random(number))]
    assert len(said) > 1500
    for low in (0.0, 0.25, 0.5, 0.75):
        near = [(chance, won) for chance, won in said if low <= chance < low + 0.25]
        chances, outcomes = zip(*near, strict=True)
        assert fmean(outcomes) == pytest.approx(fmean(chances), abs=0.06)
    surprise = -fmean(log(chance if won else 1 - chance) for chance, won in said)
    assert surprise < 0.56  # a coin's is 0.69


def _foretold(rng: Random) -> list[tuple[float, bool]]:
    """The chance of the dealer's side at each end of a deal of a match, and whether it won."""
    match, said = Match.begin(DEFAULT_RULES, 101), []
    while not match.is_over:
        match = match.deal(legal_pack(rng))
        while match.round:
            seen = SeatView.of(match, match.round.turn)
            play = choose(seen, rng)
            if not sum(seen.hand_sizes) - 1:
                layout = Layout.of(seen)
                end = layout.after(layout.begin(seen), play.card.index, mask_of(play.takes))
                said.append((seen.side, Outlook(layout, seen, Aim.MATCH).worth(end)))
            match = match.play(play)
    return [(min(0.999, max(0.001, chance)), match.winner == side) for side, chance in said]
