"""What an operator does once: twice is harmless."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.discord import chore
from bot.discord.connection import Address
from bot.discord.face import emoji_name
from bot.discord.slash import commands
from bot.platform import BadToken
from core.rules.cards import PACK
from tests.guild import Discord, Fault
from tests.guild.bucket import flood
from tests.guild.refusal import RefusalError, malformed


async def test_commands_are_registered_in_their_one_scope(guild: Discord, address: Address) -> None:
    """platforms.md 28."""
    for _ in range(2):
        said = await chore.sync(address)
    assert said.startswith(f"{len(commands())} commands are registered: /basra ")
    assert [one["name"] for one in guild.world.commands[None]] == [
        one["name"] for one in commands()
    ]
    assert set(guild.world.commands) == {None}


async def test_card_faces_are_uploaded_once(guild: Discord, address: Address) -> None:
    first = await chore.upload_faces(address)
    second = await chore.upload_faces(address)
    assert first == "78 card faces uploaded, 0 were there already."
    assert second == "0 card faces uploaded, 78 were there already."
    assert len(guild.world.emojis) == 78


async def test_who_has_two_colours_uploads_the_rest(guild: Discord, address: Address) -> None:
    for number, card in enumerate(PACK, 500_000_000_000_000_000):
        emoji = {"id": str(number), "name": emoji_name(card), "animated": False}
        guild.world.emojis[number] = emoji
    assert (await chore.upload_faces(address)).startswith("26 card faces uploaded")
    assert len(guild.world.emojis) == 78


async def test_a_wrong_token_is_said_in_a_sentence_without_it(
    guild: Discord, address: Address
) -> None:
    wrong = address.token[:-3] + "abc"
    with pytest.raises(BadToken) as refused:
        await chore.sync(replace(address, token=wrong))
    assert str(refused.value).startswith("DISCORD_TOKEN: ")
    assert wrong not in str(refused.value)


async def test_an_outage_is_said_in_a_sentence(address: Address) -> None:
    away = replace(address, api_base="http://127.0.0.1:9/api/v10")
    with pytest.raises(chore.Failed, match="cannot be reached"):
        await chore.sync(away)


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (Fault("PUT *", html=404), "Discord refused it: status 404"),
        (Fault("GET /users/@me", html=200), "What answers at DISCORD_API_BASE is not Discord."),
        (
            Fault("PUT *", refusal=flood(1800.0)),
            "That is enough for Discord now; run this again in 1800 seconds.",
        ),
    ],
)
async def test_whatever_is_answered_is_one_sentence(
    guild: Discord, address: Address, answer: Fault, sentence: str
) -> None:
    guild.world.faults.plant(replace(answer, times=None))
    with pytest.raises(chore.Failed) as failed:
        await chore.sync(address)
    assert str(failed.value) == sentence


async def test_a_long_refusal_is_one_line(guild: Discord, address: Address) -> None:
    many: RefusalError = malformed("3.name", "BASE_TYPE_BAD_LENGTH", "Must be shorter. " * 90)
    guild.world.faults.plant(Fault("PUT *", refusal=many))
    with pytest.raises(chore.Failed, match=r"Invalid Form Body In 3\.name") as failed:
        await chore.sync(address)
    assert len(str(failed.value).splitlines()) == 1
    assert len(str(failed.value)) < 400
