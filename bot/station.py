"""A platform in the running bot: its connection, its pace, and who answers what comes in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from bot.desk import Desk
from bot.discord import connection as discord
from bot.discord.handlers import Handlers as DiscordHandlers
from bot.discord.news import News
from bot.metrics import Metrics
from bot.platform import Platform
from bot.publisher.pacer import Limits, Rate
from bot.telegram import connection as telegram
from bot.telegram import menu
from bot.telegram.album import Album
from bot.telegram.handlers import Handlers as TelegramHandlers
from core.engine import Uploads, utc_now

GiveUp = Callable[[str], None]

# Telegram allows 20 messages a minute in a group, about one a second in a chat and 30 a second in
# all; the burst and a minute's refill together stay below each. A group keeps a quarter for
# answers to commands, which are not paced; at brisk play an edit of its floor may show two plays.
TELEGRAM_LIMITS: Final = Limits(overall=Rate(5, 25), group=Rate(5, 10 / 60), private=Rate(3, 1))
# Discord allows 50 calls a second in all, answers to interactions apart, and in a channel about
# five in five seconds, which it tells in each answer and the library obeys: ours is the brake that
# lets the most urgent message go first.
DISCORD_LIMITS: Final = Limits(overall=Rate(5, 40), group=Rate(4, 0.9), private=Rate(4, 0.9))


class Connection(Protocol):
    """What every platform's connection can do."""

    @property
    def platform(self) -> Platform:
        """What posts; there from `open` on."""
        ...

    @property
    def connected(self) -> bool:
        """Whether people can reach us."""
        ...

    @property
    def caught_up(self) -> bool:
        """Whether what came in while we were away has been worked off."""
        ...

    async def open(self) -> None:
        """Log in, through an outage if need be. Raises `BadToken`."""
        ...

    async def start(self) -> None:
        """Begin to take what comes in."""
        ...

    async def stop(self) -> None:
        """Take nothing more and work off what was taken."""
        ...

    async def close(self) -> None:
        """Close the sockets, even where `stop` was cut short."""
        ...


@dataclass(frozen=True, slots=True)
class Station:
    """`attend` ties the desk to an open connection; `announce` says what one can ask for."""

    title: str
    connection: Connection
    limits: Limits
    attend: Callable[[Desk, Metrics], None]
    announce: Callable[[], Awaitable[None]]


def on_telegram(
    address: telegram.Address, give_up: GiveUp, uploads: Uploads, *, pictures: bool
) -> Station:
    """Telegram, or the playground in its place."""
    connection = telegram.Connection(address, give_up, album=Album(uploads), pictures=pictures)

    def attend(desk: Desk, metrics: Metrics) -> None:
        handlers = TelegramHandlers(desk, connection.platform, metrics, utc_now)
        handlers.add_to(connection.application)

    async def announce() -> None:
        await menu.register(connection.application.bot)

    return Station("Telegram", connection, TELEGRAM_LIMITS, attend, announce)


def on_discord(address: discord.Address, give_up: GiveUp, *, pictures: bool) -> Station:
    """Discord, whose commands are registered by `basra discord sync` alone."""
    connection = discord.Connection(address, give_up, pictures=pictures)

    def attend(desk: Desk, metrics: Metrics) -> None:
        platform = connection.platform
        connection.attend(DiscordHandlers(desk, platform, metrics), News(desk, platform))

    async def announce() -> None:
        return None

    return Station("Discord", connection, DISCORD_LIMITS, attend, announce)


def titles(stations: Sequence[Station]) -> str:
    """`Telegram`, or `Telegram and Discord`."""
    return " and ".join(station.title for station in stations)
