"""A play with what it is worth."""

from dataclasses import dataclass

from core.rules.play import Play


@dataclass(frozen=True, slots=True)
class Weighed:
    """One legal play, judged by what its seat may know.

    `value` is the expected difference of the round's points from this play on: the seat's side
    less the best other side. `chance` is how likely the side is to win the match, or the single
    round, from 0 to 1, a draw counting half. Both are comparable among the plays of one view.
    """

    play: Play
    value: float
    chance: float
