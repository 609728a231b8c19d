"""What many live matches cost: memory, time to be ready, and a tap among them."""

from __future__ import annotations

from contextlib import AsyncExitStack
from functools import partial, reduce
from operator import add

from tests.bench.contestant import OURS
from tests.bench.crowd import Turn
from tests.bench.row import Row
from tests.bench.seed import fill, pair_of
from tests.bench.stage import PATIENCE, Lap, Stage

AIM = 1.2  # a tap among many, in taps of the only match
COLD = 200  # matches never touched before that are tapped once


async def scale(sizes: tuple[int, ...], slices: int, plays: int) -> list[Row]:
    """A bot for each size, all running, played in turns: one match warm, then others cold."""
    async with AsyncExitStack() as stack:
        halls = [Hall(live) for live in sizes]
        for hall in halls:
            await stack.enter_async_context(hall.stage)
        rows = [row for hall in halls for row in hall.start()]
        for _ in range(slices):
            for hall in halls:
                hall.warm.append(await hall.stage.lap(partial(hall.play, plays)))
        for hall in halls:
            if hall.live > 1:
                hall.cold = await hall.stage.lap(hall.touch)
    return rows + [row for hall in halls for row in hall.costs()] + _ratios(halls)


class Hall:
    """So many live matches in one database, and a bot on it."""

    def __init__(self, live: int) -> None:
        self.live = live
        self.stage = Stage(OURS.with_settings(TURN_SECONDS="86400"), 0, self._fill)
        self.warm: list[Lap] = []
        self.cold: Lap | None = None
        self._untouched: list[Turn] = []

    async def _fill(self, stage: Stage, url: str) -> None:
        first, *self._untouched = await fill(url, stage.world, self.live, min(self.live, COLD + 1))
        stage.crowd.waiting.append(first)
        for person in pair_of(stage.world, 1):
            stage.crowd.join(person)

    async def play(self, plays: int, _: Stage) -> None:
        """Play on in the first match, each tapping as soon as they see that it is their turn."""
        crowd = self.stage.crowd
        wanted = crowd.plays + plays
        crowd.go(crowd.tap_at_once)
        await crowd.until(lambda: crowd.plays >= wanted, PATIENCE)
        crowd.hold()

    async def touch(self, _: Stage) -> None:
        """One play in each of the others, one after the other."""
        for turn in self._untouched:
            await self.stage.crowd.tap(turn)

    def start(self) -> list[Row]:
        """What it costs to be there."""
        program, live = self.stage.program, f"{self.live:,} live matches"
        return [
            Row(f"resident memory when ready, {live}", program.memory, "MiB"),
            Row(f"time to be ready, {live}", program.seconds_to_ready, "s"),
        ]

    def costs(self) -> list[Row]:
        """What taps cost."""
        live, warm = f"{self.live:,} live matches", self.played
        rows = [
            Row(f"tap to answer, {live}, p50", 1000 * warm.answer(0.5), "ms"),
            Row(f"processor a play, {live}", 1000 * warm.cost, "ms"),
        ]
        if self.cold is not None:
            name = f"first tap on a match, {live}"
            rows.append(Row(f"{name}, p50", 1000 * self.cold.answer(0.5), "ms"))
            rows.append(Row(f"{name}, processor", 1000 * self.cold.cost, "ms"))
        return rows

    @property
    def played(self) -> Lap:
        """All warm laps as one."""
        return reduce(add, self.warm)


def _ratios(halls: list[Hall]) -> list[Row]:
    """The largest hall beside the smallest."""
    one, many = halls[0].played, halls[-1].played
    name = f"{halls[-1].live:,} / {halls[0].live:,} live matches"
    answers = many.answer(0.5) / one.answer(0.5)
    return [
        Row(f"a tap's answer, {name}", answers, "×", AIM),
        Row(f"a play's processor time, {name}", many.cost / one.cost, "×", AIM),
    ]
