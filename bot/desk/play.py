"""At the table: playing, choosing, getting ready, finding one's cards, resigning."""

from __future__ import annotations

import contextlib
import logging
from dataclasses import replace

from bot import views
from bot.actions import Verb
from bot.desk.context import Context, check_theirs, numbered, own_seat, pick, tongue
from bot.desk.request import Actor, Answer, Command, Reply, Tap
from bot.platform import Failure
from core.engine.people import HAND_PLACES, HERE
from core.engine.refusal import Reason, Refusal
from core.engine.table import Person, Status

log = logging.getLogger(__name__)


async def play(context: Context, tap: Tap, person: Person) -> Answer:
    """One tap plays; where several captures are equally large, the hand asks which."""
    action = tap.action
    if action.ply is None or action.card is None:
        raise Refusal(Reason.STALE)
    try:
        table = await context.engine.play(
            action.match, person.id, action.ply, action.card, action.choice
        )
    except Refusal as refusal:
        await _sit_again(context, tap, person)
        if refusal.reason is Reason.CHOOSE:
            return await _choose(context, tap, person)
        await _sweep(context, tap)
        raise
    if context.publisher.is_stray(table.id, tap.message):
        await _sweep(context, tap)
    speech = tongue(person, tap.actor)
    return Answer(toast=views.toast_played(table, person.id, speech))


async def _sit_again(context: Context, tap: Tap, person: Person) -> None:
    """Whoever taps is there: an away seat is theirs again, though the tap itself is refused."""
    with contextlib.suppress(Refusal):  # of the two, the refusal of the tap says more
        await context.engine.back(tap.action.match, person.id)


async def _sweep(context: Context, tap: Tap) -> None:
    """Remove a hand that was sent just before a kill: no row knows it, so nothing else will."""
    if tap.spot.kind != "private" or not tap.offered:
        return
    posts = await context.engine.posts.of(tap.action.match)
    if all(post.message_id != tap.message for post in posts):
        try:
            await context.platforms[tap.spot.platform].delete(tap.spot, tap.message)
        except Failure as failure:
            log.info("match %s: an old hand stays: %s", tap.action.match, failure)


async def _choose(context: Context, tap: Tap, person: Person) -> Answer:
    """Turn the hand into the choice between a card's captures; it says itself what it asks."""
    show = await context.engine.show(tap.action.match)
    seat, card = show.table.seat_of(person.id), tap.action.card
    if seat is not None and card is not None:
        context.publisher.choose(show, seat.number, views.Choosing(card))
    return Answer(toast=tongue(person, tap.actor).say("refusal-choose"))


async def choose(context: Context, tap: Tap, person: Person) -> Answer:
    """Try a card that may ask how; once it does, show another page of its captures."""
    action = tap.action
    if action.choice is None or action.card is None:
        return await play(context, tap, person)
    show = await context.engine.show(action.match)
    seat = own_seat(show.table, person)
    if action.ply != show.table.plies:
        raise Refusal(Reason.STALE)
    context.publisher.choose(show, seat.number, views.Choosing(action.card, action.choice))
    return Answer()


async def back(context: Context, tap: Tap, person: Person) -> Answer:
    """Close the choice, or come back to a seat the computer kept warm."""
    await context.engine.back(tap.action.match, person.id)
    show = await context.engine.show(tap.action.match)
    seat = show.table.seat_of(person.id)
    if seat is not None:
        context.publisher.choose(show, seat.number, None)
    return Answer()


async def ready(context: Context, tap: Tap, person: Person) -> Answer:
    """Ready for the next round."""
    try:
        table = await context.engine.ready(tap.action.match, person.id)
    except Refusal:
        await _sit_again(context, tap, person)
        raise
    said = "toast-ready" if table.is_paused else "toast-ready-all"
    return Answer(toast=tongue(person, tap.actor).say(said))


async def floor(context: Context, command: Command) -> Reply:
    """`/floor`: post the floor anew, near the bottom of the chat."""
    chat = await context.chat(command.spot, command.title)
    if command.spot.kind == "private":
        return await hand(context, command)
    live = [table for table in await context.engine.tables_in(chat.key) if table.floor is not None]
    if not live:
        raise Refusal(Reason.NO_FLOOR)
    for table in live:
        context.publisher.renew(await context.engine.show(table.id), ["floor"])
    return Reply()


async def hand(context: Context, command: Command) -> Reply:
    """`/hand [number] [dm|here]`: send my cards again; the word says where they come to."""
    person = await context.meet(command.actor)
    place = next((word for word in map(str.casefold, command.words) if word in HAND_PLACES), None)
    if place is not None:
        return await _move_hands(context, command, person, place)
    mine = [table for table in await context.engine.tables_of(person.id) if table.floor is not None]
    table = pick(mine, command.words)
    if table is None:
        return Reply(views.which_match(mine, Verb.HAND, tongue(person, command.actor)))
    if command.whispered:
        await context.sit_again(table.id, person, command.actor)
        return Reply(whisper=await context.whisper(table.id, person))
    await _send_hand(context, table.id, person, command.actor)
    return Reply()


async def _move_hands(context: Context, command: Command, person: Person, place: str) -> Reply:
    """Note where this account wants its hands, then show the hand there if there is one."""
    actor, speech = command.actor, tongue(person, command.actor)
    if place == HERE and not context.platforms[actor.platform].whispers:
        raise Refusal(Reason.ONLY_DM)
    await context.engine.people.set_hand_place(actor.platform, actor.account, place)
    context.publisher.forget_account(person.id)
    for table in await context.engine.tables_of(person.id):
        context.publisher.changed(await context.engine.show(table.id))
    rest = tuple(word for word in command.words if word.casefold() not in HAND_PLACES)
    whispered = command.whispered and place == HERE
    try:
        reply = await hand(context, replace(command, words=rest, whispered=whispered))
    except Refusal:
        reply = Reply()
    if reply.whisper is not None or reply.view is not None:
        return reply
    return Reply(views.notice(speech.say(f"hand-place-{place}")))


async def hand_button(context: Context, tap: Tap, person: Person) -> Answer:
    """The answer to "which match?"."""
    if tap.heard is not None:
        await context.sit_again(tap.action.match, person, tap.actor)
        view = (await context.whisper(tap.action.match, person)).view
        await context.hear(tap.action.match, person, tap.heard)
        return Answer(replace=view)
    await _send_hand(context, tap.action.match, person, tap.actor)
    return Answer(toast=tongue(person, tap.actor).say("toast-open"))


async def _send_hand(context: Context, match_id: int, person: Person, actor: Actor) -> None:
    table = await context.sit_again(match_id, person, actor)
    seat = table.seat_of(person.id)
    if seat is None or table.floor is None:
        raise Refusal(Reason.NOT_YOURS)
    if seat.unreachable:
        await context.engine.undeliverable(match_id, seat.number, False)
    context.publisher.renew(await context.engine.show(match_id), [f"hand:{seat.number}"])


async def resign(context: Context, command: Command) -> Reply:
    """`/resign [number]`: ask once more before giving up."""
    person = await context.meet(command.actor)
    mine = [t for t in await context.engine.tables_of(person.id) if t.status in _RUNNING]
    table = pick(mine, command.words)
    speech = tongue(person, command.actor)
    if table is None:
        return Reply(views.which_match(mine, Verb.RESIGN, speech))
    return Reply(views.resign_sure(table, person.id, speech))


async def resign_button(context: Context, tap: Tap, person: Person) -> Answer:
    """The answer to "which match?"; asks once more."""
    table = await context.engine.table(tap.action.match)
    own_seat(table, person)
    return Answer(replace=views.resign_sure(table, person.id, tongue(person, tap.actor)))


async def resign_sure(context: Context, tap: Tap, person: Person) -> Answer:
    """Give up the match for good; the question was for one seat alone."""
    seat = (await context.engine.table(tap.action.match)).seat_of(person.id)
    if seat is None or seat.number != tap.action.ply:
        raise Refusal(Reason.NOT_YOURS)
    table = await context.engine.resign(tap.action.match, person.id)
    sentence = tongue(person, tap.actor).say("toast-resigned", match=table.id)
    return Answer(toast=sentence, replace=views.notice(sentence))


async def verify(context: Context, command: Command) -> Reply:
    """`/verify [number]`: the seeds of a match, recomputed; of several that go on it asks which."""
    person = await context.meet(command.actor)
    speech = await context.aloud(command, person)
    if command.words:
        table = await numbered(context, command, person)
        return Reply(views.verify(table, speech, context.site, context.longest(command.spot)))
    chat = await context.chat(command.spot, command.title)
    private = command.spot.kind == "private"
    of = context.engine.tables_of(person.id) if private else context.engine.tables_in(chat.key)
    running = [table for table in await of if table.status in _RUNNING]
    if len(running) > 1:
        return Reply(views.which_match(running, Verb.VERIFY, speech))
    table = await context.engine.newest_dealt(
        person=person.id if private else None, chat=None if private else chat.key
    )
    return Reply(views.verify(table, speech, context.site, context.longest(command.spot)))


async def verify_button(context: Context, tap: Tap, person: Person) -> Answer:
    """The answer to "which match?"."""
    table = await context.engine.table(tap.action.match)
    chat = await context.chat(tap.spot, tap.title)
    check_theirs(table, chat, person)
    return Answer(
        replace=views.verify(
            table, tongue(person, tap.actor), context.site, context.longest(tap.spot)
        )
    )


_RUNNING = (Status.LIVE, Status.SUSPENDED)
