"""Messages of the bot on a person's phone, at a moment and in fonts that are always the same.

A view goes the whole way: through the Telegram adapter and the Bot API server into the chat page.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.async_api import Browser, Locator, Page
from telegram import Bot

from bot.platform import Spot
from bot.playground import Playground, World
from bot.telegram.adapter import NAME, TelegramPlatform
from bot.view import View
from tests.bot.views.sample import NOW
from tests.browser.letter import Paragraph

READERS: Final = {"en": "mona", "ar": "omar"}  # whose phones speak the language
SIZE: Final = {"width": 430, "height": 1600}
_MEASURE: Final = Path(__file__).with_name("measure.js").read_text("utf-8")
_LOADED: Final = "all => Promise.all([...all.querySelectorAll('img')].map(one => one.decode()))"
FONTS: Final = ("Noto Sans", "Noto Sans Arabic", "Noto Sans Symbols2", "Noto Color Emoji")
# The same fonts everywhere, and nothing that depends on where a message stands.
_STYLE: Final = """
  @font-face {
    font-family: Suits; src: local("NotoSansSymbols2-Regular"); unicode-range: U+2660-2667;
  }
  :root { font-family: "Noto Sans", "Noto Sans Arabic", Suits, "Noto Color Emoji" }
  .text code { font-family: inherit }
  .wall { background-image: none }
  .message { padding: 8px }
  .folded code { visibility: hidden }  /* a digest breaks wherever its row happens to be full */
  .down, .more { display: none }
"""


class Wall:
    """One private chat with the bot, on a page as wide as a phone."""

    def __init__(self, language: str, platform: TelegramPlatform, spot: Spot, page: Page) -> None:
        self.language = language
        self._platform = platform
        self._spot = spot
        self._page = page

    async def post(self, *views: View) -> list[Message]:
        """Let the bot send messages, and wait until they can be seen."""
        numbers = [await self._platform.send(self._spot, view) for view in views]
        messages = [Message(self._page.locator(f'[data-message-id="{n}"]')) for n in numbers]
        await messages[-1].element.wait_for()
        return messages

    async def show(self, view: View) -> Message:
        """Let the bot send one message."""
        (message,) = await self.post(view)
        return message


class Message:
    """One message as it lies on the screen."""

    def __init__(self, element: Locator) -> None:
        self.element = element

    async def paragraphs(self) -> list[Paragraph]:
        """Its lines that show something, then its buttons."""
        measured = [Paragraph.of(one) for one in json.loads(await self.element.evaluate(_MEASURE))]
        return [one for one in measured if one.text.strip()]

    async def line(self, words: str) -> Paragraph:
        """The line or button that holds these words; raises LookupError where there is none."""
        for one in await self.paragraphs():
            if words in one.text:
                return one
        raise LookupError(f"no line says {words}")

    async def photograph(self) -> Image.Image:
        """What a reader sees."""
        await self.element.evaluate(_LOADED)
        return Image.open(BytesIO(await self.element.screenshot())).convert("RGB")


@asynccontextmanager
async def opened_walls(browser: Browser) -> AsyncIterator[dict[str, Wall]]:
    """A wall for each of the languages, in a playground whose clock stands still."""
    async with (
        Playground(World(clock=NOW.timestamp)) as playground,
        Bot(playground.token, base_url=f"{playground.api_base}/bot") as bot,
    ):
        platform = TelegramPlatform(bot)
        walls = {}
        for language, who in READERS.items():
            person = playground.world.person(who)
            person.started = True
            page = await _phone(browser, playground.url, who)
            walls[language] = Wall(language, platform, Spot(NAME, str(person.id), "private"), page)
        yield walls


async def _phone(browser: Browser, address: str, who: str) -> Page:
    page = await browser.new_page(
        viewport=SIZE,  # type: ignore[arg-type]  # its own TypedDict
        locale="en-GB",
        timezone_id="UTC",
        color_scheme="light",
        bypass_csp=True,
    )
    await page.clock.set_fixed_time(NOW)
    await page.goto(f"{address}/?as={who}")
    await page.add_style_tag(content=_STYLE)
    await page.get_by_test_id(f"tab-{who}").click()
    return page
