"""A whispered hand shows the newest state for as long as it can be edited, and no longer."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from bot.platform import Failure, Flooded, Gone, Rejected, Spot
from bot.publisher.whisper import Heard, Whispers
from bot.view import View

OLD, NEW = View("old"), View("new")


class Stage:
    """A platform that notes what it is asked for, and a match whose hands look as it is told."""

    def __init__(self) -> None:
        self.shown: View | None = OLD
        self.did: list[tuple[str, str, str]] = []
        self.failures: list[Failure] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.whispers = Whispers({"discord": self}, lambda *_: self.shown, self.spawn)  # type: ignore[dict-item]

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.create_task(work))

    async def edit(self, spot: Spot, message: str, view: View) -> bool:
        assert message in ("7", "8")
        self.did.append(("edit", spot.chat, view.text))
        if self.failures:
            raise self.failures.pop(0)
        return True

    async def delete(self, spot: Spot, message: str) -> None:
        self.did.append(("delete", spot.chat, message))

    async def change(self, view: View | None) -> None:
        """Something happens in the match."""
        self.shown = view
        self.whispers.look(1, 2)
        await self.settle()

    async def keep(self, token: str, message: str, digest: str = "") -> None:
        heard = Heard(Spot("discord", token, "whisper"), message, message, digest)
        self.whispers.keep(1, 0, heard)
        await self.settle()

    async def settle(self) -> None:
        while self.tasks:
            await self.tasks.pop()


async def test_it_is_edited_when_its_hand_changes() -> None:
    stage = Stage()
    await stage.keep("a", "7", OLD.digest)
    assert stage.did == []
    await stage.change(NEW)
    assert stage.did == [("edit", "a", "new")]
    await stage.change(NEW)
    assert len(stage.did) == 1


async def test_what_changed_while_it_was_sent_is_shown_at_once() -> None:
    stage = Stage()
    stage.shown = NEW
    await stage.keep("a", "7", OLD.digest)
    assert stage.did == [("edit", "a", "new")]


async def test_a_hand_that_cannot_be_drawn_now_is_left_alone() -> None:
    stage = Stage()
    await stage.keep("a", "7", OLD.digest)
    await stage.change(None)
    assert stage.did == []
    await stage.change(NEW)
    assert stage.did == [("edit", "a", "new")]


async def test_a_dead_token_ends_it() -> None:
    """platforms.md 21, 23."""
    for failure in (Gone(), Rejected("no")):
        stage = Stage()
        await stage.keep("a", "7", OLD.digest)
        stage.failures = [failure]
        await stage.change(NEW)
        await stage.change(OLD)
        assert stage.did == [("edit", "a", "new")]


async def test_a_flood_is_waited_for() -> None:
    stage = Stage()
    await stage.keep("a", "7", OLD.digest)
    stage.failures = [Flooded(0.0)]
    await stage.change(NEW)
    assert stage.did == [("edit", "a", "new")] * 2


async def test_a_tap_in_it_gives_it_a_new_life() -> None:
    """The same message, by the token of the newest tap."""
    stage = Stage()
    await stage.keep("a", "7", OLD.digest)
    await stage.keep("b", "7")
    await stage.change(NEW)
    assert stage.did == [("edit", "b", "new")]


async def test_asked_for_anew_the_old_one_goes() -> None:
    stage = Stage()
    await stage.keep("a", "7", OLD.digest)
    await stage.keep("b", "8", OLD.digest)
    assert stage.did == [("delete", "a", "7")]
    await stage.change(NEW)
    assert stage.did[1:] == [("edit", "b", "new")]


async def test_other_matches_and_seats_change_nothing() -> None:
    stage = Stage()
    await stage.keep("a", "7", OLD.digest)
    stage.shown = NEW
    stage.whispers.look(2, 2)
    await stage.settle()
    assert stage.did == []
