"""`basra arena`: two computer players against each other over many packs.

Every pack is played once for each way to seat them, so that no luck of the cards is on one side.
The result depends on the seed alone as long as no time budget is given: each pack has its own
random generators, whichever process plays it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import fmean, stdev
from typing import Final

from bot import fleet
from core.players.aim import Aim
from core.players.choice import EFFORTS, aim_of, choose, search
from core.players.level import LEVELS, Level
from core.players.search import Search
from core.rules.cards import PACK, Card
from core.rules.match import Match
from core.rules.play import Play
from core.rules.round import opens_legally, side_of
from core.rules.ruleset import DEFAULT_RULES, RuleSet
from core.rules.seatview import SeatView

Mind = Callable[[Match, Random], Play]
Seating = tuple[bool, ...]  # for each seat whether the first player has it

RANDOM: Final = "random"
CHEAT: Final = "cheat"  # sees every hand; for comparison only, no chat can reach it
POINTS: Final = "-points"  # after a searching level: it plays for points, whatever the score
CONTESTANTS: Final = (
    RANDOM,
    *map(str, LEVELS),
    *(level + POINTS for level in EFFORTS),
    CHEAT,
)


@dataclass(frozen=True, slots=True)
class Table:
    """What is played; without a target single rounds."""

    rules: RuleSet = DEFAULT_RULES
    seats: int = 2
    teams: bool = False
    target: int | None = None


@dataclass(frozen=True, slots=True)
class Bout:
    """Who plays what, and how hard they think.

    `worlds` and `seconds` replace a searching level's own effort where given.
    """

    first: str
    second: str
    table: Table = Table()
    worlds: int | None = None
    seconds: float | None = None
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Tally:
    """One pack for all seatings: the first player's mean lead in points, and what it won.

    `won` and `lost` count matches, or single rounds; `rounds` all rounds that were played.
    """

    lead: float
    won: int
    lost: int
    drawn: int
    rounds: int

    @property
    def share(self) -> float:
        """Of what was played how much the first player won; half of what was drawn."""
        return (self.won + self.drawn / 2) / (self.won + self.lost + self.drawn)


def run(bout: Bout, packs: int, processes: int = 1) -> list[Tally]:
    """Play the bout over so many packs, in their order.

    Raises BrokenProcessPool if one of several processes is ended from outside.
    """
    play = partial(play_pack, bout)
    if processes == 1:
        return list(map(play, range(packs)))
    return fleet.each(play, packs, processes)


def play_pack(bout: Bout, number: int) -> Tally:
    """One pack, or the packs of one match, played for every way of seating the two."""
    leads: list[float] = []
    won = lost = drawn = rounds = 0
    for seating in _seatings(bout):
        match = _play(bout, number, seating)
        ours = {
            side_of(seat, bout.table.teams) for seat, is_first in enumerate(seating) if is_first
        }
        leads.append(_lead(match, ours))
        rounds += len(match.counts)
        won += match.winner in ours
        drawn += match.winner is None
        lost += match.winner is not None and match.winner not in ours
    return Tally(fmean(leads), won, lost, drawn, rounds)


def _seatings(bout: Bout) -> Iterator[Seating]:
    """Where the first player sits: two seats or teams change places, else one seat in turn."""
    if bout.table.teams:
        yield (True, False, True, False)
        yield (False, True, False, True)
    else:
        for seat in range(bout.table.seats):
            yield tuple([at == seat for at in range(bout.table.seats)])


def _play(bout: Bout, number: int, seating: Seating) -> Match:
    """A match or a single round; packs and dealer are the same for every seating."""
    dealer = number % bout.table.seats
    match = Match.begin(
        bout.table.rules, bout.table.target, bout.table.seats, bout.table.teams, dealer
    )
    packs = _generator(bout.seed, number)
    rng = _generator(bout.seed, number, *seating)
    minds = [mind(bout.first if is_first else bout.second, bout) for is_first in seating]
    while not match.is_over:
        match = match.deal(_legal_pack(packs, bout.table.seats))
        while match.round:
            match = match.play(minds[match.round.turn](match, rng))
    return match


def _generator(*key: int) -> Random:
    """The same numbers for the same key, in whatever process."""
    return Random(" ".join(map(str, key)))  # noqa: S311  # to be repeated, not to be secret


def _legal_pack(rng: Random, seats: int) -> tuple[Card, ...]:
    pack = list(PACK)
    rng.shuffle(pack)
    while not opens_legally(pack, seats):
        rng.shuffle(pack)
    return tuple(pack)


def _lead(match: Match, ours: set[int]) -> float:
    """Points a round: the mean of these sides less the mean of the others."""
    totals = match.totals
    others = [points for side, points in enumerate(totals) if side not in ours]
    return (fmean([totals[side] for side in ours]) - fmean(others)) / len(match.counts)


def mind(name: str, bout: Bout) -> Mind:
    """The contestant of this name; raises ValueError for an unknown one."""
    if name not in CONTESTANTS:
        raise ValueError(f"no contestant is called {name!r}")
    if name == RANDOM:
        return _play_at_random
    if name == CHEAT:
        return _cheat
    if name.endswith(POINTS):
        level = Level(name.removesuffix(POINTS))
        return partial(_search, bout.worlds or EFFORTS[level], bout.seconds, Aim.POINTS)
    level = Level(name)
    if level in EFFORTS:
        return partial(_search, bout.worlds or EFFORTS[level], bout.seconds, None)
    return partial(_choose, level)


def _choose(level: Level, match: Match, rng: Random) -> Play:
    return choose(level, _view(match), rng)


def _search(effort: int, seconds: float | None, aim: Aim | None, match: Match, rng: Random) -> Play:
    view = _view(match)
    return search(view, rng, effort, aim or aim_of(view), seconds)


def _view(match: Match) -> SeatView:
    return SeatView.of(match, match.round.turn if match.round else 0)


def _play_at_random(match: Match, rng: Random) -> Play:
    return rng.choice(_view(match).legal_plays())


def _cheat(match: Match, rng: Random) -> Play:
    """The search of a deal, with the one world that is true."""
    view, live = _view(match), match.round
    hands = tuple(
        [
            () if seat == view.seat else tuple([card.index for card in hand])
            for seat, hand in enumerate(live.hands if live else ())
        ]
    )
    plays = view.legal_plays()
    everyone = (True,) * view.seats
    worths = Search(view, aim_of(view), rng).weigh([(1.0, hands, everyone)])
    return plays[max(range(len(plays)), key=worths.__getitem__)]


def report(bout: Bout, tallies: Sequence[Tally]) -> str:
    """The result in a few lines: points a round and the share won, with their standard errors."""
    leads = [tally.lead for tally in tallies]
    shares = [100 * tally.share for tally in tallies]
    won, lost = (sum(getattr(tally, name) for tally in tallies) for name in ("won", "lost"))
    drawn, rounds = (sum(getattr(tally, name) for tally in tallies) for name in ("drawn", "rounds"))
    what = "rounds" if bout.table.target is None else f"matches to {bout.table.target}"
    return "\n".join(
        [
            f"{bout.first} against {bout.second}: {_seats(bout)}, {bout.table.rules.name} rules",
            f"{_packs(len(leads))} for every seating, {rounds:,} rounds, seed {bout.seed}",
            f"points a round: {fmean(leads):+.2f} ± {_error(leads)}",
            f"{what} won {won:,}, lost {lost:,}, drawn {drawn:,}: "
            f"{fmean(shares):.1f} ± {_error(shares)} %",
        ]
    )


def _error(values: Sequence[float]) -> str:
    """The standard error of their mean."""
    return f"{stdev(values) / len(values) ** 0.5:.2f}" if len(values) > 1 else "unknown"


def _seats(bout: Bout) -> str:
    return "two teams" if bout.table.teams else f"{bout.table.seats} seats"


def _packs(count: int) -> str:
    return "1 pack" if count == 1 else f"{count:,} packs"
