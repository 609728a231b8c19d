"""The café's desk for tests: a real engine, and a platform that notes what it is asked for."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from bot.actions import parse
from bot.desk import Desk
from bot.desk.context import Context
from bot.desk.judge import Pace
from bot.desk.request import Actor, Answer, Command, Reply, Tap
from bot.desk.study import Study
from bot.platform import Document, Failure, Moved, Spot
from bot.publisher import Publisher
from bot.publisher.pacer import Pacer
from bot.view import View
from core.engine.table import Person
from tests.core.engine.cafe import Cafe


@dataclass
class Post:
    """A platform on which everything goes well unless it is told to fail."""

    name: str
    whispers: bool = False
    longest: int = 4096
    admins: set[tuple[str, str]] = field(default_factory=set)  # chat, account
    failure: Failure | None = None
    moved: dict[str, str] = field(default_factory=dict)  # from a chat's old number to the new one
    did: list[tuple[object, ...]] = field(default_factory=list)  # the call, and with what

    async def send(self, spot: Spot, view: View, *, silent: bool = False) -> str:
        if self.failure is not None:
            raise self.failure
        if spot.chat in self.moved:
            raise Moved(self.moved[spot.chat])
        self.did.append(("send", spot, view, silent))
        return str(len(self.did))

    async def edit(self, spot: Spot, message: str, view: View) -> bool:
        self.did.append(("edit", spot, message, view))
        return True

    async def delete(self, spot: Spot, message: str) -> None:
        self.did.append(("delete", spot, message))

    async def hand_over(self, spot: Spot, document: Document, caption: str) -> None:
        self.did.append(("hand over", spot, document, caption))

    async def can_reach(self, account: str) -> bool:
        self.did.append(("can reach", account))
        return True

    async def is_admin(self, spot: Spot, account: str) -> bool:
        return (spot.chat, account) in self.admins

    def mention(self, account: str) -> str:
        return f"mention:{account}"

    def private_link(self, payload: str) -> str:
        return f"link:{payload}"


class Office:
    """The desk, and the people of the café in front of it."""

    def __init__(self, cafe: Cafe) -> None:
        self.cafe = cafe
        self.group = Spot(cafe.chat.platform, cafe.chat.external_id, "group")
        self.elsewhere = Spot(cafe.chat.platform, "-999", "group")
        self.platform = Post(cafe.chat.platform)
        self.discord = Post("discord", whispers=True)
        platforms = {one.name: one for one in (self.platform, self.discord)}
        pacers = {name: Pacer(None, time.monotonic) for name in platforms}
        self.publisher = Publisher(cafe.engine, platforms, pacers, time.monotonic)
        self.study = Study(pace=Pace(play=0.001))
        self.desk = Desk(Context(cafe.engine, self.publisher, platforms, study=self.study))
        cafe.engine.listen(self.publisher.changed)

    def private(self, who: Person) -> Spot:
        """Somebody's private chat with the bot."""
        return Spot(self.platform.name, self.account(who), "private")

    def account(self, who: Person) -> str:
        """The account under which the café knows somebody."""
        return next(
            account
            for account, known in zip("1235", _people(self.cafe), strict=True)
            if known.id == who.id
        )

    def actor(self, who: Person) -> Actor:
        """Somebody as the platform shows them."""
        return Actor(self.platform.name, self.account(who), who.name, who.username, "en")

    def sent_to(self, spot: Spot) -> int:
        """How many messages were sent to a chat."""
        return sum(call[:2] == ("send", spot) for call in self.platform.did)

    def newest(self, spot: Spot) -> str:
        """The text that was shown last in a chat."""
        shown = [call for call in self.platform.did if call[0] in ("send", "edit")]
        views = [part for call in shown if call[1] == spot for part in call]
        return [view.text for view in views if isinstance(view, View)][-1]

    async def tap(self, who: Person, data: str, spot: Spot) -> Answer:
        """Somebody presses a button of any message in a chat."""
        return await self.desk.tap(Tap(parse(data), self.actor(who), spot, message="7"))

    async def ask(self, who: Person, text: str, spot: Spot) -> Reply:
        """Somebody writes a command."""
        name, *words = text.split()
        return await self.desk.command(Command(name, self.actor(who), spot, words=tuple(words)))


def _people(cafe: Cafe) -> tuple[Person, ...]:
    return cafe.mona, cafe.omar, cafe.salma, cafe.karim
