"""Short messages: a plain sentence, a turn running out, a hand or a group out of reach."""

from html import escape

from bot.actions import Verb
from bot.text import Speech
from bot.view import Tone, View
from bot.views.button import button
from bot.views.clock import moment
from bot.views.page import page
from bot.views.seat import chat_name, seat_name
from core.engine.table import Table


def notice(words: str) -> View:
    """A plain sentence, such as a refusal, as a message; escaped here."""
    return View(escape(words, quote=False))


def nudge(table: Table, speech: Speech) -> View:
    """To the player in turn when half of the time is gone."""
    if table.is_private:
        lines = [speech.say("nudge-private", match=table.id)]
    else:
        lines = [speech.say("nudge", match=table.id, chat=chat_name(table.chat, speech))]
    if table.deadline is not None:
        lines.append(speech.say("nudge-until", time=moment(table.deadline, speech)))
    show = button("button-my-hand", table, speech, Verb.HAND, Tone.PRIMARY)
    return View(page(speech, lines), ((show,),))


def hand_lost(table: Table, seat: int, speech: Speech) -> View:
    """To the group, once: that player's hand cannot be delivered (platforms.md 3)."""
    name = seat_name(table.seats[seat], speech)
    text = speech.say("hand-lost-notice", name=name, match=table.id)
    show = button("button-open-hand", table, speech, Verb.OPEN, Tone.PRIMARY)
    return View(page(speech, text), ((show,),))


def group_lost(table: Table, speech: Speech) -> View:
    """To the players, once and privately: the group is out of reach (platforms.md 8)."""
    text = speech.say("group-lost-notice", chat=chat_name(table.chat, speech), match=table.id)
    return View(page(speech, text))


def arrived(table: Table, speech: Speech) -> View:
    """To someone who came by the deep link while others are still missing."""
    return View(page(speech, speech.say("arrived", match=table.id)))


def left(table: Table, speech: Speech) -> View:
    """What becomes of a hand whose owner resigned from a match that goes on."""
    if table.is_private:
        return View(page(speech, speech.say("hand-left-private", match=table.id)))
    chat = chat_name(table.chat, speech)
    return View(page(speech, speech.say("hand-left", match=table.id, chat=chat)))
