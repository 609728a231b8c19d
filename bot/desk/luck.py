"""Luck words: one's own part in the shuffle (docs/fairness.md), for the owner's eyes alone."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Final

from bot import views
from bot.desk.context import Context, in_private, tongue
from bot.desk.request import Answer, Command, Reply, Tap
from bot.text import Speech
from core.engine.refusal import Reason, Refusal
from core.engine.table import Person

DRAWN: Final = 4
LUCK: Final = "luck"  # what stands in the link to the private chat


async def luck(context: Context, command: Command) -> Reply:
    """`/luck [words]`: set one's luck words, or show them; a group never sees them from us."""
    person = await context.meet(command.actor)
    speech, people = tongue(person, command.actor), context.engine.people
    if command.text:
        await people.set_luck(person.id, command.text)
    if not command.is_private:
        told = "luck-noted" if command.text else "luck-ask-privately"
        return in_private(context, command, speech, LUCK, told)
    return Reply(views.luck(person.id, await people.luck(person.id), speech))


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
