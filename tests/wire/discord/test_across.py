"""One bot on both platforms: tables joined from the other one, people with two accounts."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.playground import Playground
from tests.wire.cafe import Cafe, Seen
from tests.wire.cafe import has_button as has_key
from tests.wire.cafe import holds_cards as is_hand
from tests.wire.cafe import says as tells
from tests.wire.discord.conftest import OpenSalon
from tests.wire.discord.salon import Salon, has_button, holds_cards, says
from tests.wire.ledger import Ledger

CODE = re.compile(r"/(?:join|link) ([\w-]+)")
ROUND = 48  # plays of two


@pytest.fixture
async def salon(open_salon: OpenSalon, playground: Playground) -> Salon:
    """The Discord side of a bot that plays on both."""
    return await open_salon(TELEGRAM_TOKEN=playground.token, TELEGRAM_API_BASE=playground.api_base)


@pytest.fixture
def cafe(salon: Salon, playground: Playground) -> Cafe:
    """The Telegram side of the same bot."""
    cafe = Cafe(playground, salon.bot)
    cafe.speak_english()
    return cafe


def code_in(text: str) -> str:
    """The code that a message tells."""
    found = CODE.search(text)
    assert found, text
    return found[1]


async def first_of(*ways: Coroutine[Any, Any, Any]) -> int:
    """Wait for the first of these to happen; return which."""
    tasks = [asyncio.ensure_future(way) for way in ways]
    done, late = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)
    next(iter(done)).result()
    return next(number for number, task in enumerate(tasks) if task in done)


class Pair:
    """Two players of one match: `here` on Telegram and `there` on Discord."""

    def __init__(self, cafe: Cafe, here: str, salon: Salon, there: str) -> None:
        self._cafe, self._here, self._salon, self._there = cafe, here, salon, there
        self._played: Seen | None = None  # what the hand on Telegram showed just after a play

    async def play(self, times: int) -> None:
        """Let whoever is in turn play, again and again."""
        for _ in range(times):
            if await first_of(
                self._cafe.until(self._is_turn_here),
                self._salon.until(lambda: self._salon.playable(self._there)),
            ):
                await self._salon.play(self._there)
            else:
                await self._cafe.play(self._here)
                self._played = self._cafe.newest_hand(self._here)

    def _is_turn_here(self) -> bool:
        is_fresh = self._cafe.newest_hand(self._here) != self._played
        return is_fresh and self._cafe.whose_turn(self._here) is not None


async def test_a_person_on_discord_joins_a_table_on_telegram_to_its_end(
    cafe: Cafe, salon: Salon, ledger: Ledger
) -> None:
    """The floor stands in the group, and in the private hand of whoever is not there."""
    await cafe.meet("mona")
    cafe.say("mona", "/basra round")
    card = await cafe.sees("group", has_key("Join"))
    made = await salon.world.slash("omar", "join", "garden", code=code_in(card["text"]))
    await salon.until(lambda: made.private)
    hand = await salon.sees("omar", holds_cards)
    assert says("🟩", "Café Basra")(hand)
    await cafe.floor()
    await Pair(cafe, "mona", salon, "omar").play(ROUND)
    assert tells("Mona", "Omar")(await cafe.sees("group", has_key("Rematch")))
    assert says("Mona", "Omar")(await salon.sees("omar", has_button("Rematch")))
    assert ledger.one("SELECT count(*) FROM results") == 2
    assert not salon.world.messages("garden")


async def test_a_person_on_telegram_joins_a_table_on_discord(cafe: Cafe, salon: Salon) -> None:
    await salon.world.slash("mona", "basra")
    card = await salon.sees("cafe", has_button("Join"))
    await cafe.meet("omar")
    cafe.say("omar", f"/join {code_in(card.content).lower()}", "omar")
    hand = await cafe.sees("omar", is_hand)
    assert tells("🟩", "cafe")(hand)
    await salon.floor()
    await Pair(cafe, "omar", salon, "mona").play(6)
    assert not cafe.messages("group")


async def test_a_wrong_code_seats_nobody(cafe: Cafe, salon: Salon) -> None:
    made = await salon.world.slash("omar", "join", code="ABCDE")
    await salon.until(lambda: made.private)
    assert says("Check the letters")(made.private[0])
    assert tells("Check the letters")(await cafe.ask("mona", "/join ABCDE", "mona"))


async def test_two_accounts_become_one_person(cafe: Cafe, salon: Salon, ledger: Ledger) -> None:
    """/link: a code from one account, given by the other, and a question before it is done."""
    await cafe.meet("mona")
    told = await cafe.ask("mona", "/link", "mona")
    made = await salon.world.slash("mona", "link", code=code_in(told["text"]))
    await salon.until(lambda: made.private)
    await salon.world.press("mona", made.private[0], "Yes, both are me")
    await salon.hears("mona", says("one person"))
    await cafe.sees("mona", tells("Was that not you?"))
    owners = ledger.rows("SELECT person_id, count(*) FROM accounts GROUP BY person_id")
    assert [number for _, number in owners] == [2]


async def test_a_linked_player_takes_the_hand_along(cafe: Cafe, salon: Salon) -> None:
    """A seat knows where its owner asked for the hand last; the old one goes."""
    told = await cafe.ask("mona", "/link", "mona")
    made = await salon.world.slash("mona", "link", code=code_in(told["text"]))
    await salon.until(lambda: made.private)
    await salon.world.press("mona", made.private[0], "Yes, both are me")
    await cafe.sees("mona", tells("Was that not you?"))
    await cafe.match()
    await salon.world.slash("mona", "hand", "mona")
    assert says("🟩", "Café Basra")(await salon.sees("mona", holds_cards))
    await cafe.until(lambda: cafe.newest_hand("mona") is None)
    await Pair(cafe, "omar", salon, "mona").play(4)


async def test_a_platform_that_is_down_stops_no_play_on_the_other(cafe: Cafe, salon: Salon) -> None:
    await salon.guild.gateway.go_mute()
    await cafe.match()
    await cafe.play_out("mona", "omar", plays=4)
