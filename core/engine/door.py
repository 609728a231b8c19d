"""The one door for every change of a match: decide on a version, write at once, tell.

Nobody holds a lock on a match in the database. Whoever finds that the row is no longer at the
version decided on has lost the race: the match is read again and decided again. A cached game
counts only if its version is the row's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from typing import Final
from weakref import WeakValueDictionary

from cachetools import FIFOCache
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine import deal, loading, saving
from core.engine.game import Event, Game, Show, Step
from core.engine.luck import frozen
from core.engine.refusal import Reason, Refusal
from core.engine.settings import EngineSettings, Moment
from core.engine.table import Table
from core.store import match as rows
from core.store.store import Store

log = logging.getLogger(__name__)

Decide = Callable[[Game, Moment], Step | None]
Check = Callable[[AsyncConnection, Step], Awaitable[None]]
Listener = Callable[[Show], None]

_ATTEMPTS: Final = 6


class Door:
    """Games in memory, and the way to change them."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        random_bytes: Callable[[int], bytes],
        settings: EngineSettings,
    ) -> None:
        self.store = store
        self.now = now
        self.settings = settings
        self.listeners: list[Listener] = []
        self.refreshed: list[Callable[[], None]] = []  # who else remembers something
        self._random_bytes = random_bytes
        self._games: FIFOCache[int, Game] = FIFOCache(settings.games)
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._epoch = 0  # moves when something changes that games show but their versions do not

    def moment(self) -> Moment:
        """Now, and what else a decision may depend on."""
        return Moment(self.now(), self.settings, self._random_bytes)

    async def game(self, match_id: int) -> Game:
        """The match as it stands in the database. Raises Refusal (NO_MATCH)."""
        cached = self._games.get(match_id)
        if cached is not None:
            self._games[match_id] = cached  # looked at, it is the last to be let go of
            if await self._is_current(cached):
                return cached
        return await self._load(match_id)

    def peek(self, match_id: int) -> Game | None:
        """The match as it was when we last looked, if we remember it."""
        return self._games.get(match_id)

    async def change(self, match_id: int, decide: Decide, check: Check | None = None) -> Table:
        """Change a match by what `decide` makes of it; None changes nothing. Returns the new table.

        `check` looks at other rows inside the transaction and may refuse. Raises Refusal: that of
        `decide`, NO_MATCH, or BUSY when the race was lost again and again.
        """
        turn = self._turns.get(match_id)
        if turn is None:
            turn = self._turns[match_id] = asyncio.Lock()
        async with turn:
            for _ in range(_ATTEMPTS):
                epoch = self._epoch
                game = self._games.get(match_id) or await self._load(match_id)
                table = await self._try(game, decide, check, epoch)
                if table is not None:
                    return table
                self._games.pop(match_id, None)
        raise Refusal(Reason.BUSY)

    async def _try(
        self, game: Game, decide: Decide, check: Check | None, epoch: int
    ) -> Table | None:
        """Decide once. None when the game was not the newest, whatever was decided on it."""
        moment = self.moment()
        try:
            step = decide(game, moment)
        except Refusal:
            if await self._is_current(game):
                raise
            return None
        if step is None:
            return game.table if await self._is_current(game) else None

        async def work(connection: AsyncConnection) -> Game:
            made = await self._dealt(connection, step, moment)
            if check is not None:
                await check(connection, made)
            return await saving.save(connection, game, made, moment.now)

        try:
            changed = await self.store.write(work)
        except saving.Overtaken:
            return None
        return await self._keep(changed, epoch)

    async def insert(self, step: Step, check: Check) -> Table:
        """Write a new match, after `check` had its say in the same transaction."""

        moment, epoch = self.moment(), self._epoch

        async def work(connection: AsyncConnection) -> Game:
            made = await self._dealt(connection, step, moment)
            await check(connection, made)
            return await saving.insert(connection, made)

        return await self._keep(await self.store.write(work), epoch)

    @staticmethod
    async def _dealt(connection: AsyncConnection, step: Step, moment: Moment) -> Step:
        """The step with its cards, if it deals: with the luck words as they are at this instant."""
        if step.event is not Event.DEALT:
            return step
        words = await frozen(connection, step.game.table)
        return replace(step, game=deal.deal(step.game, words, moment))

    async def _keep(self, game: Game, epoch: int) -> Table:
        """Remember and tell what was written.

        It is read again if what it shows of its chat and people may have changed since `epoch`.
        """
        if epoch == self._epoch:
            self._games[game.table.id] = game
        else:
            game = await self._load(game.table.id)
        self._tell(game)
        return game.table

    def _tell(self, game: Game) -> None:
        show = Show(game.table, game)
        for listener in self.listeners:
            try:
                listener(show)
            except Exception:
                log.exception("a listener failed on match %s", game.table.id)

    async def _is_current(self, game: Game) -> bool:
        async def version(connection: AsyncConnection) -> int | None:
            found = await connection.execute(rows.VERSION, {"match": game.table.id})
            return found.scalar_one_or_none()

        return await self.store.glance(version) == game.table.version

    async def _load(self, match_id: int) -> Game:
        epoch = self._epoch
        game = await self.store.glance(lambda connection: loading.load(connection, match_id))
        if game is None:
            self._games.pop(match_id, None)
            raise Refusal(Reason.NO_MATCH)
        if epoch == self._epoch:
            self._games[match_id] = game
        else:
            self._games.pop(match_id, None)
        return game

    def forget(self, is_stale: Callable[[Table], bool]) -> None:
        """Let go of the cached games of these tables: something they show has changed."""
        self._epoch += 1
        for match_id in [key for key, game in self._games.items() if is_stale(game.table)]:
            del self._games[match_id]

    async def refresh(self) -> None:
        """Let go of all that is remembered, and tell of the games whose deadline people see."""
        for forget in self.refreshed:
            forget()
        shown = [key for key, game in self._games.items() if game.table.deadline is not None]
        self.forget(lambda _: True)
        for match_id in shown:
            game = await self.game(match_id)
            if self._games.get(match_id) is game:  # else somebody has told of a newer one
                self._tell(game)


def sits_there(person_id: int) -> Callable[[Table], bool]:
    """Whether a person sits at a table."""
    return lambda table: table.seat_of(person_id) is not None
