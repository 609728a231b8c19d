"""Texts that depend on nothing but the reader's language."""

from bot.text import Speech
from bot.view import View
from bot.views.page import page


def help_page(speech: Speech, *, slash: bool = False) -> View:
    """All commands, and what the clock does; `slash`: one fills in options instead of words."""
    play, rest = speech.say("help").split("\n\n", 1)
    if slash:
        play = speech.say("help-slash")
    return View(page(speech, play, rest))


def privacy(speech: Speech) -> View:
    """What is kept about a person and how to see or erase it."""
    return View(page(speech, speech.say("privacy")))


def welcome_private(speech: Speech) -> View:
    """How to play, at /start (platforms.md 41)."""
    return View(page(speech, speech.say("welcome-private")))


def welcome_group(speech: Speech, *, slash: bool = False) -> View:
    """How to play, once, when the bot is added to a group (platforms.md 41)."""
    return View(page(speech, speech.say("welcome-slash" if slash else "welcome-group")))
