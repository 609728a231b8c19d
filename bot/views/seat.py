"""Who sits where, in words."""

from bot.text import Speech
from bot.text.bidi import isolate
from bot.text.name import labelled, shown
from core.engine.table import Chat, Person, Seat, Table
from core.rules.round import side_of


def person_name(person: Person, speech: Speech) -> str:
    """A person's name, safe in a View's text; someone forgotten is a former player."""
    return shown(person.name, _otherwise(person, speech))


def person_label(person: Person, speech: Speech) -> str:
    """A person's name, safe on a button or in a toast."""
    return labelled(person.name, _otherwise(person, speech))


def _otherwise(person: Person, speech: Speech) -> str:
    return speech.say("someone" if person.name else "former-player")


def seat_name(seat: Seat, speech: Speech) -> str:
    """Whoever sits at the seat or is awaited there."""
    if seat.computer is not None:
        return isolate(speech.say("computer"))
    if seat.person is not None:
        return person_name(seat.person, speech)
    return shown(seat.invited or "?", speech.say("someone"))


def seat_label(seat: Seat, speech: Speech) -> str:
    """The same for a button or a toast."""
    if seat.person is not None and seat.computer is None:
        return person_label(seat.person, speech)
    if seat.computer is not None:
        return isolate(speech.say("computer"))
    return labelled(seat.invited or "?", speech.say("someone"))


def starter_name(table: Table, speech: Speech) -> str:
    """Who asked for the match; an anonymous admin is someone."""
    seat = table.seat_of(table.starter) if table.starter is not None else None
    return seat_name(seat, speech) if seat else isolate(speech.say("someone"))


def side_seats(table: Table, side: int) -> tuple[Seat, ...]:
    """The seats that play for a side."""
    return tuple([seat for seat in table.seats if side_of(seat.number, table.teams) == side])


def sides(table: Table) -> range:
    """The numbers of the sides."""
    return range(2 if table.teams else len(table.seats))


def side_name(table: Table, side: int, speech: Speech) -> str:
    """A side's name: its player's, or both partners'."""
    names = [seat_name(seat, speech) for seat in side_seats(table, side)]
    if len(names) == 1:
        return names[0]
    return speech.say("side-names", first=names[0], second=names[1])


def versus(table: Table, speech: Speech) -> str:
    """All sides of the table: `Mona – Ali`."""
    return " – ".join([side_name(table, side, speech) for side in sides(table)])


def chat_name(chat: Chat, speech: Speech) -> str:
    """The title of a group, safe in a View's text."""
    return shown(chat.title, speech.say("this-group"))
