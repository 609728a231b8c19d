"""An ended match judged play by play: who kept how much, and which plays cost most."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass, replace
from typing import Final

from bot.text import Speech
from bot.text.bidi import ltr
from bot.view import Button, Plot, View
from bot.views.card import signed
from bot.views.course import SIGNS, Grain, alt, course, side_of_play
from bot.views.hint import because, move
from bot.views.link import page_row
from bot.views.page import page
from bot.views.picture import deck_of
from bot.views.seat import listing, player_name
from core.engine.review import Costly, Review
from core.engine.standing import sides
from core.engine.table import Table

_LINES: Final = ("▬▬", "▬ ▬", "•••", "▬•▬")  # how the plot draws them: not by colour alone
_MARKS: Final = ("①", "②", "③")
_CAPTION: Final = 1024  # letters under a picture
_MESSAGE: Final = 1900
_ALT: Final = 1024
_TAG: Final = re.compile(r"<[^>]*>")


def review(
    judged: Review, table: Table, speech: Speech, site: str = "", *, has_plot: bool = True
) -> View:
    """The whole review; under a plot as much of it as there is room for."""
    rows = (*_moments(judged, table, site), *page_row(table, speech, site))
    said = _Told(judged, table, speech, has_plot=False)
    words, deck = said.fitting(_MESSAGE), deck_of(table)
    if not has_plot or not judged.judged:
        return View(words, rows, deck=deck)
    text = replace(said, has_plot=True).fitting(_CAPTION)
    return View(text, rows, plot(judged), alt(judged, table, speech, _ALT), words, deck)


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


@dataclass(frozen=True, slots=True)
class _Told:
    """A review that is being told, under its plot or without it."""

    judged: Review
    table: Table
    speech: Speech
    has_plot: bool

    def fitting(self, longest: int) -> str:
        """The fullest text that is not longer: before a costly play goes, the course does."""
        fewer = range(len(self.judged.costly), 0, -1) or (0,)
        texts = [self._text(grain, shown) for shown in fewer for grain in Grain]
        return next((text for text in texts if _length(text) <= longest), texts[-1])

    def _text(self, grain: Grain, shown: int) -> str:
        title = [self.speech.say("review-title", match=self.table.id), *self._notes()]
        told = course(self.judged, self.table, self.speech, grain)
        return page(self.speech, title, self._accuracies(), told, *self._costly(shown))

    def _notes(self) -> list[str]:
        judged, speech = self.judged, self.speech
        if not judged.judged:
            return [speech.say("review-nothing")]
        notes = [speech.say("review-note")] if self.has_plot else []
        if not judged.is_whole:
            partly = speech.say("review-partly", judged=judged.judged, plays=judged.plays)
            notes.append(partly)
        if judged.absent:
            names = [player_name(self.table, self.table.seats[at], speech) for at in judged.absent]
            notes.append(speech.say("review-absent", names=listing(names, speech)))
        return notes

    def _accuracies(self) -> list[str]:
        signs = [f"{sign} {line}" for sign, line in zip(SIGNS, _LINES, strict=True)]
        return [
            self.speech.say(
                "review-accuracy",
                sign=sign,
                name=side_of_play(self.table, side, self.speech),
                accuracy=accuracy,
            )
            for side, sign, accuracy in zip(
                sides(self.table),
                signs if self.has_plot else SIGNS,
                self.judged.accuracies,
                strict=False,
            )
            if accuracy is not None
        ]

    def _costly(self, shown: int) -> list[list[str]]:
        costly = self.judged.costly[:shown]
        if not costly:
            return [[self.speech.say("review-none")]] if self.judged.is_whole else []
        told = [
            [_moment(one, place, self.table, self.speech), _better(one, self.speech)]
            for one, place in zip(costly, _MARKS, strict=False)
        ]
        return [[self.speech.say("review-costly")], *told]


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
