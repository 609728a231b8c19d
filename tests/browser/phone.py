"""The playground's page, in the words of the people who use it."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, ElementHandle, Locator, Page, async_playwright, expect

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
ADDRESS = re.compile(r"http://\S+")
YOUR_TURN = re.compile("Your turn|دورك")
ONE_CARD = re.compile(r"[♠♥♦♣]")
READY = re.compile("Ready|يلا نكمل")
PATIENCE = 15_000  # milliseconds

_LABELS = "hand => [...hand.querySelectorAll('[data-testid=button]')].map(b => b.innerText).join()"


@asynccontextmanager
async def playground(folder: Path, **settings: str) -> AsyncIterator[str]:
    """Run the program as somebody who has no token; give the one address it prints."""
    env = {k: v for k, v in os.environ.items() if not k.startswith("TELEGRAM_")}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "run",
        cwd=folder,
        env={**env, "PYTHONPATH": str(ROOT), "HTTP_PORT": "0", "PACING": "false", **settings},
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), 30)).decode()
        found = ADDRESS.search(line)
        assert found is not None, line
        yield found[0]
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Start the Chromium of this machine."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        await browser.close()


class Phones:
    """The page with the group and both private chats side by side."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def chat(self, name: str) -> Locator:
        """One column: `group`, `mona` or `omar`."""
        return self.page.get_by_test_id(name)

    async def speak_as(self, who: str) -> None:
        """Choose who writes and taps in the group."""
        await self.chat("group").get_by_test_id("speaker").select_option(who)

    async def write(self, chat: str, text: str) -> None:
        """Write into a chat."""
        composer = self.chat(chat).get_by_test_id("composer")
        await composer.fill(text)
        await composer.press("Enter")

    async def start(self, who: str) -> None:
        """Press Start in the private chat."""
        await self.chat(who).get_by_test_id("start").click()

    async def tap(self, chat: str, label: str) -> None:
        """Tap the newest button of this name."""
        await self.chat(chat).get_by_role("button", name=label, exact=True).last.click()

    async def play_out(self, *people: str, plays: int = 10_000) -> int:
        """Play on by clicking cards until the match asks for a rematch; return how many plays."""
        for made in range(plays):
            who = await self._whose_turn(*people)
            if who is None:
                return made
            await self._play(who)
        return plays

    async def _play(self, who: str) -> None:
        """Click the first card; if it can take in several ways, click the first of those."""
        hand = await self._hand(who).element_handle(timeout=PATIENCE)
        await self._click_first(hand)
        if await hand.is_visible() and len(ONE_CARD.findall(await _first_label(hand))) > 1:
            await self._click_first(hand)

    async def _click_first(self, hand: ElementHandle) -> None:
        """Click, and wait until the buttons are others or gone: the text changes with the clock."""
        before = await hand.evaluate(_LABELS)
        button = await hand.query_selector("[data-testid=button]")
        assert button is not None
        await button.click()
        await self.page.wait_for_function(
            f"([hand, before]) => !hand.isConnected || ({_LABELS})(hand) !== before",
            arg=[hand, before],
            timeout=PATIENCE,
        )

    def _hand(self, who: str) -> Locator:
        cards = self.page.get_by_role("button").filter(has_text=ONE_CARD)
        return self.chat(who).get_by_test_id("message").filter(has=cards).last

    async def _whose_turn(self, *people: str) -> str | None:
        """Wait until somebody may play; None when the match is over. Taps Ready in the pause."""
        turn = {who: self._hand(who).filter(has_text=YOUR_TURN) for who in people}
        ready = [self.chat(who).get_by_role("button", name=READY) for who in people]
        over = self.chat(people[0]).get_by_role("button", name="Rematch")
        anything = over
        for locator in (*turn.values(), *ready):
            anything = anything.or_(locator)
        await expect(anything.first).to_be_visible(timeout=PATIENCE)
        if await over.count():
            return None
        if await ready[0].count():
            await _get_ready(ready)
            return await self._whose_turn(*people)
        found = [who for who, locator in turn.items() if await locator.count()]
        return found[0] if found else await self._whose_turn(*people)


async def _get_ready(buttons: list[Locator]) -> None:
    """Tap Ready on every phone; the last tap ends the pause."""
    for button in buttons:
        await button.click(timeout=PATIENCE)
    for button in buttons:
        await expect(button).not_to_be_visible(timeout=PATIENCE)


async def _first_label(hand: ElementHandle) -> str:
    button = await hand.query_selector("[data-testid=button]")
    return await button.inner_text() if button else ""
