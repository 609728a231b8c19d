import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.rules.cards import PACK, Card, parse_card, parse_cards
from core.rules.error import BadText
from core.rules.play import Play, make_play, parse_play


def test_a_laid_card_is_its_code_alone() -> None:
    assert str(Play(PACK[0])) == "AC"
    assert parse_play("AC") == Play(PACK[0], ())


def test_a_capture_names_its_own_rank_first_and_then_the_rest_in_order() -> None:
    assert str(make_play(parse_card("8S"), parse_cards("7C AS 8D"))) == "8S:8D+AS+7C"


def test_captured_cards_may_be_given_in_any_order() -> None:
    assert parse_play("8S:7C+AS+8D") == parse_play("8S:8D+AS+7C")


@given(st.lists(st.sampled_from(PACK), min_size=1, unique=True))
def test_a_play_round_trips_through_its_text(cards: list[Card]) -> None:
    play = make_play(cards[0], cards[1:])
    assert parse_play(str(play)) == play


@pytest.mark.parametrize(
    "text", ["", "8S:", ":8D", "8S:8D+", "8S+8D", "8S:8D,AS", "8S:8D+8D", "8S:8S", "8S 8D", "xx"]
)
def test_what_is_not_exactly_a_play_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        parse_play(text)
