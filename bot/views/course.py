"""The plot of a review in words: each side's chance of winning, round by round."""

from collections.abc import Callable, Sequence
from enum import Enum

from bot.text import Speech
from bot.views.page import page
from bot.views.seat import joined, player_label, player_name
from core.engine.review import Review
from core.engine.standing import side_seats, sides
from core.engine.table import Seat, Table

SIGNS = ("🔴", "🔵", "🟢", "🟡")  # in the colours of the plot's lines

Namer = Callable[[Table, Seat, Speech], str]


class Grain(Enum):
    """How much of it there is room for."""

    ROUNDS = "rounds"
    ENDS = "ends"  # the first chance and the last
    NOTHING = "nothing"


def side_of_play(table: Table, side: int, speech: Speech, namer: Namer = player_name) -> str:
    """Whoever played for a side, also after they left."""
    return joined([namer(table, seat, speech) for seat in side_seats(table, side)], speech)


def course(judged: Review, table: Table, speech: Speech, grain: Grain) -> list[str]:
    """The lines of a message; none of a match at which nobody looked."""
    if grain is Grain.NOTHING or not judged.judged:
        return []
    is_short = grain is Grain.ENDS or len(judged.deals) == 1
    heading = speech.say("review-ends" if is_short else "review-rounds")
    return [heading, *_lines(judged, table, speech, is_short, player_name)]


def alt(judged: Review, table: Table, speech: Speech, longest: int) -> str:
    """What the plot shows, for who cannot see it: plain text of at most so many letters or so."""
    for is_short in (False, True):
        lines = _lines(judged, table, speech, is_short, player_label)
        text = page(speech, [speech.say("review-alt"), *lines])
        if len(text) <= longest:
            break
    return text


def _lines(judged: Review, table: Table, speech: Speech, is_short: bool, namer: Namer) -> list[str]:
    return [
        speech.say(
            "review-course",
            sign=sign,
            name=side_of_play(table, side, speech, namer),
            chances=_run(chances[:: len(chances) - 1] if is_short else chances, speech),
        )
        for side, sign, chances in zip(sides(table), SIGNS, judged.course, strict=False)
        if len(chances) > 1
    ]


def _run(chances: Sequence[float], speech: Speech) -> str:
    """Chances in percent, one after the other."""
    first, *rest = [round(100 * chance) for chance in chances]
    text = str(first)
    for percent in rest:
        text = speech.say("review-next", before=text, after=percent)
    return text
