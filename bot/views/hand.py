"""A player's own hand: floor, turn, what each card would do, and one button a card.

The only view that shows hidden cards, and only those of the `SeatView` it is given.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from bot.actions import Action, Verb
from bot.text import Speech
from bot.view import Button, Deck, Tone, View
from bot.views.button import button
from bot.views.card import plus, run
from bot.views.clock import moment
from bot.views.count import count
from bot.views.floor import (
    cards_line,
    dealer_line,
    dealt,
    pause_line,
    progress,
    score,
    suspended,
    turn_line,
)
from bot.views.luck import luck_line
from bot.views.page import page
from bot.views.picture import pictured
from bot.views.play import last_plays
from bot.views.result import result
from bot.views.seat import table_place
from bot.views.terms import level_part
from core.engine.table import Status, Table
from core.rules.cards import Card
from core.rules.play import Turn
from core.rules.seatview import SeatView

CHOICES: Final = 23  # captures on a page; Discord takes 25 buttons, two lead on and back

Ways = tuple[Turn, ...]


@dataclass(frozen=True, slots=True)
class Choosing:
    """A card whose captures are shown to choose from, a page of them from the one numbered so."""

    card: Card
    first: int = 0


def hand(
    table: Table,
    view: SeatView | None,
    speech: Speech,
    choosing: Choosing | None = None,
    site: str = "",
) -> View:
    """The private message of the seat whose view it is; None while no round is being played.

    `choosing` is the card whose equally large captures are shown to choose from. In a private
    match the message is the floor too, and has its picture.
    """
    whole = _hand(table, view, speech, choosing, site)
    if table.is_private:
        return pictured(whole, table, speech)
    person = table.seats[view.seat].person if view is not None else None
    return whole if person is None else replace(whole, deck=Deck(person.taste.deck))


def _hand(
    table: Table, view: SeatView | None, speech: Speech, choosing: Choosing | None, site: str
) -> View:
    if table.status is Status.SUSPENDED:
        return _suspended(table, speech)
    if table.status is not Status.LIVE:
        return result(table, speech, site)
    if view is None:
        return _pause(table, speech)
    ways = view.outcomes()
    if choosing is not None and view.is_my_turn and len(ways.get(choosing.card, ())) > 1:
        return _choice(table, view.seat, ways[choosing.card], choosing.first, speech)
    return _cards(table, view.seat, ways, speech)


def _cards(table: Table, seat: int, ways: Mapping[Card, Ways], speech: Speech) -> View:
    lying = dealt(table)
    text = page(
        speech,
        _head(table, seat, speech),
        [_outcome(turns, speech) for turns in ways.values()],
        score(table, lying, speech),
        last_plays(table, speech),
        _foot(table, speech),
    )
    mine = table.turn == seat
    cards = [_card_button(table, turns, mine) for turns in ways.values()]
    return View(text, tuple([tuple(cards[at : at + 4]) for at in range(0, len(cards), 4)]))


def _head(table: Table, seat: int, speech: Speech) -> list[str]:
    lying = dealt(table)
    return [cards_line(lying.cards, speech), _turn(table, seat, speech)]


def _turn(table: Table, seat: int, speech: Speech) -> str:
    turn = table.turn
    if table.seats[seat].away:
        return speech.say("turn-yours-away")
    if turn is not None and turn != seat:
        return turn_line(table, turn, speech)
    if table.deadline is None:
        return speech.say("turn-yours")
    return speech.say("turn-yours-until", time=moment(table.deadline, speech))


def _outcome(turns: Ways, speech: Speech) -> str:
    """What playing this card would do."""
    _, play, basra, points = turns[0]
    card = run((play.card,))
    if not play.takes:
        return speech.say("hand-lays", card=card)
    if len(turns) > 1:
        cards = speech.say("cards-count", count=len(play.takes))
        return speech.say("hand-choices", card=card, cards=cards, ways=len(turns))
    if basra is None:
        return speech.say("hand-takes", card=card, cards=run(play.takes))
    kind = speech.say(f"basra-{basra}")
    return speech.say(
        "hand-basra", card=card, cards=run(play.takes), basra=kind, points=plus(points)
    )


def _card_button(table: Table, turns: Ways, mine: bool) -> Button:
    """The card's button. Its label is the card alone: what it does stands in the text."""
    card = turns[0].play.card
    action = Action(Verb.CHOOSE if len(turns) > 1 else Verb.PLAY, table.id, table.plies, card)
    return Button(card.face, action, tone=_tone(turns[0]) if mine else Tone.PLAIN)


def _tone(turn: Turn) -> Tone:
    if turn.basra is not None:
        return Tone.GOOD
    return Tone.PRIMARY if turn.play.takes else Tone.PLAIN


def _choice(table: Table, seat: int, turns: Ways, first: int, speech: Speech) -> View:
    """The next tap chooses between captures, each named by its cards."""
    play = turns[0].play
    cards = speech.say("cards-count", count=len(play.takes))
    lines = [speech.say("hand-choose", card=run((play.card,)), cards=cards)]
    ways = [_way(table, turn, index) for index, turn in enumerate(turns)]
    start = first if first < len(ways) else 0
    shown = ways[start : start + CHOICES]
    row = [Button(speech.say("button-back"), Action(Verb.BACK, table.id, table.plies))]
    if len(ways) > len(shown):
        lines.append(speech.say("hand-choose-more", hidden=len(ways) - len(shown)))
        on = start + CHOICES if start + CHOICES < len(ways) else 0
        more = Action(Verb.CHOOSE, table.id, table.plies, play.card, on)
        row.append(Button(speech.say("button-more"), more))
    text = page(speech, _head(table, seat, speech), lines, _foot(table, speech))
    return View(text, (*_paired(shown), tuple(row)))


def _way(table: Table, turn: Turn, index: int) -> Button:
    label = " ".join([card.face for card in turn.play.takes])
    action = Action(Verb.PLAY, table.id, table.plies, turn.play.card, index)
    return Button(label, action, tone=Tone.PRIMARY)


def _paired(buttons: list[Button]) -> Iterable[tuple[Button, ...]]:
    """Two in a row while their labels are short enough for half a phone's width."""
    wide = any(len(one.label) > 14 for one in buttons)
    step = 1 if wide else 2
    return [tuple(buttons[at : at + step]) for at in range(0, len(buttons), step)]


def _foot(table: Table, speech: Speech) -> list[str]:
    """Where we are, and which match in which chat this hand belongs to."""
    lines = [
        speech.say("hand-where", **progress(table, dealt(table), speech)),
        *dealer_line(table, dealt(table), speech),
        *luck_line(table, dealt(table), speech),
        _match(table, speech),
    ]
    return [*lines, *_lost(table, speech)]


def _match(table: Table, speech: Speech) -> str:
    if table.is_private:
        return speech.say("hand-match-private", match=table.id) + level_part(table, speech)
    return speech.say("hand-match", match=table.id, chat=table_place(table, speech))


def _lost(table: Table, speech: Speech) -> list[str]:
    """That the group is out of reach, so that everything is here."""
    if table.is_private or not table.chat.lost:
        return []
    return [speech.say("hand-lost", chat=table_place(table, speech))]


def _pause(table: Table, speech: Speech) -> View:
    """Between rounds: the count of the round just played, with its Ready.

    Who is ready stands under the floor alone: each of them would cost an edit of every hand.
    """
    counted = [row.number for row in table.rounds if row.count is not None]
    shown = count(table, counted[-1], speech)
    head = [pause_line(table, dealt(table), speech), _match(table, speech), *_lost(table, speech)]
    return View(f"{page(speech, head)}\n\n{shown.text}", shown.rows)


def _suspended(table: Table, speech: Speech) -> View:
    lying = dealt(table)
    head = [speech.say("hand-suspended", match=table.id), *suspended(table, speech)[1:]]
    where = [_match(table, speech), *_lost(table, speech)]
    back = button("button-return", table, speech, Verb.BACK, Tone.GOOD)
    return View(page(speech, head, score(table, lying, speech), where), ((back,),))
