"""The course: a floor, a hand of buttons, a question, and why an answer is right or wrong."""

from typing import Final

from bot.actions import Action, Verb
from bot.text import Speech
from bot.view import Button, Tone, View
from bot.views.card import plus, run, spread
from bot.views.page import page
from bot.views.position import posed
from core.engine.table import Person
from core.rules.capture import legal_captures
from core.rules.cards import KOMI, Card
from core.rules.lesson import COURSE, LAST_OTHER, Lesson
from core.rules.ruleset import DEFAULT_RULES

SHOW: Final = "show"  # a button's word for the question itself; a card's code answers it
AGAIN: Final = ".again"  # ends that code where the card has just been told to be wrong
LESSONS: Final = len(COURSE)


def lesson(person: Person, number: int, speech: Speech, answer: Card | None = None) -> View:
    """A lesson (from 0) as it is asked, or as it is answered with a card of its hand."""
    one = COURSE[number]
    head = speech.say("learn-title", lesson=number + 1, lessons=LESSONS)
    question = speech.say(f"learn-{one.name}", **_facts(one, one.right))
    cards = [_floor(one, speech), speech.say("learn-hand", cards=spread(one.hand))]
    told = [] if answer is None else [_told(one, answer, speech)]
    if answer is one.right:
        rows: tuple[tuple[Button, ...], ...] = ((_next(person, number, speech),),)
    else:
        rows = (tuple(_card(person, number, card, answer) for card in one.hand),)
    view = View(page(speech, head, question, cards, told), rows)
    return posed(view, one.floor, one.hand, person.taste, speech)


def course_done(person: Person, speech: Speech) -> View:
    """What stands after the last lesson; one may begin again."""
    again = Button(speech.say("button-learn-again"), _action(person, 0, SHOW))
    view = View(page(speech, speech.say("learn-done")), ((again,),))
    # Telegram can take no picture away from a message, so the last one stays.
    return posed(view, COURSE[-1].floor, COURSE[-1].hand, person.taste, speech)


def _floor(one: Lesson, speech: Speech) -> str:
    if not one.floor:
        return speech.say("floor-empty")
    return speech.say("floor-cards", cards=spread(one.floor))


def _told(one: Lesson, answer: Card, speech: Speech) -> str:
    """The reason that fits this answer."""
    why = speech.say(f"learn-{one.name}-{answer.code.lower()}", **_facts(one, answer))
    return speech.say("learn-right" if answer is one.right else "learn-wrong", why=why)


def _facts(one: Lesson, card: Card) -> dict[str, str]:
    """What a sentence of the course may speak of."""
    return {
        "card": run((card,)),
        "cards": run(legal_captures(one.floor, card, DEFAULT_RULES)[0]),
        "komi": run((KOMI,)),
        "other": run((LAST_OTHER,)),
        "plain": plus(DEFAULT_RULES.plain_basra),
        "jack": plus(DEFAULT_RULES.jack_basra),
        "single": plus(DEFAULT_RULES.komi_basra),
    }


def _card(person: Person, number: int, card: Card, answer: Card | None) -> Button:
    word = card.code.lower() + (AGAIN if card is answer else "")
    return Button(card.face, _action(person, number, word))


def _next(person: Person, number: int, speech: Speech) -> Button:
    action = _action(person, number + 1, SHOW)
    return Button(speech.say("button-next"), action, tone=Tone.PRIMARY)


def _action(person: Person, number: int, word: str) -> Action:
    return Action(Verb.LEARN, person.id, number, word=word)
