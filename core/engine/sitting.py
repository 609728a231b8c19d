"""What becomes of a match when somebody sits down or gets up before its first card.

Decisions for `Seating` to make on a game as it stands: pure, but for the secret of a link.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from core.engine.game import BEGUN, Event, Game, Step, away_from, end, with_seat
from core.engine.opening import secret
from core.engine.refusal import Reason, Refusal
from core.engine.settings import Moment
from core.engine.table import Person, Seat, Status, Table


def check_open(game: Game) -> None:
    """Refuse with NOT_OPEN once the match has begun or come to nothing."""
    if game.table.status is not Status.OPEN:
        raise Refusal(Reason.NOT_OPEN)


def fillable(game: Game, person: Person, is_admin: bool) -> list[Seat]:
    """The seats that computers may take at the person's wish: they never play alone.

    Refuses with NOT_OPEN, ONLY_STARTER (admins may, too), STALE while nobody sits, or FULL.
    """
    check_open(game)
    seats = game.table.seats
    mine = game.table.seat_of(person.id)
    if not is_admin and (mine is None or game.table.starter not in (None, person.id)):
        raise Refusal(Reason.ONLY_STARTER)
    people = [seat for seat in seats if seat.person]
    if not people:
        raise Refusal(Reason.STALE)
    free = [seat for seat in seats if seat.is_free]
    free = free or [seat for seat in seats if seat != mine and game.table.may_be_taken(seat)]
    if not free or all(seat in free for seat in people):
        raise Refusal(Reason.FULL)
    return free


def with_link(game: Game, seat: Seat, nonce: str | None) -> Game:
    """The game with one seat changed, and what the link of an arriving person holds."""
    nonces = (*game.nonces[: seat.number], nonce, *game.nonces[seat.number + 1 :])
    return replace(game, table=with_seat(game.table, seat), nonces=nonces)


def kept_for(table: Table, person: Person, username: str | None) -> Seat | None:
    """The seat that waits for this account.

    By its number if we knew it, else by its present username.
    """
    for seat in table.seats:
        if seat.invited_id is not None:
            if seat.invited_id == person.id:
                return seat
        elif seat.invited and username and seat.invited.casefold() == f"@{username.casefold()}":
            return seat
    return None


def invitation(table: Table, person: Person, username: str | None) -> Seat:
    """The seat that waits for this account. Refuses with ONLY_INVITED."""
    kept = kept_for(table, person, username)
    if kept is None:
        raise Refusal(Reason.ONLY_INVITED, name=invited_name(table))
    return kept


def invited_name(table: Table) -> str:
    """Whom the match was meant for, as they were named."""
    return ", ".join([seat.invited for seat in table.seats if seat.invited])


def open_seat(game: Game, reachable: bool) -> Seat:
    """A free seat; else one whose taker has not arrived, if they had no invitation to it.

    Refuses with FULL.
    """
    seats = game.table.seats
    for seat in seats:
        if seat.is_free:
            return seat
    for seat in seats:
        if reachable and game.table.may_be_taken(seat):
            return seat
    raise Refusal(Reason.FULL)


def cancelled(game: Game, person: Person, moment: Moment) -> Step:
    """The match is taken back."""
    ended = end(game, Status.CANCELLED, moment)
    return Step(ended, Event.CANCELLED, person=person.id)


def got_up(game: Game, seat: Seat, person: Person, moment: Moment) -> Step:
    """Who was invited ends the challenge; who joined an open table leaves their seat to others."""
    if seat.invited is None:
        return Step(with_link(game, Seat(seat.number), None), Event.LEFT, seat.number, person.id)
    table = replace(game.table, declined=seat.number)
    ended = end(replace(game, table=table), Status.DECLINED, moment)
    return Step(ended, Event.DECLINED, seat.number, person.id)


def take(game: Game, seat: Seat, person: Person, reachable: bool, moment: Moment) -> Step | None:
    """Sit down; or, if the hand cannot reach this person yet, be waited for a little longer."""
    if seat.arriving and seat.person and seat.person.id == person.id and not reachable:
        return None
    taken = replace(seat, person=person, arriving=not reachable)
    game = with_link(game, taken, None if reachable else secret(moment))
    if reachable:
        return begun(game, Event.TAKEN, seat.number)
    grace = moment.now + timedelta(seconds=moment.settings.invitation / 5)
    due_at = max(grace, game.table.due_at or grace)
    game = replace(game, table=replace(game.table, due_at=due_at))
    return Step(game, Event.TAKEN, seat.number, person.id)


def arrived(game: Game, seat: Seat, platform: str | None) -> Step | None:
    """The hand can reach this person now. Refuses with NOT_OPEN when it is too late."""
    there = away_from(game.table, platform or game.table.chat.platform)
    if game.table.status in BEGUN:
        if not seat.unreachable:
            return None
        table = with_seat(game.table, replace(seat, unreachable=False, platform=there))
        return Step(replace(game, table=table), Event.REACHABLE, seat.number)
    if game.table.status is not Status.OPEN:
        raise Refusal(Reason.NOT_OPEN)
    if not seat.arriving:
        return None
    seat = replace(seat, arriving=False, platform=there)
    return begun(with_link(game, seat, None), Event.ARRIVED, seat.number)


def begun(game: Game, event: Event, seat: int) -> Step:
    """Deal if every seat is taken now."""
    full = all(other.is_taken for other in game.table.seats)
    return Step(game, Event.DEALT if full else event, seat)
