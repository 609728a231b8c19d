"""Two accounts of one person: the code, the question, and what came of it."""

from bot.actions import Action, Verb
from bot.text import Speech
from bot.text.name import shown
from bot.view import Button, Tone, View
from bot.views.page import page
from bot.views.seat import listing, person_name, place_name, platform_name
from core.engine.link import Half, Union
from core.engine.table import Person, Table


def link_code(code: str, speech: Speech) -> View:
    """The code that the other account has to give, for its owner's eyes only."""
    return View(page(speech, speech.say("link-code", code=f"{code[:4]}-{code[4:]}")))


def link_ask(union: Union, speech: Speech) -> View:
    """Whose accounts will be one person's, and whether that is meant."""
    halves = [_half(half, speech) for half in (union.stays, union.goes)]
    rest = [
        speech.say("link-stands", rating=union.stays.person.rating, count=union.rated_matches),
        *([speech.say("link-shared", count=union.shared)] if union.shared else []),
        speech.say("link-rest"),
    ]
    sure = Button(speech.say("button-link-sure"), Action(Verb.LINK_SURE, 0), tone=Tone.GOOD)
    return View(page(speech, speech.say("link-ask"), halves, rest), ((sure,),))


def _half(half: Half, speech: Speech) -> str:
    platforms = listing([platform_name(one, speech) for one in half.platforms], speech)
    person = half.person
    name = person_name(person, speech)
    facts: dict[str, str | int] = {"name": name, "platforms": platforms, "rating": person.rating}
    return speech.say("link-half", **facts, count=person.rated_matches)


def linked(person: Person, speech: Speech) -> View:
    """What stands in place of the question once the accounts are one person's."""
    text = speech.say("linked", rating=person.rating, count=person.rated_matches)
    return View(page(speech, text))


def link_notice(name: str, platform: str, speech: Speech) -> View:
    """To the account whose code was given: by whom."""
    who = shown(name, speech.say("someone"))
    return View(
        page(speech, speech.say("link-notice", name=who, platform=platform_name(platform, speech)))
    )


def unlink_ask(person_id: int, speech: Speech) -> View:
    """Whether this account is meant to begin anew."""
    action = Action(Verb.UNLINK_SURE, person_id)
    sure = Button(speech.say("button-unlink-sure"), action, tone=Tone.BAD)
    return View(page(speech, speech.say("unlink-ask")), ((sure,),))


def joined(table: Table, speech: Speech) -> View:
    """To someone who sat down by a code."""
    place = place_name(table.chat, speech)
    return View(page(speech, speech.say("joined", match=table.id, chat=place)))
