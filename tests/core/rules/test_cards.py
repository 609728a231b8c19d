import copy
import pickle
from random import Random

import pytest

from core.rules.cards import KOMI, PACK, Card, Rank, Suit, parse_card, parse_cards, write_cards
from core.rules.error import BadText


def test_a_pack_has_52_cards_ordered_by_rank_then_suit() -> None:
    assert len(set(PACK)) == 52
    assert [card.code for card in PACK[:5]] == ["AC", "AD", "AH", "AS", "2C"]
    assert PACK[-1].code == "KS"


def test_shuffled_cards_sort_back_into_the_pack() -> None:
    assert tuple(sorted(Random(1).sample(PACK, 52))) == PACK


def test_cards_compare_by_their_place_in_the_pack() -> None:
    assert parse_card("9S") < parse_card("TC") <= parse_card("TC") < parse_card("TD")


def test_a_card_does_not_compare_with_other_things() -> None:
    with pytest.raises(TypeError):
        assert KOMI < 7


@pytest.mark.parametrize("card", PACK, ids=str)
def test_a_code_reads_back_as_the_same_card(card: Card) -> None:
    assert parse_card(card.code) is card


@pytest.mark.parametrize("card", PACK, ids=str)
def test_a_card_stays_itself_when_it_is_made_copied_or_pickled(card: Card) -> None:
    assert Card(card.rank, card.suit) is card
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card


def test_people_see_symbols_and_a_ten() -> None:
    faces = [parse_card(code).face for code in ("AS", "TH", "7D", "QC")]
    assert faces == ["A♠", "10♥", "7♦", "Q♣"]


def test_ace_to_ten_count_one_to_ten_and_the_court_counts_nothing() -> None:
    hearts = [card.value for card in PACK if card.suit is Suit.HEARTS]
    assert hearts == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0, 0]


def test_only_jacks_and_the_komi_sweep() -> None:
    assert [card.code for card in PACK if card.sweeps] == ["7D", "JC", "JD", "JH", "JS"]


def test_the_komi_is_the_seven_of_diamonds() -> None:
    assert (KOMI.rank, KOMI.suit) == (Rank.SEVEN, Suit.DIAMONDS)


def test_a_card_never_changes() -> None:
    with pytest.raises(AttributeError, match="never changes"):
        KOMI.value = 8
    with pytest.raises(AttributeError, match="never changes"):
        del KOMI.value


@pytest.mark.parametrize(
    "text", ["", "7", "d7", "7d", "10H", "7♦", "7D ", "1S", "AX", "\0", "7D7D"]
)
def test_what_is_not_exactly_a_code_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="is not a card"):
        parse_card(text)


def test_cards_in_a_row_read_back() -> None:
    assert write_cards(parse_cards("AS TH7D")) == "ASTH7D"
    assert parse_cards("") == ()


def test_the_same_card_twice_in_a_row_is_refused() -> None:
    with pytest.raises(BadText, match="twice"):
        parse_cards("AS 7D AS")


def test_a_card_shows_its_code() -> None:
    assert (str(KOMI), repr(KOMI)) == ("7D", "<7D>")
