"""The course, one position after another; how far a person has come is kept."""

from __future__ import annotations

from bot import views
from bot.desk.context import Context, in_private, tongue
from bot.desk.request import Answer, Command, Reply, Tap
from core.engine.refusal import Reason, Refusal
from core.engine.table import Person
from core.rules.cards import Card
from core.rules.lesson import COURSE, Lesson

PAYLOAD = "learn"


async def learn(context: Context, command: Command) -> Reply:
    """`/learn`: go on with the course where one left it."""
    person = await context.meet(command.actor)
    speech = tongue(person, command.actor)
    if not command.is_private:
        return in_private(context, command, speech, PAYLOAD)
    done = await context.engine.tastes.lessons(person.id)
    if done >= len(COURSE):
        return Reply(views.course_done(person, speech))
    return Reply(views.lesson(person, done, speech))


async def answer(context: Context, tap: Tap, person: Person) -> Answer:
    """Show a lesson, or say whether the card is the right one, and why."""
    if tap.action.match != person.id:
        raise Refusal(Reason.OTHERS_BUTTON)
    number, speech = tap.action.ply or 0, tongue(person, tap.actor)
    if number == len(COURSE):
        return Answer(replace=views.course_done(person, speech))
    if number > len(COURSE):
        raise Refusal(Reason.UNKNOWN_SETTING)
    if tap.action.word == views.SHOW:
        if number == 0:
            await context.engine.tastes.learned(person.id, 0)
        return Answer(replace=views.lesson(person, number, speech))
    word = tap.action.word or ""
    card = _card(COURSE[number], word.removesuffix(views.AGAIN))
    if card is COURSE[number].right:
        await _advance(context, person, number + 1)
    elif word.endswith(views.AGAIN):  # the message would stay as it is, as if it were deaf
        return Answer(toast=views.toast_tried(card, speech), refused=True)
    return Answer(replace=views.lesson(person, number, speech, card))


def _card(lesson: Lesson, word: str) -> Card:
    """The card of the lesson's hand that was tapped. Refuses any other."""
    for card in lesson.hand:
        if card.code.lower() == word:
            return card
    raise Refusal(Reason.UNKNOWN_SETTING)


async def _advance(context: Context, person: Person, done: int) -> None:
    """Note a lesson that is done; an old message takes nothing back."""
    if done > await context.engine.tastes.lessons(person.id):
        await context.engine.tastes.learned(person.id, done)
