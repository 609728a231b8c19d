"""The open cards of a match as a picture, and what the picture says in words."""

from __future__ import annotations

from dataclasses import replace

from bot.text import Speech
from bot.text.bidi import ltr
from bot.view import Deck, Move, Picture, Pile, View
from bot.views.card import run
from core.engine.preference import House, Taste
from core.engine.standing import sides
from core.engine.table import Floor, Made, Table
from core.rules.cards import Card
from core.rules.round import side_of

Wish = House | Taste  # of a chat or a person: whether there are pictures, and in which deck


def pictured(view: View, table: Table, speech: Speech) -> View:
    """The view with a picture of the floor, where there is one and whoever sees it wants it."""
    deck = deck_of(table)
    if table.floor is None or not _wish(table).pictures:
        return replace(view, deck=deck)
    shown = _picture(table, table.floor, deck)
    return View(view.text, view.rows, shown, told(shown, speech), deck=deck)


def deck_of(table: Table) -> Deck:
    """The deck in which all see the cards of a match."""
    return Deck(_wish(table).deck)


def _wish(table: Table) -> Wish:
    """What its chat has set; in a private match its only person decides."""
    people = [seat.person for seat in table.seats if seat.person is not None]
    return people[0].taste if table.is_private and people else table.chat.house


def _picture(table: Table, lying: Floor, deck: Deck) -> Picture:
    piles = [Pile(lying.piles[side], _basras(table, side)) for side in sides(table)]
    move = _move(table, table.made[-1]) if table.made else None
    return Picture(lying.cards, move, tuple(piles), deck=deck)


def _move(table: Table, made: Made) -> Move:
    side = side_of(made.seat, table.teams)
    return Move(made.card, made.takes, side, is_basra=made.basra is not None)


def _basras(table: Table, side: int) -> tuple[Card, ...]:
    """The cards with which a side made its basras in this round."""
    scored = [made for made in table.made if made.basra is not None]
    return tuple([made.card for made in scored if side_of(made.seat, table.teams) == side])


def told(picture: Picture, speech: Speech) -> str:
    """What somebody would hear who does not see the picture; without markup."""
    floor, hand, piles = picture.floor, picture.hand, picture.piles
    parts = [speech.say("alt-floor", cards=run(floor)) if floor else speech.say("alt-floor-empty")]
    if hand:
        parts.append(speech.say("alt-hand", cards=run(hand)))
    if picture.move is not None:
        parts.append(_told_move(picture.move, speech))
    if piles:
        sizes = " · ".join([str(pile.size) for pile in piles])
        parts.append(speech.say("alt-piles", sizes=sizes))
    if any(pile.basras for pile in piles):
        basras = [run(pile.basras) if pile.basras else "–" for pile in piles]
        parts.append(speech.say("alt-basras", cards=ltr(" · ".join(basras))))
    return " ".join(parts)


def _told_move(move: Move, speech: Speech) -> str:
    card = run((move.card,))
    if not move.takes:
        return speech.say("alt-laid", card=card)
    said = "alt-basra" if move.is_basra else "alt-took"
    return speech.say(said, card=card, cards=run(move.takes))
