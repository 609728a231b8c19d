"""Views for computer players, made from rounds and from positions in words."""

from dataclasses import replace
from random import Random

import pytest

from core.players.belief import Belief, World
from core.rules.cards import PACK, parse_cards
from core.rules.match import Match
from core.rules.position import parse_position
from core.rules.round import Round
from core.rules.ruleset import DEFAULT_RULES
from core.rules.seatview import SeatView
from tests.core.rules.pack import legal_pack


def view_of(live: Round, seat: int, target: int | None = 101) -> SeatView:
    """What this seat sees of a round that no history is known of."""
    return SeatView.of(
        Match(live.rules, target, live.seats, live.teams, live.dealer, round=live), seat
    )


def late_round(
    floor: str, mine: str, theirs: str, piles: tuple[int, int], name: str = "v2"
) -> Round:
    """A last deal: seat 1 is in turn and holds `mine`; the piles get the rest, so many each."""
    shown = parse_cards(floor + mine + theirs)
    taken = [card.code for card in PACK if card not in shown]
    Random(1).shuffle(taken)
    assert len(taken) == sum(piles)
    pile = ("".join(taken[: piles[0]]) or "-", "".join(taken[piles[0] :]) or "-")
    hands = f"{theirs or '-'}/{mine}"
    return parse_position(f"2 0 0 - {hands} {floor or '-'} {pile[0]}/{pile[1]} -/- {name}")


def last_deal(seed: int, target: int | None = 101) -> tuple[Match, Random]:
    """A two-seat match at the start of the last deal of a round, played at random so far."""
    rng = Random(seed)
    match = Match.begin(DEFAULT_RULES, target).deal(legal_pack(rng))
    while match.round and match.round.pack:
        match = match.play(rng.choice(match.round.legal_plays()))
    return match, rng


def torn_round() -> Round:
    """Seat 1 is at 70 to 95: the 9 wins it most cards, 100 to 105, as it lets a basra pass.

    With the 10 nobody has most cards, and the match goes on.
    """
    return late_round("9SKS", "9CTC", "TDJC", (20, 26))


def torn_view() -> SeatView:
    """What seat 1 sees of that round."""
    return replace(view_of(torn_round(), 1), totals=(95, 70))


def note_batches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of the batches of worlds that searches ask for from now on."""
    asked: list[int] = []
    worlds = Belief.worlds

    def ask(belief: Belief, rng: Random, number: int) -> list[World]:
        asked.append(number)
        return worlds(belief, rng, number)

    monkeypatch.setattr(Belief, "worlds", ask)
    return asked
