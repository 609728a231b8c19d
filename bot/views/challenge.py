"""The challenge card: from somebody's wish to play until the first cards are dealt, or not."""

from collections.abc import Mapping
from html import escape
from typing import Final

from bot.actions import Verb
from bot.text import Speech
from bot.text.bidi import isolate
from bot.text.name import shown
from bot.view import Button, Tone, View
from bot.views.button import button
from bot.views.clock import moment
from bot.views.level import level_lines, level_rows
from bot.views.page import page, quote
from bot.views.seat import joined, listing, player_name, seat_name, starter_name, versus
from bot.views.setting import house_line
from bot.views.terms import terms_line
from core.engine.standing import sides
from core.engine.table import Seat, Status, Table
from core.rules.round import side_of

_CLOSED: Final = {
    Status.DECLINED: "challenge-declined",
    Status.CANCELLED: "challenge-cancelled",
    Status.EXPIRED: "challenge-expired",
}


def challenge(
    table: Table,
    speech: Speech,
    mentions: Mapping[int, str] | None = None,
    *,
    asks_level: bool = False,
) -> View:
    """The card in the state the match is in; `asks_level`: how well should the computers play?

    `mentions` are links that ring invited people, by seat: for those without a username, whose
    accounts only the platform knows.
    """
    fixed = quote([_commitment(table, speech)], expandable=True)
    rule = terms_line(table, speech)
    if table.status is not Status.OPEN:
        return View(page(speech, [_outcome(table, speech), rule], fixed))
    head = [_head(table, speech, mentions or {}), rule, *house_line(table, speech)]
    roster = _roster(table, speech) if len(table.seats) > 2 else []
    waiting = _waiting(table, speech)
    if asks_level and _is_fillable(table):
        text = page(speech, head, roster, level_lines(speech), waiting, fixed)
        return View(text, level_rows(table, speech))
    return View(page(speech, head, roster, waiting, fixed), _rows(table, speech))


def _head(table: Table, speech: Speech, mentions: Mapping[int, str]) -> str:
    """Who asks whom, that seats are open to whoever comes first, or that the computer plays."""
    names = [
        _call(seat, speech, mentions.get(seat.number))
        if seat.invited
        else player_name(table, seat, speech)
        for seat in table.seats
    ]
    if all(seat.computer or table.is_starter(seat) for seat in table.seats):
        return speech.say("challenge-computer", starter=starter_name(table, speech))
    if any(_is_open(table, seat) for seat in table.seats) or not _invited(table):
        return _opened(table, speech)
    if table.teams:
        pairs = [joined(names[side::2], speech) for side in sides(table)]
        asking = side_of(_starting(table), table.teams)
        return speech.say("challenge-teams", side=pairs[asking], other=pairs[1 - asking])
    friends = [names[seat.number] for seat in _invited(table)]
    starter = starter_name(table, speech)
    return speech.say("challenge-friend", starter=starter, friend=listing(friends, speech))


def _opened(table: Table, speech: Speech) -> str:
    starter = starter_name(table, speech)
    if table.teams:
        return speech.say("challenge-open-teams", starter=starter)
    if len(table.seats) > 2:
        return speech.say("challenge-open-many", starter=starter, seats=len(table.seats))
    return speech.say("challenge-open", starter=starter)


def _starting(table: Table) -> int:
    """The seat of whoever asked for the match."""
    return next((seat.number for seat in table.seats if table.is_starter(seat)), 0)


def _invited(table: Table) -> list[Seat]:
    """The seats of those who were challenged by name, also after they sat down."""
    return [seat for seat in table.seats if seat.invited is not None]


def _is_open(table: Table, seat: Seat) -> bool:
    """Whether the seat is, or was, for whoever came first; an anonymous admin's is not counted."""
    if table.starter is None and seat.number == 0:
        return False
    joined_it = seat.person is not None and seat.invited is None and not table.is_starter(seat)
    return seat.is_free or joined_it


def _call(seat: Seat, speech: Speech, mention: str | None) -> str:
    """The invited person's name; a username calls them, and so does a link."""
    invited = seat.invited or ""
    if mention is not None:
        name = shown(invited, speech.say("someone"))
        return f'<a href="{escape(mention, quote=True)}">{name}</a>'
    if invited.startswith("@") and invited[1:].isascii() and invited[1:].isidentifier():
        return isolate(invited)
    return shown(invited, speech.say("someone"))


def _roster(table: Table, speech: Speech) -> list[str]:
    """Who sits where at a larger table, as far as it is known, and who has not answered yet."""
    free = [seat for seat in table.seats if seat.is_free]
    asked = [seat_name(table, seat, speech) for seat in table.seats if seat in _unanswered(table)]
    lines = _sides(table, speech) if table.teams else _here(table, speech)
    if asked:
        lines.append(speech.say("challenge-missing", names=listing(asked, speech)))
    if free:
        lines.append(speech.say("challenge-free", count=len(free)))
    return lines


def _here(table: Table, speech: Speech) -> list[str]:
    names = [seat_name(table, seat, speech) for seat in table.seats if seat.is_taken]
    return [speech.say("challenge-here", names=listing(names, speech))] if names else []


def _sides(table: Table, speech: Speech) -> list[str]:
    """Partners side by side; where nobody sits yet, that the seat is free."""
    names = [
        speech.say("seat-free") if seat.is_free else seat_name(table, seat, speech)
        for seat in table.seats
    ]
    return [
        speech.say("challenge-side", names=joined(names[side::2], speech)) for side in sides(table)
    ]


def _unanswered(table: Table) -> list[Seat]:
    return [seat for seat in _invited(table) if seat.person is None]


def _waiting(table: Table, speech: Speech) -> list[str]:
    """Who has to open a chat first, how to sit down from elsewhere, and until when."""
    names = [seat_name(table, seat, speech) for seat in table.seats if seat.arriving]
    lines = []
    if names:
        lines.append(speech.say("challenge-arriving", name=listing(names, speech)))
    if table.code is not None and any(map(table.may_be_taken, table.seats)):
        lines.append(speech.say("challenge-code", code=table.code))
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
    return speech.say(closed, name=_decliner(table, speech), match=table.id)


def _decliner(table: Table, speech: Speech) -> str:
    """Who said no; of two players it can only be the one who was asked."""
    if table.declined is not None:
        return seat_name(table, table.seats[table.declined], speech)
    invited = _invited(table)
    return seat_name(table, invited[0], speech) if invited else isolate(speech.say("someone"))


def _rows(table: Table, speech: Speech) -> tuple[tuple[Button, ...], ...]:
    cancel = button("button-cancel", table, speech, Verb.CANCEL)
    rows = [
        _arrival(table, speech),
        _answers(table, speech),
        _entries(table, speech),
        (*_exit(table, speech), cancel),
    ]
    return tuple([row for row in rows if row])


def _arrival(table: Table, speech: Speech) -> tuple[Button, ...]:
    if not any(seat.arriving for seat in table.seats):
        return ()
    return (button("button-open-hand", table, speech, Verb.OPEN, Tone.PRIMARY),)


def _answers(table: Table, speech: Speech) -> tuple[Button, ...]:
    """For those who are invited and have not sat down."""
    if not _unanswered(table):
        return ()
    return (
        button("button-accept", table, speech, Verb.ACCEPT, Tone.GOOD),
        button("button-decline", table, speech, Verb.DECLINE, Tone.BAD),
    )


def _entries(table: Table, speech: Speech) -> tuple[Button, ...]:
    """How the seats that nobody took can be taken."""
    if not any(map(table.may_be_taken, table.seats)):
        return ()
    join = button("button-join", table, speech, Verb.JOIN, Tone.GOOD)
    if not _is_fillable(table):
        return (join,)
    fill = "button-fill" if len(table.seats) > 2 else "button-computer"
    return (join, button(fill, table, speech, Verb.COMPUTER))


def _is_fillable(table: Table) -> bool:
    """Whether computers may take seats: they never play alone."""
    sits = any(seat.person for seat in table.seats)
    return sits and any(map(table.may_be_taken, table.seats))


def _exit(table: Table, speech: Speech) -> tuple[Button, ...]:
    """The way out for those at a larger table who cannot decline."""
    guests = [seat for seat in table.seats if seat.person and not table.is_starter(seat)]
    if len(table.seats) == 2 or not guests:
        return ()
    if _unanswered(table) and all(seat.invited is not None for seat in guests):
        return ()
    return (button("button-leave", table, speech, Verb.LEAVE),)
