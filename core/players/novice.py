"""A player who has just learned the game: overlooks sums, likes pictures, plans nothing."""

from random import Random
from typing import Final

from core.rules.capture import score_capture
from core.rules.cards import Rank
from core.rules.play import Play
from core.rules.seatview import SeatView

_OVERLOOKED: Final = 0.45  # how often a sum is not seen
_WHIM: Final = 2.0  # how much chance mixes in, in cards
_COURT: Final = (Rank.JACK, Rank.QUEEN, Rank.KING)


def choose(view: SeatView, rng: Random) -> Play:
    """Take the fine things that are seen, or else lay some card that does not sweep."""
    plays = view.legal_plays()
    seen = [play for play in plays if play.takes and not _overlooks(play, rng)]
    if seen:
        return max(seen, key=lambda play: _liking(view, play) + _WHIM * rng.random())
    plain = [play for play in plays if not play.card.sweeps]
    laid = [play for play in plain if not play.takes]
    return rng.choice(laid or plain or plays)


def _overlooks(play: Play, rng: Random) -> bool:
    """Pairs and sweeps are plain to see; a sum is not always."""
    is_sum = not play.card.sweeps and any(card.rank is not play.card.rank for card in play.takes)
    return is_sum and rng.random() < _OVERLOOKED


def _liking(view: SeatView, play: Play) -> float:
    """In cards: pictures count double, and a basra is a basra."""
    pictures = sum(card.rank in _COURT for card in (play.card, *play.takes))
    points = score_capture(view.floor, *play, view.rules)[1]
    return len(play.takes) + pictures + points
