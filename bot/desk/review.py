"""An ended match judged play by play; it takes a while, and is sent when it is done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from bot import views
from bot.desk.context import Context
from bot.desk.judge import Case
from bot.desk.replay import ended
from bot.desk.request import Command, Reply
from bot.platform import Failure, Flooded, Moved, Spot
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
    if not table.plies:
        return Reply(views.notice(speech.say("review-unplayed", match=table.id)))
    study = context.study

    async def shown(judged: Review | None) -> View:
        if judged is None:
            return views.notice(speech.say("toast-failed"))
        newest = await context.engine.archive.table(table.id)  # somebody may be forgotten by now
        return views.review(judged, newest, speech, context.site, has_plot=wanted)

    async def load() -> Case:
        return await _case(context, table)

    async def send(judged: Review | None) -> None:
        await _send(context, command.spot, lambda: shown(judged))

    known = study.known(table.id)
    if known is not None:
        return Reply(await shown(known))
    if command.whispered:  # nobody else sees it
        return Reply(await shown(await study.review(table.id, load)))
    study.begin(command.spot, table.id, load, send)
    said = "review-waiting" if study.waits(table.id) else "review-working"
    return Reply(views.notice(speech.say(said, match=table.id)))


async def _case(context: Context, table: Table) -> Case:
    archive = context.engine.archive
    record = await asyncio.to_thread(read, await archive.record(table.id))
    return Case(record, await archive.stood_in(table.id))


async def _wants_picture(context: Context, command: Command, person: Person) -> bool:
    chat = await context.chat(command.spot, command.title)
    wish = person.taste if command.spot.kind == "private" else chat.house
    return wish.pictures


async def _send(context: Context, spot: Spot, shown: Callable[[], Awaitable[View]]) -> None:
    """Send it; once more after the wait that the platform asks for, or where the chat moved."""
    platform = context.platforms[spot.platform]
    try:
        try:
            await platform.send(spot, await shown())
        except Flooded as flooded:
            context.publisher.hold(spot, flooded.retry_after)
            if flooded.retry_after > LONGEST_WAIT:
                raise
            await asyncio.sleep(flooded.retry_after)
            await platform.send(spot, await shown())
        except Moved as moved:
            await platform.send(replace(spot, chat=moved.external_id), await shown())
    except Failure as failure:
        log.info("a review could not be sent: %s: %s", type(failure).__name__, failure)
