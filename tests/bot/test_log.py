"""What is written to the log, and what never is (platforms.md 19)."""

from __future__ import annotations

import logging
import sys
from json import JSONDecodeError

import pytest
from aiohttp import ClientConnectionError
from aiohttp.http_exceptions import BadHttpMessage
from discord.errors import GatewayNotFound
from telegram.error import NetworkError

from bot.log import Redacting, is_news

TOKEN = "7000000001:a-token-of-thirty-five-letters-or-so"


def written(record: logging.LogRecord) -> str:
    """The line as it would be printed by a bot whose token is TOKEN."""
    return Redacting(TOKEN).format(record)


def record(words: str, *facts: object, exc_info: object = None) -> logging.LogRecord:
    return logging.LogRecord("httpx", logging.INFO, "", 0, words, facts, exc_info)  # type: ignore[arg-type]


def test_an_address_is_logged_without_the_token_in_it() -> None:
    line = written(record("HTTP Request: %s %s", "POST", f"https://host/bot{TOKEN}/getMe"))
    assert line.endswith("HTTP Request: POST https://host/bot[secret]/getMe")


def test_a_traceback_is_logged_without_the_token_in_it() -> None:
    try:
        raise ValueError(f"The token `{TOKEN}` was rejected by the server")
    except ValueError:
        line = written(record("it failed", exc_info=sys.exc_info()))
    assert "ValueError: The token `[secret]` was rejected" in line
    assert TOKEN not in line


def test_no_secret_hides_nothing() -> None:
    assert Redacting("").format(record("all is well")).endswith("all is well")


@pytest.mark.parametrize(
    ("name", "error", "kept"),
    [
        ("telegram.ext.Updater", NetworkError("gone"), False),
        ("telegram.request.BaseRequest", JSONDecodeError("no", "", 0), False),
        ("telegram.ext.Application", KeyError("ours"), True),
        ("discord.shard", ClientConnectionError("gone"), False),
        ("discord.shard", GatewayNotFound(), False),
        ("discord.shard", TimeoutError(), False),
        ("discord.client", KeyError("ours"), True),
        ("aiohttp.server", BadHttpMessage("no"), False),
        ("aiohttp.server", KeyError("ours"), True),
        ("bot.desk", NetworkError("gone"), True),
    ],
)
def test_only_tracebacks_of_our_own_troubles_are_logged(
    name: str, error: Exception, kept: bool
) -> None:
    """Outages are said in a sentence; what strangers send to the port is their own affair."""
    info = (type(error), error, None)
    assert is_news(logging.LogRecord(name, logging.ERROR, "", 0, "", (), info)) is kept
