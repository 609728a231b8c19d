"""The challenge card: from somebody's wish to play until the first cards are dealt, or not."""

from html import escape
from typing import Final

from bot.actions import Verb
from bot.text import Speech
from bot.text.bidi import isolate
from bot.text.name import shown
from bot.view import Button, Tone, View
from bot.views.button import button
from bot.views.clock import moment
from bot.views.page import page, quote
from bot.views.seat import seat_name, starter_name, versus
from bot.views.terms import terms_line
from core.engine.table import Seat, Status, Table

_CLOSED: Final = {
    Status.DECLINED: "challenge-declined",
    Status.CANCELLED: "challenge-cancelled",
    Status.EXPIRED: "challenge-expired",
}


def challenge(table: Table, speech: Speech, mention: str | None = None) -> View:
    """The card in the state the match is in. `mention` is a link that rings the invited person.

    It is for someone without a username, whose account only the platform knows.
    """
    fixed = quote([_commitment(table, speech)], expandable=True)
    rule = terms_line(table, speech)
    if table.status is not Status.OPEN:
        return View(page(speech, [_outcome(table, speech), rule], fixed))
    head = [_head(table, speech, mention), rule]
    return View(page(speech, head, _waiting(table, speech), fixed), _rows(table, speech))


def _head(table: Table, speech: Speech, mention: str | None) -> str:
    invited = _invited(table)
    starter = starter_name(table, speech)
    if invited is None:
        return speech.say("challenge-open", starter=starter)
    return speech.say("challenge-friend", starter=starter, friend=_call(invited, speech, mention))


def _invited(table: Table) -> Seat | None:
    """The seat of whoever was challenged by name, also after they sat down."""
    others = [seat for seat in table.seats if not _is_starter(seat, table)]
    return next((seat for seat in others if seat.invited is not None), None)


def _is_starter(seat: Seat, table: Table) -> bool:
    return seat.person is not None and seat.person.id == table.starter


def _call(seat: Seat, speech: Speech, mention: str | None) -> str:
    """The invited person's name; a username calls them, and so does a link."""
    invited = seat.invited or ""
    if mention is not None:
        name = shown(invited, speech.say("someone"))
        return f'<a href="{escape(mention, quote=True)}">{name}</a>'
    if invited.startswith("@") and invited[1:].isascii() and invited[1:].isidentifier():
        return isolate(invited)
    return shown(invited, speech.say("someone"))


def _waiting(table: Table, speech: Speech) -> list[str]:
    lines = [
        speech.say("challenge-arriving", name=seat_name(seat, speech))
        for seat in table.seats
        if seat.arriving
    ]
    if table.due_at is not None:
        lines.append(speech.say("challenge-expires", time=moment(table.due_at, speech)))
    return lines


def _commitment(table: Table, speech: Speech) -> str:
    return speech.say("commitment-first", commitment=table.rounds[0].commitment)


def _outcome(table: Table, speech: Speech) -> str:
    closed = _CLOSED.get(table.status)
    if closed is None:
        names = versus(table, speech)
        return speech.say("challenge-started", names=names, match=table.id)
    invited = _invited(table)
    name = seat_name(invited, speech) if invited else isolate(speech.say("someone"))
    return speech.say(closed, name=name, match=table.id)


def _rows(table: Table, speech: Speech) -> tuple[tuple[Button, ...], ...]:
    cancel = button("button-cancel", table, speech, Verb.CANCEL)
    rows = [_entries(table, speech), (cancel,)]
    if any(seat.arriving for seat in table.seats):
        rows.insert(0, (button("button-open-hand", table, speech, Verb.OPEN, Tone.PRIMARY),))
    return tuple([row for row in rows if row])


def _entries(table: Table, speech: Speech) -> tuple[Button, ...]:
    """How the seats that nobody took can be taken."""
    free = [seat for seat in table.seats if seat.person is None and seat.computer is None]
    if any(seat.invited is not None for seat in free):
        return (
            button("button-accept", table, speech, Verb.ACCEPT, Tone.GOOD),
            button("button-decline", table, speech, Verb.DECLINE, Tone.BAD),
        )
    if free:
        return (
            button("button-join", table, speech, Verb.JOIN, Tone.GOOD),
            button("button-computer", table, speech, Verb.COMPUTER),
        )
    return ()
