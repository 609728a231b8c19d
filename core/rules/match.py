"""Rounds up to the target (rules.md, The match)."""

from dataclasses import dataclass, replace

from core.rules.cards import Card
from core.rules.count import Count
from core.rules.error import IllegalPlay
from core.rules.play import Play, Turn
from core.rules.round import Round, check_table
from core.rules.ruleset import RuleSet, check_target


@dataclass(frozen=True, slots=True, repr=False)
class Match:
    """A match between or during its rounds; every method gives a new one.

    `target` is None for a single round. `counts` has one entry a finished round. `round` is the
    live round and None between rounds: the last play of a round counts it at once. `history`
    holds the turns of the newest round and stays until the next is dealt. A match whose counts
    are stored is taken up again by `Match(rules, target, seats, teams, first_dealer, counts)`.
    """

    rules: RuleSet
    target: int | None
    seats: int = 2
    teams: bool = False
    first_dealer: int = 0
    counts: tuple[Count, ...] = ()
    round: Round | None = None
    history: tuple[Turn, ...] = ()

    @classmethod
    def begin(
        cls,
        rules: RuleSet,
        target: int | None = None,
        seats: int = 2,
        teams: bool = False,
        dealer: int = 0,
    ) -> "Match":
        """A match before its first round; `dealer` deals it. Raises BadText, IllegalPack."""
        check_table(seats, teams, dealer)
        return cls(rules, target if target is None else check_target(target), seats, teams, dealer)

    @property
    def sides(self) -> int:
        return 2 if self.teams else self.seats

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of the finished rounds for each side."""
        return tuple(sum(count.points[side] for count in self.counts) for side in range(self.sides))

    @property
    def carried(self) -> int:
        """The points for most cards that the round now or next adds; none after the match."""
        return self.counts[-1].carried if self.counts and not self.is_over else 0

    @property
    def round_number(self) -> int:
        """The number of the live round, or else of the next one, from 1."""
        return len(self.counts) + 1

    @property
    def dealer(self) -> int:
        """The seat that deals the live round, or else the next one."""
        return (self.first_dealer + len(self.counts)) % self.seats

    @property
    def is_over(self) -> bool:
        """Whether it has ended; looked at only when a round is over."""
        if not self.counts or self.round:
            return False
        return self.target is None or (max(self.totals) >= self.target and self._leader is not None)

    @property
    def winner(self) -> int | None:
        """The side that won; None while it lasts and for a drawn single round."""
        return self._leader if self.is_over else None

    @property
    def _leader(self) -> int | None:
        """The side with strictly the highest total."""
        best = max(self.totals)
        return self.totals.index(best) if self.totals.count(best) == 1 else None

    def deal(self, pack: tuple[Card, ...]) -> "Match":
        """Start the next round with a shuffled pack; raises IllegalPack, IllegalPlay."""
        if self.round or self.is_over:
            raise IllegalPlay("the match is over" if self.is_over else "the round is not over")
        dealt = Round.deal(pack, self.rules, self.seats, self.teams, self.dealer)
        return replace(self, round=dealt, history=())

    def play(self, play: Play | Card) -> "Match":
        """Play in the live round, as `Round.play`; the last play of a round counts it."""
        if self.round is None:
            raise IllegalPlay("no round is being played")
        found = self.round.find(play) if isinstance(play, Card) else self.round.find(*play)
        after = self.round.after(found)
        history = (*self.history, self.round.turn_of(found))
        if not after.is_over:
            return replace(self, round=after, history=history)
        counts = (*self.counts, after.count(self.carried))
        return replace(self, round=None, history=history, counts=counts)

    def __repr__(self) -> str:
        """What everyone may see."""
        return f"<Match round {self.round_number}, totals {self.totals}, {self.round}>"
