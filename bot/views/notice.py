"""Short messages: a plain sentence, who arrived, who left."""

from html import escape

from bot.text import Speech
from bot.view import Button, View
from bot.views.page import page
from bot.views.seat import table_place
from core.engine.table import Table


def notice(words: str) -> View:
    """A plain sentence, such as a refusal, as a message; escaped here."""
    return View(escape(words, quote=False))


def in_private(speech: Speech, link: str, told: str) -> View:
    """That the answer waits in the private chat, by the sentence `told`, and the way there."""
    way = Button(speech.say("button-private"), url=link)
    return View(page(speech, speech.say(told)), ((way,),))


def arrived(table: Table, speech: Speech) -> View:
    """To someone who came by the deep link while others are still missing."""
    return View(page(speech, speech.say("arrived", match=table.id)))


def left(table: Table, speech: Speech) -> View:
    """What becomes of a hand whose owner resigned from a match that goes on."""
    if table.is_private:
        return View(page(speech, speech.say("hand-left-private", match=table.id)))
    chat = table_place(table, speech)
    return View(page(speech, speech.say("hand-left", match=table.id, chat=chat)))
