"""Sitting down at a table elsewhere, by its code."""

from __future__ import annotations

from typing import Final

from bot import views
from bot.desk.context import Context, in_private, tongue
from bot.desk.request import Command, Reply
from core.engine.code import normal
from core.engine.refusal import Reason, Refusal

JOIN: Final = "join-"  # payload of the deep link that joins; a code follows
_LONGEST: Final = 16  # letters of a code that are passed on in a link


async def join(context: Context, command: Command) -> Reply:
    """`/join CODE`: take a seat at a table in another chat; the hand comes here."""
    person = await context.meet(command.actor)
    speech = tongue(person, command.actor)
    code = normal("".join(command.words))
    if not code:
        raise Refusal(Reason.NO_CODE)
    if not command.is_private:
        return in_private(context, command, speech, f"{JOIN}{code[:_LONGEST]}")
    reachable = command.spot.kind == "private" or await context.can_reach(command.actor)
    table = await context.engine.join_by(
        code, person, reachable=reachable, platform=command.actor.platform
    )
    return Reply(views.joined(table, speech))
