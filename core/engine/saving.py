"""From a decided step to rows.

Writes what differs between two versions of a game, in the door's transaction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine import rating
from core.engine.game import Event, Game, Step
from core.engine.table import Made, Result, RoundRow, Seat, Table
from core.store import match as rows
from core.store.row import number_of


class Overtaken(Exception):  # an answer, not an error: somebody else changed the match first
    """The match is no longer at the version that was decided on."""


async def save(connection: AsyncConnection, before: Game, step: Step, now: datetime) -> Game:
    """Write one step; give back the game at its new version.

    Raises Overtaken, and then nothing may be kept.
    """
    game = replace(step.game, table=replace(step.game.table, version=before.table.version + 1))
    await _advance(connection, before.table, game, _wound(before.table, step, now))
    await _save_seats(connection, before, game)
    await _save_rounds(connection, before.table.rounds, game)
    if game.table.plies > before.table.plies:
        await _save_play(connection, game.table, now)
    await connection.execute(rows.ADD_EVENT, _event(game.table, step, now))
    if game.table.result is not None and before.table.result is None:
        game = await rating.settle(connection, game, now)
        await _save_result(connection, game)
    return game


async def insert(connection: AsyncConnection, step: Step) -> Game:
    """Write a new match; give it back with its number."""
    game, table = step.game, step.game.table
    inserted = await connection.execute(
        rows.INSERT,
        {
            "key": table.key,
            "version": table.version,
            "chat_key": table.chat.key,
            "thread": table.thread,
            "language": table.language,
            "rules": table.rules.to_json(),
            "target": table.target,
            "teams": table.teams,
            "turn_seconds": table.turn_seconds,
            "starter": table.starter,
            "rematch_of": table.rematch_of,
            "created_at": game.created_at,
            "wound_at": game.created_at,
            **_state(game),
        },
    )
    match_id = number_of(inserted)
    game = replace(game, table=replace(table, id=match_id))
    await connection.execute(
        rows.ADD_SEATS,
        [
            {"match_id": match_id, "number": seat.number, **_seat(seat, nonce)}
            for seat, nonce in zip(table.seats, game.nonces, strict=True)
        ],
    )
    await _save_rounds(connection, (), game)
    await connection.execute(rows.ADD_EVENT, _event(game.table, step, game.created_at))
    return game


def _wound(before: Table, step: Step, now: datetime) -> dict[str, datetime]:
    """When the clock was set, if this step sets it; a nudge only goes on to the same deadline."""
    is_set = step.game.table.due_at != before.due_at and step.event is not Event.NUDGED
    return {"wound_at": now} if is_set else {}


async def _advance(
    connection: AsyncConnection, before: Table, game: Game, wound: dict[str, datetime]
) -> None:
    advanced = await connection.execute(
        rows.ADVANCE,
        {
            "match": before.id,
            "seen_version": before.version,
            "seen_status": before.status.value,
            **_state(game),
            **wound,
        },
    )
    if advanced.rowcount != 1:
        raise Overtaken


def _state(game: Game) -> dict[str, Any]:
    table = game.table
    return {
        "status": table.status.value,
        "code": table.code,
        "first_dealer": game.first_dealer,
        "dealer_drawn": game.dealer_drawn,
        "plies": table.plies,
        "delivered": game.delivered,
        "due": table.due and table.due.value,
        "due_at": table.due_at,
        "deadline": table.deadline,
        "rematch": table.rematch,
        "ended_at": game.ended_at,
    }


async def _save_seats(connection: AsyncConnection, before: Game, game: Game) -> None:
    pairs = zip(before.table.seats, before.nonces, game.table.seats, game.nonces, strict=True)
    for old, old_nonce, seat, nonce in pairs:
        if (old is not seat and old != seat) or old_nonce != nonce:
            place = {"match": game.table.id, "seat_number": seat.number}
            await connection.execute(rows.SET_SEAT, {**place, **_seat(seat, nonce)})


def _seat(seat: Seat, nonce: str | None) -> dict[str, Any]:
    return {
        "person_id": seat.person and seat.person.id,
        "computer": seat.computer,
        "invited": seat.invited,
        "invited_id": seat.invited_id,
        "arriving": seat.arriving,
        "platform": seat.platform,
        "nonce": nonce,
        "ready": seat.ready,
        "missed": seat.missed,
        "away": seat.away,
        "unreachable": seat.unreachable,
    }


async def _save_rounds(connection: AsyncConnection, before: Sequence[RoundRow], game: Game) -> None:
    """The present round may have been dealt or counted, and the next one promised.

    Seeds never change.
    """
    for index in range(max(0, len(before) - 1), len(game.table.rounds)):
        row = game.table.rounds[index]
        if index >= len(before):
            seed = {"seed": game.seeds[index], "commitment": row.commitment}
            key = {"match_id": game.table.id, "number": row.number}
            await connection.execute(rows.ADD_ROUND, {**key, **seed, **_round(row)})
        elif _round(before[index]) != _round(row):
            place = {"match": game.table.id, "round_number": row.number}
            await connection.execute(rows.SET_ROUND, {**place, **_round(row)})


def _round(row: RoundRow) -> dict[str, Any]:
    return {
        "dealer": row.dealer,
        "words": list(row.words) or None,
        "counted": row.count and row.count.to_json(),
        "totals": list(row.totals) or None,
    }


async def _save_play(connection: AsyncConnection, table: Table, now: datetime) -> None:
    made = table.made[-1]
    assert table.floor is not None
    await connection.execute(
        rows.ADD_PLAY,
        {
            "match_id": table.id,
            "ply": table.plies - 1,
            "round": table.floor.round_number,
            "seat": made.seat,
            "card": made.card.code,
            "takes": takes_text(made),
            "by_computer": made.by_computer,
            "at": now,
        },
    )


def takes_text(made: Made) -> str:
    """What a play took, as the plays table keeps it: `8D+AS`, empty when it was laid."""
    return "+".join([card.code for card in made.takes])


def _event(table: Table, step: Step, now: datetime) -> dict[str, Any]:
    return {
        "match_id": table.id,
        "version": table.version,
        "kind": step.event.value,
        "seat": step.seat,
        "data": None if step.person is None else {"person": step.person},
        "at": now,
    }


async def _save_result(connection: AsyncConnection, game: Game) -> None:
    assert game.table.result is not None
    result = {"match": game.table.id, "result": result_json(game.table.result)}
    await connection.execute(rows.SET_RESULT, result)


def result_json(result: Result) -> dict[str, Any]:
    """Plain values, for the result column."""
    return {
        "end": result.end.value,
        "winner": result.winner,
        "totals": list(result.totals),
        "rated": result.rated,
        "changes": [
            change and [change.before, change.after, change.is_new] for change in result.changes
        ],
        "resigned_seat": result.resigned_seat,
    }
