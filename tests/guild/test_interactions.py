"""Interactions: one first answer in time, then a token for a while."""

from __future__ import annotations

import pytest

from tests.guild import MisstepError, World
from tests.guild.conftest import Caller, button, row
from tests.guild.interaction import DEFERRED, DEFERRED_UPDATE, MESSAGE, UPDATE, Interaction

EPHEMERAL = 64


async def test_the_first_answer_is_noted_with_its_time(call: Caller, hello: Interaction) -> None:
    status, body = await call.answer(hello, MESSAGE, content="hi")
    assert status == 200
    assert body["resource"]["message"]["content"] == "hi"
    assert (hello.ack, hello.after < 3) == (MESSAGE, True)
    assert hello.reply is not None


async def test_a_late_answer_comes_to_an_unknown_interaction(
    call: Caller, world: World, hello: Interaction
) -> None:
    world.interactions.answer_within = -1
    assert (await call.answer(hello, MESSAGE, content="hi"))[1]["code"] == 10062
    assert (hello.ack, hello.late) == (0, 1)


async def test_a_second_answer_is_refused(call: Caller, hello: Interaction) -> None:
    await call.answer(hello, DEFERRED)
    assert (await call.answer(hello, MESSAGE, content="hi"))[1]["code"] == 40060
    assert hello.repeated == 1


async def test_nobody_follows_up_before_the_first_answer(call: Caller, hello: Interaction) -> None:
    assert (await call.hook(hello, "POST", body={"content": "hi"}))[1]["code"] == 10015


async def test_an_expired_token_is_invalid(call: Caller, hello: Interaction) -> None:
    await call.answer(hello, MESSAGE, content="hi")
    hello.expire()
    status, body = await call.hook(hello, "PATCH", "@original", {"content": "x"})
    assert (status, body["code"]) == (401, 50027)


async def test_the_first_follow_up_is_as_private_as_its_deferral(
    call: Caller, world: World, hello: Interaction
) -> None:
    await call.answer(hello, DEFERRED, flags=EPHEMERAL)
    assert hello.reply is None
    await call.hook(hello, "POST", body={"content": "one", "flags": 0})
    assert [m.content for m in world.ephemerals("mona")] == ["one"]
    await call.hook(hello, "POST", body={"content": "two"})
    assert [m.content for m in world.messages("cafe")] == ["two"]


async def test_an_update_changes_the_message_whose_button_was_pressed(
    call: Caller, world: World
) -> None:
    await call.post(world.channel("cafe"), content="hi", components=[row(button("go"))])
    message = world.messages("cafe")[0]
    pressed = await world.press("omar", message, "Press", patience=0)
    assert pressed.source is message
    await call.answer(pressed, UPDATE, content="done", components=[])
    assert (message.content, message.buttons) == ("done", [])


async def test_after_a_deferred_update_the_original_is_the_pressed_message(
    call: Caller, world: World
) -> None:
    await call.post(world.channel("cafe"), content="hi", components=[row(button("go"))])
    message = world.messages("cafe")[0]
    pressed = await world.press("omar", message, "Press", patience=0)
    await call.answer(pressed, DEFERRED_UPDATE)
    await call.hook(pressed, "PATCH", "@original", {"content": "done"})
    assert message.content == "done"


async def test_a_command_has_no_message_to_update(call: Caller, hello: Interaction) -> None:
    assert (await call.answer(hello, UPDATE, content="x"))[1]["code"] == 50035


async def test_a_whisper_is_seen_by_its_person_alone(
    call: Caller, world: World, hello: Interaction
) -> None:
    await call.answer(
        hello, MESSAGE, content="psst", flags=EPHEMERAL, components=[row(button("go"))]
    )
    whisper = world.ephemerals("mona")[0]
    assert not world.messages("cafe")
    assert not world.ephemerals("omar")
    with pytest.raises(MisstepError):
        await world.press("omar", whisper, "Press", patience=0)


async def test_a_whisper_is_no_message_of_its_channel(
    call: Caller, world: World, hello: Interaction
) -> None:
    await call.answer(hello, MESSAGE, content="psst", flags=EPHEMERAL)
    whisper = world.ephemerals("mona")[0]
    path = f"/channels/{whisper.channel_id}/messages/{whisper.id}"
    assert (await call("PATCH", path, {"content": "x"}))[1]["code"] == 10008


async def test_a_press_inside_a_whisper_can_change_it(
    call: Caller, world: World, hello: Interaction
) -> None:
    await call.answer(
        hello, MESSAGE, content="psst", flags=EPHEMERAL, components=[row(button("go"))]
    )
    whisper = world.ephemerals("mona")[0]
    hello.expire()
    pressed = await world.press("mona", whisper, "Press", patience=0)
    await call.answer(pressed, DEFERRED_UPDATE)
    await call.hook(pressed, "PATCH", "@original", {"content": "again"})
    assert whisper.content == "again"


async def test_a_token_touches_no_message_but_its_own(
    call: Caller, world: World, hello: Interaction
) -> None:
    _, other = await call.post(world.channel("cafe"), content="floor")
    await call.answer(hello, MESSAGE, content="hi")
    assert (await call.hook(hello, "PATCH", other["id"], {"content": "x"}))[1]["code"] == 10008


async def test_a_whisper_rings_for_nobody(call: Caller, world: World, hello: Interaction) -> None:
    content = f"<@{world.person('omar').id}>"
    await call.answer(hello, MESSAGE, content=content, flags=EPHEMERAL)
    assert not world.pings("omar")


async def test_a_deleted_channel_takes_no_answer(
    call: Caller, world: World, hello: Interaction
) -> None:
    world.delete_channel("cafe")
    assert (await call.answer(hello, MESSAGE, content="hi"))[1]["code"] == 10003


async def test_an_answer_needs_no_right_to_write(
    call: Caller, world: World, hello: Interaction
) -> None:
    world.forbid("cafe", "SEND_MESSAGES", "VIEW_CHANNEL")
    assert (await call.answer(hello, MESSAGE, content="hi"))[0] == 200


async def test_a_completion_gets_its_choices(call: Caller, world: World) -> None:
    option = {"type": 4, "name": "number", "description": "Which", "autocomplete": True}
    world.register([{"name": "verify", "description": "x", "options": [option]}])
    await world.autocomplete("mona", "verify", focus="number", patience=0)
    made = world.interactions.all[-1]
    status, _ = await call.answer(made, 8, choices=[{"name": "#12", "value": 12}])
    assert (status, made.choices) == (200, [{"name": "#12", "value": 12}])
