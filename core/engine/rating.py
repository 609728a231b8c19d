"""What a match does to ratings: openskill's Plackett–Luce, one rating a person for the world."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.game import Game
from core.engine.standing import has_won, is_gone, place_of, places, side_seats, sides
from core.engine.table import Change, Person, Result, Seat, Table
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


def rate(sides: Sequence[Sequence[Skill]], places: Sequence[int], nth: int) -> list[list[Skill]]:
    """The skills after a match, by side. `places` are the sides', from 1; equals share one.

    `nth` counts the rated matches of the same people within a day, this one too: it moves the
    rating by 1/nth.
    """
    teams = [[_model.rating(mu=skill.mu, sigma=skill.sigma) for skill in side] for side in sides]
    rated = _model.rate(teams, ranks=[float(place) for place in places])
    return [
        [
            Skill(old.mu + (new.mu - old.mu) / nth, old.sigma + (new.sigma - old.sigma) / nth)
            for old, new in zip(before, after, strict=True)
        ]
        for before, after in zip(sides, rated, strict=True)
    ]


async def settle(connection: AsyncConnection, game: Game, now: datetime) -> Game:
    """Write the results of a match that is over, and new ratings if it is rated.

    Give both back in its table. Of somebody who was erased meanwhile nothing is written.
    """
    table = game.table
    result = table.result
    people = sorted(seat.person.id for seat in table.seats if seat.person)
    if result is None or not people:
        return game
    known = {row.id: row for row in await connection.execute(rows.LOCK_PEOPLE, {"people": people})}
    before = {key: Skill(row.mu, row.sigma) for key, row in known.items()}
    after = before
    if result.rated:
        after = await _rate(connection, table, before, now)
    counts = {
        key: row.rated_matches + result.rated for key, row in known.items() if not row.forgotten
    }
    if result.rated:
        await _save_skills(connection, after, counts)
    changes = {
        key: Change(shown(before[key].mu), shown(after[key].mu), is_new(count))
        for key, count in counts.items()
    }
    found = _results(table, result, changes, now)
    if found:
        await connection.execute(rows.ADD_RESULTS, found)
    return replace(game, table=_changed(table, result, changes, counts))


async def _rate(
    connection: AsyncConnection, table: Table, before: dict[int, Skill], now: datetime
) -> dict[int, Skill]:
    oneself = [same_people([person]) for person in before]  # both accounts, linked since
    group = {"same_people": [same_people(before), *oneself], "since": now - SAME_PEOPLE}
    nth = (await connection.execute(rows.RECENT, group)).scalar_one() + 1
    every = places(table)
    after = _rated(table, before, every, nth)
    for seat in table.seats:
        side = side_of(seat.number, table.teams)
        if table.teams and seat.person and is_gone(table, seat):  # lost, whatever the partner did
            last = [len(every) if other == side else 1 for other in sides(table)]
            after[seat.person.id] = _rated(table, before, last, nth)[seat.person.id]
    return after


def _rated(
    table: Table, before: dict[int, Skill], every: Sequence[int], nth: int
) -> dict[int, Skill]:
    """Everybody's skill after a match in which the sides took these places."""
    members = [
        [seat.person.id for seat in side_seats(table, side) if seat.person] for side in sides(table)
    ]
    rated = rate([[before[key] for key in side] for side in members], every, nth)
    return {
        key: skill
        for side, new in zip(members, rated, strict=True)
        for key, skill in zip(side, new, strict=True)
    }


async def _save_skills(
    connection: AsyncConnection, after: dict[int, Skill], counts: dict[int, int]
) -> None:
    for key in sorted(counts):
        new = {"mu": after[key].mu, "sigma": after[key].sigma, "rated_matches": counts[key]}
        await connection.execute(rows.SET_PERSON, {"person": key, **new})


def same_people(people: Sequence[int] | dict[int, Any]) -> str:
    """Everyone at a table in a fixed order, however they sat: `3,17`."""
    return ",".join(map(str, sorted(people)))


def _results(
    table: Table, result: Result, changes: dict[int, Change], now: datetime
) -> list[dict[str, Any]]:
    everyone = same_people([seat.person.id for seat in table.seats if seat.person])
    return [
        {
            "match_id": table.id,
            "person_id": seat.person.id,
            "chat_key": table.chat.key,
            "finished_at": now,
            "rated": result.rated,
            "place": place_of(table, seat),
            "won": has_won(table, seat),
            "before": changes[seat.person.id].before,
            "after": changes[seat.person.id].after,
            "computer": _against(table, seat),
            "people": everyone,
        }
        for seat in table.seats
        if seat.person and seat.person.id in changes
    ]


def _against(table: Table, seat: Seat) -> str | None:
    """The level of the computers that this seat's player had against them."""
    side = side_of(seat.number, table.teams)
    others = [other for other in table.seats if side_of(other.number, table.teams) != side]
    return next((str(other.level) for other in others if other.level is not None), None)


def _changed(
    table: Table, result: Result, changes: dict[int, Change], counts: dict[int, int]
) -> Table:
    def fresh(person: Person | None) -> Person | None:
        if person is None or person.id not in changes:
            return person
        after = changes[person.id].after
        return replace(person, rating=after, rated_matches=counts[person.id])

    seats = tuple(replace(seat, person=fresh(seat.person)) for seat in table.seats)
    rows_of = tuple(
        changes.get(seat.person.id) if seat.person and result.rated else None
        for seat in table.seats
    )
    return replace(table, seats=seats, result=replace(result, changes=rows_of))
