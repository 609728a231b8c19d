"""Messages that ask something and offer the answers as buttons."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.actions import Action, Verb
from bot.text import Speech
from bot.text.name import labelled
from bot.view import Button, Tone, View
from bot.views.button import button
from bot.views.page import page
from bot.views.seat import listing, person_label, person_name, seat_label, seat_name
from core.engine.standing import goes_on_without
from core.engine.table import Person, Seat, Table
from core.rules.round import side_of

SHOWN: Final = 25  # buttons under one question; Discord takes no more


def which_match(tables: Iterable[Table], verb: Verb, speech: Speech) -> View:
    """Which of several matches is meant (platforms.md 40)."""
    rows = [(_match_button(table, verb, speech),) for table in tables]
    return View(page(speech, speech.say("which-match")), tuple(rows[:SHOWN]))


def _match_button(table: Table, verb: Verb, speech: Speech) -> Button:
    return Button(match_label(table, speech), Action(verb, table.id))


def match_label(table: Table, speech: Speech) -> str:
    """A match by its number and its players, in plain text."""
    names = " – ".join([seat_label(table, seat, speech) for seat in table.seats])
    return speech.say("button-match", match=table.id, names=names)


def resign_sure(table: Table, person_id: int, speech: Speech) -> View:
    """Whether that player means it; and if the others play on, that they do."""
    mine = table.seat_of(person_id)
    plays_on = mine is not None and goes_on_without(table, mine.number)
    others = _others(table, mine, speech, partner=plays_on)
    said = "resign-ask-many" if plays_on else "resign-ask"
    text = speech.say(said, match=table.id, names=listing(others, speech))
    resign = Action(Verb.RESIGN_SURE, table.id, mine.number if mine else None)
    sure = Button(speech.say("button-resign-sure"), resign, tone=Tone.BAD)
    keep = button("button-keep-playing", table, speech, Verb.HAND)
    return View(page(speech, text), ((sure, keep),))


def _others(table: Table, mine: Seat | None, speech: Speech, *, partner: bool) -> list[str]:
    """Everybody else at the table, one's own partner only if asked for."""
    side = None if mine is None else side_of(mine.number, table.teams)
    return [
        seat_name(table, seat, speech)
        for seat in table.seats
        if seat != mine and (partner or side_of(seat.number, table.teams) != side)
    ]


def forget_sure(person_id: int, speech: Speech) -> View:
    """Whether the person means to be erased."""
    action = Action(Verb.FORGET_SURE, person_id)
    sure = Button(speech.say("button-forget-sure"), action, tone=Tone.BAD)
    return View(page(speech, speech.say("forget-ask")), ((sure,),))


def unblock(people: Sequence[Person], speech: Speech) -> View:
    """Whom the reader has blocked, each with a button that undoes it."""
    if not people:
        return View(page(speech, speech.say("unblock-none")))
    rows = [(_unblock(person, speech),) for person in people[:SHOWN]]
    return View(page(speech, speech.say("unblock-ask")), tuple(rows))


def _unblock(person: Person, speech: Speech) -> Button:
    label = speech.say("button-unblock", name=person_label(person, speech))
    return Button(label, Action(Verb.UNBLOCK, person.id))


def declined_notice(table: Table, speech: Speech) -> View:
    """To whoever declined, in private: they may block the challenger."""
    challenger = table.seat_of(table.starter) if table.starter is not None else None
    if challenger is None or challenger.person is None:
        name = labelled("", speech.say("someone"))
        return View(page(speech, speech.say("declined-notice", match=table.id, name=name)))
    label = speech.say("button-block", name=person_label(challenger.person, speech))
    name = seat_name(table, challenger, speech)
    text = speech.say("declined-notice", match=table.id, name=name)
    return View(page(speech, text), ((Button(label, Action(Verb.BLOCK, table.id)),),))


def blocked(person: Person, speech: Speech) -> View:
    """What stands in place of that notice once the challenger is blocked."""
    text = speech.say("blocked", name=person_name(person, speech))
    return View(page(speech, text))
