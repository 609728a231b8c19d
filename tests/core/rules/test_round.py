from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.rules.capture import Basra
from core.rules.cards import KOMI, PACK, Card, Suit, parse_card, parse_cards
from core.rules.error import AmbiguousPlay, IllegalPack, IllegalPlay
from core.rules.play import Play, make_play, parse_play
from core.rules.position import parse_position
from core.rules.round import Round
from core.rules.ruleset import DEFAULT_RULES, PRESETS
from tests.core.rules.pack import legal_pack
from tests.core.rules.table import openings, play_out, positions, vectors


def position(floor: str, hand: str) -> Round:
    """Seat 1 in turn with this hand on this floor, in the last deal; seat 0 has taken the rest."""
    shown = parse_cards(floor + hand)
    hidden = [card.code for card in PACK if card not in shown]
    size = len(parse_cards(hand))
    other, taken = "".join(hidden[:size]), "".join(hidden[size:])
    return parse_position(f"2 0 0 - {other}/{hand} {floor or '-'} {taken}/- -/- v2")


def with_pack(case: dict[str, Any]) -> Round:
    deck = tuple(map(parse_card, case["deck"]))
    rules, teams = PRESETS[case["rules"]], case.get("teams", False)
    return Round.deal(deck, rules, case["players"], teams, case["dealer"])


@pytest.mark.parametrize("case", vectors("rounds"), ids=lambda case: case["rules"])
def test_every_round_of_the_vectors(case: dict[str, Any]) -> None:
    live = with_pack(case)
    for entry in case["plays"]:
        play = make_play(parse_card(entry["card"]), map(parse_card, entry["takes"]))
        turn = live.turn_of(play)
        assert (turn.seat, turn.basra) == (entry["seat"], entry["basra"])
        live = live.play(play)
    count = live.count()
    assert [list(count.cards), list(count.points)] == [case["cards"], case["points"]]
    assert count.carried == case["carried"]


def perft(live: Round, depth: int) -> list[int]:
    """The number of play sequences after 1, 2 … plays."""
    plays = live.legal_plays()
    if depth == 1:
        return [len(plays)]
    deeper = [perft(live.after(play), depth - 1) for play in plays]
    return [len(plays), *map(sum, zip(*deeper, strict=True))]


@pytest.mark.parametrize("case", vectors("perft"), ids=lambda case: f"{case['players']} seats")
def test_every_perft_count_of_the_vectors(case: dict[str, Any]) -> None:
    assert perft(with_pack(case), len(case["nodes"])) == case["nodes"]


def test_the_seat_after_the_dealer_is_dealt_first_and_plays_first() -> None:
    pack = legal_pack(Random(5), seats=3)
    live = Round.deal(pack, DEFAULT_RULES, seats=3, dealer=1)
    assert live.turn == 2
    assert live.hands == tuple(tuple(sorted(pack[at : at + 4])) for at in (4, 8, 0))
    assert live.floor == pack[12:16]
    assert live.pack == pack[16:]


@pytest.mark.parametrize(("seats", "deals"), [(2, 6), (3, 4), (4, 3)])
def test_four_more_cards_each_are_dealt_when_all_hands_are_empty(seats: int, deals: int) -> None:
    opening = Round.deal(legal_pack(Random(3), seats), DEFAULT_RULES, seats)
    numbers = [live.deal_number for live in play_out(opening, Random(4))]
    plays = 4 * seats
    assert opening.deals == deals
    assert numbers == [at // plays + 1 for at in range(48)] + [deals]


@pytest.mark.parametrize("card", ["JH", "7D"])
def test_a_pack_that_opens_on_a_jack_or_the_komi_is_refused(card: str) -> None:
    pack = list(legal_pack(Random(1)))
    at = pack.index(parse_card(card))
    pack[9], pack[at] = pack[at], pack[9]
    with pytest.raises(IllegalPack, match="Jack or the Komi"):
        Round.deal(pack, DEFAULT_RULES)


def test_a_pack_without_52_different_cards_is_refused() -> None:
    pack = legal_pack(Random(1))
    for wrong in (pack[:-1], (*pack[:-1], pack[0])):
        with pytest.raises(IllegalPack, match="52"):
            Round.deal(wrong, DEFAULT_RULES)


@pytest.mark.parametrize(
    ("seats", "teams", "dealer"), [(1, False, 0), (5, False, 0), (3, True, 0), (2, False, 2)]
)
def test_a_table_that_cannot_be_is_refused(seats: int, teams: bool, dealer: int) -> None:
    with pytest.raises(IllegalPack):
        Round.deal(legal_pack(Random(1)), DEFAULT_RULES, seats, teams, dealer)


def test_teams_share_their_piles() -> None:
    live = Round.deal(legal_pack(Random(1), 4), DEFAULT_RULES, 4, teams=True)
    assert live.sides == 2
    assert [live.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_each_seat_is_a_side_without_teams() -> None:
    live = Round.deal(legal_pack(Random(1), 4), DEFAULT_RULES, 4)
    assert [live.side_of(seat) for seat in range(4)] == [0, 1, 2, 3]


def test_the_played_card_goes_to_the_pile_with_what_it_took() -> None:
    after = position("8D AS 7C KH".replace(" ", ""), "8S2C").play(parse_play("8S:8D+AS+7C"))
    assert after.piles[1] == parse_cards("8S 8D AS 7C")
    assert after.floor == parse_cards("KH")
    assert after.captor == 1


def test_a_laid_card_lies_behind_the_others() -> None:
    assert position("KHQD", "8S2C").play(parse_play("8S")).floor == parse_cards("KH QD 8S")


def test_a_bare_card_takes_what_the_rules_say() -> None:
    assert position("8DAS7CKH", "8S2C").find(parse_card("8S")) == parse_play("8S:8D+AS+7C")


def test_a_bare_card_with_several_captures_is_ambiguous() -> None:
    with pytest.raises(AmbiguousPlay, match=r"AS\+6C or AS\+6H"):
        position("AS6H6C", "7S2C").play(parse_card("7S"))


def test_of_very_many_captures_an_error_names_only_some() -> None:
    with pytest.raises(AmbiguousPlay, match=r" …: say which$") as refused:
        position("2C2D8C8D8H8SAS9C9D9H", "TS3C").play(parse_card("TS"))
    assert len(str(refused.value)) < 200


def test_naming_the_capture_settles_it() -> None:
    live = position("AS6H6C", "7S2C")
    assert live.find(parse_card("7S"), parse_cards("6H AS")) == parse_play("7S:AS+6H")
    assert live.plays_of(parse_card("7S")) == (parse_play("7S:AS+6C"), parse_play("7S:AS+6H"))


@pytest.mark.parametrize("text", ["8S", "8S:8D", "8S:AS+7C", "8S:8D+AS+7C+KH", "8S:8C"])
def test_taking_fewer_more_or_other_cards_is_illegal(text: str) -> None:
    with pytest.raises(IllegalPlay, match=r"8S takes 8D\+AS\+7C here"):
        position("8DAS7CKH", "8S2C").play(parse_play(text))


def test_a_card_of_another_hand_is_illegal_and_nothing_hidden_is_named() -> None:
    live = position("8DAS7CKH", "8S2C")
    with pytest.raises(IllegalPlay, match=r"^3C is not in the hand of seat 1$"):
        live.play(parse_card("3C"))
    assert live.plays_of(parse_card("3C")) == ()


def test_nothing_is_played_after_the_end() -> None:
    *_, last = play_out(Round.deal(legal_pack(Random(1)), DEFAULT_RULES), Random(1))
    assert last.legal_plays() == ()
    with pytest.raises(IllegalPlay, match="over"):
        last.play(PACK[0])


def test_nothing_is_counted_before_the_end() -> None:
    with pytest.raises(IllegalPlay, match="not over"):
        Round.deal(legal_pack(Random(1)), DEFAULT_RULES).count()


def test_any_card_takes_the_lone_komi() -> None:
    live = position("7D", "KSJC3S")
    assert {play.takes for play in live.legal_plays()} == {(KOMI,)}
    assert live.turn_of(live.find(parse_card("KS"))).basra is Basra.KOMI


def test_the_floor_that_is_left_goes_to_the_side_that_captured_last() -> None:
    live = position("KHQD", "8S").play(parse_card("8S"))
    end = live.play(live.hands[0][0])
    assert end.is_over
    assert end.floor == ()
    assert set(parse_cards("KH QD 8S")) <= set(end.piles[0])


def test_what_is_left_is_never_a_basra() -> None:
    live = position("KHQD", "8S").play(parse_card("8S"))
    assert live.play(live.hands[0][0]).count().basras == ((), ())


def test_a_true_basra_with_the_very_last_card_counts() -> None:
    live = position("QD", "KD").play(parse_card("KD"))
    last = live.hands[0][0]
    live = live._replace(floor=(Card(last.rank, Suit.SPADES),))
    assert live.play(last).basras == ((Basra.PLAIN,), ())


def test_a_floor_that_nobody_can_claim_stays() -> None:
    """No deal gets here, as a Jack must have taken something; the type allows it."""
    live = position("KHQD", "8S").play(parse_card("8S"))._replace(captor=None)
    laid = Play(live.hands[0][0])
    assert live.after(laid).piles == live.piles


@settings(deadline=None, max_examples=60)
@given(openings(), st.integers(0, 1 << 32))
def test_there_are_52_cards_at_every_step(opening: Round, seed: int) -> None:
    for live in play_out(opening, Random(seed)):
        groups = (live.pack, live.floor, *live.hands, *live.piles)
        assert sorted(card for group in groups for card in group) == list(PACK)


@settings(deadline=None, max_examples=60)
@given(positions())
def test_legal_plays_are_what_the_checked_edge_accepts(live: Round) -> None:
    plays = live.legal_plays()
    assert plays == tuple(play for card in live.hands[live.turn] for play in live.plays_of(card))
    for play in plays:
        assert live.play(play) == live.after(play)


@settings(deadline=None, max_examples=60)
@given(positions())
def test_a_round_shows_no_hidden_card(live: Round) -> None:
    hidden = {card.code for hand in live.hands for card in hand} | {c.code for c in live.pack}
    assert not [code for code in hidden if code in f"{live!r} {live}"]
