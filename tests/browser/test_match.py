"""Two people play a whole match in the browser by clicking, and one against the computer."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.phone import CHROMIUM, Phones, chromium, playground

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(
        CHROMIUM is None and "BASRA_SKIP_NOTHING" not in os.environ,
        reason="Chromium is not installed: install the package `chromium`",
    ),
]


async def test_two_people_play_a_whole_match_by_clicking(tmp_path: Path) -> None:
    async with playground(tmp_path) as address, chromium() as browser:
        phones = Phones(await browser.new_page(viewport={"width": 1400, "height": 900}))
        await phones.page.goto(address)
        await phones.start("mona")
        await phones.write("group", "/basra @omar round")
        await phones.speak_as("omar")
        await phones.tap("group", "Accept")  # Omar never opened the bot: this leads him there
        floor = phones.chat("group").locator(".photo img").last
        await expect(floor).to_have_js_property("naturalWidth", 1080)
        assert await phones.play_out("mona", "omar") >= 48  # a choice takes two clicks
        await expect(
            phones.chat("group")
            .get_by_text("wins!")
            .or_(phones.chat("group").get_by_text("A draw!"))
            .first
        ).to_be_visible()
        await phones.speak_as("mona")
        await phones.tap("group", "Rematch")
        await expect(
            phones.chat("group").get_by_role("button", name="Accept", exact=True)
        ).to_be_visible()


async def test_one_person_plays_the_computer_in_private(tmp_path: Path) -> None:
    async with (
        playground(tmp_path, COMPUTER_SECONDS="0.01") as address,
        chromium() as browser,
    ):
        phones = Phones(await browser.new_page(viewport={"width": 390, "height": 844}))
        await phones.page.goto(f"{address}/?as=mona")
        await phones.page.get_by_test_id("tab-mona").click()
        await phones.start("mona")
        await phones.write("mona", "/basra round")
        assert await phones.play_out("mona") >= 24
        await expect(
            phones.chat("mona").get_by_role("button", name="Rematch", exact=True).first
        ).to_be_visible()
