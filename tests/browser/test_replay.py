"""The replay page in a real browser: it plays a match, and checks its shuffle by itself."""

from __future__ import annotations

import json
import os
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from core.rules.record import read
from core.rules.replay import course
from core.rules.round import side_of
from core.rules.shuffle import commitment
from tests.bot.replay.shelf import Shelf, key_of, served
from tests.browser.phone import CHROMIUM, Phones, chromium, playground
from tests.core.rules.test_replay import body_of, mended
from tests.wire.past import past

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(
        CHROMIUM is None and "BASRA_SKIP_NOTHING" not in os.environ,
        reason="Chromium is not installed: install the package `chromium`",
    ),
]
PATIENCE = 15_000  # milliseconds


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as running:
        yield running


class Reader:
    """Somebody who looks at one replay."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text))

    async def open(self, address: str, key: str) -> None:
        """Open the page and wait for its verdict."""
        await self.page.goto(f"{address}/m/{key}")
        await expect(self.page.get_by_test_id("verdict")).not_to_have_attribute(
            "data-state", "checking", timeout=PATIENCE
        )

    async def verdict(self) -> str | None:
        return await self.page.get_by_test_id("verdict").get_attribute("data-state")

    async def faults(self) -> list[str]:
        return await self.page.get_by_test_id("faults").locator("li").all_inner_texts()

    async def where(self) -> str:
        return await self.page.get_by_test_id("where").inner_text()

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.page.keyboard.press(key)

    async def cards(self, place: str) -> list[str]:
        """The codes of the cards in a place: `floor`, or a seat such as `seat-0`."""
        row = self.page.get_by_test_id(place).locator(".cards .card, .hand .card")
        return [await card.get_attribute("data-card") or "" for card in await row.all()]

    async def is_too_wide(self) -> bool:
        script = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        return bool(await self.page.evaluate(script))


async def test_a_match_is_played_by_the_keyboard(browser: Browser) -> None:
    shelf = Shelf()
    walk = list(course(read(shelf.books[key_of("two-v2")])))
    async with served(shelf) as address:
        reader = Reader(await browser.new_page(locale="en"))
        await reader.open(address, key_of("two-v2"))
        assert await reader.verdict() == "verified"
        assert await reader.where() == "Round 1 of 6 · Play 0 of 48"
        for step in range(1, 12):
            await reader.press("ArrowRight")
            live = walk[step].round
            assert live is not None
            assert await reader.cards("floor") == [card.code for card in live.floor]
            for seat, hand in enumerate(live.hands):
                assert await reader.cards(f"seat-{seat}") == [card.code for card in hand]
        await reader.press("ArrowLeft", "ArrowLeft")
        assert await reader.where() == "Round 1 of 6 · Play 9 of 48"
        await reader.press("End")
        assert await reader.where() == "Round 6 of 6 · Play 48 of 48"
        await expect(reader.page.get_by_test_id("ending")).to_contain_text("Player 2 wins")
        await reader.press("ArrowRight", "Home", "ArrowLeft")
        assert await reader.where() == "Round 1 of 6 · Play 0 of 48"
        assert reader.errors == []


async def test_space_plays_and_stops_and_so_do_the_buttons(browser: Browser) -> None:
    async with served(Shelf()) as address:
        page = await browser.new_page(locale="en")
        await page.clock.install()
        reader = Reader(page)
        await reader.open(address, key_of("two-v2"))
        await reader.press("Space")
        await page.clock.run_for(3 * 1300)
        assert await reader.where() == "Round 1 of 6 · Play 3 of 48"
        await reader.press("Space")
        await page.clock.run_for(5000)
        assert await reader.where() == "Round 1 of 6 · Play 3 of 48"
        await page.get_by_test_id("next").click()
        await page.get_by_test_id("back").click()
        await page.get_by_test_id("next").click()
        assert await reader.where() == "Round 1 of 6 · Play 4 of 48"
        await page.get_by_test_id("slider").fill("50")
        assert await reader.where() == "Round 2 of 6 · Play 1 of 48"
        await page.get_by_test_id("last").click()
        await expect(page.get_by_test_id("last")).to_be_disabled()


STEPS = """async (key) => {
  const { examine } = await import("/m/page/verdict.js");
  const { steps, faults } = await examine(await (await fetch(`/m/${key}.json`)).json());
  const plain = ({ floor, hands, piles, basras, totals }) =>
    ({ floor, hands, piles: piles.map((pile) => pile.length), basras, totals });
  return { steps: steps.map(plain), faults };
}"""


async def test_the_browser_plays_every_match_as_the_rules_do(browser: Browser) -> None:
    shelf = Shelf()
    async with served(shelf) as address:
        page = await browser.new_page()
        await page.goto(f"{address}/m/{key_of('two-v2')}")
        for key, text in shelf.books.items():
            found = await page.evaluate(STEPS, key)
            assert found["faults"] == [], key
            assert found["steps"] == expected_steps(text), key


def expected_steps(text: str) -> list[dict[str, Any]]:
    """What the browser should find, by core.rules."""
    steps = []
    for match in course(read(text)):
        live = match.round
        steps.append(
            {
                "floor": [card.code for card in live.floor] if live else [],
                "hands": [[card.code for card in hand] for hand in live.hands]
                if live
                else [[]] * match.seats,
                "piles": [len(pile) for pile in live.piles]
                if live
                else list(match.counts[-1].cards),
                "basras": [
                    sum(
                        turn.basra is not None and side_of(turn.seat, match.teams) == side
                        for turn in match.history
                    )
                    for side in range(match.sides)
                ],
                "totals": list(match.totals),
            }
        )
    return steps


def _seed(body: dict[str, Any]) -> None:
    body["rounds"][1]["seed"] = "ab" * 32


def _promised_seed(body: dict[str, Any]) -> None:
    _seed(body)
    body["rounds"][1]["commitment"] = commitment(bytes.fromhex("ab" * 32))


def _commitment(body: dict[str, Any]) -> None:
    body["rounds"][2]["commitment"] = "cd" * 32


def _words(body: dict[str, Any]) -> None:
    body["rounds"][0]["words"][1] = "ef" * 32


def _match(body: dict[str, Any]) -> None:
    body["match"] += "x"


def _dealer(body: dict[str, Any]) -> None:
    body["first_dealer"] = 1 - body["first_dealer"]


def _totals(body: dict[str, Any]) -> None:
    body["totals"][0] += 10


def _winner(body: dict[str, Any]) -> None:
    body["winner"] = 0


def _void(body: dict[str, Any]) -> None:
    body["ending"] = "void"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_seed, "Round 2: the seed is not the one that was promised"),
        (_promised_seed, "Round 2, play "),
        (_commitment, "Round 3: the seed is not the one that was promised"),
        (_words, "Round 1, play "),
        (_match, "Round 1, play "),
        (_dealer, "The first dealer is not the one that was drawn"),
        (_totals, "The totals are not those of the plays"),
        (_winner, "The winner is not that of the plays"),
        (_void, "The winner is not that of the plays"),
    ],
)
async def test_a_tampered_record_is_told_with_what_differs(
    browser: Browser, change: Callable[[dict[str, Any]], None], said: str
) -> None:
    shelf = Shelf()
    key = key_of("two-v2")
    body = body_of(shelf.books[key])
    change(body)
    shelf.books[key] = mended(body)
    async with served(shelf) as address:
        reader = Reader(await browser.new_page(locale="en"))
        await reader.open(address, key)
        assert await reader.verdict() == "differs"
        assert any(fault.startswith(said) for fault in await reader.faults())
        assert reader.errors == []


async def test_a_record_changed_by_accident_is_told(browser: Browser) -> None:
    shelf = Shelf()
    key = key_of("two-v2")
    shelf.books[key] = shelf.books[key].replace('"target":101', '"target":102')
    async with served(shelf) as address:
        reader = Reader(await browser.new_page(locale="en"))
        await reader.open(address, key)
        assert await reader.faults() == ["The record was changed after it was written."]


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{", '{"format":"basra record","version":2}', "[" * 100_000, "<b>"],
)
async def test_what_is_no_record_is_told_in_a_sentence(browser: Browser, text: str) -> None:
    shelf = Shelf({key_of("bad"): text})
    async with served(shelf) as address:
        reader = Reader(await browser.new_page(locale="en"))
        await reader.open(address, key_of("bad"))
        told = await reader.page.get_by_test_id("verdict").inner_text()
        assert told == "This is not a record that this page can read."
        assert reader.errors == []


async def test_hostile_texts_in_a_record_stay_text(browser: Browser) -> None:
    shelf = Shelf()
    key = key_of("two-house-round")
    body = body_of(shelf.books[key])
    body["rules"]["name"] = "<img src=x onerror=alert(1)>"
    shelf.books[key] = mended(body)
    async with served(shelf) as address:
        reader = Reader(await browser.new_page(locale="en"))
        await reader.open(address, key)
        assert "<img src=x" in await reader.page.locator("#terms").inner_text()
        assert await reader.page.locator("img").count() == 0


@pytest.mark.parametrize("name", ["two-v2", "three-v2", "four-v2", "teams-classic"])
@pytest.mark.parametrize("locale", ["en", "ar-EG"])
async def test_it_fits_a_phone_in_either_direction(
    browser: Browser, name: str, locale: str
) -> None:
    async with served(Shelf()) as address:
        page = await browser.new_page(
            viewport={"width": 360, "height": 740}, locale=locale, color_scheme="dark"
        )
        reader = Reader(page)
        await reader.open(address, key_of(name))
        direction = await page.locator("html").get_attribute("dir")
        assert direction == ("rtl" if locale == "ar-EG" else "ltr")
        for _ in range(12):
            await reader.press(*["ArrowRight"] * 4)
            assert not await reader.is_too_wide()


async def test_a_basra_is_celebrated(browser: Browser) -> None:
    shelf = Shelf()
    key = key_of("teams-classic")
    walk = list(course(read(shelf.books[key])))
    step = next(at for at, match in enumerate(walk) if match.history and match.history[-1].basra)
    async with served(shelf) as address:
        reader = Reader(await browser.new_page(locale="en"))
        await reader.open(address, key)
        await reader.press(*["ArrowRight"] * (step - 1))
        await expect(reader.page.get_by_test_id("basra")).to_have_count(0)
        await reader.press("ArrowRight")
        await expect(reader.page.get_by_test_id("basra")).to_be_visible()


async def test_the_page_asks_no_other_server_for_anything(browser: Browser) -> None:
    async with served(Shelf()) as address:
        page = await browser.new_page(locale="en")
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        reader = Reader(page)
        await reader.open(address, key_of("two-v2"))
        await reader.press("End")
        assert len(asked) > 5
        assert [url for url in asked if not url.startswith(f"{address}/m/")] == []


async def test_the_button_in_the_playground_leads_to_the_verified_match(
    browser: Browser, tmp_path: Path
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/basra.db"
    async with past(url) as before:
        await before.play_until(await before.start(target=None), 48)
    async with playground(tmp_path, DATABASE_URL=url) as address:
        phones = Phones(await browser.new_page(locale="en"))
        await phones.page.goto(address)
        await phones.write("group", "/replay")
        async with phones.page.context.expect_page(timeout=PATIENCE) as opened:
            await phones.chat("group").get_by_role("button", name="Watch it in the").click()
        page = await opened.value
        await expect(page.get_by_test_id("verdict")).to_have_attribute(
            "data-state", "verified", timeout=PATIENCE
        )
        assert re.fullmatch(rf"{re.escape(address)}/m/[\w-]{{22}}", page.url)
        record = json.loads(await (await page.request.get(f"{page.url}.json")).text())
        assert len(record["rounds"]) == 1
