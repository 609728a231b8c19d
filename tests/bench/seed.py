"""Thousands of live matches written into a database in bulk, with real seeds, keys and plays."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from random import Random
from typing import Any

import sqlalchemy as sa

from bot.playground import World
from bot.playground.person import Person as Account
from bot.publisher.showing import SETTLED
from core.engine import EngineSettings, deal
from core.engine.game import Game
from core.engine.opening import Opening, begin
from core.engine.rating import MU, SIGMA
from core.engine.saving import takes_text
from core.engine.settings import Moment
from core.engine.table import Chat, Person, Seat
from core.rules.shuffle import NO_WORDS
from core.store import schema
from core.store.store import Store
from tests.bench.crowd import Turn

ACCOUNTS, GROUPS = 1_000_000, -1_001_500_000_000
DAY = 86_400.0
MOST_PLAYS = 16  # made in a match before the bench


@dataclass(slots=True)
class Batch:
    """Rows by table, to be written at once."""

    rows: dict[sa.Table, list[dict[str, Any]]] = field(default_factory=dict)

    def add(self, table: sa.Table, **values: Any) -> None:
        """One row more."""
        self.rows.setdefault(table, []).append(values)


async def fill(url: str, world: World, live: int, touched: int) -> list[Turn]:
    """Write `live` matches; the first `touched` of them have their people and messages in `world`.

    Returns the first play of each of those, ready to be tapped.
    """
    rng, batch, turns = Random(11), Batch(), []
    moment = Moment(datetime.now(UTC), EngineSettings(turn=DAY), secrets.token_bytes)
    for number in range(1, live + 1):
        game = _dealt(number, moment)
        _write_people(batch, game)
        game = _play(batch, game, rng.randrange(MOST_PLAYS), moment)
        messages = _bring(world, game) if number <= touched else {}
        _write_match(batch, game, messages)
        if number <= touched:
            turns.append(_turn(world, game, messages))
    await (await Store.open(url)).close()
    engine = sa.create_engine(url.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        for table in schema.metadata.sorted_tables:
            if table in batch.rows:
                connection.execute(table.insert(), batch.rows[table])
    engine.dispose()
    return turns


def _dealt(number: int, moment: Moment) -> Game:
    """A match between two people in a group of their own, just dealt."""
    pair = [Person(2 * number - 1 + seat, f"Player {number}.{seat}", "en") for seat in (0, 1)]
    chat = Chat(number, "telegram", str(GROUPS - number), "group", f"Café {number}")
    game = begin(Opening(pair[0], chat, "en", target=1000), moment)
    seats = tuple(Seat(seat, person=person) for seat, person in enumerate(pair))
    table = replace(game.table, id=number, seats=seats)
    return deal.deal(replace(game, table=table), (NO_WORDS, NO_WORDS), moment)


def _play(batch: Batch, game: Game, plays: int, moment: Moment) -> Game:
    """Make the first legal play so many times, each at a version of its own."""
    match_id = game.table.id
    batch.add(schema.events, **_event(game, "dealt", None, moment))
    for ply in range(plays):
        assert game.match is not None
        assert game.match.round is not None
        after = deal.play(game, game.match.round.legal_plays()[0], moment)
        game = replace(after, table=replace(after.table, version=after.table.version + 1))
        made = game.table.made[-1]
        batch.add(
            schema.plays,
            match_id=match_id,
            ply=ply,
            round=1,
            seat=made.seat,
            card=made.card.code,
            takes=takes_text(made),
            by_computer=False,
            at=moment.now,
        )
        batch.add(schema.events, **_event(game, "played", made.seat, moment))
    return game


def _event(game: Game, kind: str, seat: int | None, moment: Moment) -> dict[str, Any]:
    key = {"match_id": game.table.id, "version": game.table.version}
    return {**key, "kind": kind, "seat": seat, "data": None, "at": moment.now}


def _write_people(batch: Batch, game: Game) -> None:
    chat = game.table.chat
    batch.add(
        schema.chats,
        key=chat.key,
        platform=chat.platform,
        external_id=chat.external_id,
        kind=chat.kind,
        title=chat.title,
    )
    for person in _people(game):
        values = {"name": person.name, "language": "en", "mu": MU, "sigma": SIGMA}
        batch.add(schema.people, id=person.id, **values)
        batch.add(
            schema.accounts,
            platform=chat.platform,
            external_id=str(ACCOUNTS + person.id),
            person_id=person.id,
            reachable=True,
        )


def _write_match(batch: Batch, game: Game, messages: dict[str, int]) -> None:
    table = game.table
    batch.add(
        schema.matches,
        id=table.id,
        key=table.key,
        version=table.version,
        status=table.status.value,
        chat_key=table.chat.key,
        language=table.language,
        rules=table.rules.to_json(),
        target=table.target,
        starter=table.starter,
        first_dealer=game.first_dealer,
        dealer_drawn=game.dealer_drawn,
        plies=table.plies,
        due=table.due and table.due.value,
        due_at=table.due_at,
        deadline=table.deadline,
        created_at=game.created_at,
    )
    for seat in table.seats:
        person_id = seat.person and seat.person.id
        batch.add(schema.seats, match_id=table.id, number=seat.number, person_id=person_id)
    row = table.rounds[0]
    batch.add(
        schema.rounds,
        match_id=table.id,
        number=1,
        seed=game.seeds[0],
        commitment=row.commitment,
        dealer=row.dealer,
        words=list(row.words),
    )
    _write_posts(batch, game, messages)


def _write_posts(batch: Batch, game: Game, messages: dict[str, int]) -> None:
    """Every message shows the present version, so that none lags."""
    table = game.table
    assert table.floor is not None
    generations = {
        "card": ("card", SETTLED),
        "floor": (f"{table.floor.round_number}.{table.floor.deal}", table.version),
        "hand:0": ("hand", table.version),
        "hand:1": ("hand", table.version),
    }
    for slot, (generation, version) in generations.items():
        batch.add(
            schema.posts,
            match_id=table.id,
            slot=slot,
            chat_key=table.chat.key,
            message_id=str(messages.get(slot, 1)),
            version=version,
            generation=generation,
        )


def _bring(world: World, game: Game) -> dict[str, int]:
    """The people, the group and the messages of a match, as the playground knows them."""
    number = game.table.id
    chats = {}
    for seat, person in enumerate(_people(game)):
        account = Account(ACCOUNTS + person.id, f"s{person.id}", person.name, language_code="en")
        account.started = True
        world.add_person(account)
        chats[f"hand:{seat}"] = world.chats[account.id]
    chats["floor"] = world.add_group(f"c{number}", f"Café {number}", GROUPS - number)
    text = {"text": "as it was before"}
    return {slot: world.post(chat, world.bot.id, dict(text)).id for slot, chat in chats.items()}


def _turn(world: World, game: Game, messages: dict[str, int]) -> Turn:
    """The first legal play as the tap that makes it."""
    table = game.table
    assert game.match is not None
    assert game.match.round is not None
    assert table.turn is not None
    play = game.match.round.legal_plays()[0]
    ways = game.match.round.plays_of(play.card)
    choice = f":{ways.index(play)}" if len(ways) > 1 else ""
    data = f"p:{table.id}:{table.plies}:{play.card.code}{choice}"
    person = list(_people(game))[table.turn]
    account = world.people[ACCOUNTS + person.id]
    return Turn(account, world.chats[account.id], messages[f"hand:{table.turn}"], data)


def pair_of(world: World, number: int) -> list[Account]:
    """The two people of a match that was brought into the world."""
    return [world.people[ACCOUNTS + 2 * number - 1 + seat] for seat in (0, 1)]


def _people(game: Game) -> Iterator[Person]:
    return (seat.person for seat in game.table.seats if seat.person is not None)
