"""Which messages show a match, and what each should show now. Pure: the publisher does the posting.

Slots: `card` (the challenge), `floor`, `hand:<seat>`, `count:<round>` and `result`. In a private
match floor and hand are one message, so there is no `floor`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from bot import views
from bot.text import speech_in
from bot.view import View
from core.engine.table import Seat, Status, Table
from core.rules.seatview import SeatView


class Show(Protocol):
    """One consistent version of a match: what is open, and each seat's own hand."""

    @property
    def table(self) -> Table: ...

    def hand(self, seat: int) -> SeatView | None: ...


@dataclass(frozen=True, slots=True)
class Poster:
    """What a slot should show. A new `generation` asks for a new message instead of an edit."""

    view: View
    generation: str
    rings: bool = False  # a new message may ring a phone
    settled: bool = False  # will never change again


@dataclass(frozen=True, slots=True)
class Aside:
    """What a message needs to know besides the match."""

    choosing: views.Choosing | None = None  # the card whose captures a hand shows to choose from
    mentions: Mapping[int, str] | None = None  # by seat: links that ring invited people
    site: str = ""  # where the replay pages are, if anywhere
    call: str | None = None  # what rings whoever is to play, if the floor has to
    whispers: bool = False  # whether hands can be shown where the floor stands
    asks_level: bool = False  # whether the card asks how well the computers should play


FIRST, LAST = -1, 2  # the most and the least urgent priority
OFFERING = ("hand", "result")  # what offers a rematch until the match is folded
SENT_ONCE = ("card", "count", "result")  # announcements: never posted anew


def slots(table: Table) -> list[str]:
    """Name the messages that show this match now, the most urgent first."""
    hands = [f"hand:{seat.number}" for seat in table.seats if _has_hand(table, seat)]
    hands.sort(key=lambda slot: slot != f"hand:{table.turn}")
    counts = [f"count:{row.number}" for row in table.rounds if _is_counted(table, row.number)]
    floor = ["floor"] if table.floor is not None and not table.is_private else []
    is_ended = table.floor is not None and table.status in (Status.OVER, Status.VOID)
    result = ["result"] if is_ended else []  # what was never dealt has none
    return [*hands[:1], *floor, *counts, *result, *hands[1:], "card"]


def priority(slot: str, table: Table) -> int:
    """Who goes first: the hand of the seat to play; then what all see; then other hands.

    In private the card goes before all: it promises the pack, and the buttons stay at the bottom.
    """
    if slot == "card" and table.is_private:
        return FIRST
    if slot == f"hand:{table.turn}":
        return 0
    return LAST if slot.startswith("hand") else 1


def paint(slot: str, show: Show, aside: Aside) -> Poster | None:
    """Draw one slot. None when there is nothing to show in it."""
    name, _, number = slot.partition(":")
    return _PAINTERS[name](show, int(number or 0), aside)


def _has_hand(table: Table, seat: Seat) -> bool:
    return table.floor is not None and seat.person is not None and bool(seat.person.name)


def _is_counted(table: Table, number: int) -> bool:
    """The last round of an ended match is counted in the result instead."""
    row = table.rounds[number - 1]
    return row.count is not None and (table.result is None or number < len(_counted(table)))


def _counted(table: Table) -> list[int]:
    return [row.number for row in table.rounds if row.count is not None]


def _card(show: Show, _: int, aside: Aside) -> Poster:
    table = show.table
    words = speech_in(table.language)
    view = views.challenge(table, words, aside.mentions, asks_level=aside.asks_level)
    return Poster(view, "card", rings=True, settled=table.status is not Status.OPEN)


def _floor(show: Show, _: int, aside: Aside) -> Poster | None:
    table = show.table
    if table.floor is None:
        return None
    generation = f"{table.floor.round_number}.{table.floor.deal}"
    words = speech_in(table.language)
    view = views.floor(table, words, aside.call, whispers=aside.whispers)
    return Poster(view, generation, rings=aside.call is not None)


def _hand(show: Show, number: int, aside: Aside) -> Poster | None:
    seat, person = show.table.seats[number], show.table.seats[number].person
    if person is None:
        return None
    words = speech_in(person.language or show.table.language)
    if seat.has_left and show.table.status in (Status.LIVE, Status.SUSPENDED):
        return Poster(views.left(show.table, words), "hand", settled=True)
    view = views.hand(show.table, show.hand(number), words, aside.choosing, aside.site)
    return Poster(view, "hand", rings=True)


def _count(show: Show, number: int, _: Aside) -> Poster:
    table = show.table
    settled = table.result is not None or number < len(table.rounds) - 1 or not table.is_paused
    return Poster(views.count(table, number, speech_in(table.language)), "count", settled=settled)


def _result(show: Show, _: int, aside: Aside) -> Poster:
    table = show.table
    view = views.result(table, speech_in(table.language), aside.site)
    return Poster(view, "result", rings=True)


_PAINTERS: dict[str, Callable[[Show, int, Aside], Poster | None]] = {
    "card": _card,
    "floor": _floor,
    "hand": _hand,
    "count": _count,
    "result": _result,
}
