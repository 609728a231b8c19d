"""A play with what it is worth."""

from dataclasses import dataclass

from core.rules.play import Play


@dataclass(frozen=True, slots=True)
class Weighed:
    """One legal play, judged by what its seat may know.

    `value` is the difference of the round's points to be expected when it is over: the seat's side
    less the mean of the other sides. `chance` is how likely the side is to win the match, or the
    single round, from 0 to 1, a draw counting half. Both compare among all views of a match.
    A glance finds no value.
    """

    play: Play
    value: float | None
    chance: float
