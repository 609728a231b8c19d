"""Where the bot may write, and where it may not."""

from __future__ import annotations

import pytest

from tests.guild import World
from tests.guild.conftest import Caller


async def test_a_private_channel_is_opened_once(call: Caller, world: World) -> None:
    body = {"recipient_id": str(world.person("mona").id)}
    first = await call("POST", "/users/@me/channels", body)
    assert first == await call("POST", "/users/@me/channels", body)
    await call("POST", f"/channels/{first[1]['id']}/messages", {"content": "hi"})
    assert [m.content for m in world.dm("mona")] == ["hi"]


@pytest.mark.parametrize(("how", "code"), [("closed", 50007), ("stranger", 50278)])
async def test_closed_doors_refuse_posts(call: Caller, world: World, how: str, code: int) -> None:
    world.close_dms("omar", how)
    private = world.private_channel(world.person("omar"))
    status, body = await call.post(private, content="hi")
    assert (status, body["code"]) == (403, code)


async def test_nobody_opens_a_private_channel_with_a_stranger_to_discord(call: Caller) -> None:
    answer = await call("POST", "/users/@me/channels", {"recipient_id": "12345"})
    assert answer[1]["code"] == 50033


async def test_without_the_right_to_write_a_post_is_refused(call: Caller, world: World) -> None:
    world.forbid("cafe", "SEND_MESSAGES")
    status, body = await call.post(world.channel("cafe"), content="hi")
    assert (status, body["code"]) == (403, 50013)


async def test_a_thread_wants_a_right_of_its_own(call: Caller, world: World) -> None:
    world.forbid("table", "SEND_MESSAGES_IN_THREADS")
    assert (await call.post(world.channel("table"), content="hi"))[1]["code"] == 50013


async def test_an_unseen_channel_is_without_access(call: Caller, world: World) -> None:
    world.forbid("cafe", "VIEW_CHANNEL")
    assert (await call.post(world.channel("cafe"), content="hi"))[1]["code"] == 50001


async def test_a_server_without_the_bot_is_without_access(call: Caller, world: World) -> None:
    world.kick_bot("house")
    assert (await call.post(world.channel("cafe"), content="hi"))[1]["code"] == 50001


async def test_a_deleted_channel_is_unknown_with_its_threads(call: Caller, world: World) -> None:
    cafe, table = world.channel("cafe"), world.channel("table")
    world.delete_channel("cafe")
    assert (await call.post(cafe, content="hi"))[1]["code"] == 10003
    assert (await call.post(table, content="hi"))[1]["code"] == 10003


async def test_a_post_opens_an_archived_thread_again(call: Caller, world: World) -> None:
    attic = world.channel("attic")
    assert (await call.post(attic, content="hi"))[0] == 200
    assert not attic.archived


async def test_a_locked_thread_stays_archived(call: Caller, world: World) -> None:
    world.archive("attic", locked=True)
    assert (await call.post(world.channel("attic"), content="hi"))[1]["code"] == 50083


async def test_nothing_is_edited_in_an_archived_thread(call: Caller, world: World) -> None:
    table = world.channel("table")
    _, posted = await call.post(table, content="hi")
    world.archive("table")
    path = f"/channels/{table.id}/messages/{posted['id']}"
    assert (await call("PATCH", path, {"content": "x"}))[1]["code"] == 50083
    assert (await call("DELETE", path))[1]["code"] == 50083


async def test_slow_mode_says_how_long_to_wait(call: Caller, world: World) -> None:
    world.slow_down("cafe", 60)
    await call.post(world.channel("cafe"), content="one")
    status, body = await call.post(world.channel("cafe"), content="two")
    assert (status, body["code"]) == (429, 20016)
    assert 59 < body["retry_after"] <= 60


async def test_slow_mode_slows_no_edit(call: Caller, world: World) -> None:
    cafe = world.channel("cafe")
    world.slow_down("cafe", 60)
    _, posted = await call.post(cafe, content="one")
    path = f"/channels/{cafe.id}/messages/{posted['id']}"
    assert (await call("PATCH", path, {"content": "two"}))[0] == 200
