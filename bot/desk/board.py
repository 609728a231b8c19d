"""Who rules, and how did I do."""

from __future__ import annotations

from bot import views
from bot.desk.context import Context
from bot.desk.request import Command, Kind, Reply
from core.engine.refusal import Reason, Refusal
from core.engine.table import Person

SPANS = ("all", "week", "month")
WORLD = "global"


async def leaderboard(context: Context, command: Command) -> Reply:
    """`/leaderboard [week|month|all|global]`."""
    person = await context.meet(command.actor) if command.actor.kind is Kind.PERSON else None
    speech = await context.aloud(command, person)
    word = command.words[0].casefold() if command.words else ""
    if word == WORLD or (command.spot.kind == "private" and word not in SPANS):
        return Reply(views.leaderboard(await context.engine.boards.world(), WORLD, speech))
    span = word or "all"
    if span not in SPANS:
        raise Refusal(Reason.BAD_WORD, word=span[:32])
    chat = await context.chat(command.spot, command.title)
    lines = await context.engine.boards.leaderboard(chat.key, span)
    return Reply(views.leaderboard(lines, span, speech))


async def stats(context: Context, command: Command) -> Reply:
    """`/stats [@someone]`, or in reply to someone's message: mine otherwise."""
    asker = await context.meet(command.actor)
    person = await _whose(context, command, asker)
    numbers = await context.engine.boards.stats(person.id)
    if numbers is None:
        raise Refusal(Reason.UNKNOWN_PERSON)
    return Reply(views.stats(numbers, await context.aloud(command, asker)))


async def _whose(context: Context, command: Command, asker: Person) -> Person:
    for mention in command.mentions:
        if mention.actor is not None:
            return await context.meet(mention.actor)
        found = await context.engine.people.find_by_username(
            command.actor.platform, mention.username or ""
        )
        if found is None:
            raise Refusal(Reason.UNKNOWN_PERSON)
        return found
    return await context.meet(command.replied) if command.replied else asker
