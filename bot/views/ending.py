"""How a match ended, in a line or two: for the floor and for the result."""

from bot.text import Speech
from bot.views.seat import seat_name, side_name
from core.engine.table import End, Result, Status, Table


def headline(table: Table, speech: Speech) -> list[str]:
    """Who won, and whether somebody resigned; nothing while the match lasts."""
    if table.status is Status.VOID:
        return [speech.say("result-void", match=table.id)]
    if table.result is None:
        return []
    lines = [_winner(table, table.result, speech)]
    if table.result.end is End.RESIGNED and table.result.resigned_seat is not None:
        name = seat_name(table.seats[table.result.resigned_seat], speech)
        lines.append(speech.say("result-resigned", name=name))
    return lines


def _winner(table: Table, result: Result, speech: Speech) -> str:
    if result.winner is None:
        return speech.say("result-draw")
    return speech.say("result-winner", name=side_name(table, result.winner, speech))
