"""Watching an ended match again: its record as a file, and a message that is leafed through."""

from __future__ import annotations

from hmac import compare_digest

from bot import views
from bot.actions import KEY_SIZE
from bot.desk.context import Context, numbered
from bot.desk.request import Answer, Command, Reply, Tap
from bot.platform import Document
from bot.text import speech_in
from core.engine.refusal import Reason, Refusal
from core.engine.table import Person, Table


async def replay(context: Context, command: Command) -> Reply:
    """`/replay [number]`: the newest ended match of this chat, in private of the person's own."""
    person = await context.meet(command.actor)
    table = await ended(context, command, person)
    record = await context.engine.archive.record(table.id)
    scene = await context.engine.archive.scene(table.id, 0)
    speech = await context.aloud(command, person)
    return Reply(
        views.replay_caption(table, speech),
        Document(f"basra-match-{table.id}.json", f"{record}\n".encode()),
        views.replay(scene, table, speech, context.site),
    )


async def turn_to(context: Context, tap: Tap, _: Person) -> Answer:
    """Show another moment, in the language of whoever asked for the replay.

    Anyone may press: the key in the button shows that they have seen the message.
    """
    action = tap.action
    table = await context.engine.table(action.match)
    if not compare_digest(table.key[:KEY_SIZE], action.key or ""):
        raise Refusal(Reason.NO_MATCH)
    scene = await context.engine.archive.scene(table.id, action.ply or 0)
    if not context.publisher.has_room(tap.spot):  # the floors of running matches go first
        raise Refusal(Reason.BUSY)
    return Answer(replace=views.replay(scene, table, speech_in(action.language), context.site))


async def ended(context: Context, command: Command, person: Person) -> Table:
    """The ended match that a command means."""
    if not command.words:
        chat = await context.chat(command.spot, command.title)
        private = command.spot.kind == "private"
        return await context.engine.archive.latest(
            person=person.id if private else None, chat=None if private else chat.key
        )
    return await context.engine.archive.table((await numbered(context, command, person)).id)
