"""Whole rounds of random plays in the twin's masks, as quick as Python plays them.

Tests hold them against `core.rules`; the benchmark counts how many plays a second the twin makes.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from core.players.law import Law
from core.players.twin import BIT, KOMI_BIT, MEMO, REACH, SWEEPS
from core.rules.round import HAND_SIZE, PLAYS, side_of


class Rollout(NamedTuple):
    """A finished round: every play as (card, mask taken), and what each side has in the end.

    `points` are of basras; `piles` are masks, with the floor that was left.
    """

    plays: list[tuple[int, int]]
    piles: list[int]
    points: list[int]


def roll_out(law: Law, pack: Sequence[int], seats: int, teams: bool, rng: Random) -> Rollout:
    """Deal this pack, the seat after the dealer being seat 0, and play it out at random.

    `pack` has indexes in the order in which they are dealt and opens legally.
    """
    chance, captures, clears = rng.random, law.captures, law.clears
    dealt = HAND_SIZE * seats
    floor = sum([BIT[card] for card in pack[dealt : dealt + HAND_SIZE]])
    sides = [side_of(seat, teams) for seat in range(seats)]
    piles, points = [0] * (max(sides) + 1), [0] * (max(sides) + 1)
    plays: list[tuple[int, int]] = []
    captor = -1
    for side, card in _order([*pack[:dealt], *pack[dealt + HAND_SIZE :]], sides, chance):
        takes = () if not floor else MEMO[card].get(floor & REACH[card])
        if takes is None or SWEEPS[card] or floor == KOMI_BIT:
            takes = captures(floor, card)
        if takes:
            taken = takes[0] if len(takes) == 1 else takes[int(chance() * len(takes))]
            if taken == floor:
                points[side] += clears(floor, card)
            floor ^= taken
            piles[side] |= taken | BIT[card]
            captor = side
            plays.append((card, taken))
        else:
            plays.append((card, 0))
            floor |= BIT[card]
    if captor >= 0:
        piles[captor] |= floor
    return Rollout(plays, piles, points)


def _order(
    cards: list[int], sides: Sequence[int], chance: Callable[[], float]
) -> list[tuple[int, int]]:
    """Which side plays which card, drawn at random from each hand; a random play needs no more."""
    dealt = HAND_SIZE * len(sides)
    order: list[tuple[int, int]] = []
    for start in range(0, PLAYS, dealt):
        hands = [cards[at : at + HAND_SIZE] for at in range(start, start + dealt, HAND_SIZE)]
        for held in range(HAND_SIZE, 0, -1):
            for side, hand in zip(sides, hands, strict=True):
                order.append((side, hand.pop(int(chance() * held))))
    return order
