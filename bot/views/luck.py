"""Luck words: one's own, and the line that says at whose seats some were set."""

from html import escape

from bot.actions import Action, Verb
from bot.text import Speech
from bot.view import Button, View
from bot.views.page import page
from bot.views.seat import player_name
from core.engine.table import Floor, Table
from core.rules.shuffle import NO_WORDS, words_digest


def luck(person_id: int, words: str, speech: Speech) -> View:
    """A person's own luck words for that person's private chat.

    They stand alone in their `code`, without marks, so that a copy has the same digest.
    """
    draw = Button(speech.say("button-luck-draw"), Action(Verb.LUCK_DRAW, person_id))
    clear = Button(speech.say("button-luck-clear"), Action(Verb.LUCK_CLEAR, person_id))
    how = speech.say("luck-how")
    if not words:
        return View(page(speech, speech.say("luck-none"), how), ((draw,),))
    facts = {"words": escape(words, quote=False), "digest": words_digest(words).hex()}
    text = page(speech, speech.say("luck-shown", **facts), how)
    return View(text, ((draw,), (clear,)))


def luck_line(table: Table, lying: Floor, speech: Speech) -> list[str]:
    """Who has luck words in the round that lies there; nothing for nobody."""
    digests = table.rounds[lying.round_number - 1].words
    names = [
        player_name(table, seat, speech)
        for seat, digest in zip(table.seats, digests, strict=False)
        if digest != NO_WORDS.hex()
    ]
    return [speech.say("luck-set", names=", ".join(names))] if names else []
