"""An ended match judged play by play: who kept how much, and which plays cost most."""

from __future__ import annotations

import html
import re
from typing import Final

from bot.text import Speech
from bot.text.bidi import ltr
from bot.view import Button, Plot, View
from bot.views.card import signed
from bot.views.hint import because, move
from bot.views.link import page_row
from bot.views.page import page
from bot.views.seat import joined, player_name
from core.engine.review import Costly, Review
from core.engine.standing import side_seats, sides
from core.engine.table import Table

SIGNS: Final = ("🔴", "🔵", "🟢", "🟡")  # in the colours of the plot's lines
_MARKS: Final = ("①", "②", "③")
_CAPTION: Final = 1024  # letters under a picture
_TAG: Final = re.compile(r"<[^>]*>")


def review(
    judged: Review, table: Table, speech: Speech, site: str = "", *, has_plot: bool = True
) -> View:
    """The whole review; under a plot as many of its costly plays as there is room for."""
    rows = (*_moments(judged, table, site), *page_row(table, speech, site))
    words = _text(judged, table, speech, len(judged.costly), has_plot=False)
    if not has_plot:
        return View(words, rows)
    shorter = range(len(judged.costly), 0, -1) or (0,)
    texts = [_text(judged, table, speech, shown, has_plot=True) for shown in shorter]
    text = next((text for text in texts if _length(text) <= _CAPTION), texts[-1])
    return View(text, rows, plot(judged), speech.say("review-alt"), words)


def _moments(judged: Review, table: Table, site: str) -> tuple[tuple[Button, ...], ...]:
    """To the costly plays on the replay page, where there is one."""
    buttons = [
        Button(f"▶ {place}", url=f"{site}/m/{table.key}#{one.step}")
        for place, one in zip(_MARKS, judged.costly, strict=False)
    ]
    return (tuple(buttons),) if site and buttons else ()


def plot(judged: Review) -> Plot:
    """The chances of winning as lines, with the costliest plays marked."""
    marks = tuple((one.step, one.chance, one.side) for one in judged.costly)
    return Plot(judged.chances, judged.deals, judged.last, marks)


def _text(judged: Review, table: Table, speech: Speech, shown: int, *, has_plot: bool) -> str:
    title = [speech.say("review-title", match=table.id)]
    note = [speech.say("review-note")] if has_plot else []
    costly = [
        [_moment(one, place, table, speech), _better(one, speech)]
        for one, place in zip(judged.costly[:shown], _MARKS, strict=False)
    ]
    heading = [speech.say("review-costly" if costly else "review-none")]
    return page(speech, title + note, _accuracies(judged, table, speech), heading, *costly)


def _accuracies(judged: Review, table: Table, speech: Speech) -> list[str]:
    names = [_side(table, side, speech) for side in sides(table)]
    return [
        speech.say("review-accuracy", sign=sign, name=name, accuracy=accuracy)
        for sign, name, accuracy in zip(SIGNS, names, judged.accuracies, strict=False)
        if accuracy is not None
    ]


def _side(table: Table, side: int, speech: Speech) -> str:
    """Whoever played for a side, also after they left."""
    return joined([player_name(table, seat, speech) for seat in side_seats(table, side)], speech)


def _moment(one: Costly, place: str, table: Table, speech: Speech) -> str:
    return speech.say(
        "review-moment",
        place=place,
        round=one.round_number,
        ply=one.ply,
        name=player_name(table, table.seats[one.seat], speech),
        move=move(one.play, speech),
        cost=ltr(signed(-round(100 * one.cost))),
    )


def _better(one: Costly, speech: Speech) -> str:
    better = move(one.better.play, speech)
    return speech.say("review-better", move=better, reason=because(one.better, speech))


def _length(text: str) -> int:
    """As Telegram counts: UTF-16 units without the markup."""
    return len(html.unescape(_TAG.sub("", text)).encode("utf-16-le", "surrogatepass")) // 2
