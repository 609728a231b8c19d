"""One pack: deal, play, count (rules.md, Set-up and A play)."""

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Final, NamedTuple, TypeVar

from core.rules.capture import (
    LAID,
    Basra,
    find_captures,
    is_lone_komi,
    legal_captures,
    score_capture,
)
from core.rules.cards import PACK, Card, write_cards
from core.rules.count import Count, count_piles
from core.rules.error import AmbiguousPlay, IllegalPack, IllegalPlay
from core.rules.play import LAID_PLAYS, Play, Turn, make_play, parse_play
from core.rules.ruleset import RuleSet
from core.rules.tally import tally

__all__ = ["Basra", "Count", "Play", "Round", "Turn", "make_play", "parse_play", "side_of"]

T = TypeVar("T")
HAND_SIZE: Final = 4
PLAYS: Final = 48
_BY_INDEX: Final = attrgetter("index")


def side_of(seat: int, teams: bool) -> int:
    """The side a seat plays for: itself, or with teams seats 0 and 2 against 1 and 3."""
    return seat % 2 if teams else seat


def check_table(seats: int, teams: bool, dealer: int) -> None:
    """Raise IllegalPack for a table that cannot be: 2–4 seats, teams only with four."""
    if seats not in (2, 3, 4):
        raise IllegalPack("a table has 2, 3 or 4 seats")
    if teams and seats != 4:
        raise IllegalPack("teams need 4 seats")
    if not 0 <= dealer < seats:
        raise IllegalPack("the dealer is not a seat of the table")


def opens_legally(pack: Sequence[Card], seats: int) -> bool:
    """Whether the opening floor shows no Jack and no Komi."""
    floor = pack[HAND_SIZE * seats : HAND_SIZE * (seats + 1)]
    return not any(card.sweeps for card in floor)


class Round(NamedTuple):
    """A position in a round; `play` gives the next and changes nothing.

    `pack` is what is still to be dealt, next card first; `hands` has one entry a seat, sorted;
    `floor` is in the order in which cards were laid; `piles` and `basras` have one entry a side;
    `ply` is the number of plays made (0–48); `captor` is the side that captured last. Pack,
    hands, floor and piles always hold 52 different cards. A named tuple is the quickest of the
    immutable kinds to make.
    """

    rules: RuleSet
    seats: int
    teams: bool
    dealer: int
    pack: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    floor: tuple[Card, ...]
    piles: tuple[tuple[Card, ...], ...]
    basras: tuple[tuple[Basra, ...], ...]
    ply: int = 0
    captor: int | None = None

    @classmethod
    def deal(
        cls,
        pack: Sequence[Card],
        rules: RuleSet,
        seats: int = 2,
        teams: bool = False,
        dealer: int = 0,
    ) -> "Round":
        """The opening position of a shuffled pack, first card first; raises IllegalPack."""
        check_table(seats, teams, dealer)
        if len(pack) != len(PACK) or len(set(pack)) != len(PACK):
            raise IllegalPack("a pack has 52 different cards")
        if not opens_legally(pack, seats):
            raise IllegalPack("the opening floor shows a Jack or the Komi")
        dealt = HAND_SIZE * seats
        sides = 2 if teams else seats
        return cls(
            rules=rules,
            seats=seats,
            teams=teams,
            dealer=dealer,
            pack=tuple(pack[dealt + HAND_SIZE :]),
            hands=_deal_hands(pack, seats, dealer),
            floor=tuple(pack[dealt : dealt + HAND_SIZE]),
            piles=((),) * sides,
            basras=((),) * sides,
        )

    @property
    def turn(self) -> int:
        """The seat that plays next; the seat after the dealer when the round is over."""
        return (self.dealer + 1 + self.ply) % self.seats

    @property
    def deals(self) -> int:
        """How many deals the round has: 6, 4 or 3."""
        return PLAYS // (HAND_SIZE * self.seats)

    @property
    def deal_number(self) -> int:
        """The deal being played, from 1."""
        return min(self.ply // (HAND_SIZE * self.seats) + 1, self.deals)

    @property
    def sides(self) -> int:
        return len(self.piles)

    @property
    def is_over(self) -> bool:
        return self.ply == PLAYS

    def side_of(self, seat: int) -> int:
        """The side this seat plays for."""
        return side_of(seat, self.teams)

    def legal_plays(self) -> tuple[Play, ...]:
        """Every legal play of the seat in turn, by card, then by capture; none when over."""
        floor, hand = self.floor, self.hands[self.turn]
        if not floor:
            return tuple([LAID_PLAYS[card] for card in hand])
        if is_lone_komi(floor, self.rules):
            return tuple([Play(card, floor) for card in hand])
        plays: list[Play] = []
        packed = tally(floor)
        for card in hand:
            captures = find_captures(floor, packed, card)
            if captures is LAID:
                plays.append(LAID_PLAYS[card])
            else:
                plays += [Play(card, takes) for takes in captures]
        return tuple(plays)

    def plays_of(self, card: Card) -> tuple[Play, ...]:
        """The legal plays of one card; empty if the seat in turn does not hold it."""
        if card not in self.hands[self.turn]:
            return ()
        return tuple(Play(card, takes) for takes in legal_captures(self.floor, card, self.rules))

    def find(self, card: Card, takes: Iterable[Card] | None = None) -> Play:
        """The legal play that this describes; with no `takes` the rules find the capture.

        Raises IllegalPlay, or AmbiguousPlay when several captures are possible and none is given.
        """
        if self.is_over:
            raise IllegalPlay("the round is over")
        plays = self.plays_of(card)
        if not plays:
            raise IllegalPlay(f"{card.code} is not in the hand of seat {self.turn}")
        if takes is None:
            if len(plays) > 1:
                raise AmbiguousPlay(f"{card.code} could take {_choice(plays)}: say which")
            return plays[0]
        asked = make_play(card, takes)
        if asked not in plays:
            named = _list(asked.takes)
            raise IllegalPlay(f"{card.code} takes {_choice(plays)} here, not {named}")
        return asked

    def play(self, play: Play | Card) -> "Round":
        """The position after a play, checked; a bare card takes what the rules say.

        Raises IllegalPlay, and AmbiguousPlay for a bare card with several captures.
        """
        return self.after(self.find(play) if isinstance(play, Card) else self.find(*play))

    def after(self, play: Play) -> "Round":
        """The position after one of `legal_plays`, unchecked: the trusted inside of `play`."""
        rules, seats, teams, dealer, pack, hands, floor, piles, basras, ply, captor = self
        card, takes = play
        seat = (dealer + 1 + ply) % seats
        hand = hands[seat]
        at = hand.index(card)
        hands = (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])
        if takes:
            captor = seat % 2 if teams else seat
            piles = _put(piles, captor, (card, *takes))
            if len(takes) == len(floor):
                kind, _ = score_capture(floor, card, takes, rules)
                basras = _put(basras, captor, (kind,)) if kind else basras
            floor = tuple([lying for lying in floor if lying not in takes])
        else:
            floor = (*floor, card)
        ply += 1
        if ply % (HAND_SIZE * seats) == 0:
            if pack:
                hands = _deal_hands(pack, seats, dealer)
                pack = pack[HAND_SIZE * seats :]
            elif captor is not None:
                piles, floor = _put(piles, captor, floor), ()
        return Round(rules, seats, teams, dealer, pack, hands, floor, piles, basras, ply, captor)

    def turn_of(self, play: Play) -> Turn:
        """A legal play as the turn that it makes: whose it is and what it scores."""
        return Turn(self.turn, play, *score_capture(self.floor, *play, self.rules))

    def count(self, carried: int = 0) -> Count:  # type: ignore[override]  # hides tuple.count
        """Count the finished round; raises IllegalPlay while cards are still to be played."""
        if not self.is_over:
            raise IllegalPlay("the round is not over")
        return count_piles(self.piles, self.basras, self.rules, carried)

    def __repr__(self) -> str:
        """What everyone at the table may see."""
        return f"<Round ply {self.ply}, floor {write_cards(self.floor) or 'empty'}>"


def _deal_hands(pack: Sequence[Card], seats: int, dealer: int) -> tuple[tuple[Card, ...], ...]:
    """Four cards a seat as blocks, the seat after the dealer first (rules.md, Set-up)."""
    starts = [(seat - dealer - 1) % seats * HAND_SIZE for seat in range(seats)]
    return tuple([tuple(sorted(pack[at : at + HAND_SIZE], key=_BY_INDEX)) for at in starts])


def _put(
    rows: tuple[tuple[T, ...], ...], side: int, more: tuple[T, ...]
) -> tuple[tuple[T, ...], ...]:
    return (*rows[:side], rows[side] + more, *rows[side + 1 :])


def _list(cards: Iterable[Card]) -> str:
    return "+".join(card.code for card in cards) or "nothing"


def _choice(plays: Sequence[Play]) -> str:
    """The captures to choose between, the first few of very many."""
    return " or ".join(_list(play.takes) for play in plays[:8]) + " …" * (len(plays) > 8)
