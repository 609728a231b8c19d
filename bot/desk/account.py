"""About oneself: the welcome, what is kept, taking it along, being forgotten, the blocked."""

from __future__ import annotations

import json
from dataclasses import replace

from bot import views
from bot.desk.challenge import DECLINED, declined
from bot.desk.context import Context, in_private, tongue
from bot.desk.entry import JOIN, join
from bot.desk.hint import HINT, hint
from bot.desk.learn import PAYLOAD, learn
from bot.desk.link import LINK, UNLINK, link, unlink
from bot.desk.luck import LUCK, luck
from bot.desk.play import hand
from bot.desk.request import Actor, Answer, Command, Reply, Tap
from bot.desk.setting import language, settings
from bot.platform import Document, Spot
from core.engine.refusal import Reason, Refusal
from core.engine.table import Person, Status

MYDATA, UNBLOCK = "mydata", "unblock"  # payloads of the deep links that lead here
FAREWELL = 1.0  # seconds that a forgotten person's last messages have


async def start(context: Context, command: Command) -> Reply:
    """`/start [payload]`: arrive by a deep link, or be welcomed."""
    person = await context.meet(command.actor)
    speech = tongue(person, command.actor)
    if command.spot.kind != "private":
        return Reply(views.welcome_group(speech, slash=context.fills_in(command.spot)))
    await arrive(context, command.actor, person)
    payload = command.words[0] if command.words else ""
    if not payload:
        await first_word(context, command.spot)
        return Reply(views.welcome_private(speech))
    if payload.startswith(DECLINED):
        return Reply(await declined(context, payload.removeprefix(DECLINED), person))
    if payload in _LINKED:
        return await _LINKED[payload](context, replace(command, words=(), text=""))
    if payload.startswith(JOIN):
        return await join(context, replace(command, words=(payload.removeprefix(JOIN),)))
    table = await context.engine.arrive(payload, person, command.actor.platform)
    return Reply(views.arrived(table, speech) if table.status is Status.OPEN else None)


async def arrive(context: Context, actor: Actor, person: Person) -> None:
    """Somebody opened the private chat: whatever waited for that goes on."""
    await context.engine.people.reachable(actor.platform, actor.account, True)
    context.publisher.forget_account(person.id)
    for table in await context.engine.arrive_everywhere(person, actor.platform):
        seat = table.seat_of(person.id)
        if seat is not None:
            show = await context.engine.show(table.id)
            context.publisher.renew(show, [f"hand:{seat.number}"])


async def first_word(context: Context, spot: Spot) -> bool:
    """Whether nobody has been welcomed in this chat before; from now on somebody has."""
    chat = await context.chat(spot, "")
    return await context.engine.chats.welcome_once(chat.key)


async def help_(context: Context, command: Command) -> Reply:
    """`/help`."""
    speech = tongue(await _known(context, command), command.actor)
    return Reply(views.help_page(speech, slash=context.fills_in(command.spot)))


async def privacy(context: Context, command: Command) -> Reply:
    """`/privacy`."""
    return Reply(views.privacy(tongue(await _known(context, command), command.actor)))


async def mydata(context: Context, command: Command) -> Reply:
    """`/mydata`: everything kept, as a file, in private only."""
    person = await context.meet(command.actor)
    speech = tongue(person, command.actor)
    if not command.is_private:
        return in_private(context, command, speech, MYDATA)
    kept = await context.engine.people.export(person.id)
    content = json.dumps(kept, ensure_ascii=False, indent=2).encode()
    caption = views.notice(speech.say("mydata-caption"))
    return Reply(caption, Document("basra-mydata.json", content))


async def forgetme(context: Context, command: Command) -> Reply:
    """`/forgetme`: ask once more."""
    person = await context.meet(command.actor)
    return Reply(views.forget_sure(person.id, tongue(person, command.actor)))


async def forget_sure(context: Context, tap: Tap, person: Person) -> Answer:
    """Erase the person who taps; nobody can do it for another."""
    if tap.action.match != person.id:
        raise Refusal(Reason.OTHERS_BUTTON)
    sentence = tongue(person, tap.actor).say("forgotten")
    await context.engine.leave_everywhere(person.id)
    await context.publisher.settle(FAREWELL)  # their hands end while we know where they are
    await context.engine.people.forget(person.id)
    context.publisher.forget_account(person.id)
    for match_id in await context.engine.posts.showing(person.id):
        context.publisher.changed(await context.engine.show(match_id))
    return Answer(toast=sentence, replace=views.notice(sentence))


async def unblock(context: Context, command: Command) -> Reply:
    """`/unblock`: everyone one blocked, a button each; in private, as it is one's own business."""
    person = await context.meet(command.actor)
    speech = tongue(person, command.actor)
    if not command.is_private:
        return in_private(context, command, speech, UNBLOCK)
    blocked = await context.engine.people.blocked_by(person.id)
    return Reply(views.unblock(blocked, speech))


async def unblock_button(context: Context, tap: Tap, person: Person) -> Answer:
    """Let one person challenge again; the list shrinks."""
    await context.engine.people.unblock(person.id, tap.action.match)
    speech = tongue(person, tap.actor)
    blocked = await context.engine.people.blocked_by(person.id)
    return Answer(replace=views.unblock(blocked, speech))


async def _known(context: Context, command: Command) -> Person | None:
    """The person, where it is one: an anonymous admin may ask for help too."""
    try:
        return await context.meet(command.actor)
    except Refusal:
        return None


_LINKED = {
    "hand": hand,
    HINT: hint,
    PAYLOAD: learn,
    "settings": settings,
    "language": language,
    LINK: link,
    UNLINK: unlink,
    MYDATA: mydata,
    UNBLOCK: unblock,
    LUCK: luck,
}
