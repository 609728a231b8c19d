from random import Random

import pytest
from hypothesis import given, settings

from core.rules.cards import PACK, write_cards
from core.rules.error import BadText
from core.rules.position import parse_position, write_position
from core.rules.round import Round
from core.rules.ruleset import DEFAULT_RULES
from tests.core.rules.pack import legal_pack
from tests.core.rules.table import play_out, positions


@settings(deadline=None, max_examples=100)
@given(positions())
def test_every_position_round_trips(position: Round) -> None:
    assert parse_position(write_position(position)) == position


def test_a_position_is_one_line_of_nine_fields() -> None:
    live = Round.deal(legal_pack(Random(2)), DEFAULT_RULES)
    fields = write_position(live).split(" ")
    assert fields[:3] == ["2", "0", "-"]
    assert fields[3] == write_cards(live.pack)
    assert fields[6:] == ["-/-", "-/-", "v2"]


def opening() -> list[str]:
    """The fields of a good opening position, to spoil."""
    return write_position(Round.deal(legal_pack(Random(2)), DEFAULT_RULES)).split(" ")


@pytest.mark.parametrize(
    ("field", "text"),
    [
        (0, "5"),
        (0, "3"),
        (1, "2"),
        (1, "x"),
        (1, "-"),
        (2, "0"),
        (2, "7"),
        (3, "-"),
        (3, "ASAS"),
        (4, "-/-"),
        (4, "-"),
        (5, "-"),
        (5, "xx"),
        (6, "-"),
        (6, "-/AS"),
        (7, "p/q"),
        (8, "v3"),
        (8, "-"),
        (8, "[1"),
        (8, '{"plain_basra":-1}'),
        (8, "[" * 100_000),
    ],
)
def test_a_wrong_field_is_refused(field: int, text: str) -> None:
    fields = opening()
    fields[field] = text
    with pytest.raises(BadText):
        parse_position(" ".join(fields))


def test_a_line_with_fewer_fields_is_refused() -> None:
    with pytest.raises(BadText, match="nine fields"):
        parse_position("2 0 -")


def test_hands_that_were_not_dealt_with_the_pack_are_refused() -> None:
    fields = opening()
    hands = fields[4].split("/")
    fields[4] = f"{hands[0]}{hands[1][:2]}/{hands[1][2:]}"
    with pytest.raises(BadText, match="dealt together"):
        parse_position(" ".join(fields))


def test_a_pack_of_half_a_deal_is_refused() -> None:
    fields = opening()
    fields[3], fields[5] = fields[3][2:], fields[5] + fields[3][:2]
    with pytest.raises(BadText, match="dealt together"):
        parse_position(" ".join(fields))


def test_a_finished_round_with_cards_on_the_floor_is_refused() -> None:
    *_, last = play_out(Round.deal(legal_pack(Random(2)), DEFAULT_RULES), Random(2))
    fields = write_position(last).split(" ")
    first, second = fields[6].split("/")
    fields[5], fields[6] = first[:2], f"{first[2:]}/{second}"
    with pytest.raises(BadText, match="dealt together"):
        parse_position(" ".join(fields))


def test_an_error_names_no_card_of_the_position() -> None:
    fields = opening()
    fields[4] = fields[4].replace("/", "+")
    with pytest.raises(BadText) as refused:
        parse_position(" ".join(fields))
    assert not [card.code for card in PACK if card.code in str(refused.value)]
