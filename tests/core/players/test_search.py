"""Looking ahead: the same as trying everything by the rules, and never by what is hidden."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest

from core.players.aim import Aim
from core.players.belief import World
from core.players.greedy import Habit, Threat, habit_of
from core.players.law import law_of
from core.players.manner import Reply
from core.players.search import Search
from core.players.spot import Row
from core.players.twin import mask_of
from core.rules.match import Match
from core.rules.play import Play
from core.rules.round import HAND_SIZE, Round
from core.rules.ruleset import DEFAULT_RULES
from core.rules.seatview import SeatView
from tests.core.players.scene import torn_round, torn_view, view_of
from tests.core.rules.pack import legal_pack

HABIT = habit_of(law_of(DEFAULT_RULES))


class Case(NamedTuple):
    """A round that may be the true one, how likely, and for each seat whether it is sound."""

    weight: float
    live: Round
    manners: tuple[bool, ...]


def last_of_last_card(habit: Habit, hand: Row, floor: int, threat: Threat, rng: Random) -> Reply:
    """A loose seat as tests want it: its last card, whatever it takes."""
    return hand[-1], habit.options(floor, hand[-1])[-1][0]


def reply(live: Round, is_sound: bool) -> Play:
    view = view_of(live, live.turn, None)
    hand = tuple(card.index for card in view.hand)
    size = view.hand_sizes[(view.seat + 1) % view.seats] or HAND_SIZE
    threat = Threat(mask_of(view.unseen), size)
    if is_sound:
        card, taken = HABIT.reply(hand, mask_of(view.floor), threat)
    else:
        card, taken = last_of_last_card(HABIT, hand, mask_of(view.floor), threat, Random(0))
    return next(
        play
        for play in view.legal_plays()
        if (play.card.index, mask_of(play.takes)) == (card, taken)
    )


def outcome(live: Round, me: int) -> float:
    points = live.count().points
    return points[me] - (sum(points) - points[me]) / (len(points) - 1)


def tried(cases: Sequence[Case], me: int) -> float:
    """What trying every plan of this seat gives, which sees the floor and no hand."""
    live = cases[0].live
    if live.is_over:
        return sum(case.weight * outcome(case.live, me) for case in cases)
    if live.turn == me:
        return max(tried(_after(cases, play), me) for play in live.legal_plays())
    replies = [reply(case.live, case.manners[live.turn]) for case in cases]
    return sum(
        tried(_after([c for c, r in zip(cases, replies, strict=True) if r == made], made), me)
        for made in set(replies)
    )


def _after(cases: Sequence[Case], play: Play) -> list[Case]:
    return [case._replace(live=case.live.after(play)) for case in cases]


def last_deal_of_three(seed: int, cards: int) -> Match:
    """In the last deal of three seats, the seat in turn holding so many cards."""
    rng = Random(seed)
    match = Match.begin(DEFAULT_RULES, None, 3).deal(legal_pack(rng, 3))
    while match.round and (match.round.pack or len(match.round.hands[match.round.turn]) > cards):
        match = match.play(rng.choice(match.round.legal_plays()))
    return match


def cases_of(view: SeatView, number: int, rng: Random) -> list[Case]:
    """Rounds that look like this to the seat, their seats sound or loose."""
    weights, manners = [1.0, 2.0, 5.0], [True, False]
    return [
        Case(rng.choice(weights), view.sample(rng), tuple(rng.choices(manners, k=view.seats)))
        for _ in range(number)
    ]


def world(case: Case, me: int) -> World:
    hands = tuple(
        () if seat == me else tuple(card.index for card in hand)
        for seat, hand in enumerate(case.live.hands)
    )
    return case.weight, hands, case.manners


@pytest.mark.parametrize("number", [1, 30])
@pytest.mark.parametrize("seed", range(8))
def test_it_finds_what_trying_every_plan_finds(
    seed: int, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over worlds of sound and loose seats: where they look the same, its later plays are too."""
    monkeypatch.setattr("core.players.search.loose_reply", last_of_last_card)
    match = last_deal_of_three(seed, cards=3)
    view = SeatView.of(match, match.round.turn if match.round else 0)
    cases = cases_of(view, number, Random(seed))
    total = sum(case.weight for case in cases)
    expected = [tried(_after(cases, play), view.seat) / total for play in view.legal_plays()]
    found = Search(view, Aim.POINTS, Random(1)).weigh([world(case, view.seat) for case in cases])
    assert found == pytest.approx(expected)


@pytest.mark.parametrize(("aim", "best"), [(Aim.POINTS, "9C"), (Aim.MATCH, "TC")])
def test_it_looks_ahead_to_what_it_aims_at(aim: Aim, best: str) -> None:
    view, case = torn_view(), Case(1.0, torn_round(), (True, True))
    found = Search(view, aim, Random(1)).weigh([world(case, view.seat)])
    worths = dict(zip(found, view.legal_plays(), strict=True))
    assert worths[max(worths)].card.code == best
