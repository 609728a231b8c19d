"""How often things happen in a round: the tables of docs/fairness.md.

What follows from the deal alone is counted exactly. What depends on how people play is measured by
playing, and its standard error stands beside it. `python -m tests.odds` prints the tables,
`python -m tests.odds greedy 10000` plays so many rounds again and prints their sample.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import comb, sqrt
from random import Random
from typing import Final

from core.players.greedy import choose
from core.rules.cards import PACK, Rank
from core.rules.count import Count
from core.rules.match import Match
from core.rules.play import Play
from core.rules.round import HAND_SIZE, PLAYS
from core.rules.ruleset import DEFAULT_RULES
from core.rules.seatview import SeatView
from tests.core.rules.pack import legal_pack

SEATS: Final = (2, 3, 4)
JACKS: Final = sum(card.rank is Rank.JACK for card in PACK)
_DEALS: Final = comb(PLAYS, JACKS)  # ways for the Jacks to lie among the 48 cards of the hands


def jacks_in_a_round(seats: int, least: int) -> Fraction:
    """One player is dealt at least so many (3 or 4) of the four Jacks, over all deals."""
    own = PLAYS // seats
    ways = sum(comb(own, n) * comb(PLAYS - own, JACKS - n) for n in range(least, JACKS + 1))
    return Fraction(seats * ways, _DEALS)


def jacks_in_a_hand(least: int) -> Fraction:
    """Some hand of four is dealt at least so many (3 or 4) Jacks; a round has twelve hands."""
    ways = sum(
        comb(HAND_SIZE, n) * comb(PLAYS - HAND_SIZE, JACKS - n) for n in range(least, JACKS + 1)
    )
    return Fraction(PLAYS // HAND_SIZE * ways, _DEALS)


def komi_to_dealer(seats: int) -> Fraction:
    """The Komi is never on the opening floor, and each player gets as many of the other places."""
    return Fraction(1, seats)


def floor_again() -> Fraction:
    """The first opening floor shows a Jack or the Komi: the pack is shuffled at least once more."""
    sweepers = sum(card.sweeps for card in PACK)
    fine = Fraction(comb(len(PACK) - sweepers, HAND_SIZE), comb(len(PACK), HAND_SIZE))
    return 1 - fine


@dataclass(frozen=True, slots=True)
class Sample:
    """Rounds of two that were played by the rules `v2`, and how many ended in what way."""

    player: str
    rounds: int
    ties: int  # 26 cards each
    barren: int  # not one basra

    def share(self, found: int) -> float:
        return found / self.rounds

    def error(self, found: int) -> float:
        """The standard error of that share."""
        share = self.share(found)
        return sqrt(share * (1 - share) / self.rounds)


# `measure` with the seed 1 gives these.
SAMPLES: Final = (
    Sample("greedy", 10_000, 604, 2710),
    Sample("random", 50_000, 2705, 20389),
)

Player = Callable[[Match, Random], Play]


def _greedy(match: Match, rng: Random) -> Play:
    assert match.round is not None
    return choose(SeatView.of(match, match.round.turn), rng)


def _random(match: Match, rng: Random) -> Play:
    assert match.round is not None
    return rng.choice(match.round.legal_plays())


PLAYERS: Final[dict[str, Player]] = {"greedy": _greedy, "random": _random}


def measure(player: str, rounds: int, seed: int = 1) -> Sample:
    """Play so many rounds with this player at both seats; they deal in turn."""
    rng = Random(seed)
    counts = [play_round(PLAYERS[player], rng, dealer=number % 2) for number in range(rounds)]
    ties = sum(count.cards[0] == count.cards[1] for count in counts)
    barren = sum(not any(count.basras) for count in counts)
    return Sample(player, rounds, ties, barren)


def play_round(player: Player, rng: Random, dealer: int) -> Count:
    """One round of two with a fair pack."""
    match = Match.begin(DEFAULT_RULES, None, dealer=dealer).deal(legal_pack(rng))
    while match.round is not None:
        match = match.play(player(match, rng))
    return match.counts[0]


def tables() -> str:
    """Both tables in Markdown."""
    return f"{_lines(_dealt())}\n\n{_lines(_played())}"


def _dealt() -> Iterable[tuple[str, ...]]:
    yield ("by the deal, exactly", *(f"{seats} players" for seats in SEATS))
    yield ("---",) * (1 + len(SEATS))
    for name, least in (("all four Jacks to one player", 4), ("three Jacks or more", 3)):
        yield (name, *(percent(jacks_in_a_round(seats, least)) for seats in SEATS))
    for name, least in (("all four Jacks in one hand", 4), ("three Jacks or more in one hand", 3)):
        yield (name, *(percent(jacks_in_a_hand(least)) for _ in SEATS))
    yield ("the Komi to the dealer", *(percent(komi_to_dealer(seats)) for seats in SEATS))
    yield ("an opening floor shuffled again", *(percent(floor_again()) for _ in SEATS))


def _played() -> Iterable[tuple[str, ...]]:
    yield ("by playing, two players", *(f"{s.player} play, {s.rounds:,} rounds" for s in SAMPLES))
    yield ("---",) * (1 + len(SAMPLES))
    yield ("26 cards each", *(_measured(sample, sample.ties) for sample in SAMPLES))
    yield ("no basra at all", *(_measured(sample, sample.barren) for sample in SAMPLES))


def percent(share: Fraction | float) -> str:
    """Three digits that count: `10.9 %`, `0.00617 %`."""
    return f"{float(share) * 100:#.3g} %"


def _measured(sample: Sample, found: int) -> str:
    return f"{sample.share(found) * 100:.2f} % ± {sample.error(found) * 100:.2f}"


def _lines(rows: Iterable[tuple[str, ...]]) -> str:
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


if __name__ == "__main__":
    if len(sys.argv) == 3:
        print(measure(sys.argv[1], int(sys.argv[2])))
    else:
        print(tables())
