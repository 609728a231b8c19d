"""A hint, for who plays against computers alone."""

from __future__ import annotations

from typing import Final

from bot import views
from bot.actions import Verb
from bot.desk.context import Context, in_private, own_seat, pick, tongue
from bot.desk.request import Actor, Answer, Command, Done, Reply, Tap
from bot.view import Deck, View
from core.engine.refusal import Reason, Refusal
from core.engine.table import Person, Table

HINT: Final = "hint"  # what stands in the link to the private chat


async def hint(context: Context, command: Command) -> Reply:
    """`/hint [number]`: the best play and why, for nobody else's eyes."""
    person = await context.meet(command.actor)
    speech = tongue(person, command.actor)
    if not command.is_private:
        return in_private(context, command, speech, HINT)
    mine = [table for table in await context.engine.tables_of(person.id) if table.floor is not None]
    alone = [table for table in mine if _is_alone(table, person)]
    if mine and not alone:
        raise Refusal(Reason.HINT_PEOPLE)
    turns = [table for table in alone if table.turn == own_seat(table, person).number]
    table = pick(turns if turns and not command.words else alone, command.words)
    if table is None:
        return Reply(views.which_match(turns or alone, Verb.HINT, speech))
    view = await _hint(context, table, person, command.actor)
    done = None if command.whispered else _below(context, table, person, command.actor)
    return Reply(view, done=done)


async def hint_button(context: Context, tap: Tap, person: Person) -> Answer:
    """The answer to "which match?"."""
    if not tap.is_private:
        raise Refusal(Reason.OTHERS_BUTTON)
    table = await context.engine.table(tap.action.match)
    view = await _hint(context, table, person, tap.actor)
    done = None if tap.heard is not None else _below(context, table, person, tap.actor)
    return Answer(replace=view, done=done)


async def _hint(context: Context, table: Table, person: Person, actor: Actor) -> View:
    seat = own_seat(table, person)
    if not _is_alone(table, person):
        raise Refusal(Reason.HINT_PEOPLE)
    view = await context.engine.hand(table.id, seat.number)
    if view is None:
        raise Refusal(Reason.PAUSED if table.is_paused else Reason.ENDED)
    if not view.is_my_turn:
        raise Refusal(Reason.NOT_YOUR_TURN)
    why = await context.study.advice.on(table.id, view)
    return views.hint(why, tongue(person, actor), Deck(person.taste.deck))


def _below(context: Context, table: Table, person: Person, actor: Actor) -> Done | None:
    """Show the hand anew below its hint, else a few hints bury it; None if it is elsewhere."""
    seat = own_seat(table, person).number
    if (table.seats[seat].platform or table.chat.platform) != actor.platform:
        return None

    async def done() -> None:
        show = await context.engine.show(table.id)
        if show.table.floor is not None:
            context.publisher.renew(show, [f"hand:{seat}"])

    return done


def _is_alone(table: Table, person: Person) -> bool:
    """Whether nobody else plays, or did before they left: their results count."""
    return all(seat.person is None or seat.person.id == person.id for seat in table.seats)
