"""Logging to stderr, with every secret taken out of whatever anybody logs."""

from __future__ import annotations

import logging

# httpx logs each address, and Telegram's hold the token; discord logs whole messages, and with them
# hands and the tokens of interactions; the others are as talkative.
TALKATIVE = (
    "httpx",
    "httpcore",
    "telegram",
    "discord",
    "aiosqlite",
    "asyncpg",
    "sqlalchemy",
    "alembic",
)

_SAID = (
    "InvalidToken",
    "JSONDecodeError",
    "NetworkError",
    "RetryAfter",
    "TimedOut",
)  # what we say in a sentence of our own
_OUTAGES = ("aiohttp.", "discord.errors")  # so with Discord's, whoever names them


class Redacting(logging.Formatter):
    """Writes a line, its traceback included, without the secrets it was given."""

    def __init__(self, *secrets: str) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        """Format a record, then blank out the secrets."""
        line = super().format(record)
        for secret in self._secrets:
            line = line.replace(secret, "[secret]")
        return line


def set_up(level: str, *secrets: str) -> None:
    """Log from `level` up; libraries from WARNING up, whatever the level."""
    handler = logging.StreamHandler()
    handler.setFormatter(Redacting(*secrets))
    handler.addFilter(is_news)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)


def is_news(record: logging.LogRecord) -> bool:
    """Whether a record is more than the traceback of what others did, or we say in a sentence."""
    kind = record.exc_info[0] if record.exc_info else None
    if kind is None:
        return True
    if record.name.startswith("telegram."):
        return kind.__name__ not in _SAID
    if record.name.startswith("discord."):
        return not kind.__module__.startswith(_OUTAGES) and not issubclass(kind, OSError)
    return record.name != "aiohttp.server" or not kind.__module__.startswith("aiohttp.http")
