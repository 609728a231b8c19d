"""What happened before the bot started: people met and matches played by the engine alone.

A whole match costs the engine a fraction of a second and the wire several, so a test that needs a
history begins with one, and looks at the wire for what comes after it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from core.engine import Engine, EngineSettings, Invitee, Opening
from core.engine.table import Chat, Person, Status, Table
from core.rules.cards import Card
from core.store.store import Store

GROUP = "-1001000000001"
ACCOUNTS = {  # as the playground has them
    "mona": ("7001", "Mona", "mona", "en"),
    "omar": ("7002", "Omar", "omar", "ar"),
    "salma": ("7003", "Salma", None, "en"),
    "karim": ("7004", "Karim", "karim", "ar"),
}


@dataclass
class Time:
    """A clock that stands still until it is moved."""

    now: datetime


@dataclass
class Past:
    """An engine on a bot's database, at a time of one's own."""

    engine: Engine
    time: Time

    async def person(self, who: str) -> Person:
        """Somebody of the playground, met."""
        account, name, username, language = ACCOUNTS[who]
        person = await self.engine.people.meet("telegram", account, name, username, language)
        await self.engine.people.reachable("telegram", account, True)
        return person

    async def chat(self) -> Chat:
        """The playground's group."""
        return await self.engine.chats.meet("telegram", GROUP, "group", "Café Basra")

    async def start(
        self, first: str = "mona", second: str = "omar", *, target: int | None = 101
    ) -> Table:
        """Two people are dealt in, in the group."""
        starter, friend = await self.person(first), await self.person(second)
        invited = (Invitee(friend.name, person=friend),)
        opening = Opening(starter, await self.chat(), "en", target=target, invited=invited)
        table = await self.engine.open(opening)
        return await self.engine.accept(table.id, friend, friend.username, reachable=True)

    async def alone(self, who: str = "mona", *, target: int | None = None) -> Table:
        """Somebody plays the computer in private."""
        account, name, _, language = ACCOUNTS[who]
        chat = await self.engine.chats.meet("telegram", account, "private", name)
        opening = Opening(await self.person(who), chat, language, target=target, computer="casual")
        return await self.engine.open(opening)

    async def play(self, table: Table, card: Card | None = None) -> Table:
        """Whoever is in turn plays a card, their first when none is named; a computer waits."""
        assert table.turn is not None
        seat = table.seats[table.turn]
        if seat.person is None:
            self.time.now += timedelta(seconds=2)
            await self.engine.tick()
            return await self.engine.table(table.id)
        view = await self.engine.hand(table.id, table.turn)
        assert view is not None
        plays = [play for play in view.legal_plays() if card in (None, play.card)]
        several = sum(play.card is plays[0].card for play in plays) > 1
        choice = 0 if several else None
        return await self.engine.play(table.id, seat.person.id, table.plies, plays[0].card, choice)

    async def play_until(self, table: Table, plies: int) -> Table:
        """Play, any cards, until so many plays are made in the match, or it ends."""
        while table.plies < plies and table.status is Status.LIVE:
            table = await self.play(table) if table.turn is not None else await self.next(table)
        return table

    async def play_until_choice(self, table: Table) -> tuple[Table, str]:
        """Play until somebody's card can take in several ways; return that card's face too."""
        while True:
            assert table.turn is not None
            view = await self.engine.hand(table.id, table.turn)
            assert view is not None
            plays = view.legal_plays()
            cards = [play.card for play in plays]
            several = [card for card in cards if cards.count(card) > 1]
            if several:
                return table, several[0].face
            least = min(plays, key=lambda play: len(play.takes))  # a full floor gives choices
            table = await self.play(table, least.card)
            if table.turn is None:
                table = await self.next(table)

    async def next(self, table: Table) -> Table:
        """Go on to the next round."""
        for seat in table.seats:
            if seat.person is not None:
                table = await self.engine.ready(table.id, seat.person.id)
        return table

    async def rated(self, winner: str = "mona", loser: str = "omar", *, days_ago: float = 0) -> int:
        """A rated match that the loser resigned after one round; its number."""
        present, self.time.now = self.time.now, self.time.now - timedelta(days=days_ago)
        table = await self.play_until(await self.start(winner, loser, target=1000), 48)
        await self.engine.resign(table.id, (await self.person(loser)).id)
        self.time.now = present
        return table.id


@asynccontextmanager
async def past(database_url: str) -> AsyncIterator[Past]:
    """Open a bot's database while no bot runs on it."""
    store = await Store.open(database_url, synchronous="OFF")
    time = Time(datetime.now(UTC))
    engine = Engine(store, now=lambda: time.now, settings=EngineSettings())
    try:
        yield Past(engine, time)
    finally:
        await store.close()
