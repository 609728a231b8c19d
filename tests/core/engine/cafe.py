"""A café for tests: an engine on a fake clock, four people who know each other, a group chat."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random

from core.engine import Engine, EngineSettings, Invitee, Opening, Show
from core.engine.refusal import Reason, Refusal
from core.engine.table import Chat, Person, Status, Table
from core.engine.thought import Thinker
from core.players import Level, choose
from core.rules.play import Play
from core.rules.seatview import SeatView
from core.store.store import Store

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


@dataclass
class Time:
    """A clock that moves when it is told to."""

    now: datetime = NOON

    def __call__(self) -> datetime:
        return self.now

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.now += timedelta(seconds=seconds)


@dataclass
class Cafe:
    """Everything a test needs to sit down and play."""

    engine: Engine
    store: Store
    time: Time
    chat: Chat
    mona: Person
    omar: Person
    salma: Person
    karim: Person
    shows: list[Show] = field(default_factory=list)

    async def challenge(self, **terms: object) -> Table:
        """Mona challenges Omar in the group."""
        invited = (Invitee("@omar", "omar"),)
        given = {"starter": self.mona, "chat": self.chat, "language": "en", "invited": invited}
        return await self.engine.open(Opening(**{**given, **terms}))  # type: ignore[arg-type]

    async def start(self, **terms: object) -> Table:
        """Mona plays Omar: the cards are dealt."""
        table = await self.challenge(**terms)
        return await self.engine.accept(table.id, self.omar, "omar", reachable=True)

    async def invite(self, *friends: Person, **terms: object) -> Table:
        """Mona challenges several friends in the group."""
        invited = tuple(Invitee(friend.name, person=friend) for friend in friends)
        return await self.challenge(**{"invited": invited, **terms})

    async def sit(self, *friends: Person, **terms: object) -> Table:
        """Mona plays several friends: the cards are dealt."""
        table = await self.invite(*friends, **terms)
        for friend in friends:
            table = await self.engine.accept(table.id, friend, friend.username, reachable=True)
        return table

    async def go_on(self, table: Table) -> Table:
        """Play until the round is counted; computers play when their time has come."""
        while table.turn is not None:
            if table.seats[table.turn].is_played:
                table = await self.play(table)
            else:
                await self.tick(1)
                table = await self.engine.table(table.id)
        return table

    async def alone(self) -> Table:
        """Mona plays the computer in her private chat."""
        chat = await self.engine.chats.meet("telegram", "1", "private", "Mona")
        return await self.engine.open(Opening(self.mona, chat, "en", computer="casual"))

    async def plays(self, table: Table) -> tuple[Play, ...]:
        """The legal plays of the seat in turn."""
        assert table.turn is not None
        view = await self.engine.hand(table.id, table.turn)
        assert view is not None
        return view.legal_plays()

    async def play(self, table: Table, play: Play | None = None) -> Table:
        """Whoever is in turn makes a play: their first legal one, if none is given."""
        plays = await self.plays(table)
        play = play or plays[0]
        options = [other for other in plays if other.card is play.card]
        choice = options.index(play) if len(options) > 1 else None
        person = in_turn(table)
        return await self.engine.play(table.id, person.id, table.plies, play.card, choice)

    async def play_round(self, table: Table) -> Table:
        """Play until the round is counted."""
        while table.turn is not None:
            table = await self.play(table)
        return table

    async def play_out(self, table: Table) -> Table:
        """Play until the match is over; nobody waits between the rounds."""
        while table.status is Status.LIVE:
            table = await self.play_round(table)
            if table.is_paused:
                for seat in table.seats:
                    if seat.person:
                        table = await self.engine.ready(table.id, seat.person.id)
        return table

    async def tick(self, seconds: float = 0) -> None:
        """Let time pass and fire what is due then, at its own time and in order."""
        until = self.time.now + timedelta(seconds=seconds)
        due = await self.engine.next_due()
        while due is not None and due <= until:
            self.time.now = max(self.time.now, due)
            due = await self.engine.tick()
        self.time.now = until


def in_turn(table: Table) -> Person:
    """The person whose turn it is."""
    assert table.turn is not None
    person = table.seats[table.turn].person
    assert person is not None
    return person


def other(table: Table) -> Person:
    """The person who waits, at a table of two people."""
    assert table.turn is not None
    person = table.seats[1 - table.turn].person
    assert person is not None
    return person


def casual_plays(view: SeatView) -> set[Play]:
    """What `casual` may play, whatever its taste among equal plays."""
    return {choose(Level.CASUAL, view, Random(seed)) for seed in range(20)}


async def refusal(command: object) -> Refusal:
    """The refusal that a command ends in."""
    try:
        await command  # type: ignore[misc]
    except Refusal as refused:
        return refused
    raise AssertionError("the command was not refused")


async def reason(command: object) -> Reason:
    """Why a command is refused."""
    return (await refusal(command)).reason


def engine_on(
    store: Store,
    time: Time,
    settings: EngineSettings | None = None,
    thinker: Thinker | None = None,
) -> Engine:
    """An engine whose chance comes from a seed."""
    rng = Random(7)
    return Engine(
        store,
        now=time,
        random_bytes=rng.randbytes,
        settings=settings,
        thinker=thinker,
    )


async def open_cafe(store: Store, **settings: float) -> Cafe:
    """Open the café: nobody plays yet."""
    time = Time()
    engine = engine_on(store, time, EngineSettings(**settings))  # type: ignore[arg-type]
    cafe = Cafe(
        engine=engine,
        store=store,
        time=time,
        chat=await engine.chats.meet("telegram", "-100", "group", "Café Basra"),
        mona=await engine.people.meet("telegram", "1", "Mona", "mona", "en"),
        omar=await engine.people.meet("telegram", "2", "Omar", "omar", "ar"),
        salma=await engine.people.meet("telegram", "3", "Salma", None, "en"),
        karim=await engine.people.meet("telegram", "5", "Karim", "karim", "ar"),
    )
    engine.listen(cafe.shows.append)
    return cafe
