"""What a tapper is told at once: plain text, two hundred letters at most."""

from typing import Final

from bot.text import Speech
from bot.text.name import labelled
from bot.views.card import plus, run
from bot.views.seat import listing, person_label
from core.engine.table import Made, Person, Table
from core.rules.cards import Card

LIMIT: Final = 200
MOST_INVITED: Final = 3
_MANY: Final = 16  # captured cards that are still named one by one


def toast_played(table: Table, person_id: int, speech: Speech) -> str:
    """What the person's last play did: `You took 8♦ A♠ 7♣`; empty if they made none."""
    seat = table.seat_of(person_id)
    for made in reversed(table.made):
        if seat is not None and made.seat == seat.number and not made.by_computer:
            return made_toast(made, speech)
    return ""


def made_toast(made: Made, speech: Speech) -> str:
    """One play in the second person, and the basra if it was one."""
    if not made.takes:
        return speech.say("toast-laid", card=run((made.card,)))
    if len(made.takes) > _MANY:
        took = speech.say("toast-took-many", count=len(made.takes))
    else:
        took = speech.say("toast-took", cards=run(made.takes))
    if made.basra is None:
        return took
    kind = speech.say(f"basra-{made.basra}")
    return f"{speech.say('toast-basra', basra=kind, points=plus(made.points))} {took}"


def toast_tried(card: Card, speech: Speech) -> str:
    """That this card was answered a lesson with already, and is wrong still."""
    return speech.say("toast-learn-again", card=run((card,)))


def toast_blocked(person: Person, speech: Speech) -> str:
    """That this person's challenges are refused from now on."""
    return speech.say("toast-blocked", name=person_label(person, speech))


def fact(value: str | int) -> str | int:
    """A refusal's fact made safe for its sentence, which is plain text: words may be hostile."""
    return labelled(value, "?") if isinstance(value, str) else value


def invited_fact(names: str, speech: Speech) -> str:
    """The people of a challenge, as the engine names them, each made safe and short."""
    parted = names.split(", ", MOST_INVITED - 1)
    return listing([labelled(name, "?") for name in parted], speech)
