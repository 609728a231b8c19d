"""How a match ended, in a line or two: for the floor and for the result."""

from bot.text import Speech
from bot.views.seat import listing, player_name, side_name
from core.engine.standing import is_gone
from core.engine.table import Result, Status, Table


def headline(table: Table, speech: Speech) -> list[str]:
    """Who won, and whether anybody resigned; nothing while the match lasts."""
    if table.status is Status.VOID:
        return [speech.say("result-void", match=table.id)]
    if table.result is None:
        return []
    lines = [_winner(table, table.result, speech)]
    gone = [player_name(table, seat, speech) for seat in table.seats if is_gone(table, seat)]
    if gone:
        lines.append(speech.say("result-resigned", name=listing(gone, speech)))
    return lines


def _winner(table: Table, result: Result, speech: Speech) -> str:
    if result.winner is None:
        return speech.say("result-draw")
    name = side_name(table, result.winner, speech)
    return speech.say("result-winners" if table.teams else "result-winner", name=name)
