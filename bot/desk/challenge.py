"""From /basra to the first card: challenges, open tables, who sits down and who does not."""

from __future__ import annotations

import logging

from bot import views
from bot.actions import MATCH_NUMBER, Verb
from bot.desk.context import Context, names_number, own_seat, pick, tongue
from bot.desk.request import Actor, Answer, Command, Kind, Mention, Reply, Tap, Whisper
from bot.desk.setting import check_starter
from bot.desk.terms import COMPUTER, SEATS, Terms, terms_of
from bot.platform import Failure, Spot
from bot.text import Speech, speech_in
from bot.view import View
from core.engine import Invitee, Opening
from core.engine.refusal import Reason, Refusal
from core.engine.table import Person, Status, Table
from core.players import LEVELS, STAND_IN

log = logging.getLogger(__name__)

MOST_INVITED = 3
DECLINED = "declined-"  # payload of the deep link for a decliner who can't be written to


async def basra(context: Context, command: Command) -> Reply:
    """`/basra`: challenge friends, open a table, or in private play the computer."""
    chat = await context.chat(command.spot, command.title)
    house = chat.house
    usual = Terms(rules=house.rules, target=house.target, turn_seconds=house.clock)
    terms = terms_of(command.words, usual)
    starter = await context.meet(command.actor) if command.actor.kind is not Kind.NOBODY else None
    await check_starter(context, command.actor, command.spot, chat)
    private = command.spot.kind == "private"
    invited = () if private else await _invited(context, command)
    opening = Opening(
        starter=starter,
        chat=chat,
        thread=command.spot.thread,
        language=house.language or tongue(starter, command.actor).tag,
        rules=terms.rules,
        target=terms.target,
        seats=_size(terms, len(invited)),
        teams=terms.teams,
        turn_seconds=terms.turn_seconds,
        invited=invited,
        computer=terms.computer or (STAND_IN if private else None),
        reachable=starter is not None and (private or await context.can_reach(command.actor)),
    )
    await context.engine.open(opening)
    return Reply()  # the publisher posts the card


def _size(terms: Terms, invited: int) -> int | None:
    """How many sit down: with people who are invited, a computer that is asked for does, too.

    Refuses with CLASH where no seat is left for it.
    """
    if terms.computer is None or not invited:
        return terms.seats
    if terms.seats == invited + 1:
        word = str(terms.level or COMPUTER)
        raise Refusal(Reason.CLASH, word=word, other=str(terms.seats))
    return terms.seats or (SEATS[-1] if terms.teams else invited + 2)


async def _invited(context: Context, command: Command) -> tuple[Invitee, ...]:
    """Whoever is mentioned, else whoever's message is replied to; nobody is an open table."""
    named = command.mentions or ((Mention(actor=command.replied),) if command.replied else ())
    if len(named) > MOST_INVITED:
        raise Refusal(Reason.TOO_MANY)
    return tuple([await _invitee(context, mention) for mention in named])


async def _invitee(context: Context, mention: Mention) -> Invitee:
    if mention.actor is None:
        if (mention.username or "").casefold().endswith("bot"):
            raise Refusal(Reason.BOT)
        return Invitee(name=f"@{mention.username}", username=mention.username)
    person = await context.meet(mention.actor)
    username = mention.actor.username
    return Invitee(name=f"@{username}" if username else person.name, person=person)


async def accept(context: Context, tap: Tap, person: Person) -> Answer:
    """Take the seat one is invited to; the hand must be able to arrive first."""
    table = await context.engine.accept(
        tap.action.match,
        person,
        tap.actor.username,
        reachable=await context.can_reach(tap.actor),
        platform=tap.actor.platform,
    )
    return await _seated(context, tap, person, table)


async def join(context: Context, tap: Tap, person: Person) -> Answer:
    """Take an open seat."""
    reachable = await context.can_reach(tap.actor)
    table = await context.engine.join(
        tap.action.match, person, reachable=reachable, platform=tap.actor.platform
    )
    return await _seated(context, tap, person, table)


async def _seated(context: Context, tap: Tap, person: Person, table: Table) -> Answer:
    seat = table.seat_of(person.id)
    if seat is None:  # an admin who let computers play
        return Answer()
    if seat.arriving:
        return Answer(url=await _link(context, tap, person))
    return Answer(toast=tongue(person, tap.actor).say("toast-accepted"))


async def open_private(context: Context, tap: Tap, person: Person) -> Answer:
    """Open the private chat: to be dealt in there, or to find one's cards.

    Where the platform whispers the cards come here, and whoever asks for them is at the table.
    """
    table = await context.engine.table(tap.action.match)
    seat = own_seat(table, person)
    if context.platforms[tap.spot.platform].whispers:
        await context.sit_again(table.id, person, tap.actor)
        return Answer(whisper=await context.whisper(table.id, person))
    if not seat.arriving and not seat.unreachable:
        if seat.platform is not None and await context.can_reach(tap.actor):
            await context.engine.bring(table.id, person.id, tap.actor.platform)
        return Answer(url=context.platforms[tap.actor.platform].private_link("hand"))
    return Answer(url=await _link(context, tap, person))


async def _link(context: Context, tap: Tap, person: Person) -> str:
    payload = await context.engine.link(tap.action.match, person)
    return context.platforms[tap.actor.platform].private_link(payload)


async def decline(context: Context, tap: Tap, person: Person) -> Answer:
    """Say no; in private one may then refuse this challenger for good.

    Whoever can't be written to is led there by a link.
    """
    table = await context.engine.decline(tap.action.match, person, tap.actor.username)
    speech = tongue(person, tap.actor)
    link = None
    if table.starter is not None and context.platforms[tap.spot.platform].whispers:
        return Answer(whisper=Whisper(views.declined_notice(table, speech)))
    if table.starter is not None:
        try:
            link = await _offer_block(context, tap.actor, table, speech)
        except Failure as failure:  # they have declined all the same
            log.info("match %s: a decliner was told no more: %s", table.id, failure)
    if link is not None:
        return Answer(url=link)
    return Answer(toast=speech.say("toast-declined"))


async def _offer_block(context: Context, actor: Actor, table: Table, speech: Speech) -> str | None:
    """Ask in private; return the link that leads there when nobody can be written to."""
    platform = context.platforms[actor.platform]
    if not await context.can_reach(actor):
        return platform.private_link(f"{DECLINED}{table.id}")
    spot = Spot(actor.platform, actor.account, "private")
    await platform.send(spot, views.declined_notice(table, speech), silent=True)
    return None


async def leave(context: Context, tap: Tap, person: Person) -> Answer:
    """Get up before the first card; the host takes the table along."""
    table = await context.engine.leave(tap.action.match, person)
    toast = _LEFT.get(table.status, "toast-left")
    return Answer(toast=tongue(person, tap.actor).say(toast))


async def declined(context: Context, number: str, person: Person) -> View:
    """What a decliner is shown who came by the link. `number` is what stood in it."""
    if not MATCH_NUMBER.fullmatch(number):
        raise Refusal(Reason.NO_MATCH)
    table = await context.engine.table(int(number))
    if not _was_invited(table, person):
        raise Refusal(Reason.NOT_YOURS)
    return views.declined_notice(table, speech_in(person.language))


async def block(context: Context, tap: Tap, person: Person) -> Answer:
    """Take no more challenges from whoever started this one."""
    table = await context.engine.table(tap.action.match)
    if table.starter is None or not _was_invited(table, person):
        raise Refusal(Reason.NOT_YOURS)
    await context.engine.people.block(person.id, table.starter)
    speech = tongue(person, tap.actor)
    starter = await context.engine.people.person(table.starter) or Person(table.starter, "")
    return Answer(
        toast=views.toast_blocked(starter, speech), replace=views.blocked(starter, speech)
    )


async def computer(context: Context, tap: Tap, person: Person) -> Answer:
    """The starter, or an admin, wants computers in the open seats: the card asks how good ones."""
    admin = await _has_say(context, tap.action.match, tap.actor, tap.spot, person)
    await context.engine.check_fillable(tap.action.match, person, is_admin=admin)
    context.publisher.ask_level(await context.engine.show(tap.action.match), True)
    return Answer()


async def level(context: Context, tap: Tap, person: Person) -> Answer:
    """The answer to that: computers of this level sit down, or the question is taken back."""
    match_id, word = tap.action.match, tap.action.word
    admin = await _has_say(context, match_id, tap.actor, tap.spot, person)
    await context.engine.check_fillable(match_id, person, is_admin=admin)
    context.publisher.ask_level(await context.engine.show(match_id), False)
    if word not in list(LEVELS):
        return Answer()
    table = await context.engine.fill_with_computer(match_id, person, word, is_admin=admin)
    return await _seated(context, tap, person, table)


async def rematch(context: Context, tap: Tap, person: Person) -> Answer:
    """Ask the same people for another match; the next seat deals first."""
    chat = (await context.engine.table(tap.action.match)).chat
    await check_starter(context, tap.actor, Spot(chat.platform, chat.external_id, chat.kind), chat)
    reachable = await context.can_reach(tap.actor)
    table = await context.engine.rematch(
        tap.action.match, person, reachable=reachable, platform=tap.actor.platform
    )
    return await _seated(context, tap, person, table)


async def cancel_button(context: Context, tap: Tap, person: Person) -> Answer:
    """The starter, or an admin, takes the challenge back."""
    await _cancel(context, tap.action.match, tap.actor, tap.spot, person)
    return Answer(toast=tongue(person, tap.actor).say("toast-cancelled"))


async def cancel(context: Context, command: Command) -> Reply:
    """`/cancel [number]`: take back an open challenge of this chat."""
    person = await context.meet(command.actor)
    chat = await context.chat(command.spot, command.title)
    opened = [t for t in await context.engine.tables_in(chat.key) if t.status is Status.OPEN]
    mine = [table for table in opened if table.starter == person.id]
    if not opened:
        raise Refusal(Reason.NO_CHALLENGE)
    meant = opened if names_number(command.words) else mine or opened
    table = pick(meant, command.words)
    if table is None:
        return Reply(views.which_match(meant, Verb.CANCEL, tongue(person, command.actor)))
    await _cancel(context, table.id, command.actor, command.spot, person)
    return Reply()


async def _cancel(
    context: Context, match_id: int, actor: Actor, spot: Spot, person: Person
) -> None:
    admin = await _has_say(context, match_id, actor, spot, person)
    await context.engine.cancel(match_id, person, is_admin=admin)


async def _has_say(
    context: Context, match_id: int, actor: Actor, spot: Spot, person: Person
) -> bool:
    """Whether a person has a say as an admin; nobody asks the platform about the starter."""
    table = await context.engine.table(match_id)
    return table.starter != person.id and await context.is_admin(actor, spot)


def _was_invited(table: Table, person: Person) -> bool:
    """By account where the invitation carried one, else by the username it named."""
    named = f"@{person.username}".casefold() if person.username else None
    return any(
        seat.invited_id == person.id
        or (seat.invited_id is None and named is not None and named == _folded(seat.invited))
        for seat in table.seats
    )


def _folded(name: str | None) -> str:
    return (name or "").casefold()


_LEFT = {Status.CANCELLED: "toast-cancelled", Status.DECLINED: "toast-declined"}
