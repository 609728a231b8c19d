"""What a group plays by and how it looks, for its admins; and what a person wants for oneself."""

from __future__ import annotations

from dataclasses import replace

from bot import views
from bot.desk.context import Context, in_private, tongue
from bot.desk.request import Actor, Answer, Command, Kind, Reply, Tap
from bot.platform import Spot
from bot.text import Speech, speech_in
from bot.view import View
from core.engine.people import DM, HAND_PLACES, HERE
from core.engine.preference import LANGUAGE, USUAL, Starters
from core.engine.refusal import Reason, Refusal
from core.engine.table import Chat, Person

OWN = "me"  # the word that asks for one's own settings in a group


async def settings(context: Context, command: Command) -> Reply:
    """`/settings`: of a group for its admins; in private one's own.

    Where nobody else sees the answer, whoever is no admin is shown their own, and so is who asks
    for `me`.
    """
    person = await context.meet(command.actor)
    speech = tongue(person, command.actor)
    if command.spot.kind == "private" or OWN in command.words:
        return await _own(context, command, person, views.ALL, speech)
    if not await context.is_admin(command.actor, command.spot):
        if command.is_private:
            return await _own(context, command, person, views.ALL, speech)
        raise Refusal(Reason.ONLY_ADMINS)
    chat = await context.chat(command.spot, command.title)
    return Reply(await _house_page(context, chat, views.ALL, speech))


async def language(context: Context, command: Command) -> Reply:
    """`/language`: which language to speak with whoever asks."""
    person = await context.meet(command.actor)
    return await _own(context, command, person, LANGUAGE, tongue(person, command.actor))


async def house(context: Context, tap: Tap, person: Person) -> Answer:
    """Open a page of a group's settings or set one of them: for who is an admin now."""
    chat = await context.chat(tap.spot, tap.title)
    if tap.action.match != chat.home:
        raise Refusal(Reason.UNKNOWN_SETTING)
    if not await context.is_admin(tap.actor, tap.spot):
        raise Refusal(Reason.ONLY_ADMINS)
    if tap.heard is None and not context.publisher.has_room(tap.spot):
        raise Refusal(Reason.BUSY)  # the floors of running matches go first
    name, _, value = (tap.action.word or "").partition(".")
    if value:
        chat = await _set_house(context, chat, person, name, value)
    elif name not in views.HOUSE_PAGES:
        raise Refusal(Reason.UNKNOWN_SETTING)
    return Answer(replace=await _house_page(context, chat, name, tongue(person, tap.actor)))


async def _house_page(context: Context, chat: Chat, page: str, speech: Speech) -> View:
    houses = context.engine.houses
    named = replace(chat, title=await houses.title(chat))
    return views.house_settings(named, page, await houses.changes(chat), speech)


async def _set_house(context: Context, chat: Chat, person: Person, name: str, value: str) -> Chat:
    """Set it, and show the matches of the chat, or of all channels of its server, accordingly."""
    if name == LANGUAGE:
        _check_language(value)
    after = await context.engine.houses.set(chat, person, name, value)
    await context.redraw(await context.engine.tables_at(chat.home))
    return after


async def own(context: Context, tap: Tap, person: Person) -> Answer:
    """Open a page of one's own settings or set one of them; nobody can do it for another."""
    if tap.action.match != person.id:
        raise Refusal(Reason.OTHERS_BUTTON)
    name, _, value = (tap.action.word or "").partition(".")
    if value:
        person = await _set_own(context, tap.actor, person, name, value)
    elif name not in views.OWN_PAGES:
        raise Refusal(Reason.UNKNOWN_SETTING)
    return Answer(replace=await _own_page(context, tap.actor, person, name))


async def _own_page(context: Context, actor: Actor, person: Person, page: str) -> View:
    place = await _place(context, actor, person)
    if place is None and page == views.PLACE:
        raise Refusal(Reason.UNKNOWN_SETTING)
    chosen = await context.engine.people.chosen_language(person.id)
    return views.own_settings(person, page, place, tongue(person, actor), chosen)


async def _set_own(context: Context, actor: Actor, person: Person, name: str, value: str) -> Person:
    """Set it, and show the person's matches as they are now wanted."""
    if name == LANGUAGE:
        _check_language(value)
        chosen = None if value == USUAL else value
        await context.engine.people.set_language(person.id, chosen)
    elif name == views.PLACE:
        if value not in HAND_PLACES:
            raise Refusal(Reason.UNKNOWN_SETTING)
        await context.engine.people.set_hand_place(actor.platform, actor.account, value)
    else:
        await context.engine.tastes.set(person.id, name, value)
    person = await context.meet(actor)
    context.publisher.forget_account(person.id)
    await context.redraw(await context.engine.tables_of(person.id))
    return person


async def _place(context: Context, actor: Actor, person: Person) -> str | None:
    """Where the person's hands go; None where there is no choice."""
    if not context.platforms[actor.platform].whispers:
        return None
    address = await context.engine.people.address_of(person.id, actor.platform)
    return HERE if address and address.here else DM


def _check_language(tag: str) -> None:
    """Refuse a language that we do not speak."""
    if tag != USUAL and speech_in(tag).tag != tag:
        raise Refusal(Reason.UNKNOWN_SETTING)


async def _own(
    context: Context, command: Command, person: Person, page: str, speech: Speech
) -> Reply:
    """Show one's own settings; where others would read along, only the way to them."""
    if not command.is_private:
        payload = LANGUAGE if page == LANGUAGE else "settings"
        return in_private(context, command, speech, payload)
    return Reply(await _own_page(context, command.actor, person, page))


async def check_starter(context: Context, actor: Actor, spot: Spot, chat: Chat) -> None:
    """Refuse whoever may not start matches in this chat."""
    if spot.kind == "private" or chat.house.starters is Starters.EVERYONE:
        return
    if actor.kind is not Kind.PERSON or not await context.is_admin(actor, spot):
        raise Refusal(Reason.ADMINS_START)
