"""The floor as everyone sees it: the cards first, then whose turn it is, then the score."""

from collections.abc import Iterable
from html import escape

from bot.actions import Verb
from bot.text import Speech
from bot.view import View
from bot.views.button import button
from bot.views.card import plus, spread
from bot.views.clock import moment
from bot.views.ending import headline
from bot.views.luck import luck_line
from bot.views.page import page
from bot.views.picture import pictured
from bot.views.play import last_plays
from bot.views.seat import seat_name, side_name
from bot.views.terms import target_name
from core.engine.standing import sides
from core.engine.table import Due, Floor, Status, Table
from core.rules.cards import Card


def floor(table: Table, speech: Speech, call: str | None = None, *, whispers: bool = False) -> View:
    """The message in the group. The table must have been dealt to: `table.floor` is there.

    `call` is a link that rings whoever is to play; `whispers`: hands can be shown right here.
    """
    lying = dealt(table)
    where = page_foot(table, lying, speech)
    if table.status not in (Status.LIVE, Status.SUSPENDED):
        head = [speech.say("floor-over", match=table.id), *headline(table, speech)]
        text = page(speech, head, score(table, lying, speech), last_plays(table, speech))
        return pictured(View(text), table, speech)
    state = [cards_line(lying.cards, speech), *_state(table, lying, speech, call)]
    unreached = [] if lying.turn is None else _unreached(table, speech, whispers=whispers)
    text = page(
        speech,
        [*state, *unreached],
        score(table, lying, speech),
        last_plays(table, speech),
        where,
    )
    view = View(text, ((button("button-my-hand", table, speech, Verb.OPEN),),))
    return pictured(view, table, speech)


def dealt(table: Table) -> Floor:
    """The floor of a match that has begun; raises ValueError before that."""
    if table.floor is None:
        raise ValueError("nothing has been dealt in this match")
    return table.floor


def cards_line(cards: tuple[Card, ...], speech: Speech) -> str:
    """What lies there, in bold, or that nothing does."""
    if not cards:
        return speech.say("floor-empty")
    return speech.say("floor-cards", cards=spread(cards))


def _state(table: Table, lying: Floor, speech: Speech, call: str | None) -> Iterable[str]:
    if table.status is Status.SUSPENDED:
        return suspended(table, speech)
    if lying.turn is None:
        return paused(table, lying, speech)
    return [turn_line(table, lying.turn, speech, call), *absences(table, lying.turn, speech)]


def turn_line(table: Table, turn: int, speech: Speech, call: str | None = None) -> str:
    """Whose turn it is and until when; the computer needs no clock. `call` is a link to them."""
    seat = table.seats[turn]
    name = seat_name(table, seat, speech)
    if call is not None:
        name = f'<a href="{escape(call, quote=True)}">{name}</a>'
    if seat.away:
        return speech.say("turn-of-away", name=name)
    if seat.computer is not None or table.deadline is None:
        return speech.say("turn-of", name=name)
    return speech.say("turn-of-until", name=name, time=moment(table.deadline, speech))


def absences(table: Table, turn: int, speech: Speech) -> list[str]:
    """Who else is away."""
    return [
        speech.say("seat-away", name=seat_name(table, seat, speech))
        for seat in table.seats
        if seat.away and seat.number != turn
    ]


def _unreached(table: Table, speech: Speech, *, whispers: bool) -> list[str]:
    """Whom their cards do not reach, and what helps."""
    how = "seat-whispered" if whispers else "seat-unreachable"
    return [
        speech.say(how, name=seat_name(table, seat, speech))
        for seat in table.seats
        if seat.unreachable
    ]


def paused(table: Table, lying: Floor, speech: Speech) -> list[str]:
    """The pause: what it waits for and who is ready."""
    lines = [pause_line(table, lying, speech)]
    ready = [seat_name(table, seat, speech) for seat in table.seats if seat.ready and seat.person]
    if ready:
        lines.append(speech.say("floor-ready", names=", ".join(ready)))
    return lines


def pause_line(table: Table, lying: Floor, speech: Speech) -> str:
    """That the round is over, and when the next one begins."""
    if table.due is Due.PAUSE and table.due_at is not None:
        time = moment(table.due_at, speech)
        return speech.say("floor-paused-until", round=lying.round_number, time=time)
    return speech.say("floor-paused", round=lying.round_number)


def suspended(table: Table, speech: Speech) -> list[str]:
    """Nobody is there: how to come back, and until when."""
    lines = [speech.say("floor-suspended", match=table.id)]
    if table.due is Due.VOID and table.due_at is not None:
        time = moment(table.due_at, speech)
        lines.append(speech.say("floor-suspended-until", time=time))
    return lines


def score(table: Table, lying: Floor, speech: Speech) -> list[str]:
    """A line a side: its total, and what the round being played has brought it so far."""
    if lying.turn is None or table.result is not None:
        return totals(table, lying, speech)
    return [_side_line(table, lying, side, speech) for side in sides(table)]


def totals(table: Table, lying: Floor, speech: Speech) -> list[str]:
    """A line a side with the total after the last round that was counted, or of the result."""
    counted = [row.totals for row in table.rounds if row.count is not None]
    final = table.result.totals if table.result else (counted or [lying.totals])[-1]
    return [
        speech.say("total-line", name=side_name(table, side, speech), total=final[side])
        for side in sides(table)
    ]


def _side_line(table: Table, lying: Floor, side: int, speech: Speech) -> str:
    facts: dict[str, str | int] = {
        "name": side_name(table, side, speech),
        "total": lying.totals[side],
        "cards": speech.say("cards-count", count=lying.piles[side]),
    }
    basras = len(lying.basras[side])
    if not basras:
        return speech.say("side-line", **facts)
    facts["basras"] = speech.say("basras-count", count=basras)
    return speech.say("side-line-basra", points=plus(lying.points[side]), **facts)


def page_foot(table: Table, lying: Floor, speech: Speech) -> list[str]:
    """Where we are: deal, round, target and the number of the match."""
    lines = [speech.say("floor-where", match=table.id, **progress(table, lying, speech))]
    lines += dealer_line(table, lying, speech)
    lines += luck_line(table, lying, speech)
    if lying.carried:
        lines.append(speech.say("carried-over", points=plus(lying.carried)))
    return lines


def dealer_line(table: Table, lying: Floor, speech: Speech) -> list[str]:
    """Who deals; of two players it does not matter any more once the first card is played."""
    if len(table.seats) == 2:
        return []
    return [speech.say("dealer-line", name=seat_name(table, table.seats[lying.dealer], speech))]


def progress(table: Table, lying: Floor, speech: Speech) -> dict[str, str | int]:
    """Deal, round and target as the facts of a sentence."""
    return {
        "deal": lying.deal,
        "deals": lying.deals,
        "round": lying.round_number,
        "target": target_name(table.target, speech),
    }
