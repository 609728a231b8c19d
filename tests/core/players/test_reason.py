"""Why a play is best, in facts that the seat may know."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.players import Motive, Reason, Weighed, reason, unweighed_reason
from core.rules.cards import PACK, parse_card, parse_cards, write_cards
from core.rules.play import Play, make_play
from core.rules.position import parse_position
from core.rules.round import Round
from core.rules.seatview import SeatView
from tests.core.players.scene import view_of
from tests.core.rules.table import positions


def seen(floor: str, hand: str, pile: int = 8) -> SeatView:
    """Seat 1 with this hand in turn; its pile has so many cards, low ones first."""
    shown = parse_cards(floor + hand)
    rest = [card.code for card in PACK if card not in shown]
    size = len(parse_cards(hand))
    low, hidden = rest[:pile], rest[pile:]
    spare = len(hidden) - size
    pack, theirs = hidden[: spare // 8 * 8], hidden[spare // 8 * 8 : spare // 8 * 8 + size]
    more = hidden[spare // 8 * 8 + size :]
    piles = f"{''.join(more) or '-'}/{''.join(low) or '-'}"
    fields = ("".join(pack) or "-", f"{''.join(theirs)}/{hand}", floor or "-", piles)
    return view_of(parse_position(f"2 0 1 {' '.join(fields)} -/- v2"), 1)


def why(view: SeatView, best: str, takes: str = "") -> Reason:
    """The reason when this play was found best of all."""
    play = make_play(parse_card(best), parse_cards(takes))
    plays = sorted(view.legal_plays(), key=lambda other: other != play)
    assert plays[0] == play
    return reason(view, [Weighed(other, 0.0, 0.5) for other in plays])


def test_the_only_play_needs_no_other_reason() -> None:
    assert why(seen("9C", "5C"), "5C").motive is Motive.ONLY


def test_a_basra_is_its_points() -> None:
    found = why(seen("JC", "JD5C"), "JD", "JC")
    assert (found.motive, found.points, found.left) == (Motive.BASRA, 30, ())


def test_two_taken_and_eleven_left_that_no_single_card_clears() -> None:
    found = why(seen("5C6D3H4S", "7CKD"), "7C", "3H4S")
    assert (found.motive, found.taken) == (Motive.UNCLEARABLE, 2)
    assert (write_cards(found.left), found.danger) == ("5C6D", 0)


def test_a_jack_sweeps() -> None:
    found = why(seen("9C5DKH", "JD2C"), "JD", "9C5DKH")
    assert (found.motive, found.taken) == (Motive.SWEEP, 3)


def test_the_cards_that_make_it_most() -> None:
    found = why(seen("9C5DKHQH", "9D2C", pile=25), "9D", "9C")
    assert (found.motive, found.cards) == (Motive.MAJORITY, 27)


def test_most_cards_are_no_reason_where_they_bring_nothing() -> None:
    view = seen("9C5DKHQH", "9D2C", pile=25)
    worthless = replace(view, rules=replace(view.rules, most_cards=0))
    assert why(worthless, "9D", "9C").motive is not Motive.MAJORITY


def test_a_floor_is_denied_that_could_be_cleared() -> None:
    """Ten would clear it now; when the three is gone, each unseen seven clears what is left."""
    found = why(seen("3C7H", "3DKD", pile=4), "3D", "3C")
    assert found.motive is Motive.DENY
    assert found.danger == 5  # four tens and the Komi, before


def test_a_capture_that_leaves_a_danger_is_only_a_capture() -> None:
    found = why(seen("3C9H8S", "3D8C", pile=4), "8C", "8S")
    assert found.motive is Motive.UNCLEARABLE
    found = why(seen("KC9HKS", "KD8C", pile=4), "KD", "KCKS")
    assert (found.motive, found.danger) == (Motive.TAKE, 4)  # three nines and the Komi


@pytest.mark.parametrize(
    ("hand", "motive"), [("7DKD", Motive.KEEP_KOMI), ("JDKD", Motive.KEEP_JACK)]
)
def test_a_sweeper_is_kept_for_a_richer_floor(hand: str, motive: Motive) -> None:
    assert why(seen("9C", hand), "KD").motive is motive


def test_a_card_is_laid_where_nothing_clears_the_floor() -> None:
    found = why(seen("9C", "KD8H"), "8H")
    assert (found.motive, found.danger) == (Motive.SAFE, 0)


def test_else_it_is_the_least_risk() -> None:
    found = why(seen("", "KD8H"), "KD")
    assert (found.motive, found.danger) == (Motive.LEAST_RISK, 4)  # three kings and the Komi
    assert found.unseen == len(seen("", "KD8H").unseen)


def test_of_a_play_that_was_compared_with_none_nothing_is_said_of_the_others() -> None:
    view = seen("", "KD8H")
    found = unweighed_reason(view, make_play(parse_card("KD"), ()))
    assert found == replace(why(view, "KD"), motive=Motive.RISK)


@settings(deadline=None, max_examples=60)
@given(positions().filter(lambda live: not live.is_over), st.integers(0, 1 << 32))
def test_what_is_hidden_does_not_change_a_reason(live: Round, seed: int) -> None:
    view = view_of(live, live.turn)
    other = view_of(view.sample(Random(seed)), live.turn)
    weighed = [Weighed(play, 0.0, 0.5) for play in view.legal_plays()]
    assert reason(view, weighed) == reason(other, weighed)
    assert isinstance(weighed[0].play, Play)
