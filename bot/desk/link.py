"""One person with an account on each platform: `/link` ties them, `/unlink` parts them."""

from __future__ import annotations

import logging

from bot import views
from bot.desk.context import Context, in_private, tongue
from bot.desk.request import Answer, Command, Reply, Tap
from bot.platform import Failure, Spot
from bot.text import speech_in
from core.engine.link import Linked
from core.engine.refusal import Reason, Refusal
from core.engine.table import Person

log = logging.getLogger(__name__)

LINK, UNLINK = "link", "unlink"  # payloads of the deep links that lead here


async def link(context: Context, command: Command) -> Reply:
    """`/link [code]`: a code for the other account, or what it gave; in private only."""
    person = await context.meet(command.actor)
    speech, links = tongue(person, command.actor), context.engine.links
    code = "".join(command.words)
    if not command.is_private:
        await links.void(code)  # everybody there could read it
        return in_private(context, command, speech, LINK)
    if code:
        return Reply(views.link_ask(await links.claim(code, person.id), speech))
    account = command.actor
    return Reply(
        views.link_code(await links.code(person.id, account.platform, account.account), speech)
    )


async def link_sure(context: Context, tap: Tap, person: Person) -> Answer:
    """Tie the accounts together as was asked; the button holds nothing that could be forged."""
    if not tap.is_private:
        raise Refusal(Reason.NOT_YOURS)
    linked = await context.engine.links.link(person.id)
    await _show_again(context, linked.person.id, linked.gone)
    await _tell_the_other(context, linked, tap)
    view = views.linked(linked.person, tongue(linked.person, tap.actor))
    return Answer(replace=view)


async def unlink(context: Context, command: Command) -> Reply:
    """`/unlink`: ask once more before this account begins anew; in private only."""
    person = await context.meet(command.actor)
    speech = tongue(person, command.actor)
    if not command.is_private:
        return in_private(context, command, speech, UNLINK)
    await context.engine.links.check_parting(person.id)
    return Reply(views.unlink_ask(person.id, speech))


async def unlink_sure(context: Context, tap: Tap, person: Person) -> Answer:
    """Part the account that presses from the other one."""
    if tap.action.match != person.id or not tap.is_private:
        raise Refusal(Reason.NOT_YOURS)
    alone = await context.engine.links.unlink(tap.actor.platform, tap.actor.account)
    await _show_again(context, person.id, alone.id)
    return Answer(replace=views.notice(tongue(alone, tap.actor).say("unlinked")))


async def _show_again(context: Context, *people: int) -> None:
    """Ask anew where these people are written to, and show every message that may name them."""
    for person_id in people:
        context.publisher.forget_account(person_id)
    for person_id in people:
        for match_id in await context.engine.posts.showing(person_id):
            context.publisher.changed(await context.engine.show(match_id))


async def _tell_the_other(context: Context, linked: Linked, tap: Tap) -> None:
    """The account that asked for the code learns of it too: it may have been given away."""
    platform = context.platforms.get(linked.platform)
    if platform is None:
        return
    speech = speech_in(linked.person.language)
    view = views.link_notice(tap.actor.name, tap.actor.platform, speech)
    try:
        await platform.send(Spot(linked.platform, linked.account, "private"), view)
    except Failure as failure:
        log.info("the other account was not told of the link: %s", failure)
