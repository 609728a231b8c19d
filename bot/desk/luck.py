"""Luck words: one's own part in the shuffle (docs/fairness.md), for the owner's eyes alone."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Final

from bot import views
from bot.desk.context import Context, tongue
from bot.desk.request import Answer, Command, Reply, Tap
from bot.text import Speech
from core.engine.refusal import Reason, Refusal
from core.engine.table import Person

DRAWN: Final = 4


async def luck(context: Context, command: Command) -> Reply:
    """`/luck [words]`: set one's luck words, or show them; a group never sees them from us."""
    person = await context.meet(command.actor)
    speech, people = tongue(person, command.actor), context.engine.people
    private = command.is_private
    if command.text:
        luck_words = await people.set_luck(person.id, command.text)
        hushed = "luck-noted"
    else:
        luck_words = await people.luck(person.id) if private else ""
        hushed = "luck-ask-privately"
    view = (
        views.luck(person.id, luck_words, speech) if private else views.notice(speech.say(hushed))
    )
    return Reply(view)


async def draw(context: Context, tap: Tap, person: Person) -> Answer:
    """Set random luck words at one tap."""
    luck_words = suggestion(tongue(person, tap.actor))
    return await _set(context, tap, person, luck_words, "toast-luck-set")


async def clear(context: Context, tap: Tap, person: Person) -> Answer:
    """Have no luck words any more."""
    return await _set(context, tap, person, "", "toast-luck-cleared")


def suggestion(speech: Speech, choice: Callable[[Sequence[str]], str] = secrets.choice) -> str:
    """Four short words of the language; one may come twice."""
    known = speech.say("luck-list").split()
    return " ".join([choice(known) for _ in range(DRAWN)])


async def _set(context: Context, tap: Tap, person: Person, luck_words: str, toast: str) -> Answer:
    """Set one's own words, and show them where the button was: never to others."""
    if tap.action.match != person.id or not tap.is_private:
        raise Refusal(Reason.OTHERS_BUTTON)
    speech = tongue(person, tap.actor)
    kept = await context.engine.people.set_luck(person.id, luck_words)
    return Answer(toast=speech.say(toast), replace=views.luck(person.id, kept, speech))
