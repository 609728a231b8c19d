"""Where cards lie: none hides another's rank, none leaves the table."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.face import high
from bot.pictures.layout import RAIL, SIZE, Placed, area, layout
from bot.pictures.sprite import Look
from bot.view import Move, Picture, Pile
from core.rules.cards import PACK, Card
from tests.bot.pictures.sample import SAMPLES, cards, move, picture, pile

INDEX = 0.45  # how much of a card's width its rank takes; a ten's a little more
LEGIBLE = 86  # the narrowest card of a floor: a third of it on a phone, its rank 16 points high

Box = tuple[float, float, float, float]


def box(placed: Placed) -> Box:
    left, top = placed.at
    return left, top, left + placed.width, top + high(placed.width)


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def of_look(shown: Picture, *looks: Look) -> list[Placed]:
    return [one for one in layout(shown).cards if one.look in looks]


@st.composite
def pictures(draw: st.DrawFn) -> Picture:
    """Any floor of up to sixteen, with or without a play that took or was laid."""
    deck = draw(st.permutations(PACK))
    floor = tuple(deck[: draw(st.integers(0, 16))])
    taken = tuple(deck[20 : 20 + draw(st.integers(0, 6))])
    made = draw(
        st.sampled_from([None, Move(deck[19], taken, 0), Move(floor[-1]) if floor else None])
    )
    sides = draw(st.integers(0, 4))
    piles = tuple(Pile(draw(st.integers(0, 52)), tuple(deck[30 : 30 + n])) for n in range(sides))
    return Picture(floor, made, piles)


@given(pictures())
def test_every_card_is_shown_once_and_on_the_table(shown: Picture) -> None:
    lies = layout(shown)
    taken = (shown.move.card, *shown.move.takes) if shown.move and shown.move.takes else ()
    crossing: list[Card] = [card for one in shown.piles for card in one.basras]
    assert sorted(one.card for one in lies.cards) == sorted([*shown.floor, *taken, *crossing])
    for one in lies.cards:
        left, top, right, bottom = box(one)
        assert left >= 14
        assert top >= 14
        assert right <= SIZE[0] - 14
        assert bottom <= SIZE[1] - 14


@given(pictures())
def test_cards_on_the_floor_lie_apart(shown: Picture) -> None:
    floor = of_look(shown, Look.LYING, Look.PLAYED)
    for one, other in combinations(floor, 2):
        assert not overlap(box(one), box(other))


@given(pictures())
def test_what_was_taken_lies_apart_from_the_floor(shown: Picture) -> None:
    for one in of_look(shown, Look.TAKEN):
        for other in of_look(shown, Look.LYING, Look.PLAYED):
            assert not overlap(box(one), box(other))


@given(pictures())
def test_of_what_was_taken_every_rank_is_seen(shown: Picture) -> None:
    taken = of_look(shown, Look.TAKEN)
    for one, other in combinations(taken, 2):
        if one.at[1] == other.at[1]:
            assert other.at[0] - one.at[0] >= INDEX * one.width


@given(pictures())
def test_the_floor_keeps_off_the_piles(shown: Picture) -> None:
    if shown.piles:
        edge = RAIL.left + RAIL.across
        assert all(one.at[0] > edge for one in layout(shown).cards if one.look is not Look.PILED)


@pytest.mark.parametrize("count", range(1, 13))
def test_a_floor_of_twelve_is_legible_on_a_phone(count: int) -> None:
    shown = Picture(PACK[:count], Move(PACK[20], PACK[21:24], 0), (Pile(20), Pile(20)))
    assert min(one.width for one in of_look(shown, Look.LYING)) >= LEGIBLE


def test_fewer_cards_are_larger() -> None:
    few, many = (Picture(PACK[:count], piles=(Pile(1), Pile(1))) for count in (3, 14))
    assert layout(few).cards[0].width > layout(many).cards[0].width


def test_a_card_just_laid_has_the_rim() -> None:
    played = of_look(SAMPLES["laid"], Look.PLAYED)
    assert [one.card for one in played] == [*cards("AS")]


def test_the_card_that_took_is_raised_above_what_it_took() -> None:
    (played,), taken = (of_look(SAMPLES["took"], look) for look in (Look.PLAYED, Look.TAKEN))
    assert all(played.at[1] < one.at[1] for one in taken)
    assert all(played.at[0] < one.at[0] for one in taken)


def test_piles_stand_in_the_order_of_the_sides_from_the_top() -> None:
    stacks = layout(SAMPLES["four sides"]).stacks
    assert [one.size for one in stacks] == [7, 0, 4, 21]
    assert [one.zone.top for one in stacks] == sorted(one.zone.top for one in stacks)


def test_only_the_pile_that_took_is_lit() -> None:
    assert [one.is_lit for one in layout(picture("9H", move("8S", "8D", 1))).stacks] == [
        False,
        True,
    ]
    assert not any(one.is_lit for one in layout(SAMPLES["laid"]).stacks)


def test_basras_lie_across_their_own_pile() -> None:
    shown = picture("9H", piles=(pile(12, "8H"), pile(9, "JSKS")))
    first, second = (one.zone for one in layout(shown).stacks)
    crossing = of_look(shown, Look.PILED)
    for one, zone in zip(crossing, (first, second, second), strict=True):
        pile_box = (zone.left, zone.top, zone.left + zone.across, zone.top + zone.down)
        assert overlap(box(one), pile_box)


def test_a_hand_lies_below_the_floor() -> None:
    lies = layout(SAMPLES["lesson"])
    hand = {*SAMPLES["lesson"].hand}
    lowest = max(box(one)[3] for one in lies.cards if one.card not in hand)
    assert lies.line is not None
    assert lowest <= lies.line.top <= min(one.at[1] for one in lies.cards if one.card in hand)


def test_without_a_match_the_floor_has_the_whole_table() -> None:
    assert area(SAMPLES["lesson"]).across > area(SAMPLES["took"]).across
