"""Everything one seat may know, and the drawing of hidden cards consistent with it."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from core.rules.capture import Basra, legal_captures, score_capture
from core.rules.cards import PACK, Card, write_cards
from core.rules.error import IllegalPlay
from core.rules.match import Match
from core.rules.play import Play, Turn
from core.rules.round import HAND_SIZE, PLAYS, Round, side_of
from core.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True, repr=False)
class SeatView:
    """What one seat knows of a live round: its own hand, and what lies or lay face up.

    Computer players and hand views get this and never a Round or Match, so that nothing hidden
    can reach them. `hand_sizes` has one entry a seat; `piles`, `basras`, `totals` one a side.
    """

    seat: int
    rules: RuleSet
    seats: int
    teams: bool
    dealer: int
    hand: tuple[Card, ...]
    floor: tuple[Card, ...]
    ply: int
    hand_sizes: tuple[int, ...]
    piles: tuple[tuple[Card, ...], ...]
    basras: tuple[tuple[Basra, ...], ...]
    captor: int | None
    totals: tuple[int, ...]
    target: int | None
    carried: int
    round_number: int
    history: tuple[Turn, ...]

    @classmethod
    def of(cls, match: Match, seat: int) -> "SeatView":
        """What this seat knows now; raises IllegalPlay without a live round or such a seat."""
        live = match.round
        if live is None:
            raise IllegalPlay("no round is being played")
        if not 0 <= seat < live.seats:
            raise IllegalPlay("there is no such seat")
        return cls(
            seat=seat,
            rules=live.rules,
            seats=live.seats,
            teams=live.teams,
            dealer=live.dealer,
            hand=live.hands[seat],
            floor=live.floor,
            ply=live.ply,
            hand_sizes=tuple(len(hand) for hand in live.hands),
            piles=live.piles,
            basras=live.basras,
            captor=live.captor,
            totals=match.totals,
            target=match.target,
            carried=match.carried,
            round_number=match.round_number,
            history=match.history,
        )

    @property
    def turn(self) -> int:
        """The seat that plays next."""
        return (self.dealer + 1 + self.ply) % self.seats

    @property
    def is_my_turn(self) -> bool:
        return self.turn == self.seat

    @property
    def side(self) -> int:
        """The side this seat plays for."""
        return side_of(self.seat, self.teams)

    @property
    def deals(self) -> int:
        """How many deals the round has."""
        return PLAYS // (HAND_SIZE * self.seats)

    @property
    def deal_number(self) -> int:
        """The deal being played, from 1."""
        return self.ply // (HAND_SIZE * self.seats) + 1

    @property
    def pile_counts(self) -> tuple[int, ...]:
        """How many cards each side has taken."""
        return tuple(len(pile) for pile in self.piles)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards in the other hands and the pack, together and in order."""
        seen = {*self.hand, *self.floor, *(card for pile in self.piles for card in pile)}
        return tuple(card for card in PACK if card not in seen)

    def legal_plays(self) -> tuple[Play, ...]:
        """What each own card may do on this floor, in the order of `Round.legal_plays`.

        Given at any time; while another seat is in turn it says what would be.
        """
        return tuple(
            Play(card, takes)
            for card in self.hand
            for takes in legal_captures(self.floor, card, self.rules)
        )

    def outcomes(self) -> Mapping[Card, tuple[Turn, ...]]:
        """For each own card, its plays as the turns they would make (takes, basra, points)."""
        turns: dict[Card, tuple[Turn, ...]] = dict.fromkeys(self.hand, ())
        for play in self.legal_plays():
            scored = score_capture(self.floor, *play, self.rules)
            turns[play.card] += (Turn(self.seat, play, *scored),)
        return turns

    def sample(self, rng: Random) -> Round:
        """A round with the hidden cards drawn at random among the unseen; all equally likely."""
        hidden = list(self.unseen)
        rng.shuffle(hidden)
        hands = []
        for seat, size in enumerate(self.hand_sizes):
            if seat == self.seat:
                hands.append(self.hand)
            else:
                hands.append(tuple(sorted(hidden[:size])))
                del hidden[:size]
        return Round(
            rules=self.rules,
            seats=self.seats,
            teams=self.teams,
            dealer=self.dealer,
            pack=tuple(hidden),
            hands=tuple(hands),
            floor=self.floor,
            piles=self.piles,
            basras=self.basras,
            ply=self.ply,
            captor=self.captor,
        )

    def __repr__(self) -> str:
        """Nothing hidden: not even the seat's own hand."""
        return f"<SeatView seat {self.seat}, ply {self.ply}, floor {write_cards(self.floor)}>"
