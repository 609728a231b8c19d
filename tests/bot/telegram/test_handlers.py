"""An answer to a command while the platform finds us too fast."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, cast

import pytest
from telegram import Chat, Message, Update, User

from bot.desk import Desk
from bot.desk.request import Command, Reply
from bot.metrics import Metrics
from bot.platform import Flooded, Spot
from bot.telegram.adapter import TelegramPlatform
from bot.telegram.handlers import LONGEST_WAIT, Handlers
from bot.view import View

NOW = datetime(2026, 5, 1, tzinfo=UTC)
RULES = Message(
    1, NOW, Chat(-1, Chat.GROUP), from_user=User(1, "Mona", is_bot=False), text="/rules"
)


@dataclass
class Scene:
    """A desk with one answer, a platform that is flooded for a while, and a clock."""

    floods: list[float]
    happened: list[tuple[str, Any]] = field(default_factory=list)

    async def command(self, _: Command) -> Reply:
        return Reply(View("the rules"))

    def flooded(self, spot: Spot, seconds: float) -> None:
        self.happened.append(("held", (spot.chat, seconds)))

    async def send(self, _: Spot, view: View) -> str:
        if self.floods:
            raise Flooded(self.floods.pop(0))
        self.happened.append(("sent", view.text))
        return "1"

    async def sleep(self, seconds: float) -> None:
        self.happened.append(("slept", seconds))

    async def ask(self) -> list[tuple[str, Any]]:
        """Somebody asks for the rules; what happened."""
        desk, platform = cast("Desk", self), cast("TelegramPlatform", self)
        handlers = Handlers(desk, platform, Metrics(), lambda: NOW, self.sleep)
        await handlers.command(Update(1, message=RULES), cast("Any", None))
        return self.happened


async def test_an_answer_waits_as_long_as_the_platform_says_and_comes() -> None:
    assert await Scene([3]).ask() == [("held", ("-1", 3)), ("slept", 3), ("sent", "the rules")]


@pytest.mark.parametrize("floods", [[3, 3], [LONGEST_WAIT + 1]])
async def test_an_answer_is_given_up_after_one_more_try_or_a_long_wait(floods: list[float]) -> None:
    happened = await Scene(floods).ask()
    assert happened[0][0] == "held"
    assert "sent" not in dict(happened)
