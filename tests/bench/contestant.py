"""Who is measured: the whole bot, and the bare application beside it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from bot.playground import World
from bot.playground.chat import Chat
from bot.playground.person import Person
from tests.bench import bare
from tests.wire.process import READY

Begin = Callable[[World, tuple[Person, Person], Chat, str], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Contestant:
    """A program, how it is started, and how two people in a group begin a match with it."""

    name: str
    order: str  # what `python -m` runs
    ready: str
    begin: Begin
    settings: dict[str, str] = field(default_factory=dict)

    def with_settings(self, **settings: str) -> Contestant:
        """The same with these variables in its environment."""
        return replace(self, settings={**self.settings, **settings})


async def _challenge(world: World, pair: tuple[Person, Person], group: Chat, words: str) -> None:
    first, second = pair
    for person in pair:
        world.open_link(person)
        await world.wait_for(partial(world.bot_messages, person.id), 30)
    world.say(first, f"/basra @{second.username} {words}".strip(), group)
    message = await world.wait_for(lambda: _card(world, group), 30)
    assert message is not None
    buttons = world.buttons(message["message_id"], group)
    accept = next(button["callback_data"] for button in buttons if button["text"] == "Accept")
    await world.forge(second, message["message_id"], accept, group, 30)


def _card(world: World, group: Chat) -> dict[str, Any] | None:
    cards = [message for message in world.bot_messages(group) if "Accept" in str(message)]
    return cards[-1] if cards else None


async def _deal(world: World, pair: tuple[Person, Person], group: Chat, words: str) -> None:
    del words
    for person in pair:
        world.open_link(person)
    world.say(pair[0], f"/deal {pair[0].id} {pair[1].id}", group)


OURS = Contestant("the bot", "bot run", READY, _challenge, {"PACING": "false", "PICTURES": "false"})
BARE = Contestant("bare", "tests.bench.bare", bare.READY, _deal)
