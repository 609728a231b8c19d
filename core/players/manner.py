"""How another seat plays: soundly, as `casual` does, or loosely, scattered about that.

A loose seat gives a logit response: of two cards it prefers the one that `casual` finds better, the
more surely the more points lie between them. Once a deal is over, every hand in it is known: so
what a seat plays in the first deals of a round tells which of the two it is.
"""

from collections.abc import Iterable, Sequence
from math import exp
from random import Random
from typing import Final, NamedTuple

from core.players.greedy import Habit, Threat
from core.players.spot import Row
from core.players.twin import BIT, mask_of
from core.rules.round import HAND_SIZE
from core.rules.seatview import SeatView

Reply = tuple[int, int]  # card and mask taken

# How often a sound seat plays a card that is not the best, for each time it plays one that is.
DOUBT: Final = 0.002
SCATTER: Final = 2.0  # points: a card that is so much worse is played e times less often,
_WORST: Final = -4.0  # but none more rarely than this many times e
_SOUND: Final = 0.8  # how likely a seat is sound, before anything is seen
_EVEN: Final = 1e-9


class Seen(NamedTuple):
    """A play of another seat, and what lay before it.

    `hidden` is all that lay neither on the floor nor in a pile. `later` are the cards that the seat
    has played since in the same deal, newest first, and last the card of this play. `size` is how
    many cards the next seat held.
    """

    seat: int
    floor: int
    hidden: int
    later: Row
    size: int


def watch(view: SeatView) -> tuple[list[Seen], list[Seen]]:
    """What the other seats played in this deal, and in the deals before it; newest first."""
    cards = HAND_SIZE * view.seats
    dealt = view.ply - view.ply % cards
    floor, hidden = mask_of(view.floor), mask_of(view.unseen) | mask_of(view.hand)
    sizes = list(view.hand_sizes)
    later: list[Row] = [()] * view.seats
    seen: tuple[list[Seen], list[Seen]] = ([], [])
    ply = view.ply
    for turn in reversed(view.history):
        if ply % cards == 0:
            sizes, later = [0] * view.seats, [()] * view.seats
        ply -= 1
        seat, (card, takes) = turn.seat, turn.play
        hidden |= BIT[card.index]
        floor = floor | mask_of(takes) if takes else floor & ~BIT[card.index]
        later[seat] = (*later[seat], card.index)
        sizes[seat] += 1
        if seat != view.seat:
            size = sizes[(seat + 1) % view.seats] or HAND_SIZE
            seen[ply < dealt].append(Seen(seat, floor, hidden, later[seat], size))
    return seen


def likelihoods(habit: Habit, seen: Seen, hand: Row) -> tuple[float, float]:
    """How likely a sound seat and a loose one play what was seen from this hand, its card last.

    Each of the two, over all cards of a hand, adds up to 1.
    """
    unseen = seen.hidden
    for card in hand:
        unseen &= ~BIT[card]
    worths = [worth for worth, _ in _bests(habit, hand, seen.floor, Threat(unseen, seen.size))]
    scattered = scatter(worths)
    best = max(worths) - _EVEN
    equals = sum([worth > best for worth in worths])
    sound = 1.0 if worths[-1] > best else DOUBT
    all_sound = equals + DOUBT * (len(hand) - equals)
    return sound / all_sound, scattered[-1] / sum(scattered)


def weigh_manners(
    habit: Habit, sound: float, seen: Iterable[Seen], left: Row = ()
) -> tuple[float, float]:
    """How likely a seat is a sound one and a loose one, and played all this.

    `sound` is how likely it was to be sound before; `left` are the cards it still held at the end.
    """
    loose = 1.0 - sound
    for play in seen:
        if_sound, if_loose = likelihoods(habit, play, left + play.later)
        sound *= if_sound
        loose *= if_loose
    return sound, loose


def chance_of_sound(habit: Habit, seen: Iterable[Seen]) -> float:
    """How likely a seat is a sound one, by what it played in deals that are over."""
    sound, loose = weigh_manners(habit, _SOUND, seen)
    return sound / (sound + loose)


def loose_reply(habit: Habit, hand: Row, floor: int, threat: Threat, rng: Random) -> Reply:
    """What a loose seat might play from this hand, card and mask taken."""
    bests = _bests(habit, hand, floor, threat)
    weights = scatter([worth for worth, _ in bests])
    ((card, (_, taken)),) = rng.choices([*zip(hand, bests, strict=True)], weights)
    return card, taken


def scatter(worths: Sequence[float]) -> list[float]:
    """How often a loose seat makes each of these choices, the best of them being 1."""
    best = max(worths)
    return [exp(max(_WORST, (worth - best) / SCATTER)) for worth in worths]


def _bests(habit: Habit, hand: Row, floor: int, threat: Threat) -> list[tuple[float, int]]:
    """For each card its best worth on this floor and the mask it takes for that."""
    return [
        max([(habit.worth(option, threat), option[0]) for option in habit.options(floor, card)])
        for card in hand
    ]
