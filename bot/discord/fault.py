"""Discord's errors, as the library raises them, told apart by what they mean for us.

The numbers are Discord's JSON error codes.
"""

from __future__ import annotations

import aiohttp
import discord

from bot.platform import (
    Closed,
    Failure,
    Flooded,
    Gone,
    Lost,
    Rejected,
    Unknown,
    Unreachable,
    Unsent,
)

UNKNOWN_CHANNEL = 10003
UNKNOWN_GUILD = 10004
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
UNKNOWN_WEBHOOK = 10015  # an interaction's token that is over
UNKNOWN_INTERACTION = 10062  # answered too late
SLOW_MODE = 20016
WRITING_TOO_FAST = 20028
MANY_DMS = 40003  # opened too fast
ANSWERED_ALREADY = 40060
MISSING_ACCESS = 50001
NOT_OURS = 50005  # another author's message
CANNOT_DM = 50007
MISSING_PERMISSIONS = 50013
TOKEN_OVER = 50027
ARCHIVED = 50083
NO_MUTUAL_SERVER = 50278

PATIENCE = 10.0  # seconds to wait where Discord does not say how long

_MEANINGS: tuple[tuple[type[Failure], tuple[int, ...]], ...] = (
    (Gone, (UNKNOWN_MESSAGE, NOT_OURS, UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, TOKEN_OVER)),
    (Unreachable, (CANNOT_DM, UNKNOWN_USER, NO_MUTUAL_SERVER)),
    (Lost, (UNKNOWN_CHANNEL, UNKNOWN_GUILD, MISSING_ACCESS, MISSING_PERMISSIONS)),
    (Closed, (ARCHIVED,)),
)
_FLOODS = (SLOW_MODE, WRITING_TOO_FAST, MANY_DMS)
ERRORS = (discord.DiscordException, aiohttp.ClientError, OSError)  # a TimeoutError is an OSError


def failure(error: Exception, kind: str) -> Failure:
    """Return what an error of `ERRORS` means for a chat of `kind`."""
    match error:
        case discord.RateLimited():
            return Flooded(error.retry_after)
        case discord.DiscordServerError():
            return Unknown()
        case discord.HTTPException():
            return _refused(error, kind)
        case aiohttp.ClientConnectorError() | aiohttp.ConnectionTimeoutError():
            return Unsent()
    return Unknown()


def _refused(error: discord.HTTPException, kind: str) -> Failure:
    if error.status == 429 or error.code in _FLOODS:
        return Flooded(_wait(error))
    for family, codes in _MEANINGS:
        if error.code in codes:
            return Unreachable() if family is Lost and kind == "private" else family()
    return Rejected(f"{error.status} {error.code}: {error.text}")


def _wait(error: discord.HTTPException) -> float:
    try:
        return max(0.0, float(error.response.headers["Retry-After"]))
    except (KeyError, ValueError):
        return PATIENCE
