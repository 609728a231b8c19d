"""What an operator does once, not at each start: register the commands, upload the card faces."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import discord

from bot.discord.client import NotDiscord, log_in, point_at
from bot.discord.connection import UNKNOWN, Address
from bot.discord.face import FACES, emoji_name
from bot.discord.fault import ERRORS
from bot.discord.slash import CHAT_INPUT, commands
from bot.pictures import card_face
from bot.platform import BadToken

LONGEST_FLOOD: Final = 60.0  # seconds; for more somebody would wait without knowing for what
LONGEST: Final = 300  # letters of what Discord says


class Failed(Exception):  # its message is the sentence for the operator
    """Discord did not do it."""


async def sync(address: Address) -> str:
    """Make Discord's list of our commands equal to ours, in their one scope; say what is there.

    Raises `BadToken` or `Failed`.
    """
    payload = commands()
    async with _logged_in(address) as client:
        await client.http.bulk_upsert_global_commands(_number(client), payload)
    names = [f"/{one['name']}" for one in payload if one["type"] == CHAT_INPUT]
    menus = [str(one["name"]) for one in payload if one["type"] != CHAT_INPUT]
    listed = f"{' '.join(names)}; in people's menus: {', '.join(menus)}"
    return f"{len(payload)} commands are registered: {listed}"


async def upload_faces(address: Address, *, again: bool = False) -> str:
    """Upload both decks as emoji of the application: what is missing, or all `again`.

    Raises `BadToken` or `Failed`.
    """
    async with _logged_in(address) as client:
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        done = 0
        for card, deck in FACES:
            name = emoji_name(card, deck)
            if name in there and again:
                await there.pop(name).delete()
            if name not in there:
                await client.create_application_emoji(name=name, image=card_face(card, deck))
                done += 1
    return f"{done} card faces uploaded, {len(FACES) - done} were there already."


@asynccontextmanager
async def _logged_in(address: Address) -> AsyncIterator[discord.Client]:
    point_at(address.api_base, address.gateway)
    intents = discord.Intents(guilds=True)
    client = discord.Client(intents=intents, max_ratelimit_timeout=LONGEST_FLOOD)
    try:
        await log_in(client, address.token)
        yield client
    except discord.LoginFailure:
        raise BadToken(UNKNOWN) from None
    except discord.HTTPException as error:
        raise Failed(f"Discord refused it: {_said(error)}") from None
    except discord.RateLimited as error:
        wait = round(error.retry_after)
        raise Failed(f"That is enough for Discord now; run this again in {wait} seconds.") from None
    except NotDiscord:
        raise Failed("What answers at DISCORD_API_BASE is not Discord.") from None
    except ERRORS as error:
        raise Failed(f"Discord cannot be reached ({type(error).__name__}).") from None
    finally:
        await client.close()


def _said(error: discord.HTTPException) -> str:
    """What Discord says, in one line; a page of HTML tells an operator nothing."""
    words = " ".join(error.text.split())
    return words[:LONGEST] if words and words[0] not in "<{" else f"status {error.status}"


def _number(client: discord.Client) -> int:
    assert client.application_id is not None  # known from the login on
    return client.application_id
