"""How well computers play: the names of the levels, what they mean, and the choice among them."""

from typing import Final

from bot.actions import Action, Verb
from bot.text import Speech
from bot.view import Button
from bot.views.button import button
from core.engine.table import Table
from core.players import LEVELS, Level

BACK: Final = "back"  # the word of the button that takes the question back

Rows = tuple[tuple[Button, ...], ...]


def level_name(level: Level, speech: Speech) -> str:
    """What a level is called."""
    return speech.say(f"level-{level}")


def level_lines(speech: Speech) -> list[str]:
    """The question, and a line about each level."""
    lines = [
        speech.say(
            "level-line",
            level=level_name(level, speech),
            about=speech.say(f"level-about-{level}"),
        )
        for level in LEVELS
    ]
    return [speech.say("level-ask"), *lines]


def level_rows(table: Table, speech: Speech) -> Rows:
    """A button for each level, two in a row; others may still join, and there is a way back."""
    levels = [
        Button(level_name(level, speech), Action(Verb.LEVEL, table.id, word=level))
        for level in LEVELS
    ]
    back = Button(speech.say("button-back"), Action(Verb.LEVEL, table.id, word=BACK))
    join = button("button-join", table, speech, Verb.JOIN)
    return (tuple(levels[:2]), tuple(levels[2:]), (join, back))
