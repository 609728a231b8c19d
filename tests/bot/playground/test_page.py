"""The page in a real browser: what two people see and do on their phones."""

import asyncio
import shutil
from collections.abc import AsyncIterator

import aiohttp
import pytest
from playwright.async_api import Browser, Page, Route, async_playwright, expect
from telegram import Bot, CallbackQuery, InlineKeyboardButton, InlineKeyboardMarkup

from bot.playground import Playground, World
from tests.bot.playground.conftest import GROUP, MONA, OMAR, png

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
LINK = "https://t.me/BasraPlaygroundBot?start=seat_1"
browses = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield running
        await running.close()


@pytest.fixture
async def page(browser: Browser, pg: Playground) -> AsyncIterator[Page]:
    """The whole desk; anything the page reports as an error fails the test."""
    faults: list[str] = []
    opened = await browser.new_page(viewport={"width": 1400, "height": 900})
    opened.on("pageerror", lambda error: faults.append(str(error)))
    await opened.goto(pg.url)
    await expect(opened.get_by_test_id("group").locator(".empty")).to_be_visible()
    yield opened
    assert faults == []


@pytest.fixture
async def answers(bot: Bot) -> AsyncIterator[dict[str, dict[str, object]]]:
    """How the bot answers taps, by button data; it answers for as long as the test runs."""
    prepared: dict[str, dict[str, object]] = {}

    async def serve() -> None:
        offset = 0
        while True:
            for update in await bot.get_updates(offset=offset, timeout=20):
                offset = update.update_id + 1
                if isinstance(update.callback_query, CallbackQuery):
                    query = update.callback_query
                    await query.answer(**prepared.get(str(query.data), {}))

    serving = asyncio.create_task(serve())
    yield prepared
    serving.cancel()
    await asyncio.wait([serving])


def keys(*rows: list[tuple[str, str]]) -> InlineKeyboardMarkup:
    made = [[InlineKeyboardButton(text, callback_data=data) for text, data in row] for row in rows]
    return InlineKeyboardMarkup(made)


@browses
@pytest.mark.browser
async def test_two_people_write_and_the_bot_edits_and_deletes(
    page: Page, bot: Bot, world: World
) -> None:
    group = page.get_by_test_id("group")
    await group.get_by_test_id("composer").fill("/basra @omar")
    await group.get_by_test_id("composer").press("Enter")
    await expect(group.get_by_test_id("message")).to_contain_text("/basra @omar")
    await group.get_by_test_id("speaker").select_option("omar")
    await group.get_by_test_id("composer").fill("يلا بينا")
    await group.get_by_test_id("send").click()
    await expect(group.get_by_test_id("message")).to_have_count(2)
    assert [m["from"]["username"] for m in world.messages()] == ["mona", "omar"]
    sent = await bot.send_message(GROUP, "floor", disable_notification=True)
    shown = page.locator(f"[data-message-id='{sent.message_id}']")
    await expect(shown).to_contain_text("floor")
    await sent.edit_text("<b>new floor</b>", parse_mode="HTML")
    await expect(shown.locator("b")).to_have_text("new floor")
    await sent.delete()
    await expect(shown).to_have_count(0)


@browses
@pytest.mark.browser
async def test_taps_show_toasts_alerts_and_follow_links(
    page: Page, bot: Bot, world: World, answers: dict[str, dict[str, object]]
) -> None:
    answers["t"] = {"text": "Not your turn"}
    answers["a"] = {"text": "Round over", "show_alert": True}
    answers["u"] = {"url": LINK}
    rows = [("10♥", "t"), ("A♠", "a")], [("Accept", "u")]
    await bot.send_message(GROUP, "hand", reply_markup=keys(*rows))
    group, mona = page.get_by_test_id("group"), page.get_by_test_id("mona")
    await group.get_by_role("button", name="10♥").click()
    await expect(group.get_by_test_id("toast")).to_have_text("Not your turn")
    await group.get_by_role("button", name="A♠").click()
    await expect(group.get_by_test_id("alert")).to_contain_text("Round over")
    await group.get_by_role("button", name="OK").click()
    await expect(group.get_by_test_id("alert")).to_have_count(0)
    await group.get_by_role("button", name="Accept").click()
    await expect(mona.get_by_test_id("message")).to_contain_text("/start seat_1")


@browses
@pytest.mark.browser
async def test_a_message_looks_as_in_telegram(page: Page, bot: Bot, world: World) -> None:
    world.open_link("omar")
    html = (
        "<b>الأرض</b> A♠\nEnglish line\n<blockquote expandable>quote</blockquote>"
        '<pre>table</pre><tg-spoiler>hidden</tg-spoiler> <a href="https://example.org">link</a> '
        '<tg-time unix="1" format="r">long ago</tg-time>'
    )
    await bot.send_message(OMAR, html, parse_mode="HTML")
    await bot.send_photo(OMAR, png(60, 30), caption="picture")
    await bot.send_document(OMAR, b"{}", filename="match.json")
    omar = page.get_by_test_id("omar")
    text = omar.get_by_test_id("message").nth(1)
    directions = await text.locator("p").evaluate_all(
        "all => all.slice(0, 2).map(p => getComputedStyle(p).unicodeBidi + ' ' + p.dir)"
    )
    assert directions == ["plaintext auto", "plaintext auto"]
    await expect(text.locator("blockquote")).to_have_text("quote")
    await expect(text.locator("pre")).to_have_text("table")
    await expect(text.locator("a")).to_have_attribute("href", "https://example.org")
    await expect(text.locator("time")).to_contain_text("قبل")
    await text.locator(".spoiler").click()
    await expect(text.locator(".spoiler.shown")).to_have_text("hidden")
    await expect(omar.locator("img")).to_have_js_property("naturalWidth", 60)
    await expect(omar.locator("a.file")).to_contain_text("match.json")


@browses
@pytest.mark.browser
async def test_the_composer_suggests_commands_and_people(
    page: Page, bot: Bot, world: World
) -> None:
    await bot.set_my_commands([("basra", "Challenge"), ("floor", "Show the floor")])
    box = page.get_by_test_id("group").get_by_test_id("composer")
    hints = page.get_by_test_id("group").get_by_test_id("hints")
    await box.press_sequentially("/ba")
    await expect(hints.get_by_role("option")).to_have_text(["/basraChallenge"])
    await box.press("Tab")
    await box.press_sequentially("@sal")
    await expect(hints.get_by_role("option")).to_have_text(["Salmano username"])
    await box.press("Enter")
    await box.press("Enter")
    await expect(page.get_by_test_id("group").get_by_test_id("message")).to_have_count(1)
    (said,) = world.messages()
    assert said["text"] == "/basra Salma"
    assert said["entities"][1]["user"]["first_name"] == "Salma"


@browses
@pytest.mark.browser
async def test_one_person_has_a_group_and_a_private_chat_as_tabs(
    browser: Browser, pg: Playground, bot: Bot, world: World
) -> None:
    page = await browser.new_page(viewport={"width": 360, "height": 740})
    await page.goto(f"{pg.url}/?as=mona")
    await expect(page.get_by_test_id("omar")).to_have_count(0)
    await page.get_by_test_id("tab-mona").click()
    await page.get_by_test_id("mona").get_by_test_id("start").click()
    await expect(page.get_by_test_id("mona").get_by_test_id("message")).to_contain_text("/start")
    await expect(page.get_by_test_id("mona").get_by_test_id("composer")).to_be_visible()
    await bot.send_message(MONA, "hand")
    world.say("omar", "hello")
    await expect(page.get_by_test_id("tab-group").get_by_test_id("badge")).to_have_text("1")
    await page.get_by_test_id("tab-group").click()
    await expect(page.get_by_test_id("badge")).to_have_count(0)
    await expect(page.get_by_test_id("group").get_by_test_id("composer")).to_be_visible()
    width = await page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360


@browses
@pytest.mark.browser
async def test_a_lost_playground_is_announced_and_found_again(browser: Browser, bot: Bot) -> None:
    world = World()
    first = Playground(world)
    await first.start()
    page = await browser.new_page()
    await page.goto(first.url)
    await expect(page.get_by_test_id("group").locator(".empty")).to_be_visible()
    await first.stop()
    await expect(page.get_by_test_id("banner")).to_be_visible()
    world.say("mona", "meanwhile")
    await first.start()
    await expect(page.get_by_test_id("banner")).to_be_hidden(timeout=10_000)
    await expect(page.get_by_test_id("group").get_by_test_id("message")).to_contain_text("mean")
    await first.stop()


@browses
@pytest.mark.browser
async def test_a_misstep_is_shown(page: Page, world: World) -> None:
    world.set_status("mona", "restricted")
    group = page.get_by_test_id("group")
    await group.get_by_test_id("composer").fill("x")
    await group.get_by_test_id("send").click()
    await expect(group.get_by_test_id("toast")).to_have_text("You may not write here")


async def test_the_page_asks_for_nothing_elsewhere(http: aiohttp.ClientSession) -> None:
    async with http.get("/") as response:
        assert response.headers["Content-Security-Policy"].startswith("default-src 'self'")
        text = await response.text()
    assert "://" not in text
    for name in ("main.js", "page.css", "icon.svg"):
        async with http.get(f"/page/{name}") as response:
            assert response.status == 200
    async with http.get("/page/__init__.py") as response:
        assert response.status == 404


@browses
@pytest.mark.browser
async def test_what_arrives_while_a_chat_is_loaded_stays(page: Page, bot: Bot) -> None:
    asked, release = asyncio.Event(), asyncio.Event()

    async def hold(route: Route) -> None:
        answer = await route.fetch()
        asked.set()
        await release.wait()
        await route.fulfill(response=answer)

    early = await bot.send_message(GROUP, "early")
    await page.route("**/messages?**", hold)
    await page.reload()
    await asked.wait()
    late = await bot.send_message(GROUP, "late")
    shown = page.locator(f"[data-message-id='{late.message_id}']")
    await expect(shown).to_be_visible()
    release.set()
    await expect(page.locator(f"[data-message-id='{early.message_id}']")).to_be_visible()
    await expect(shown).to_be_visible()
