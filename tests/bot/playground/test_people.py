"""The people's side over HTTP, its stream of events, and the world kept in a file."""

import asyncio
import json
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, InputMediaPhoto, Message

from bot.playground import Playground, World, people
from bot.playground.state import Keeper, dump
from tests.bot.playground.conftest import GROUP, bot_of, png


async def act(http: aiohttp.ClientSession, what: str, **fields: Any) -> Any:
    async with http.post(f"/people/{what}", json=fields) as response:
        answer = await response.json()
        assert response.status == (200 if answer["ok"] else 400)
        return answer["result"] if answer["ok"] else answer["error"]


async def look(http: aiohttp.ClientSession, what: str, **query: str) -> Any:
    async with http.get(f"/people/{what}", params=query) as response:
        answer = await response.json()
        return answer.get("result", answer.get("error"))


async def test_the_world_is_described(http: aiohttp.ClientSession) -> None:
    world = await look(http, "world")
    assert [person["key"] for person in world["people"]] == ["mona", "omar", "salma", "karim"]
    assert [chat["key"] for chat in world["chats"]] == ["mona", "omar", "salma", "karim", "group"]
    assert world["bot"]["username"] == "BasraPlaygroundBot"


async def test_people_do_over_http_what_they_do_in_the_world(
    http: aiohttp.ClientSession, world: World
) -> None:
    said = await act(http, "say", **{"as": "mona", "text": "/basra Salma", "mentions": ["salma"]})
    await act(http, "edit", **{"as": "mona", "message_id": said["message_id"], "text": "/floor"})
    assert (await look(http, "messages", **{"as": "omar"}))[-1]["text"] == "/floor"
    await act(http, "delete", **{"as": "mona", "message_id": said["message_id"]})
    await act(http, "open", **{"as": "mona", "link": "payload"})
    await act(http, "block", **{"as": "mona"})
    assert world.person("mona").blocked
    await act(http, "unblock", **{"as": "mona"})
    await act(http, "rename", **{"as": "omar", "first_name": "Omar Sharif"})
    await act(http, "status", who="bot", status="administrator")
    topic = await act(http, "topic", name="Cards")
    await act(http, "close_topic", thread=topic)
    assert world.chat("group").topics[topic].closed
    world.add_group("club", "Club", -500, "group")
    assert (await act(http, "upgrade", chat="club"))["type"] == "supergroup"


async def test_a_tap_over_http_returns_what_was_seen(
    http: aiohttp.ClientSession, bot: Bot, world: World
) -> None:
    keys = InlineKeyboardMarkup([[InlineKeyboardButton("A♠", callback_data="a")]])
    sent = await bot.send_message(GROUP, "x", reply_markup=keys)
    place = {"as": "omar", "message_id": sent.message_id}
    for what, fields in (
        ("tap", {"row": 0, "col": 0}),
        ("tap", {"button": "A♠"}),
        ("forge", {"data": "z"}),
    ):
        tap = asyncio.ensure_future(act(http, what, **place, **fields))
        (update,) = await bot.get_updates(timeout=5)
        assert update.callback_query is not None
        await update.callback_query.answer("seen")
        assert await tap == {"kind": "toast", "text": "seen", "url": ""}
        await bot.get_updates(offset=update.update_id + 1, timeout=0)
    assert (await act(http, "tap", **place, timeout=0.01))["kind"] == "timeout"


@pytest.mark.parametrize(
    ("what", "fields", "reason"),
    [
        ("fly", {"as": "mona"}, "Nobody can do that here"),
        ("say", {"as": "mona"}, "Field text is missing"),
        ("say", {"as": "mona", "text": 5}, "Field text is of the wrong type"),
        ("say", {"as": "mona", "text": "x", "colour": "red"}, "Unknown field colour"),
        ("say", {"as": "nobody", "text": "x"}, "Nobody here is called nobody"),
        ("say", {"as": "omar", "chat": "mona", "text": "x"}, "Omar is not in that chat"),
        ("tap", {"as": "mona", "message_id": 1}, "That message is gone"),
        ("status", {"who": "bot", "status": "king"}, "A status is one of"),
    ],
)
async def test_missteps_are_told_in_a_sentence(
    http: aiohttp.ClientSession, what: str, fields: dict[str, Any], reason: str
) -> None:
    assert (await act(http, what, **fields)).startswith(reason)


async def test_a_strangers_page_cannot_act(http: aiohttp.ClientSession) -> None:
    for body, kind in (
        ('{"as":"mona"}', "text/plain"),
        ("[]", "application/json"),
        ("{", "application/json"),
    ):
        headers = {"Content-Type": kind}
        async with http.post("/people/block", data=body, headers=headers) as response:
            assert (await response.json())["error"] == "Send a JSON object"


async def test_private_messages_are_not_shown_to_others(http: aiohttp.ClientSession) -> None:
    await act(http, "open", **{"as": "mona"})
    assert (await look(http, "messages", **{"as": "omar", "chat": "mona"})).startswith("That chat")
    assert await look(http, "messages", chat="group") == "as is missing"
    assert await look(http, "events", **{"as": "nobody"}) == "Nobody here is called nobody"


async def test_commands_are_suggested_in_the_persons_language(
    http: aiohttp.ClientSession, bot: Bot
) -> None:
    await bot.set_my_commands([("basra", "Challenge")])
    await bot.set_my_commands([("basra", "تحدي")], language_code="ar")
    assert (await look(http, "commands", **{"as": "mona"}))[0]["description"] == "Challenge"
    assert (await look(http, "commands", **{"as": "omar"}))[0]["description"] == "تحدي"


async def test_pictures_are_shown(http: aiohttp.ClientSession, bot: Bot) -> None:
    sent = await bot.send_photo(GROUP, png(9, 9))
    async with http.get(f"/people/file/{sent.photo[0].file_id}") as response:
        assert (response.status, await response.read()) == (200, png(9, 9))
    async with http.get("/people/file/none") as response:
        assert response.status == 400


async def listen(response: aiohttp.ClientResponse) -> dict[str, Any]:
    """The next event of a stream."""
    while True:
        line = await response.content.readline()
        if line.startswith(b"data: "):
            event: dict[str, Any] = json.loads(line[6:])
            return event


async def test_events_reach_those_who_may_see_them(
    http: aiohttp.ClientSession, world: World
) -> None:
    world.open_link("mona")
    async with http.get("/people/events", params={"as": "omar"}) as stream:
        await stream.content.readline()
        world.say("mona", "secret", "mona")
        said = world.say("mona", "hello")
        world.edit("mona", said.id, "hello!")
        world.delete(said.id)
        first, second, third = [await listen(stream) for _ in range(3)]
    assert (first["type"], first["message"]["text"]) == ("message", "hello")
    assert (second["type"], second["message"]["text"]) == ("edit", "hello!")
    assert (third["type"], third["message_id"]) == ("delete", said.id)


async def test_a_quiet_stream_has_a_heartbeat(
    http: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "HEARTBEAT", 0.01)
    async with http.get("/people/events", params={"as": "omar"}) as stream:
        assert await listen(stream) == {"type": "heartbeat"}


async def test_a_stream_ends_when_the_playground_stops() -> None:
    playground = Playground()
    await playground.start()
    async with (
        aiohttp.ClientSession(playground.url) as http,
        http.get("/people/events", params={"as": "mona"}) as stream,
    ):
        await stream.content.readline()
        await playground.stop()
        await stream.content.read()
        assert stream.content.at_eof()


async def test_the_world_outlives_the_process(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "playground.json"
    async with Playground(state_path=path) as first, bot_of(first) as bot:
        first.world.open_link("mona")
        first.world.add_group("club", "Club", -500, "group")
        topic = first.world.open_topic("Cards")
        await bot.set_my_commands([("basra", "Challenge")])
        keys = InlineKeyboardMarkup([[InlineKeyboardButton("A♠", callback_data="a")]])
        sent = await bot.send_photo(GROUP, png(9, 9), caption="floor", reply_markup=keys)
        club = first.world.upgrade("club").id
    assert first.token not in path.read_text("utf-8")
    async with Playground(state_path=path) as second, bot_of(second) as bot:
        world = second.world
        assert world.person("mona").started
        assert world.chat("club").id == club
        assert world.chat("group").topics[topic].name == "Cards"
        assert world.bot_messages()[-1]["caption"] == "floor"
        assert (await bot.get_my_commands())[0].command == "basra"
        assert (await bot.get_file(sent.photo[0].file_id)).file_size == len(png(9, 9))
        updates = await bot.get_updates(timeout=0)
        assert updates[0].message is not None
        assert updates[0].message.text == "/start"
        edited = await bot.edit_message_caption(GROUP, sent.message_id, caption="new")
        later = await bot.send_message(GROUP, "x")
        assert later.message_id > edited.message_id


async def test_only_files_that_a_message_shows_are_kept(bot: Bot, world: World) -> None:
    old = await bot.send_photo(GROUP, png(9, 9))
    file = await bot.send_document(GROUP, b"{}", filename="match.json")
    new = await old.edit_media(InputMediaPhoto(png(9, 9, shade=1)))
    assert isinstance(new, Message)
    assert file.document is not None
    kept = {one["id"] for one in dump(world)["files"]}
    assert kept == {new.photo[0].file_id, file.document.file_id}


class NotedKeeper(Keeper):
    """A keeper that says when it has written."""

    def __init__(self, world: World, path: Path) -> None:
        super().__init__(world, path)
        self.written = asyncio.Event()

    async def _save(self) -> None:
        await super()._save()
        self.written.set()


async def test_a_change_is_saved_while_the_world_lives(tmp_path: Path, world: World) -> None:
    path = tmp_path / "playground.json"
    keeper = NotedKeeper(world, path)
    keeper.start()
    asyncio.get_running_loop().call_soon(world.say, "mona", "/basra")
    await asyncio.wait_for(keeper.written.wait(), 5)
    assert "/basra" in path.read_text("utf-8")
    await keeper.stop()


@pytest.mark.parametrize("text", ["{", "[]", '{"version": 99}', '{"version": 1}'])
async def test_a_file_that_cannot_be_read_is_put_aside(
    tmp_path: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "playground.json"
    path.write_text(text)
    async with Playground(state_path=path) as pg:
        assert pg.world.messages() == []
    assert (tmp_path / "playground.broken").read_text() == text
    assert "starts afresh" in caplog.text


async def test_a_port_that_is_taken_leaves_the_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "playground.json"
    async with Playground() as running:
        port = int(running.url.rpartition(":")[2])
        with pytest.raises(OSError, match="address already in use"):
            await Playground(port=port, state_path=path).start()
    assert not path.exists()


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:1"),
        ("0.0.0.0", "http://127.0.0.1:1"),
        ("::1", "http://[::1]:1"),
        ("localhost", "http://localhost:1"),
    ],
)
def test_the_address_is_one_that_opens(host: str, url: str) -> None:
    assert Playground(host=host, port=1).url == url
