"""The door of the REST side: authorization, unknown routes, buckets, planted faults."""

from __future__ import annotations

import aiohttp
import pytest

from tests.guild import Fault, World, refuse
from tests.guild.conftest import Caller


async def test_a_wrong_token_is_unauthorized(call: Caller) -> None:
    call.authorization = "Bot wrong"
    status, body = await call("GET", "/users/@me")
    assert (status, body) == (401, {"message": "401: Unauthorized", "code": 0})


async def test_a_token_without_its_kind_is_unauthorized(call: Caller) -> None:
    call.authorization = call.authorization.removeprefix("Bot ")
    assert (await call("GET", "/users/@me"))[0] == 401


async def test_an_unknown_route_is_not_found(call: Caller) -> None:
    assert await call("GET", "/nowhere") == (404, {"message": "404: Not Found", "code": 0})


async def test_an_unknown_field_is_a_malformed_body(call: Caller, world: World) -> None:
    status, body = await call.post(world.channel("cafe"), content="hi", text="hi")
    assert (status, body["code"]) == (400, 50035)
    assert "text" in body["errors"]


async def test_broken_json_is_refused(call: Caller, world: World) -> None:
    path = f"/channels/{world.channel('cafe').id}/messages"
    form = aiohttp.FormData({"payload_json": "{"}, quote_fields=False)
    form.add_field("files[0]", b"x", filename="x.png")
    assert (await call("POST", path, form=form))[1]["code"] == 50109


async def test_every_answer_tells_what_is_left_of_its_bucket(call: Caller, world: World) -> None:
    world.buckets.limit("POST /channels/*/messages", 5, 60)
    await call.post(world.channel("cafe"), content="hi")
    assert call.headers["x-ratelimit-limit"] == "5"
    assert call.headers["x-ratelimit-remaining"] == "4"
    assert 59 < float(call.headers["x-ratelimit-reset-after"]) <= 60


async def test_a_call_too_many_floods_its_own_channel_alone(call: Caller, world: World) -> None:
    world.buckets.limit("POST /channels/*/messages", 1, 60)
    await call.post(world.channel("cafe"), content="one")
    status, body = await call.post(world.channel("cafe"), content="two")
    assert (status, body["global"]) == (429, False)
    assert 59 < body["retry_after"] <= 60
    assert call.headers["x-ratelimit-scope"] == "user"
    assert "via" in call.headers
    assert (await call.post(world.channel("garden"), content="one"))[0] == 200


async def test_a_planted_fault_happens_as_often_as_it_says(call: Caller, world: World) -> None:
    world.faults.plant(Fault("POST /channels/*/messages", refusal=refuse(50013)))
    assert (await call.post(world.channel("cafe"), content="hi"))[1]["code"] == 50013
    assert (await call.post(world.channel("cafe"), content="hi"))[0] == 200


async def test_a_planted_fault_can_be_for_one_channel(call: Caller, world: World) -> None:
    garden = world.channel("garden")
    world.faults.plant(Fault("POST *", place=garden.id, refusal=refuse(50001), times=None))
    assert (await call.post(world.channel("cafe"), content="hi"))[0] == 200
    assert (await call.post(garden, content="hi"))[1]["code"] == 50001


async def test_a_dropped_answer_leaves_the_message(call: Caller, world: World) -> None:
    world.faults.plant(Fault("POST *", drop="after"))
    with pytest.raises(aiohttp.ClientError):
        await call.post(world.channel("cafe"), content="hi")
    assert [m.content for m in world.messages("cafe")] == ["hi"]


async def test_a_call_dropped_before_does_nothing(call: Caller, world: World) -> None:
    world.faults.plant(Fault("POST *", drop="before"))
    with pytest.raises(aiohttp.ClientError):
        await call.post(world.channel("cafe"), content="hi")
    assert not world.messages("cafe")


async def test_a_broken_gateway_answers_with_a_page(call: Caller, world: World) -> None:
    world.faults.plant(Fault("POST *", html=502))
    status, page = await call.post(world.channel("cafe"), content="hi")
    assert status == 502
    assert "<html>" in page


async def test_the_log_keeps_what_was_asked_and_how_it_ended(call: Caller, world: World) -> None:
    await call.post(world.channel("cafe"), content="")
    made = world.faults.made("POST /channels/*/messages")[-1]
    assert (made.body, made.status, made.code) == ({"content": ""}, 400, 50006)
