"""`/replay`: the record as a file, and the match leafed through by anyone in the chat."""

from __future__ import annotations

import json
from http import HTTPStatus

import pytest
from aiohttp import ClientSession

from core.rules.record import read
from core.rules.replay import replay
from tests.wire.cafe import Cafe, Seen, has_button, labels, plain, says
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger
from tests.wire.past import Past, past

pytestmark = pytest.mark.usefixtures("regulars")
GONE = "There is no such match"


async def two_rounds(before: Past) -> None:
    """A match that Omar gives up in its second round."""
    table = await before.play_until(await before.start(target=1000), 48)
    table = await before.play_until(table, 58)
    await before.engine.resign(table.id, (await before.person("omar")).id)


async def shown(cafe: Cafe, who: str, text: str, chat: str = "group") -> Seen:
    """Ask for a replay and wait for the message that shows it."""
    said = cafe.say(who, text, chat)
    return await cafe.sees(
        chat, lambda m: m["message_id"] > said.id and has_button("⏮")(m), patience=10
    )


async def leaf(cafe: Cafe, who: str, message: Seen, sign: str, words: str) -> Seen:
    """Press one of the signs and wait until the message says these words."""
    await cafe.tap(who, message, sign)
    return await cafe.sees(
        "group", lambda m: m["message_id"] == message["message_id"] and says(words)(m)
    )


async def test_the_record_comes_as_a_file_that_replays(open_cafe: OpenCafe, ledger: Ledger) -> None:
    async with past(ledger.url) as before:
        await two_rounds(before)
    cafe = await open_cafe()
    await shown(cafe, "salma", "/replay")
    (sent,) = [m for m in cafe.messages() if "document" in m]
    assert sent["document"]["file_name"] == "basra-match-1.json"
    assert plain(sent["caption"]) == "📼 All of match 1 in a file."
    content = cafe.world.files.find(sent["document"]["file_id"]).upload.content
    match = replay(read(content.decode()))
    assert list(match.totals) == json.loads(ledger.one("SELECT result FROM matches"))["totals"]
    assert not any(name in content.decode().casefold() for name in ("mona", "omar"))


async def test_anyone_in_the_chat_leafs_through_in_the_askers_language(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    async with past(ledger.url) as before:
        await two_rounds(before)
    cafe = await open_cafe()
    message = await shown(cafe, "mona", "/replay")
    assert "Match 1 · round 1 of 2 · play 0 of 48" in plain(message["text"])
    message = await leaf(cafe, "omar", message, "▶", "round 1 of 2 · play 1 of 48")
    message = await leaf(cafe, "salma", message, "⏭", "round 2 of 2 · play 0 of 10")
    message = await leaf(cafe, "mona", message, "◀", "round 1 of 2 · play 48 of 48")
    message = await leaf(cafe, "mona", message, "⏭", "round 2 of 2 · play 0 of 10")
    message = await leaf(cafe, "omar", message, "⏭", "play 10 of 10")
    assert "Omar resigned" in plain(message["text"])
    message = await leaf(cafe, "omar", message, "⏮", "round 2 of 2 · play 0 of 10")
    await leaf(cafe, "omar", message, "⏮", "round 1 of 2 · play 0 of 48")


async def test_the_buttons_work_after_a_restart(open_cafe: OpenCafe, ledger: Ledger) -> None:
    async with past(ledger.url) as before:
        await two_rounds(before)
    cafe = await open_cafe()
    message = await shown(cafe, "mona", "/replay 1")
    await cafe.bot.kill()
    await cafe.bot.start()
    await leaf(cafe, "omar", message, "▶", "play 1 of 48")


async def test_a_match_that_goes_on_is_not_shown(open_cafe: OpenCafe, ledger: Ledger) -> None:
    async with past(ledger.url) as before:
        await before.play_until(await before.start(), 5)
    cafe = await open_cafe()
    cafe.say("mona", "/replay 1")
    await cafe.sees("group", says("Match 1 is still being played"))
    cafe.say("mona", "/replay")
    await cafe.sees("group", says("No match has ended yet"))
    assert not [m for m in cafe.messages() if "document" in m]


async def test_in_private_it_is_ones_own_newest_match(open_cafe: OpenCafe, ledger: Ledger) -> None:
    async with past(ledger.url) as before:
        await two_rounds(before)
        alone = await before.play_until(await before.alone("salma"), 3)
        await before.engine.resign(alone.id, (await before.person("salma")).id)
    cafe = await open_cafe()
    cafe.speak_english("omar")
    assert "Match 1 " in plain((await shown(cafe, "omar", "/replay", "omar"))["text"])
    assert "Match 2 " in plain((await shown(cafe, "salma", "/replay", "salma"))["text"])


@pytest.mark.parametrize("number", ["2", "7", "#x", "9999999999"])
async def test_a_match_of_others_in_another_chat_is_no_such_match(
    open_cafe: OpenCafe, ledger: Ledger, number: str
) -> None:
    async with past(ledger.url) as before:
        await two_rounds(before)
        alone = await before.play_until(await before.alone("salma"), 3)
        await before.engine.resign(alone.id, (await before.person("salma")).id)
    cafe = await open_cafe()
    cafe.say("mona", f"/replay {number}")
    await cafe.sees("group", says(GONE))
    assert not any(has_button("⏮")(message) for message in cafe.messages())


async def test_whoever_played_may_show_it_in_another_chat_and_all_there_may_press(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    async with past(ledger.url) as before:
        alone = await before.play_until(await before.alone("salma"), 3)
        await before.engine.resign(alone.id, (await before.person("salma")).id)
    cafe = await open_cafe()
    message = await shown(cafe, "salma", "/replay 1")
    await leaf(cafe, "mona", message, "▶", "play 1 of")


async def test_a_forged_button_opens_nothing(open_cafe: OpenCafe, ledger: Ledger) -> None:
    async with past(ledger.url) as before:
        await two_rounds(before)
        await before.play_until(await before.start(), 5)
    cafe = await open_cafe()
    message = await shown(cafe, "mona", "/replay 1")
    key = ledger.one("SELECT key FROM matches WHERE id = 2")[:8]
    for data, words in (
        ("e:1:3~en~AAAAAAAA", GONE),
        (f"e:2:3~en~{key}", "still being played"),
        ("e:1:3", "This button is not one of mine"),
    ):
        answer = await cafe.world.forge("salma", message["message_id"], data, "group")
        assert words in plain(answer.text), data
    assert cafe.message(message["message_id"]) == message


async def test_the_page_and_the_way_there_stand_where_people_can_reach_it(
    open_cafe: OpenCafe, ledger: Ledger, unused_tcp_port: int
) -> None:
    async with past(ledger.url) as before:
        await two_rounds(before)
        running = await before.play_until(await before.start(), 5)
    site = f"http://127.0.0.1:{unused_tcp_port}"
    cafe = await open_cafe(HTTP_PORT=str(unused_tcp_port), PUBLIC_URL=site)
    key = ledger.one("SELECT key FROM matches WHERE id = 1")
    for command in ("/replay", "/verify 1"):
        said = cafe.say("mona", command)
        message = await cafe.sees(
            "group",
            lambda m, after=said.id: (
                m["message_id"] > after and "Watch it in the browser" in labels(m)
            ),
        )
        rows = message["reply_markup"]["inline_keyboard"]
        assert f"{site}/m/{key}" in [row[0].get("url") for row in rows]
    async with ClientSession(site) as browser:
        async with browser.get(f"/m/{key}") as page:
            assert page.status == HTTPStatus.OK
        async with browser.get(f"/m/{key}.json") as record:
            assert replay(read(await record.text())).totals
        async with browser.get(f"/m/{running.key}.json") as answer:
            assert answer.status == HTTPStatus.NOT_FOUND


async def test_without_a_public_address_there_are_no_pages(
    open_cafe: OpenCafe, ledger: Ledger, unused_tcp_port: int
) -> None:
    async with past(ledger.url) as before:
        await two_rounds(before)
    cafe = await open_cafe(HTTP_PORT=str(unused_tcp_port))
    message = await shown(cafe, "mona", "/replay")
    assert labels(message) == ["⏮", "◀", "▶", "⏭"]
    key = ledger.one("SELECT key FROM matches")
    async with (
        ClientSession(f"http://127.0.0.1:{unused_tcp_port}") as browser,
        browser.get(f"/m/{key}") as answer,
    ):
        assert answer.status == HTTPStatus.NOT_FOUND


async def test_a_bad_public_address_ends_in_one_sentence(open_cafe: OpenCafe) -> None:
    cafe = await open_cafe(ready=False, PUBLIC_URL="basra.example.org")
    assert await cafe.bot.ended() == 2
    assert len(cafe.bot.lines) == 1
    assert cafe.bot.lines[0].startswith("PUBLIC_URL: must be the web address")


async def test_leafing_fast_leaves_the_group_room_for_its_floors(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    async with past(ledger.url) as before:
        await two_rounds(before)
    cafe = await open_cafe(PACING="true")
    message = await shown(cafe, "mona", "/replay")
    step, told = 0, ""
    while not told:
        answer = await cafe.tap("mona", message, "▶")
        told = answer.text
        if not told:
            step += 1
            message = await cafe.sees("group", says(f"play {step} of 48"))
    assert plain(told) == "Too much at once. Try again."
    assert 3 <= step <= 12
