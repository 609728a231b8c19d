"""Where several captures are equally large, the next tap chooses between them."""

from __future__ import annotations

import pytest

from core.rules.cards import parse_card
from tests.wire.cafe import CARD, Cafe, Seen, cards_of, holds_cards, labels, says
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger
from tests.wire.past import past

pytestmark = pytest.mark.usefixtures("regulars")


async def asked(cafe: Cafe, card: str) -> tuple[str, Seen, Seen]:
    """Whoever has the choice, the hand before, and the same message once it asks."""
    who = await cafe.world.wait_for(lambda: cafe.whose_turn("mona", "salma"), 20)
    assert who
    hand = await cafe.hand(who)
    answer = await cafe.tap(who, hand, card, who)
    assert answer.text == "Several ways to take: choose one."
    choice = await cafe.sees(who, says("in several ways"))
    assert choice["message_id"] == hand["message_id"]
    return who, hand, choice


async def a_choice(open_cafe: OpenCafe, ledger: Ledger) -> tuple[Cafe, str]:
    """A café in which somebody has a choice with the card that is named."""
    async with past(ledger.url) as before:
        _, card = await before.play_until_choice(await before.start("mona", "salma", target=1000))
    cafe = await open_cafe()
    return cafe, card


async def test_each_way_is_named_by_its_cards_and_the_tap_takes_them(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    cafe, card = await a_choice(open_cafe, ledger)
    plies = ledger.one("SELECT plies FROM matches")
    who, _, choice = await asked(cafe, card)
    assert ledger.one("SELECT plies FROM matches") == plies
    *ways, back = labels(choice)
    assert back == "Back"
    assert len(set(ways)) > 1
    assert len({len(CARD.findall(way)) for way in ways}) == 1
    answer = await cafe.tap(who, choice, ways[-1], who)
    assert answer.kind == "toast"
    taken = ledger.one("SELECT takes FROM plays ORDER BY ply DESC LIMIT 1").split("+")
    faces = [parse_card(code).face for code in taken]
    assert sorted(faces) == sorted(CARD.findall(ways[-1]))
    assert ledger.one("SELECT plies FROM matches") == plies + 1


async def test_back_shows_the_cards_again(open_cafe: OpenCafe, ledger: Ledger) -> None:
    cafe, card = await a_choice(open_cafe, ledger)
    plies = ledger.one("SELECT plies FROM matches")
    who, hand, choice = await asked(cafe, card)
    await cafe.tap(who, choice, "Back", who)
    again = await cafe.sees(who, lambda m: holds_cards(m) and "Back" not in labels(m))
    assert cards_of(again) == cards_of(hand)
    assert ledger.one("SELECT plies FROM matches") == plies


async def test_a_choice_that_is_not_offered_is_not_taken(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    """platforms.md 15"""
    cafe, card = await a_choice(open_cafe, ledger)
    plies = ledger.one("SELECT plies FROM matches")
    who, _, choice = await asked(cafe, card)
    data = choice["reply_markup"]["inline_keyboard"][0][0]["callback_data"]
    forged = data.rsplit(":", 1)[0] + ":999"
    answer = await cafe.world.forge(who, choice["message_id"], forged, who)
    assert answer.text == "Too late: the game has moved on."
    assert ledger.one("SELECT plies FROM matches") == plies
