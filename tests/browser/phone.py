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

from playwright.async_api import Browser, Locator, Page, async_playwright, expect

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
ADDRESS = re.compile(r"http://\S+")
READY = re.compile("Ready|يلا نكمل")
PATIENCE = 15_000  # milliseconds

_HAND = """
const labels = (place) =>
  [...place.querySelectorAll("[data-testid=button]")].map((button) => button.innerText).join();
const chat = (who) => document.querySelector(`[data-testid=${who}]`);
const hand = (who) =>
  [...chat(who).querySelectorAll("[data-testid=message]")]
    .filter((message) => /[♠♥♦♣]/.test(labels(message)))
    .at(-1);
"""
_HELD = f"(who) => {{ {_HAND} return [hand(who).dataset.messageId, labels(hand(who))]; }}"
# What is there to do: `over`, `ready`, or who is to play. A hand that was clicked says that it is
# its turn until it is drawn anew, which is done last.
_NEXT = f"""([people, clicked]) => {{
  {_HAND}
  const offered = labels(chat(people[0]));
  if (/Rematch/.test(offered)) return "over";
  if (/{READY.pattern}/.test(offered)) return "ready";
  const isNew = (message, who) => message && labels(message) !== clicked[who];
  const isTurn = (message) => /Your turn|دورك/.test(message.innerText);
  return people.find((who) => isNew(hand(who), who) && isTurn(hand(who)));
}}"""


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
        """Play on by clicking cards until the match asks for a rematch; return how many clicks.

        It is the first card each time, and of several ways to take with it the first.
        """
        clicked: dict[str, str] = {}  # the buttons that were there when somebody last clicked one
        for made in range(plays):
            who = await self._next(people, clicked)
            if who == "over":
                return made
            clicked[who] = await self._click_first(who)
        return plays

    async def _next(self, people: tuple[str, ...], clicked: dict[str, str]) -> str:
        """Wait until somebody may play or the match is over. Taps Ready in the pause."""
        while True:
            found = await self.page.wait_for_function(
                _NEXT, arg=[people, clicked], timeout=PATIENCE
            )
            if (who := str(await found.json_value())) != "ready":
                return who
            await _get_ready([self.chat(who).get_by_role("button", name=READY) for who in people])

    async def _click_first(self, who: str) -> str:
        """Click the first button of a hand; return what its buttons said."""
        message, labels = await self.page.evaluate(_HELD, who)
        hand = self.page.locator(f'[data-message-id="{message}"]')
        await hand.get_by_test_id("button").first.click()
        return str(labels)


async def _get_ready(buttons: list[Locator]) -> None:
    """Tap Ready on every phone; the last tap ends the pause."""
    for button in buttons:
        await button.click(timeout=PATIENCE)
    for button in buttons:
        await expect(button).not_to_be_visible(timeout=PATIENCE)
