"""Keeps the token out of the server's log: aiohttp may quote a request line in an error."""

import logging
import re

_TOKEN = re.compile(r"(bot)?\d{5,}:[\w-]{20,}")
_HIDDEN = "<token>"


class Redaction(logging.Filter):
    """Blots out whatever looks like a bot's token, in messages and in tracebacks."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = _TOKEN.sub(_HIDDEN, record.getMessage()), ()
        if record.exc_info:
            text = logging.Formatter().formatException(record.exc_info)
            record.exc_text, record.exc_info = _TOKEN.sub(_HIDDEN, text), None
        return True


def quiet_logger() -> logging.Logger:
    """The logger that the playground's server writes its own errors to."""
    logger = logging.getLogger("bot.playground.server")
    if not any(isinstance(each, Redaction) for each in logger.filters):
        logger.addFilter(Redaction())
    return logger
