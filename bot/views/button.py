"""Buttons that several views share."""

from bot.actions import Action, Verb
from bot.text import Speech
from bot.view import Button, Tone
from core.engine.table import Table


def button(label: str, table: Table, speech: Speech, verb: Verb, tone: Tone = Tone.PLAIN) -> Button:
    """A button about the whole match; `label` is the id of its words."""
    return Button(speech.say(label), Action(verb, table.id), tone=tone)
