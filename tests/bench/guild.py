"""Discord: presses through the whole bot, beside a bare client that only acknowledges them."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.discord.slash import commands
from tests.bench import bare_guild
from tests.bench.program import Program
from tests.bench.row import Row
from tests.bench.stage import percentile
from tests.guild import Discord, World
from tests.guild.body import Draft
from tests.guild.message import Message
from tests.guild.person import Person
from tests.guild.place import Channel
from tests.wire.process import READY

ACK_AIM = 1000.0  # ms within which Discord's three seconds are never in danger
PATIENCE = 30.0
_BUTTON = {"type": 2, "style": 2, "label": "Press", "custom_id": "p:1:0:8S"}


@dataclass(slots=True)
class Pair:
    """Two people in a channel of their own, and what they pressed last."""

    world: World
    people: tuple[Person, Person]
    channel: Channel
    hands: list[Message] = field(default_factory=list)
    pressed: str = ""

    async def sit_down(self) -> None:
        """Begin a match, or take the button of the bare client in its place."""
        first, second = self.people
        await self.world.slash(first, "basra", self.channel, opponent=second.key, target="1000")
        card = await self.world.sees(self.channel, lambda m: "Accept" in m.labels, PATIENCE)
        await self.world.press(second, card, "Accept")
        for person in self.people:
            await self.world.sees(person.key, lambda m: bool(m.labels), PATIENCE)

    def wish(self) -> tuple[Person, Message, str] | None:
        """The button that somebody would press now: any card in turn, or Ready."""
        for number, person in enumerate(self.people):
            hand = self.hands[number] if self.hands else None
            if hand is None or hand.deleted:
                self.hands = [self.world.dm(one)[-1] for one in self.people]
                hand = self.hands[number]
            data = next((str(one.get("custom_id")) for one in hand.buttons), "")
            is_due = data.startswith("r:") or "Your turn" in hand.content
            if is_due and f"{person.key} {data} {hand.edits}" != self.pressed:
                self.pressed = f"{person.key} {data} {hand.edits}"
                return person, hand, data
        return None


@dataclass(slots=True)
class Tally:
    """What was pressed in some seconds."""

    presses: int = 0
    plays: int = 0
    acknowledged: list[float] = field(default_factory=list)  # seconds


@dataclass(slots=True)
class Hall:
    """A local Discord with one program in it."""

    world: World
    pairs: list[Pair]
    planted: dict[int, Message] = field(default_factory=dict)  # for the bare client, by channel

    async def lap(self, seconds: float, pace: float | None = None) -> Tally:
        """Let everybody press for some seconds: at once, or `pace` times a second in all."""
        tally, end = Tally(), time.perf_counter() + seconds
        think = len(self.pairs) / pace if pace else 0.0
        starts = [think * number / len(self.pairs) for number in range(len(self.pairs))]
        await asyncio.gather(
            *[
                self._press(pair, tally, (start, end, think))
                for pair, start in zip(self.pairs, starts, strict=True)
            ]
        )
        return tally

    async def _press(self, pair: Pair, tally: Tally, times: tuple[float, float, float]) -> None:
        start, end, think = times
        await asyncio.sleep(start)  # one after the other, not all in the same moment
        while (begun := time.perf_counter()) < end:
            person, message, data = await self._next(pair)
            made = await self.world.forge(person, message, data, patience=PATIENCE)
            tally.presses += 1
            tally.plays += data.startswith("p:")
            tally.acknowledged.append(made.after)
            await asyncio.sleep(max(0.0, begun + think - time.perf_counter()))

    async def _next(self, pair: Pair) -> tuple[Person, Message, str]:
        if planted := self.planted.get(pair.channel.id):
            return pair.people[0], planted, str(_BUTTON["custom_id"])
        return await self.world.wait_for(pair.wish, PATIENCE)


@asynccontextmanager
async def hall(pairs: int, *, bare: bool = False, pacing: str = "false") -> AsyncIterator[Hall]:
    """Seat so many pairs with a program of its own."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        guild = await stack.enter_async_context(Discord())
        world = guild.world
        world.register(commands())
        seated = [_pair(world, number) for number in range(pairs)]
        settings = {
            "DISCORD_TOKEN": guild.token,
            "DISCORD_API_BASE": guild.api_base,
            "DISCORD_GATEWAY": guild.gateway_url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{folder}/basra.db",
            "HTTP_PORT": "0",
            "PACING": pacing,
            "PICTURES": "false",
        }
        order, ready = ("bot run", READY)
        if bare:
            order, ready = ("tests.bench.bare_guild", bare_guild.READY)
        await stack.enter_async_context(Program(order, ready, settings, folder))
        await world.wait_for(lambda: any(one.send for one in guild.gateway.sessions), PATIENCE)
        room = Hall(world, seated)
        for pair in seated:
            if bare:
                draft = Draft(content="floor", components=[{"type": 1, "components": [_BUTTON]}])
                room.planted[pair.channel.id] = world.post(world.bot, pair.channel, draft)
            else:
                await pair.sit_down()
        yield room


def _pair(world: World, number: int) -> Pair:
    people = (world.add_person(f"a{number}"), world.add_person(f"b{number}"))
    return Pair(world, people, world.open_channel(f"c{number}"))


async def guild(pairs: int, seconds: float, pace: float) -> list[Row]:
    """As fast as they can, then at a steady pace."""
    async with hall(pairs) as ours:
        fast = await ours.lap(seconds)
    async with hall(pairs, pacing="true") as ours:
        ours.world.faults.calls.clear()
        steady = await ours.lap(seconds, pace)
        calls = len(ours.world.faults.calls)
    async with hall(pairs, bare=True) as yardstick:
        bare_fast = await yardstick.lap(seconds)
        bare_steady = await yardstick.lap(seconds, pace)
    at = f"at {pace:g} presses/s"
    return [
        Row("Discord: whole bot, presses", fast.presses / seconds, "1/s"),
        Row("Discord: bare client that acknowledges", bare_fast.presses / seconds, "1/s"),
        Row(f"Discord: to acknowledgement {at}, p50", _ms(steady, 0.5), "ms"),
        Row(f"Discord: to acknowledgement {at}, p99", _ms(steady, 0.99), "ms", ACK_AIM),
        Row(f"Discord: bare client's acknowledgement {at}, p99", _ms(bare_steady, 0.99), "ms"),
        Row(f"Discord: REST calls a play {at}, paced", calls / steady.plays, "calls"),
    ]


def _ms(tally: Tally, share: float) -> float:
    return 1000 * percentile(tally.acknowledged, share)
