"""An ended match judged play by play; it takes a while, and is sent when it is done."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from bot import views
from bot.desk.context import Context
from bot.desk.replay import ended
from bot.desk.request import Command, Reply
from bot.platform import Failure, Flooded, Spot
from bot.text import Speech
from bot.view import View
from core.engine.review import Review
from core.engine.table import Person, Table
from core.rules.record import read

log = logging.getLogger(__name__)

LONGEST_WAIT: Final = 20.0  # seconds for which a review is still worth being sent


async def review(context: Context, command: Command) -> Reply:
    """`/review [number]`: the newest ended match of this chat, in private of the person's own."""
    person = await context.meet(command.actor)
    table = await ended(context, command, person)
    speech = await context.aloud(command, person)
    wanted = await _wants_picture(context, command, person)
    known = context.study.known(table.id)
    if known is not None:
        return Reply(_view(context, known, table, speech, wanted))
    if command.whispered:  # nobody else sees it, and nobody else waits
        return Reply(_view(context, await _judge(context, table), table, speech, wanted))

    async def work() -> None:
        judged = await _judge(context, table)
        await _send(context, command.spot, _view(context, judged, table, speech, wanted))

    context.study.begin(command.spot, work())
    return Reply(views.notice(speech.say("review-working", match=table.id)))


async def _judge(context: Context, table: Table) -> Review:
    record = read(await context.engine.archive.record(table.id))
    return await context.study.review(table.id, record)


def _view(context: Context, judged: Review, table: Table, speech: Speech, wanted: bool) -> View:
    return views.review(judged, table, speech, context.site, has_plot=wanted)


async def _wants_picture(context: Context, command: Command, person: Person) -> bool:
    chat = await context.chat(command.spot, command.title)
    wish = person.taste if command.spot.kind == "private" else chat.house
    return wish.pictures


async def _send(context: Context, spot: Spot, view: View) -> None:
    """Send it; where we are too fast, once more after the wait that the platform asks for."""
    platform = context.platforms[spot.platform]
    try:
        try:
            await platform.send(spot, view)
        except Flooded as flooded:
            context.publisher.hold(spot, flooded.retry_after)
            if flooded.retry_after > LONGEST_WAIT:
                raise
            await asyncio.sleep(flooded.retry_after)
            await platform.send(spot, view)
    except Failure as failure:
        log.info("a review could not be sent: %s", failure)
