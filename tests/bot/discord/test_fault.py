"""Each of Discord's errors is an ordinary outcome with its own behaviour (platforms.md 21, 25)."""

from __future__ import annotations

from dataclasses import dataclass, field

import aiohttp
import discord
import pytest

from bot.discord.fault import failure
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


@dataclass
class Response:
    """As much of an answer as the library's errors look at."""

    status: int
    reason: str = "no"
    headers: dict[str, str] = field(default_factory=dict)


def error(status: int, code: int, **headers: str) -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 404: discord.NotFound, 500: discord.DiscordServerError}
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    body = {"code": code, "message": "no"}
    return kinds.get(status, discord.HTTPException)(Response(status, headers=named), body)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("status", "code", "kind", "family"),
    [
        (403, 50007, "private", Unreachable),
        (403, 50278, "private", Unreachable),
        (404, 10013, "private", Unreachable),
        (404, 10003, "private", Unreachable),
        (403, 50001, "group", Lost),
        (403, 50013, "group", Lost),
        (404, 10003, "group", Lost),
        (404, 10004, "group", Lost),
        (404, 10008, "group", Gone),
        (400, 50083, "group", Closed),
        (404, 10062, "whisper", Gone),
        (401, 50027, "whisper", Gone),
        (404, 10015, "whisper", Gone),
        (400, 50035, "group", Rejected),
        (500, 0, "group", Unknown),
    ],
)
def test_a_refusal_has_its_own_meaning(
    status: int, code: int, kind: str, family: type[Failure]
) -> None:
    assert type(failure(error(status, code), kind)) is family


@pytest.mark.parametrize("code", [20016, 20028, 40003])
def test_too_fast_is_a_flood_for_as_long_as_discord_says(code: int) -> None:
    flooded = failure(error(429, code, Retry_After="7.5"), "group")
    assert isinstance(flooded, Flooded)
    assert flooded.retry_after == 7.5


def test_a_flood_of_unknown_length_is_not_short() -> None:
    flooded = failure(error(429, 0), "group")
    assert isinstance(flooded, Flooded)
    assert flooded.retry_after >= 5


def test_what_the_library_would_wait_too_long_for_is_a_flood() -> None:
    flooded = failure(discord.RateLimited(99.0), "group")
    assert isinstance(flooded, Flooded)
    assert flooded.retry_after == 99.0


@pytest.mark.parametrize(
    ("broken", "family"),
    [
        (TimeoutError(), Unknown),
        (aiohttp.ServerDisconnectedError(), Unknown),
        (ConnectionResetError(), Unknown),
        (aiohttp.ConnectionTimeoutError(), Unsent),
    ],
)
def test_only_a_connection_that_never_opened_sent_nothing(
    broken: Exception, family: type[Failure]
) -> None:
    """platforms.md 17."""
    assert type(failure(broken, "group")) is family
