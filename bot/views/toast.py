"""What a tapper is told at once: plain text, two hundred letters at most."""

from html import escape
from typing import Final

from bot.text import Speech
from bot.text.name import labelled
from bot.view import View
from bot.views.card import plus, run
from bot.views.page import page
from bot.views.seat import person_label
from core.engine.refusal import Refusal
from core.engine.table import Made, Person

LIMIT: Final = 200
_MANY: Final = 16  # captured cards that are still named one by one


def played(made: Made, speech: Speech) -> str:
    """`You took 8♦ A♠ 7♣`, and the basra if it was one."""
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


def refusal(no: Refusal, speech: Speech) -> str:
    """Why not, for a toast."""
    facts = {
        name: labelled(fact, speech.say("someone")) if isinstance(fact, str) else fact
        for name, fact in no.facts.items()
    }
    return speech.say(f"refusal-{no.reason}", **facts)


def refusal_page(no: Refusal, speech: Speech) -> View:
    """The same as a message, where a command was refused."""
    return View(page(speech, escape(refusal(no, speech))))


def toast(which: str, speech: Speech, person: Person | None = None) -> str:
    """A plain answer: `ready`, `accepted`, `joined`, `declined`, `unblocked` (of a person) …"""
    if person is None:
        return speech.say(f"toast-{which}")
    return speech.say(f"toast-{which}", name=person_label(person, speech))
