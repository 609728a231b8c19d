"""From rows to a game.

The open side, the seeds, and the cards by replaying the plays of the present round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine import rating
from core.engine.deal import floor_of
from core.engine.game import ENDED, REVEALED, Game
from core.engine.preference import House, Taste
from core.engine.table import (
    Change,
    Chat,
    Due,
    End,
    Made,
    Person,
    Result,
    RoundRow,
    Seat,
    Status,
    Table,
)
from core.rules.cards import parse_card
from core.rules.count import Count
from core.rules.match import Match
from core.rules.play import make_play
from core.rules.ruleset import RuleSet
from core.rules.shuffle import shuffle
from core.store import match as rows


async def load(connection: AsyncConnection, match_id: int) -> Game | None:
    """Read one match as it stands. None if there is no such match."""
    head = (await connection.execute(rows.MATCH, {"match": match_id})).one_or_none()
    if head is None:
        return None
    key = {"match": match_id}
    seats = (await connection.execute(rows.SEATS, {**key, "platform": head.platform})).all()
    rounds = (await connection.execute(rows.ROUNDS, key)).all()
    number = sum(row.dealer is not None for row in rounds)
    plays: Sequence[Row[Any]] = ()
    if number:
        plays = (await connection.execute(rows.ROUND_PLAYS, {**key, "round": number})).all()
    game = _game(head, seats, rounds, plays)
    if game.table.status is not Status.DECLINED:
        return game
    declined = (await connection.execute(rows.DECLINED, key)).scalar()
    return replace(game, table=replace(game.table, declined=declined))


def _game(
    head: Row[Any], seats: Sequence[Row[Any]], rounds: Sequence[Row[Any]], plays: Sequence[Row[Any]]
) -> Game:
    status = Status(head.status)
    game = Game(
        table=_table(head, status, seats, rounds),
        match=None,
        seeds=tuple(row.seed for row in rounds),
        nonces=tuple(row.nonce for row in seats),
        first_dealer=head.first_dealer,
        dealer_drawn=head.dealer_drawn,
        created_at=head.created_at,
        delivered=head.delivered,
        ended_at=head.ended_at,
    )
    if not any(row.dealer is not None for row in rounds):
        return game
    return _replayed(game, plays)


def _table(
    head: Row[Any], status: Status, seats: Sequence[Row[Any]], rounds: Sequence[Row[Any]]
) -> Table:
    return Table(
        id=head.id,
        key=head.key,
        version=head.version,
        status=status,
        chat=_chat(head),
        thread=head.thread,
        language=_language(head, seats),
        rules=RuleSet.from_json(head.rules),
        target=head.target,
        teams=head.teams,
        code=head.code,
        turn_seconds=head.turn_seconds,
        seats=tuple(map(_seat, seats)),
        starter=head.starter,
        rounds=tuple(_round(row, status) for row in rounds),
        plies=head.plies,
        due=head.due and Due(head.due),
        due_at=head.due_at,
        deadline=head.deadline,
        result=head.result and _result(head.result),
        rematch=head.rematch,
        rematch_of=head.rematch_of,
    )


def _chat(head: Row[Any]) -> Chat:
    place = (head.chat_key, head.platform, head.external_id)
    house = House.read(head.house)
    return Chat(*place, head.kind, head.title, head.lost, head.home_key, house)


def _language(head: Row[Any], seats: Sequence[Row[Any]]) -> str:
    """What all see speaks as the chat has set; in private as its person does; else as it began."""
    if head.kind != "private":
        return House.read(head.house).language or str(head.language)
    spoken = [row.language for row in seats if row.person_id is not None]
    return next((tag for tag in spoken if tag), str(head.language))


def _seat(row: Row[Any]) -> Seat:
    person = None
    if row.person_id is not None:
        person = Person(
            id=row.person_id,
            name=row.name,
            language=row.language,
            username=row.username,
            rating=rating.shown(row.mu),
            rated_matches=row.rated_matches,
            taste=Taste.read(row.preferences),
        )
    return Seat(
        number=row.number,
        person=person,
        computer=row.computer,
        invited=row.invited,
        invited_id=row.invited_id,
        arriving=row.arriving,
        platform=row.platform,
        ready=row.ready,
        missed=row.missed,
        away=row.away,
        unreachable=row.unreachable,
    )


def _round(row: Row[Any], status: Status) -> RoundRow:
    seen = row.counted is not None or status in REVEALED
    return RoundRow(
        number=row.number,
        commitment=row.commitment,
        dealer=row.dealer,
        words=tuple(row.words or ()),
        count=row.counted and Count.from_json(row.counted),
        totals=tuple(row.totals or ()),
        seed=row.seed.hex() if seen else None,
    )


def _result(data: dict[str, Any]) -> Result:
    return Result(
        end=End(data["end"]),
        winner=data["winner"],
        totals=tuple(data["totals"]),
        rated=data["rated"],
        changes=tuple(change and Change(*change) for change in data["changes"]),
        resigned_seat=data["resigned_seat"],
    )


def _replayed(game: Game, plays: Sequence[Row[Any]]) -> Game:
    """Deal the present round again and make its plays.

    Of a folded match only the counts are left.
    """
    table = game.table
    dealt = [row for row in table.rounds if row.dealer is not None]
    counts = tuple(row.count for row in dealt if row.count is not None)
    seats, dealer = len(table.seats), game.first_dealer or 0
    match = Match(table.rules, table.target, seats, table.teams, dealer, counts)
    if table.status in ENDED and table.due is None:
        floor = floor_of(match, None) if counts else None
        return replace(game, table=replace(table, floor=floor), match=match)
    match = _played(replace(match, counts=counts[: len(dealt) - 1]), game, dealt[-1], plays)
    made = tuple(
        Made(turn.seat, turn.play.card, turn.play.takes, turn.basra, turn.points, row.by_computer)
        for turn, row in zip(match.history, plays, strict=True)
    )
    table = replace(table, floor=floor_of(match, None), made=made)
    return replace(game, table=table, match=match)


def _played(match: Match, game: Game, last: RoundRow, plays: Sequence[Row[Any]]) -> Match:
    words = tuple(bytes.fromhex(digest) for digest in last.words)
    seed = game.seeds[last.number - 1]
    match = match.deal(shuffle(seed, game.table.key, last.number, words))
    for row in plays:
        takes = map(parse_card, row.takes.split("+") if row.takes else ())
        match = match.play(make_play(parse_card(row.card), takes))
    return match
