"""We slow down before the platform has to make us: per chat and in all, the most urgent first."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Rate:
    """At most `burst` at once, refilled by `per_second`: no second holds more than both added."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """A platform's limits, with a margin."""

    overall: Rate
    group: Rate
    private: Rate


@dataclass(slots=True)
class _Bucket:
    rate: Rate
    level: float
    at: float
    held_until: float = 0.0

    def refill(self, now: float) -> None:
        self.level = min(self.rate.burst, self.level + (now - self.at) * self.rate.per_second)
        self.at = now

    def wait(self, now: float) -> float:
        """Seconds until one more may pass."""
        self.refill(now)
        short = 0.0 if self.level >= 1 else (1 - self.level) / self.rate.per_second
        return max(short, self.held_until - now)


@dataclass(slots=True)
class _Lane:
    bucket: _Bucket
    waiting: list[tuple[int, int, asyncio.Future[None]]] = field(default_factory=list)


class Pacer:
    """Grants the right to send one message. Without limits only the platform's own holds count."""

    def __init__(self, limits: Limits | None, now: Callable[[], float]) -> None:
        self._limits = limits
        self._now = now
        self._overall = _Bucket(limits.overall, limits.overall.burst, now()) if limits else None
        self._lanes: dict[str, _Lane] = {}
        self._order = itertools.count()
        self._pump: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()

    async def turn(self, chat: str, kind: str, priority: int) -> None:
        """Wait until one message may go to `chat`; a lower `priority` number goes first."""
        lane = self._lane(chat, kind)
        if lane is None or self._pass_at_once(lane):
            return
        grant = asyncio.get_running_loop().create_future()
        heapq.heappush(lane.waiting, (priority, next(self._order), grant))
        self._wake.set()
        if self._pump is None or self._pump.done():
            self._pump = asyncio.create_task(self._run(), name="pacer")
        await grant

    def passes_now(self, chat: str, kind: str) -> bool:
        """Take the right to send one message if nobody waits for it: the least urgent of all."""
        lane = self._lane(chat, kind)
        return lane is None or self._pass_at_once(lane)

    def hold(self, chat: str, kind: str, seconds: float) -> None:
        """Send nothing to `chat` for so long: the platform said so. Other chats go on."""
        lane = self._lanes.get(chat) or self._new_lane(chat, kind)
        lane.bucket.held_until = max(lane.bucket.held_until, self._now() + seconds)

    async def close(self) -> None:
        """Stop; whoever still waits is cancelled."""
        if self._pump is not None:
            self._pump.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._pump
        for lane in self._lanes.values():
            for _, _, grant in lane.waiting:
                grant.cancel()

    def _lane(self, chat: str, kind: str) -> _Lane | None:
        if self._limits is None:
            return self._lanes.get(chat)  # exists only while the platform holds us back
        return self._lanes.get(chat) or self._new_lane(chat, kind)

    def _new_lane(self, chat: str, kind: str) -> _Lane:
        rate = Rate(1e6, 1e6)
        if self._limits is not None:
            rate = self._limits.group if kind == "group" else self._limits.private
        lane = self._lanes[chat] = _Lane(_Bucket(rate, rate.burst, self._now()))
        return lane

    def _pass_at_once(self, lane: _Lane) -> bool:
        return not lane.waiting and self._wait(lane) <= 0 and self._spend(lane)

    def _wait(self, lane: _Lane) -> float:
        now = self._now()
        overall = self._overall.wait(now) if self._overall else 0.0
        return max(lane.bucket.wait(now), overall)

    def _spend(self, lane: _Lane) -> bool:
        lane.bucket.level -= 1
        if self._overall:
            self._overall.level -= 1
        return True

    async def _run(self) -> None:
        """Grant to whoever may go, the most urgent first, until nobody waits."""
        while pause := self._grant_one():
            self._wake.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), pause)
        self._forget_idle()

    def _grant_one(self) -> float:
        """Grant all that may pass now; return the seconds until the next may, 0 if nobody waits."""
        while True:
            lanes = [lane for lane in self._lanes.values() if self._drop_cancelled(lane)]
            if not lanes:
                return 0.0
            ready = [lane for lane in lanes if self._wait(lane) <= 0]
            if not ready:
                return max(min(self._wait(lane) for lane in lanes), 0.001)
            lane = min(ready, key=lambda each: each.waiting[0][:2])
            self._spend(lane)
            heapq.heappop(lane.waiting)[2].set_result(None)

    @staticmethod
    def _drop_cancelled(lane: _Lane) -> bool:
        while lane.waiting and lane.waiting[0][2].done():
            heapq.heappop(lane.waiting)
        return bool(lane.waiting)

    def _forget_idle(self) -> None:
        """A full bucket without a hold says nothing: drop it, so that memory stays bounded."""
        now = self._now()
        for chat, lane in list(self._lanes.items()):
            lane.bucket.refill(now)
            full = lane.bucket.level >= lane.bucket.rate.burst
            if full and lane.bucket.held_until <= now and not lane.waiting:
                del self._lanes[chat]
