"""The replay page over HTTP: who finds what, and what every answer says about itself."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientSession

from bot.replay.words import PLAIN, words
from bot.text import LANGUAGES, speech_in
from core.engine.preference import House
from core.rules.record import read
from tests.bot.replay.shelf import Shelf, key_of, served
from tests.bot.text.ftl import sentences

KEY = key_of("two-v2")


@pytest.fixture
async def browser() -> AsyncIterator[ClientSession]:
    async with served(Shelf()) as address, ClientSession(address) as session:
        yield session


async def test_a_match_that_is_over_has_a_page_and_its_record(browser: ClientSession) -> None:
    async with browser.get(f"/m/{KEY}") as page:
        assert (page.status, page.content_type) == (200, "text/html")
    async with browser.get(f"/m/{KEY}.json") as record:
        assert (record.status, record.content_type) == (200, "application/json")
        assert read(await record.text()).seats == 2


@pytest.mark.parametrize(
    "path",
    [
        "unknown-unknown-unknow",
        "unknown-unknown-unknow.json",
        "short",
        "short.json",
        "x" * 5000,
        "%00",
        "..%2f..%2fetc%2fpasswd",
        "page/page.py",
        "page/..%2fpage.py",
        "page/words.fr.json",
        "page/index.html",
    ],
)
async def test_whatever_is_not_there_gets_one_and_the_same_answer(
    browser: ClientSession, path: str
) -> None:
    async with browser.get(f"/m/{path}") as answer:
        assert answer.status == 404
        assert await answer.text() == speech_in("en").say("page-none")
        assert answer.headers["Cache-Control"] == "no-store"


async def test_the_answer_speaks_the_browsers_language(browser: ClientSession) -> None:
    async with browser.get("/m/unknown", headers={"Accept-Language": "ar-EG,en;q=.5"}) as answer:
        assert await answer.text() == speech_in("ar").say("page-none")


@pytest.mark.parametrize(
    "path",
    [KEY, f"{KEY}.json", "page/main.js", "page/replay.css", "page/words.json", "nothing-here"],
)
async def test_every_answer_protects_its_reader(browser: ClientSession, path: str) -> None:
    async with browser.get(f"/m/{path}") as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "no-referrer"


async def test_a_browser_that_has_the_record_is_not_sent_it_again(browser: ClientSession) -> None:
    async with browser.get(f"/m/{KEY}.json") as first:
        tag = first.headers["ETag"]
        assert "immutable" in first.headers["Cache-Control"]
    async with browser.get(f"/m/{KEY}.json", headers={"If-None-Match": tag}) as second:
        assert (second.status, await second.read()) == (304, b"")
    async with browser.get(f"/m/{KEY}.json", headers={"If-None-Match": '"other"'}) as third:
        assert third.status == 200


async def test_the_page_holds_no_script_and_no_style_of_its_own(browser: ClientSession) -> None:
    async with browser.get(f"/m/{KEY}") as page:
        text = await page.text()
    assert '<script type="module" src=' in text
    assert text.count("<script") == 1
    assert "style=" not in text
    assert "onclick" not in text
    assert "//" not in text.replace("<!doctype", "")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_words_of_the_page_are_those_of_the_language(
    browser: ClientSession, language: str
) -> None:
    asked = f"nl-NL, {language}-EG;q=0.8, en;q=0.1"
    async with browser.get("/m/page/words.json", headers={"Accept-Language": asked}) as answer:
        said = await answer.json()
        assert answer.headers["Vary"] == "Accept-Language"
    assert said["verified"] == speech_in(language).say("page-verified")
    assert said["direction"] == ("rtl" if language == "ar" else "ltr")
    assert set(said) == set(json.loads(words("en")))


def test_the_page_can_name_the_rules_of_a_house() -> None:
    house = House().choose("rules", "coffeehouse").choose("jack_basra", "10")
    assert json.loads(words("en"))[f"rules-{house.rules.name}"] == "House (Coffeehouse)"


@pytest.mark.parametrize("asked", ["", "nl", ",;,", "\u0661" * 9, "x" * 3000])
async def test_whoever_speaks_none_of_our_languages_reads_english(
    browser: ClientSession, asked: str
) -> None:
    async with browser.get("/m/page/words.json", headers={"Accept-Language": asked}) as answer:
        assert (await answer.json())["language"] == "en"


def test_every_sentence_of_the_page_is_sent_to_it() -> None:
    of_the_page = {name.removeprefix("page-") for name in sentences("en") if "page-" in name[:5]}
    assert of_the_page - {"none", "terms"} == set(PLAIN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_facts_of_the_words_stay_to_be_filled_in(language: str) -> None:
    said = json.loads(words(language))
    assert "{name}" in said["took"]
    assert "{card}" in said["took"]
    assert "{points}" in said["target"]
    assert not any("<" in text for text in said.values())


async def test_the_fairness_page_stands_beside_the_matches(browser: ClientSession) -> None:
    async with browser.get("/fairness") as answer:
        assert answer.status == 200
        assert "HMAC" in await answer.text()
