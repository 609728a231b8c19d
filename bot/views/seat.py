"""Who sits where, in words."""

from collections.abc import Callable, Sequence

from bot.text import Speech
from bot.text.bidi import isolate
from bot.text.name import labelled, shown
from core.engine.standing import side_seats, sides
from core.engine.table import Chat, Person, Seat, Table


def person_name(person: Person, speech: Speech) -> str:
    """A person's name, safe in a View's text; someone forgotten is a former player."""
    return shown(person.name, _otherwise(person, speech))


def person_label(person: Person, speech: Speech) -> str:
    """A person's name, safe on a button or in a toast."""
    return labelled(person.name, _otherwise(person, speech))


def _otherwise(person: Person, speech: Speech) -> str:
    return speech.say("someone" if person.name else "former-player")


def seat_name(table: Table, seat: Seat, speech: Speech) -> str:
    """Whoever plays at the table's seat now or is awaited there."""
    return _seated(table, seat, speech, shown)


def player_name(table: Table, seat: Seat, speech: Speech) -> str:
    """Whoever sat down at the seat, also after they left it to the computer."""
    return person_name(seat.person, speech) if seat.person else seat_name(table, seat, speech)


def player_label(table: Table, seat: Seat, speech: Speech) -> str:
    """The player's name for a button or other plain text, also after they left."""
    return person_label(seat.person, speech) if seat.person else seat_label(table, seat, speech)


def seat_label(table: Table, seat: Seat, speech: Speech) -> str:
    """The seat's name for a button or a toast."""
    return _seated(table, seat, speech, labelled)


def _seated(table: Table, seat: Seat, speech: Speech, safe: Callable[[str, str], str]) -> str:
    if seat.person is not None:
        name = safe(seat.person.name, _otherwise(seat.person, speech))
        return speech.say("computer-for", name=name) if seat.has_left else name
    if seat.computer is not None:
        return isolate(_computer(table, seat, speech))
    return safe(seat.invited or "?", speech.say("someone"))


def _computer(table: Table, seat: Seat, speech: Speech) -> str:
    """The computer at the seat; of several at the table each has a number, from 1 by seats."""
    numbers = [one.number for one in table.seats if one.level is not None]
    if len(numbers) == 1:
        return speech.say("computer")
    return speech.say("computer-numbered", number=1 + numbers.index(seat.number))


def starter_name(table: Table, speech: Speech) -> str:
    """Who asked for the match; an anonymous admin is someone."""
    seat = table.seat_of(table.starter) if table.starter is not None else None
    return player_name(table, seat, speech) if seat else isolate(speech.say("someone"))


def side_name(table: Table, side: int, speech: Speech) -> str:
    """A side's name: its player's, or both partners'."""
    return joined([seat_name(table, seat, speech) for seat in side_seats(table, side)], speech)


def joined(names: Sequence[str], speech: Speech) -> str:
    """A side's name from those of its one or two players."""
    if len(names) == 1:
        return names[0]
    return speech.say("side-names", first=names[0], second=names[1])


def listing(names: Sequence[str], speech: Speech) -> str:
    """Names in a sentence: `Mona, Ali and Omar`; nothing for nobody."""
    if len(names) < 2:
        return "".join(names)
    text = names[0]
    for name in names[1:-1]:
        text = speech.say("list-next", names=text, name=name)
    return speech.say("list-last", names=text, name=names[-1])


def versus(table: Table, speech: Speech) -> str:
    """All sides of the table: `Mona – Ali`."""
    return " – ".join([side_name(table, side, speech) for side in sides(table)])


def table_place(table: Table, speech: Speech) -> str:
    """The chat that a table stands in; with its platform if somebody sits there from another."""
    is_mixed = any(seat.platform is not None for seat in table.seats)
    return place_name(table.chat, speech) if is_mixed else chat_name(table.chat, speech)


def place_name(chat: Chat, speech: Speech) -> str:
    """A chat as readers on another platform need it: `Café Basra on Telegram`."""
    name, platform = chat_name(chat, speech), platform_name(chat.platform, speech)
    return speech.say("chat-elsewhere", chat=name, platform=platform)


def platform_name(platform: str, speech: Speech) -> str:
    """A platform by its name."""
    return speech.say(f"platform-{platform}")


def chat_name(chat: Chat, speech: Speech) -> str:
    """The title of a group, safe in a View's text."""
    return shown(chat.title, speech.say("this-group"))
