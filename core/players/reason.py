"""Why a play is the best, in facts that a sentence can be made of.

Only what the seat may know goes in: its hand, what lies or lay face up, and what follows of it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from core.players.weighed import Weighed
from core.rules.capture import legal_captures, score_capture
from core.rules.cards import KOMI, Card, Rank
from core.rules.play import Play
from core.rules.ruleset import RuleSet
from core.rules.seatview import SeatView

_HALF: Final = 26  # cards; one more is most


class Motive(StrEnum):
    """What speaks for a play; one sentence each."""

    ONLY = "only"  # no other play is possible
    BASRA = "basra"  # it makes a basra of `points`
    SWEEP = "sweep"  # a Jack or the Komi brings in `taken` cards at once
    MAJORITY = "majority"  # with these `taken` cards the side has `cards` of the 27 it needs
    DENY = "deny"  # it takes `taken` away from a floor that `danger` unseen cards would clear
    UNCLEARABLE = "unclearable"  # it takes `taken` and no single card clears what is left
    TAKE = "take"  # it takes `taken` cards; `danger` unseen cards clear what is left
    SAFE = "safe"  # it is laid, and no single card clears the floor
    KEEP_JACK = "keep_jack"  # it is laid to save the Jack for a richer floor
    KEEP_KOMI = "keep_komi"  # it is laid to save the Komi
    # it is laid, `danger` unseen cards clear the floor: no play is better
    LEAST_RISK = "least_risk"
    RISK = "risk"  # it is laid, and `danger` unseen cards clear the floor; nothing was compared


@dataclass(frozen=True, slots=True)
class Reason:
    """The facts of the sentence for `motive`; those it does not name may be shown or not.

    `taken` counts floor cards taken, `points` the points at once, `left` is the floor
    afterwards, `danger` how many unseen cards could clear that floor for points (for `DENY`: the
    floor as it lies now), `unseen` how many are unseen, and `cards` how many the side's pile then
    has.
    """

    motive: Motive
    play: Play
    taken: int
    points: int
    left: tuple[Card, ...]
    danger: int
    unseen: int
    cards: int


def reason(view: SeatView, weighed: Sequence[Weighed]) -> Reason:
    """Why the first of these plays is best; `weighed` is what `weigh` gave for this view."""
    return _told(view, weighed[0].play, Motive.LEAST_RISK)


def unweighed_reason(view: SeatView, play: Play) -> Reason:
    """What speaks for a play that no search compared with the others: nothing is said of those."""
    return _told(view, play, Motive.RISK)


def _told(view: SeatView, play: Play, otherwise: Motive) -> Reason:
    left = _left(view.floor, play)
    motive = _motive(view, play, left) or otherwise
    floor = view.floor if motive is Motive.DENY else left
    pile = len(view.piles[view.side])
    return Reason(
        motive=motive,
        play=play,
        taken=len(play.takes),
        points=score_capture(view.floor, *play, view.rules)[1],
        left=left,
        danger=_danger(view, floor),
        unseen=len(view.unseen),
        cards=pile + len(play.takes) + bool(play.takes),
    )


def _left(floor: tuple[Card, ...], play: Play) -> tuple[Card, ...]:
    if play.takes:
        return tuple(card for card in floor if card not in play.takes)
    return (*floor, play.card)


def _motive(view: SeatView, play: Play, left: tuple[Card, ...]) -> Motive | None:
    """What speaks for a play; None where it is only that the others are no better."""
    if len(view.legal_plays()) == 1:
        return Motive.ONLY
    if score_capture(view.floor, *play, view.rules)[1]:
        return Motive.BASRA
    if play.takes:
        return _motive_to_take(view, play, left)
    return _motive_to_lay(view, left)


def _motive_to_take(view: SeatView, play: Play, left: tuple[Card, ...]) -> Motive:
    pile = len(view.piles[view.side])
    if view.rules.most_cards and pile <= _HALF <= pile + len(play.takes):
        return Motive.MAJORITY
    if play.card.sweeps:
        return Motive.SWEEP
    if left and not _danger(view, left):
        return Motive.UNCLEARABLE
    return Motive.DENY if _danger(view, view.floor) > _danger(view, left) else Motive.TAKE


def _motive_to_lay(view: SeatView, left: tuple[Card, ...]) -> Motive | None:
    if view.floor and KOMI in view.hand:  # it was not laid: it sweeps whatever lies there
        return Motive.KEEP_KOMI
    if view.floor and any(card.rank is Rank.JACK for card in view.hand):
        return Motive.KEEP_JACK
    return None if _danger(view, left) else Motive.SAFE


def _danger(view: SeatView, floor: tuple[Card, ...]) -> int:
    """How many unseen cards would clear this floor and score."""
    return sum(_clears(floor, card, view.rules) for card in view.unseen) if floor else 0


def _clears(floor: tuple[Card, ...], card: Card, rules: RuleSet) -> bool:
    takes = legal_captures(floor, card, rules)[0]
    return score_capture(floor, card, takes, rules)[1] > 0
