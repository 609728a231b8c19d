"""The people: they watch their private chats and tap when they see that it is their turn."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.playground import World
from bot.playground.chat import Chat
from bot.playground.person import Person

_DID = ("You took", "You laid")  # what the answer to a play says


@dataclass(frozen=True, slots=True)
class Turn:
    """A button that somebody wants to tap."""

    person: Person
    chat: Chat
    message_id: int
    data: str

    @property
    def is_play(self) -> bool:
        """Whether the tap makes a play, and not only opens a choice or says Ready."""
        return self.data.startswith("p:")


@dataclass(slots=True)
class Crowd:
    """Everyone who plays. `act` is told of each turn that comes; by default turns wait."""

    world: World
    people: list[Person]
    seed: int = 7
    waiting: deque[Turn] = field(default_factory=deque)
    answers: list[float] = field(default_factory=list)  # seconds from a play's tap to its answer
    plays: int = 0
    lost: int = 0  # taps that were never answered, or refused
    over: int = 0  # matches that ended
    act: Callable[[Turn], None] | None = None
    _rng: Random = field(init=False)
    _chats: dict[int, Person] = field(init=False)
    _tapped: dict[int, tuple[str, ...]] = field(default_factory=dict)
    _taps: set[asyncio.Task[None]] = field(default_factory=set)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self._rng = Random(self.seed)
        self._chats = {person.id: person for person in self.people}

    def join(self, person: Person) -> None:
        """One more who plays."""
        self._chats[person.id] = person

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Look at every message while this lasts."""
        task = asyncio.create_task(self._watch())
        try:
            yield
        finally:
            task.cancel()

    def tap_at_once(self, turn: Turn) -> None:
        """Tap as soon as it is one's turn."""
        self.start(self.tap(turn))

    def start(self, work: Any) -> None:
        """Do something meanwhile."""
        task = asyncio.ensure_future(work)
        self._taps.add(task)
        task.add_done_callback(self._taps.discard)

    def go(self, act: Callable[[Turn], None]) -> None:
        """Let `act` have every turn from now on, those that waited first."""
        self.act = act
        held, self.waiting = self.waiting, deque()
        for turn in held:
            act(turn)

    def hold(self) -> None:
        """Let turns wait from now on."""
        self.act = None

    async def until(self, what: Callable[[], object], seconds: float) -> None:
        """Wait until `what` holds, asked again after each tap and each message that came.

        The world's own waiting would not do: it may ask before we have looked at the message, and
        then not again. Raises TimeoutError.
        """
        async with asyncio.timeout(seconds):
            while not what():
                await self._news.wait()

    def _wake(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def tap(self, turn: Turn) -> None:
        """Tap and wait for the answer."""
        begun = time.perf_counter()
        answer = await self.world.forge(turn.person, turn.message_id, turn.data, turn.chat)
        took = time.perf_counter() - begun
        if turn.is_play and any(words in answer.text for words in _DID):
            self.answers.append(took)
            self.plays += 1
        elif turn.is_play or answer.kind == "timeout":
            self.lost += 1
        self._wake()

    async def _watch(self) -> None:
        with self.world.events.listen() as queue:
            while event := await queue.get():
                if event["type"] in ("message", "edit") and event["chat_id"] in self._chats:
                    self._look(event["chat_id"], event["message"])
                    self._wake()

    def _look(self, chat: int, message: dict[str, Any]) -> None:
        data = self._wish(message)
        if data is None:
            return
        key = _key(data, message["message_id"])
        if self._tapped.get(chat) == key:
            return
        self._tapped[chat] = key
        turn = Turn(self._chats[chat], self.world.chats[chat], message["message_id"], data)
        if self.act is None:
            self.waiting.append(turn)
        else:
            self.act(turn)

    def _wish(self, message: dict[str, Any]) -> str | None:
        """The button that this person would tap now: any card in turn, or Ready."""
        rows = message.get("reply_markup", {}).get("inline_keyboard", [])
        buttons = [button.get("callback_data", "") for row in rows for button in row]
        ready = [data for data in buttons if data.startswith("r:")]
        if ready:
            return str(ready[0])
        self.over += any(data.startswith("m:") for data in buttons)
        cards = [data for data in buttons if data.startswith(("p:", "c:"))]
        return self._rng.choice(cards) if cards and "Your turn" in message["text"] else None


def _key(data: str, message_id: int) -> tuple[str, ...]:
    """What may be tapped only once: a play of a ply, one step of a choice, Ready."""
    verb, match, *rest = data.split(":")
    if verb == "r":
        return (verb, match, str(message_id), *rest)
    return (verb, match, rest[0], "chosen" if len(rest) > 2 else "")
