"""Renews the pictures in docs/ (`make shots`): a real match, played by two people who click."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from playwright.async_api import Browser

from tests.browser.phone import ROOT, Phones, chromium, playground

DOCS = ROOT / "docs"
PLAYS = 21  # into the third deal: something to see on the floor and in the words below it


async def desk(browser: Browser, address: str) -> None:
    """The group and both private chats, side by side."""
    page = await browser.new_page(
        viewport={"width": 1280, "height": 860}, device_scale_factor=1.5, color_scheme="light"
    )
    phones = Phones(page)
    await page.goto(address)
    await phones.start("mona")
    await phones.start("omar")
    await phones.write("group", "/basra @omar")
    await phones.speak_as("omar")
    await phones.tap("group", "Accept")
    await phones.play_out("mona", "omar", plays=PLAYS)
    await phones.speak_as("mona")  # her phone counts down in English, as the floor speaks
    await page.mouse.move(0, 0)
    await page.wait_for_timeout(6000)  # toasts fade, the last edits arrive
    await page.screenshot(path=DOCS / "playground.png")
    await page.close()


async def phone(browser: Browser, address: str, who: str) -> None:
    """One person's private chat at a phone's size, dark."""
    page = await browser.new_page(
        viewport={"width": 390, "height": 780}, device_scale_factor=2, color_scheme="dark"
    )
    await page.goto(f"{address}/?as={who}")
    await page.get_by_test_id(f"tab-{who}").click()
    await page.wait_for_timeout(800)
    await page.screenshot(path=DOCS / f"hand-{who}.png")
    await page.close()


async def main() -> None:
    """Take all pictures of one match."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            playground(Path(folder)) as address,
            chromium() as browser,
        ):
            await desk(browser, address)
            await phone(browser, address, "mona")
            await phone(browser, address, "omar")


if __name__ == "__main__":
    asyncio.run(main())
