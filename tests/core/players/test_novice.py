"""A novice plays legally, likes pictures, and overlooks sums now and then."""

from random import Random

from core.players.novice import choose
from core.rules.cards import parse_cards
from tests.core.players.scene import late_round, view_of

SEEDS = range(200)


def plays(floor: str, hand: str, theirs: str) -> list[str]:
    """What it plays from this hand, once for each of many moods."""
    rest = 52 - len(parse_cards(floor + hand + theirs))
    view = view_of(late_round(floor, hand, theirs, (rest // 2, rest - rest // 2)), 1)
    return [str(choose(view, Random(seed))) for seed in SEEDS]


def test_it_sees_a_pair() -> None:
    assert set(plays("9C5D", "9D2C", "KHKS")) == {"9D:9C"}


def test_it_overlooks_a_sum_now_and_then() -> None:
    chosen = plays("2C4H", "6DKS", "KHQS")
    taken = chosen.count("6D:2C+4H")
    assert 0.3 * len(chosen) < taken < 0.8 * len(chosen)
    assert set(chosen) == {"6D:2C+4H", "KS"}


def test_it_likes_pictures() -> None:
    chosen = plays("QC8H5S", "QD8S", "KHKS")
    assert chosen.count("QD:QC") > len(chosen) * 0.7


def test_it_keeps_its_jack_when_there_is_nothing_to_take() -> None:
    assert set(plays("", "JH4C", "KHKS")) == {"4C"}


def test_it_plays_its_jack_when_it_has_nothing_else() -> None:
    assert set(plays("", "JH7D", "KHKS")) == {"JH", "7D"}
