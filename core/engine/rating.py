"""What a match does to ratings: openskill's Plackett–Luce, one rating a person for the world."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.game import Game
from core.engine.table import Change, Person, Result, Table
from core.rules.round import side_of
from core.store import rating as rows

MU: Final = 25.0
SIGMA: Final = 25.0 / 3
NEW_UNTIL: Final = 5  # rated matches
SAME_PEOPLE: Final = timedelta(hours=24)

_model = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Skill:
    """A rating as openskill has it."""

    mu: float = MU
    sigma: float = SIGMA


def shown(mu: float) -> int:
    """The whole number that people see: 1500 at the start."""
    return round(1500 + 40 * (mu - MU))


def is_new(rated_matches: int) -> bool:
    """Whether a rating rests on fewer than five rated matches."""
    return rated_matches < NEW_UNTIL


def rate(sides: Sequence[Sequence[Skill]], winner: int | None, nth: int) -> list[list[Skill]]:
    """The skills after a match, by side. Without a winner it is a draw.

    `nth` counts the rated matches of the same people within a day, this one too: it moves the
    rating by 1/nth.
    """
    teams = [[_model.rating(mu=skill.mu, sigma=skill.sigma) for skill in side] for side in sides]
    ranks = [0.0 if winner in (None, side) else 1.0 for side in range(len(sides))]
    rated = _model.rate(teams, ranks=ranks)
    return [
        [
            Skill(old.mu + (new.mu - old.mu) / nth, old.sigma + (new.sigma - old.sigma) / nth)
            for old, new in zip(before, after, strict=True)
        ]
        for before, after in zip(sides, rated, strict=True)
    ]


async def settle(connection: AsyncConnection, game: Game, now: datetime) -> Game:
    """Write the results of a match that is over, and new ratings if it is rated.

    Give both back in its table.
    """
    table = game.table
    result = table.result
    people = {seat.person.id: seat.person for seat in table.seats if seat.person}
    if result is None or not people:
        return game
    found = await connection.execute(rows.LOCK_PEOPLE, {"people": sorted(people)})
    known = {row.id: row for row in found}
    before = {key: Skill(row.mu, row.sigma) for key, row in known.items()}
    after = before
    if result.rated:
        after = await _rate(connection, table, before, now)
    counts = {key: row.rated_matches + result.rated for key, row in known.items()}
    if result.rated:
        await _save_skills(connection, after, counts)
    changes = {
        key: Change(shown(before[key].mu), shown(after[key].mu), is_new(counts[key]))
        for key in people
    }
    await connection.execute(rows.ADD_RESULTS, _results(table, result, changes, now))
    return replace(game, table=_changed(table, result, changes, counts))


async def _rate(
    connection: AsyncConnection, table: Table, before: dict[int, Skill], now: datetime
) -> dict[int, Skill]:
    group = {"same_people": same_people(before), "since": now - SAME_PEOPLE}
    earlier = (await connection.execute(rows.RECENT, group)).scalar_one()
    sides = _members(table)
    skills = [[before[key] for key in side] for side in sides]
    winner = table.result.winner if table.result else None
    rated = rate(skills, winner, earlier + 1)
    return {
        key: skill
        for side, new in zip(sides, rated, strict=True)
        for key, skill in zip(side, new, strict=True)
    }


def _members(table: Table) -> list[list[int]]:
    """The people of each side."""
    sides: list[list[int]] = [[] for _ in range(2 if table.teams else len(table.seats))]
    for seat in table.seats:
        if seat.person:
            sides[side_of(seat.number, table.teams)].append(seat.person.id)
    return sides


async def _save_skills(
    connection: AsyncConnection, after: dict[int, Skill], counts: dict[int, int]
) -> None:
    for key, skill in sorted(after.items()):
        new = {"mu": skill.mu, "sigma": skill.sigma, "rated_matches": counts[key]}
        await connection.execute(rows.SET_PERSON, {"person": key, **new})


def same_people(people: Sequence[int] | dict[int, Any]) -> str:
    """Everyone at a table in a fixed order, however they sat: `3,17`."""
    return ",".join(map(str, sorted(people)))


def _results(
    table: Table, result: Result, changes: dict[int, Change], now: datetime
) -> list[dict[str, Any]]:
    everyone = same_people(changes)
    return [
        {
            "match_id": table.id,
            "person_id": seat.person.id,
            "chat_key": table.chat.key,
            "finished_at": now,
            "rated": result.rated,
            "place": 1 if result.winner in (None, side_of(seat.number, table.teams)) else 2,
            "won": result.winner == side_of(seat.number, table.teams),
            "before": changes[seat.person.id].before,
            "after": changes[seat.person.id].after,
            "people": everyone,
        }
        for seat in table.seats
        if seat.person
    ]


def _changed(
    table: Table, result: Result, changes: dict[int, Change], counts: dict[int, int]
) -> Table:
    def fresh(person: Person | None) -> Person | None:
        if person is None:
            return None
        after = changes[person.id].after
        return replace(person, rating=after, rated_matches=counts[person.id])

    seats = tuple(replace(seat, person=fresh(seat.person)) for seat in table.seats)
    rows_of = tuple(changes[s.person.id] if s.person and result.rated else None for s in seats)
    return replace(table, seats=seats, result=replace(result, changes=rows_of))
