"""No hidden card, seed or token anywhere but with its owner (design.md, Secrets stay secret)."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from dataclasses import dataclass

import aiohttp
import pytest

from bot.playground.fault import CallRecord
from core.rules.cards import parse_card
from tests.wire.cafe import Cafe, has_button
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger

PLAYS_A_DEAL = 8


@dataclass(frozen=True)
class Secret:
    """A card that was hidden: from everyone until `dealt`, from all but `owner` until `played`."""

    card: str
    owner: int
    dealt: int  # milliseconds
    played: int

    def is_in(self, text: str) -> bool:
        """Whether the card is named, by its face or by its code."""
        face = parse_card(self.card).face
        return bool(re.search(rf"{face}|(?<![0-9A-Za-z]){self.card}(?![0-9A-Za-z])", text))


def secrets(ledger: Ledger) -> Iterator[Secret]:
    """Every card that was played from a hand."""
    accounts = dict(
        ledger.rows("SELECT s.number, a.external_id FROM seats s JOIN accounts a USING (person_id)")
    )
    plays = ledger.rows("SELECT ply, seat, card, at FROM plays ORDER BY ply")
    for ply, seat, card, at in plays:
        first = ply - ply % PLAYS_A_DEAL
        dealt = plays[first - 1][3] if first else 0
        yield Secret(card, int(accounts[seat]), dealt, at)


def said(call: CallRecord) -> str:
    """All that a call says, whatever it is."""
    return json.dumps(call.parameters, ensure_ascii=False, default=str)


@pytest.fixture
def port() -> int:
    """A port that is free."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        number: int = server.getsockname()[1]
        return number


async def pages(port: int) -> str:
    """What the bot tells whoever may look at its numbers."""
    async with aiohttp.ClientSession() as session:
        texts = []
        for page in ("health", "metrics"):
            async with session.get(f"http://127.0.0.1:{port}/{page}") as response:
                assert response.status == 200
                texts.append(await response.text())
    return "\n".join(texts)


async def test_a_whole_match_tells_each_card_to_its_owner_alone_and_each_seed_at_the_end(
    open_cafe: OpenCafe, ledger: Ledger, port: int
) -> None:
    cafe = await open_cafe(LOG_LEVEL="DEBUG", HTTP_PORT=str(port))
    await cafe.match(words="round")
    for _ in range(12):
        await cafe.play_next()  # waits until the other hand is shown, too
    during = await pages(port)
    await cafe.play_out("mona", "omar")
    await cafe.sees("group", has_button("Rematch"))
    hidden = [*secrets(ledger)]
    assert len(hidden) == 48
    told = 0
    for call in cafe.world.faults.made():
        text, at = said(call), call.at * 1000
        for secret in hidden:
            if at < secret.played and secret.is_in(text):
                told += 1
                assert call.chat_id == secret.owner
                assert at >= secret.dealt
    assert told > 48
    (number, seed, ended) = ledger.rows("SELECT match_id, seed, ended_at FROM rounds, matches")[0]
    early = [c for c in cafe.world.faults.made() if c.at * 1000 < ended]
    assert not any(seed.hex() in said(call) for call in early)
    assert number == 1
    for place in (cafe.bot.output, during, await pages(port)):
        assert not leaks(cafe, place, seed.hex())


def leaks(cafe: Cafe, text: str, seed: str) -> bool:
    """Whether a text outside the chats holds a card, the seed, the token or a name."""
    words = (cafe.world.token, cafe.world.token.split(":")[1], seed, "Mona", "Omar")
    return any(word in text for word in words) or bool(re.search("[♠♥♦♣]", text))


async def test_an_outage_in_mid_match_logs_no_secret(cafe: Cafe) -> None:
    """platforms.md 19 and 20: errors hold addresses, and the address holds the token."""
    await cafe.match()
    cafe.world.faults.outage = True
    cafe.world.updates.release()
    await cafe.bot.says("Telegram:")
    cafe.world.faults.outage = False
    await cafe.play(cafe.whose_turn("mona", "omar") or "")
    assert not leaks(cafe, cafe.bot.output, "no seed was told")
