"""Updates waiting for the bot, as getUpdates hands them out."""

import asyncio
from typing import Any

from bot.playground.refusal import conflict

LEFT_OUT_BY_DEFAULT = {"chat_member", "message_reaction", "message_reaction_count"}
_TAKEN_OVER = (
    "terminated by other getUpdates request; make sure that only one bot instance is running"
)
_WEBHOOK = (
    "can't use getUpdates method while webhook is active; "
    "use deleteWebhook to delete the webhook first"
)


class Mailbox:
    """Keeps updates until the bot confirms them by asking for a higher offset."""

    def __init__(self, first_id: int) -> None:
        self.next_id = first_id
        self.pending: list[dict[str, Any]] = []
        self.allowed: set[str] = set()
        self.webhook: dict[str, Any] | None = None
        self._poll: asyncio.Future[None] | None = None

    def add(self, kind: str, content: dict[str, Any]) -> None:
        """Queue an update of a kind such as `message`, unless the bot asked not to get it."""
        if not self.wants(kind):
            return
        self.pending.append({"update_id": self.next_id, kind: content})
        self.next_id += 1
        if self._poll and not self._poll.done():
            self._poll.set_result(None)

    def wants(self, kind: str) -> bool:
        return kind in self.allowed if self.allowed else kind not in LEFT_OUT_BY_DEFAULT

    def confirm(self, offset: int) -> None:
        """Forget what the bot has seen; a negative offset keeps that many from the end."""
        if offset < 0:
            self.pending = self.pending[offset:]
        elif offset:
            self.pending = [update for update in self.pending if update["update_id"] >= offset]

    async def fetch(self, offset: int, limit: int, patience: float) -> list[dict[str, Any]]:
        """Long poll: at most `limit` updates, waiting up to `patience` seconds for the first.

        A poll that is already waiting is ended with Telegram's 409, as is this one when the
        next comes before an update does. Raises RefusalError.
        """
        if self.webhook:
            raise conflict(_WEBHOOK)
        self._end_poll(_TAKEN_OVER)
        self.confirm(offset)
        if not self.pending and patience > 0:
            await self._wait(patience)
        return self.pending[:limit]

    async def _wait(self, patience: float) -> None:
        poll: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._poll = poll
        try:
            async with asyncio.timeout(patience):
                await poll
        except TimeoutError:
            return
        finally:
            if self._poll is poll:
                self._poll = None

    def set_webhook(self, webhook: dict[str, Any] | None) -> None:
        self.webhook = webhook
        if webhook:
            self._end_poll("terminated by setWebhook request")

    def release(self) -> None:
        """Let a waiting poll return at once with nothing: the server is closing."""
        if self._poll and not self._poll.done():
            self._poll.set_result(None)

    def _end_poll(self, reason: str) -> None:
        if self._poll and not self._poll.done():
            self._poll.set_exception(conflict(reason))
