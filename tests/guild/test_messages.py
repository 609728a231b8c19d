"""Messages that the bot posts, edits and removes as itself."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from tests.guild import World
from tests.guild.conftest import Caller, button, row

EXPOSED = {"content": "<@201000000000000002> @everyone"}
OMAR = 201_000_000_000_000_002


async def test_a_posted_message_stands_in_its_channel(call: Caller, world: World) -> None:
    status, body = await call.post(world.channel("cafe"), content="hi", components=[row(button())])
    assert status == 200
    assert body["components"][0]["components"][0]["id"] == 2
    assert [m.content for m in world.messages("cafe")] == ["hi"]


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"content": "x" * 2001}, "content"),
        ({"content": "x", "components": [row(button())] * 6}, "components"),
        ({"content": "x", "components": [row(*(button(str(i)) for i in range(6)))]}, "components"),
        ({"content": "x", "components": [row()]}, "components"),
        ({"content": "x", "components": [button()]}, "components"),
        ({"content": "x", "components": [row(button("x" * 101))]}, "components"),
        ({"content": "x", "components": [row(button(""))]}, "components"),
        ({"content": "x", "components": [row(button(label="x" * 81))]}, "components"),
        ({"content": "x", "components": [row(button(label=None))]}, "components"),
        ({"content": "x", "components": [row(button(style=9))]}, "components"),
        ({"content": "x", "components": [row(button(url="https://a.b"))]}, "components"),
        ({"content": "x", "components": [row(button(), button())]}, "components"),
        ({"content": "x", "components": [row(button(emoji={"id": "5"}))]}, "components"),
        ({"content": "x", "components": [row(button(emoji={"name": "A"}))]}, "components"),
        (
            {"content": "x", "components": [row({"type": 2, "style": 5, "label": "x"})]},
            "components",
        ),
        ({"content": "x", "allowed_mentions": {"parse": ["all"]}}, "allowed_mentions"),
        (
            {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
            "allowed_mentions",
        ),
        ({"content": "x", "flags": 64}, "flags"),
        ({"content": "x", "embeds": [{"description": "x" * 4097}]}, "embeds"),
        ({"content": "x", "embeds": [{"description": "x" * 4000}] * 2}, "embeds"),
        ({"content": "x", "embeds": [{}] * 11}, "embeds"),
    ],
)
async def test_what_discord_would_not_take_is_refused(
    call: Caller, world: World, wrong: dict[str, Any], where: str
) -> None:
    status, body = await call.post(world.channel("cafe"), **wrong)
    assert (status, body["code"]) == (400, 50035)
    assert where in body["errors"]
    assert not world.messages("cafe")


async def test_the_most_that_discord_takes_is_taken(call: Caller, world: World) -> None:
    rows = [row(*(button(f"{i}.{j}" + "x" * 97) for j in range(5))) for i in range(5)]
    answer = await call.post(world.channel("cafe"), content="x" * 2000, components=rows)
    assert answer[0] == 200


async def test_an_empty_message_is_refused(call: Caller, world: World) -> None:
    assert (await call.post(world.channel("cafe"), content=""))[1]["code"] == 50006


@pytest.mark.parametrize(
    ("allowed", "rings", "everyone"),
    [
        (None, True, False),
        ({"parse": []}, False, False),
        ({"parse": [], "users": [str(OMAR)]}, True, False),
        ({"parse": ["users"]}, True, False),
        ({"parse": ["everyone"]}, False, False),
    ],
)
async def test_a_message_rings_for_whom_it_may(
    call: Caller, world: World, allowed: Any, rings: bool, everyone: bool
) -> None:
    more = {"allowed_mentions": allowed} if allowed else {}
    await call.post(world.channel("cafe"), **EXPOSED, **more)
    assert bool(world.pings("omar")) is rings
    assert bool(world.pings("karim")) is everyone


async def test_everyone_rings_where_the_bot_has_the_right(call: Caller, world: World) -> None:
    world.allow("cafe", "MENTION_EVERYONE")
    await call.post(world.channel("cafe"), **EXPOSED)
    assert world.pings("karim")


async def test_a_mention_in_code_rings_for_nobody(call: Caller, world: World) -> None:
    await call.post(world.channel("cafe"), content=f"`<@{OMAR}>`")
    assert not world.pings("omar")


async def test_who_is_not_in_the_server_is_not_rung(call: Caller, world: World) -> None:
    await call.post(world.channel("lounge"), content=f"<@{world.person('mona').id}>")
    assert not world.pings("mona")


async def test_an_edit_changes_the_message_and_rings_for_nobody(call: Caller, world: World) -> None:
    cafe = world.channel("cafe")
    _, posted = await call.post(cafe, content="hi")
    path = f"/channels/{cafe.id}/messages/{posted['id']}"
    assert (await call("PATCH", path, EXPOSED))[0] == 200
    assert world.messages("cafe")[0].content == EXPOSED["content"]
    assert not world.pings("omar")


async def test_a_deleted_message_is_unknown(call: Caller, world: World) -> None:
    cafe = world.channel("cafe")
    _, posted = await call.post(cafe, content="hi")
    path = f"/channels/{cafe.id}/messages/{posted['id']}"
    assert (await call("DELETE", path))[0] == 204
    assert (await call("PATCH", path, {"content": "x"}))[1]["code"] == 10008


async def test_nobody_edits_what_another_wrote(call: Caller, world: World) -> None:
    said = world.say("mona", "hi")
    path = f"/channels/{said.channel_id}/messages/{said.id}"
    assert (await call("PATCH", path, {"content": "x"}))[1]["code"] == 50005


async def test_a_file_hangs_on_its_message_with_what_it_shows(call: Caller, world: World) -> None:
    cafe = world.channel("cafe")
    payload = '{"attachments": [{"id": 0, "filename": "a.png", "description": "The floor"}]}'
    form = aiohttp.FormData({"payload_json": payload}, quote_fields=False)
    form.add_field("files[0]", b"png", filename="a.png", content_type="application/octet-stream")
    status, body = await call("POST", f"/channels/{cafe.id}/messages", form=form)
    assert status == 200
    assert body["attachments"][0]["description"] == "The floor"
    assert [f.data for f in world.messages("cafe")[0].files] == [b"png"]


async def test_an_edit_keeps_the_files_that_it_names(call: Caller, world: World) -> None:
    cafe = world.channel("cafe")
    form = aiohttp.FormData({"payload_json": '{"content": "x"}'}, quote_fields=False)
    form.add_field("files[0]", b"png", filename="a.png")
    _, posted = await call("POST", f"/channels/{cafe.id}/messages", form=form)
    path = f"/channels/{cafe.id}/messages/{posted['id']}"
    await call("PATCH", path, {"content": "y"})
    assert world.messages("cafe")[0].files
    await call("PATCH", path, {"attachments": []})
    assert not world.messages("cafe")[0].files
