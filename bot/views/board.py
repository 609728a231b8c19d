"""Leaderboards and one person's statistics."""

from collections.abc import Sequence
from typing import Final

from bot.text import Speech
from bot.view import View
from bot.views.level import level_name
from bot.views.page import page
from bot.views.seat import person_name
from core.engine.board import LevelLine, Line, Stats

SHOWN: Final = 20


def leaderboard(lines: Sequence[Line], board: str, speech: Speech) -> View:
    """The first twenty of a board: `all`, `week`, `month` (of this chat) or `global`."""
    title = speech.say(f"board-{board}")
    if not lines:
        return View(page(speech, title, speech.say("board-empty")))
    return View(page(speech, title, [_line(line, board, speech) for line in lines[:SHOWN]]))


def _line(line: Line, board: str, speech: Speech) -> str:
    new = "-new" if line.is_new else ""
    text = speech.say(
        f"board-line{new}",
        place=f"{line.place}.",
        name=person_name(line.person, speech),
        rating=line.rating,
    )
    if board in ("week", "month"):
        return f"{text} · {speech.say('board-won', won=line.won)}"
    return text


def _level(line: LevelLine, speech: Speech) -> str:
    name = level_name(line.level, speech)
    return speech.say("stats-level", level=name, played=line.played, won=line.won)


def stats(known: Stats, speech: Speech) -> View:
    """One person's rating, place and matches."""
    title = speech.say("stats-title", name=person_name(known.person, speech))
    if not known.played:
        return View(page(speech, title, speech.say("stats-none")))
    rating = speech.say("stats-rating-new" if known.is_new else "stats-rating", rating=known.rating)
    lines = [rating]
    if known.place is not None:
        lines.append(speech.say("stats-place", place=known.place))
    lines.append(speech.say("stats-rated", played=known.rated, won=known.rated_won))
    lines.append(speech.say("stats-all", played=known.played, won=known.won))
    lines += [_level(line, speech) for line in known.levels]
    return View(page(speech, title, lines))
