"""Plays in words, as they stand under the floor."""

from collections.abc import Sequence
from typing import Final

from bot.text import Speech
from bot.views.card import plus, run
from bot.views.page import quote
from bot.views.seat import player_name, side_name
from core.engine.table import Made, Table

_SAID: Final = {
    (False, True): "play-took",
    (False, False): "play-laid",
    (True, True): "stand-in-took",
    (True, False): "stand-in-laid",
}


def last_plays(table: Table, speech: Speech) -> str:
    """The last few plays, oldest first: four, or one more than there are other players.

    After the last play of a round it is said who gets what is left.
    """
    lines = [play_line(table, made, speech) for made in _lately(table)]
    rest = table.floor.rest if table.floor else None
    if rest is not None:
        name = side_name(table, rest.side, speech)
        lines.append(speech.say("floor-rest", name=name, cards=run(rest.cards)))
    return quote(lines)


def _lately(table: Table) -> Sequence[Made]:
    return table.made[-max(4, len(table.seats)) :]


def play_line(table: Table, made: Made, speech: Speech) -> str:
    """`Mona played 8♠ and took 8♦ A♠ 7♣`; a basra stands out."""
    said = _SAID[made.by_computer, bool(made.takes)]
    facts = {"name": player_name(table, table.seats[made.seat], speech), "card": run((made.card,))}
    if made.takes:
        facts["cards"] = run(made.takes)
    words = speech.say(said, **facts)
    if made.basra is None:
        return words
    basra = speech.say(f"basra-{made.basra}")
    return speech.say("play-basra", basra=basra, points=plus(made.points), play=words)
