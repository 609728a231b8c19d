import pytest

from core.rules.capture import Basra
from core.rules.cards import Card, parse_cards
from core.rules.count import Count, count_piles, honour
from core.rules.error import BadText
from core.rules.ruleset import DEFAULT_RULES, PRESETS

COFFEEHOUSE = PRESETS["coffeehouse"]
TWO, THREE = parse_cards("3C 4C"), parse_cards("5C 6C 8C")
NO_BASRAS: tuple[tuple[Basra, ...], ...] = ((), ())


def test_strictly_most_cards_bring_their_points() -> None:
    count = count_piles((TWO, THREE), NO_BASRAS, DEFAULT_RULES)
    assert (count.cards, count.most, count.points) == ((2, 3), 1, (0, 30))


@pytest.mark.parametrize(("name", "carried"), [("v2", 0), ("coffeehouse", 30)])
def test_a_tie_brings_nobody_points_and_may_be_carried(name: str, carried: int) -> None:
    count = count_piles((TWO, TWO), NO_BASRAS, PRESETS[name])
    assert (count.most, count.points, count.carried) == (None, (0, 0), carried)


def test_two_of_three_sides_that_lead_together_tie() -> None:
    count = count_piles((THREE, THREE, TWO), ((), (), ()), COFFEEHOUSE)
    assert (count.most, count.carried) == (None, 30)


def test_a_carried_bonus_adds_up_until_somebody_wins_it() -> None:
    tied = count_piles((TWO, TWO), NO_BASRAS, COFFEEHOUSE, carried=30)
    won = count_piles((TWO, THREE), NO_BASRAS, COFFEEHOUSE, carried=tied.carried)
    assert (tied.carried, won.card_points, won.carried) == (60, (0, 90), 0)


def test_every_kind_of_basra_is_counted() -> None:
    basras = ((Basra.PLAIN, Basra.PLAIN, Basra.JACK), (Basra.KOMI,))
    count = count_piles((TWO, TWO), basras, PRESETS["classic"])
    assert count.basra_points == (30, 10)
    assert count.basras_of(0, Basra.PLAIN) == 2


def test_the_coffeehouse_counts_honours() -> None:
    pile = parse_cards("JC JD AS 2C TD 2D TC KC")
    assert [honour(card, COFFEEHOUSE) for card in pile] == [1, 1, 1, 2, 3, 0, 0, 0]
    assert count_piles((pile, TWO), NO_BASRAS, COFFEEHOUSE).points == (38, 0)


def test_other_presets_count_no_honours() -> None:
    pile = parse_cards("JC JD AS 2C TD")
    assert count_piles((pile, TWO), NO_BASRAS, DEFAULT_RULES).honours == (0, 0)


@pytest.mark.parametrize("piles", [(TWO, THREE), (TWO, TWO)])
def test_a_count_survives_json(piles: tuple[tuple[Card, ...], ...]) -> None:
    count = count_piles(piles, ((Basra.KOMI,), ()), COFFEEHOUSE)
    assert Count.from_json(count.to_json()) == count


@pytest.mark.parametrize("data", [{}, {"cards": 3}, {"cards": ["x"]}])
def test_what_is_no_count_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(BadText, match="count"):
        Count.from_json(data)
