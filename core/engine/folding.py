"""A match that ended some time ago gives up its working rows: one record is left of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.door import Door
from core.engine.game import Event, Game, Step
from core.engine.settings import Moment
from core.engine.table import Due, End, Status
from core.rules.cards import parse_card
from core.rules.play import Play, make_play
from core.rules.record import Ending, Record, RoundRecord, write
from core.store import match as rows

_ENDINGS = {End.PLAYED: Ending.PLAYED, End.RESIGNED: Ending.RESIGNED}


async def fold(door: Door, match_id: int) -> None:
    """Write the record of an ended match; drop its plays and the events of its plays.

    Its posts stay until whoever shows them has taken Rematch away (`Posts.clear`).
    """

    def decide(game: Game, moment: Moment) -> Step | None:
        table = game.table
        if table.due is not Due.FOLD or table.due_at is None or table.due_at > moment.now:
            return None
        bare = replace(table, due=None, due_at=None)
        return Step(replace(game, table=bare), Event.FOLDED)

    async def move(connection: AsyncConnection, step: Step) -> None:
        key = {"match": match_id}
        if step.game.match is not None:
            plays = (await connection.execute(rows.PLAYS, key)).all()
            record = {
                "match_id": match_id,
                "key": step.game.table.key,
                "document": write(record_of(step.game, plays)),
                "stood_in": [play.ply for play in plays if play.by_computer],
                "finished_at": step.game.ended_at or door.now(),
            }
            await connection.execute(rows.ADD_RECORD, record)
        for statement in (rows.DROP_PLAYS, rows.DROP_PLAY_EVENTS):
            await connection.execute(statement, key)

    await door.change(match_id, decide, move)


def record_of(game: Game, plays: Sequence[Row[Any]]) -> Record:
    """The record of an ended match from all its plays."""
    table = game.table
    result = table.result
    dealt = [row for row in table.rounds if row.dealer is not None]
    return Record(
        match_id=table.key,
        rules=table.rules,
        target=table.target,
        seats=len(table.seats),
        teams=table.teams,
        first_dealer=game.first_dealer or 0,
        dealer_drawn=game.dealer_drawn,
        rounds=tuple(
            RoundRecord(
                commitment=row.commitment,
                seed=game.seeds[row.number - 1],
                digests=tuple(bytes.fromhex(digest) for digest in row.words),
                plays=tuple(play_of(play) for play in plays if play.round == row.number),
            )
            for row in dealt
        ),
        ending=_ENDINGS[result.end] if result else Ending.VOID,
        winner=result.winner if result and table.status is Status.OVER else None,
        totals=game.match.totals if game.match else (),
    )


def play_of(row: Row[Any]) -> Play:
    """A play as the plays table keeps it."""
    return make_play(
        parse_card(row.card), map(parse_card, row.takes.split("+") if row.takes else ())
    )
