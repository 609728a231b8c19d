"""Names from hell (platforms.md 27, 31)."""

from __future__ import annotations

import re

import pytest

from tests.wire.discord.salon import Salon, holds_cards, plain

HELL = {
    "markdown": "**bold** _it_ ~~no~~ ||spoiler|| `code` # head",
    "everyone": "@everyone @here",
    "mention": "<@201000000000000004> <@&1> <#1>",
    "link": "[click](https://evil.example) https://evil.example",
    "override": "\u202egnp.exe\u202c\u2066x",
    "zalgo": "Z" + "\u0336\u0322\u0333" * 30,
    "html": "<b>x</b> &amp; &lt;",
    "long": "ﷺ" * 32,
    "empty": "\u200b\u2060",
    "code": "```\nx\n```",
}
LINK = re.compile(r"(?<!\\)\]\(")
PLAYERS = {"mona", "omar"}


@pytest.mark.parametrize("kind", HELL)
async def test_a_name_rings_for_nobody_and_breaks_nothing(salon: Salon, kind: str) -> None:
    """platforms.md 27, 31."""
    salon.world.rename("omar", global_name=HELL[kind])
    card = await salon.challenge()
    await salon.world.press("omar", card, "Accept")
    await salon.sees("mona", holds_cards)
    await salon.play_out(plays=2)
    for message in salon.world.posts.values():
        assert not message.everyone
        assert not salon.world.says_everyone(message)
        assert {m.key for m in message.mentions} <= PLAYERS
    assert not salon.world.pings("karim")
    floor = await salon.floor()
    assert "\u202e" not in plain(floor.content)
    assert "**bold**" not in floor.content
    assert not LINK.search(floor.content)
