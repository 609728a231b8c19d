"""Texts that depend on nothing but the reader's language."""

from bot.text import Speech
from bot.view import View
from bot.views.page import page


def help_page(speech: Speech) -> View:
    """All commands, and what the clock does."""
    return View(page(speech, speech.say("help")))


def privacy(speech: Speech) -> View:
    """What is kept about a person and how to see or erase it."""
    return View(page(speech, speech.say("privacy")))


def welcome(speech: Speech, private: bool) -> View:
    """How to play, once: at /start, or when the bot is added to a group (platforms.md 41)."""
    return View(page(speech, speech.say("welcome-private" if private else "welcome-group")))
