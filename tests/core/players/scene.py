"""Views for computer players, made from rounds and from positions in words."""

from random import Random

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
