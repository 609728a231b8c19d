"""The running connection to Telegram: start, long polling, its troubles, and a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from telegram import Update
from telegram.error import Conflict, InvalidToken, NetworkError, RetryAfter, TelegramError
from telegram.ext import Application, ApplicationBuilder

from bot.platform import BadToken
from bot.telegram.adapter import TelegramPlatform
from bot.telegram.album import Album
from bot.telegram.gate import GateRequest
from bot.telegram.lane import Lanes
from bot.telegram.poll import PollBot, PollRequest, PollWatch
from bot.telegram.rivalry import Rivalry

log = logging.getLogger(__name__)

POLL_SECONDS = 25
POLL_PATIENCE = 8  # seconds that an answer may be late; the library adds the poll's own
CONFLICT_PATIENCE = 30.0  # seconds in which another copy may still be stopping
UPDATES = [Update.MESSAGE, Update.CALLBACK_QUERY, Update.MY_CHAT_MEMBER]
RETRY_AT_MOST = 30.0


@dataclass(frozen=True, slots=True)
class Address:
    """Which bot, at which Bot API server (without `/bot`)."""

    token: str = field(repr=False)
    api_base: str


class Connection:
    """One bot account, polled by this process."""

    def __init__(
        self,
        address: Address,
        give_up: Callable[[str], None],
        *,
        album: Album | None = None,
        patience: float = CONFLICT_PATIENCE,
        pictures: bool = True,
    ) -> None:
        self._watch = PollWatch(give_up)
        self._give_up = give_up
        self._lanes = Lanes()
        self._behind = True
        self._rivalry = Rivalry(patience, time.monotonic)
        self.application = _application(address, self._lanes, self._watch)
        self._album = album or Album()
        self.platform = TelegramPlatform(self.application.bot, self._album, pictures=pictures)

    @property
    def connected(self) -> bool:
        """Whether the last getUpdates was answered."""
        return self._watch.connected

    @property
    def caught_up(self) -> bool:
        """Whether what came in while we were away has been worked off."""
        if not self._watch.fetched_all:
            self._behind = True
        elif self._behind:
            self._behind = self._lanes.finished < self._watch.fetched
        return not self._behind

    async def open(self) -> None:
        """Log in. Waits through an outage; raises `BadToken` when Telegram refuses the token."""
        wait = 1.0
        while True:
            try:
                await self.application.initialize()
                break
            except InvalidToken:
                raise BadToken(
                    "TELEGRAM_TOKEN: Telegram does not know this token; "
                    "copy it again from @BotFather"
                ) from None
            except (NetworkError, RetryAfter) as error:
                log.warning("Telegram cannot be reached (%s); next try in %g s", error, wait)
                await asyncio.sleep(wait)
                wait = min(RETRY_AT_MOST, wait * 2)
        await self._album.open(str(self.application.bot.id))

    async def start(self) -> None:
        """Begin to take updates."""
        updater = self.application.updater
        assert updater is not None
        await self.application.start()
        await updater.start_polling(
            timeout=POLL_SECONDS,
            bootstrap_retries=-1,
            allowed_updates=UPDATES,
            drop_pending_updates=False,
            error_callback=self._polling_failed,
        )

    async def stop(self) -> None:
        """Take no more updates and work off those taken."""
        updater = self.application.updater
        if updater is not None and updater.running:
            with contextlib.suppress(TelegramError):  # why polling ended; told by `PollWatch`
                await updater.stop()
        if self.application.running:
            await self.application.stop()

    async def close(self) -> None:
        """Close the sockets, even where `stop` was cut short; nothing is sent any more."""
        try:
            await self._album.close()
        finally:
            if self.application.running:
                await self.application.bot.shutdown()
            else:
                await self.application.shutdown()

    def _polling_failed(self, error: TelegramError) -> None:
        if not isinstance(error, Conflict):
            log.warning("Telegram: %s", error)
            return
        if self._rivalry.meet():
            log.warning("another copy of this bot is running with the same token; waiting for it")
        if self._rivalry.is_lasting:
            self._give_up(
                "Another copy of this bot keeps polling with the same TELEGRAM_TOKEN: "
                "stop that one, then start this one again"
            )


def _application(address: Address, lanes: Lanes, watch: PollWatch) -> Application:  # type: ignore[type-arg]
    """Build the library's application, without its rate limiter: that one halts every chat."""
    bot = PollBot(
        watch,
        token=address.token,
        base_url=f"{address.api_base}/bot",
        base_file_url=f"{address.api_base}/file/bot",
        request=GateRequest(read_timeout=20, pool_timeout=10),
        get_updates_request=PollRequest(watch, connection_pool_size=1, read_timeout=POLL_PATIENCE),
    )
    return ApplicationBuilder().bot(bot).concurrent_updates(lanes).build()
