"""Commands: what may be registered, and who may give them where."""

from __future__ import annotations

from typing import Any

import pytest

from tests.guild import MisstepError, World
from tests.guild.conftest import Caller


def command(**more: Any) -> dict[str, Any]:
    return {"name": "basra", "description": "Play", **more}


def option(**more: Any) -> dict[str, Any]:
    return {"type": 3, "name": "rules", "description": "Which", **more}


@pytest.mark.parametrize(
    "wrong",
    [
        command(name="Basra"),
        command(name="play basra"),
        command(name="x" * 33),
        command(description=""),
        command(description="x" * 101),
        command(description_localizations={"ar": "بصرة"}),
        command(description_localizations={"de": "x" * 101}),
        command(contexts=[3]),
        command(integration_types=[2]),
        command(type=2),
        command(options=[option()] * 2),
        command(options=[option(name=f"o{i}") for i in range(26)]),
        command(options=[option(), option(name="must", required=True)]),
        command(options=[option(choices=[{"name": "", "value": "x"}])]),
        command(options=[option(choices=[{"name": "x", "value": 5}])]),
        command(options=[option(autocomplete=True, choices=[{"name": "x", "value": "x"}])]),
        command(options=[option(min_value=3)]),
        command(options=[option(type=6, autocomplete=True)]),
        command(handler_name="x"),
    ],
)
async def test_a_command_that_discord_would_not_take_is_refused(
    call: Caller, world: World, wrong: dict[str, Any]
) -> None:
    status, body = await call("PUT", f"/applications/{world.app_id}/commands", [wrong])
    assert (status, body["code"]) == (400, 50035)


async def test_two_commands_of_one_name_are_refused(call: Caller, world: World) -> None:
    body = [command(), command()]
    assert (await call("PUT", f"/applications/{world.app_id}/commands", body))[0] == 400


async def test_an_overwrite_leaves_nothing_else_and_keeps_ids(call: Caller, world: World) -> None:
    path = f"/applications/{world.app_id}/commands"
    _, first = await call("PUT", path, [command(), command(name="help")])
    _, second = await call("PUT", path, [command(description="Play a match")])
    assert [c["name"] for c in (await call("GET", path))[1]] == ["basra"]
    assert second[0]["id"] == first[0]["id"]


async def test_an_unregistered_command_cannot_be_given(world: World) -> None:
    with pytest.raises(MisstepError):
        await world.slash("mona", "basra", patience=0)


@pytest.mark.parametrize(
    ("contexts", "installs", "channel", "offered"),
    [
        (None, None, "cafe", True),
        ([0], [0], "cafe", True),
        ([0], [0], "mona", False),
        ([1], [0], "mona", True),
        ([1], [0], "cafe", False),
        ([0], [1], "cafe", False),
    ],
)
async def test_a_command_is_offered_where_it_was_meant_for(
    world: World, contexts: Any, installs: Any, channel: str, offered: bool
) -> None:
    world.register([command(contexts=contexts, integration_types=installs)])
    if offered:
        assert await world.slash("mona", "basra", channel, patience=0)
    else:
        with pytest.raises(MisstepError):
            await world.slash("mona", "basra", channel, patience=0)


async def test_who_installed_the_app_has_it_between_friends(world: World) -> None:
    world.register([command(contexts=[0, 1, 2], integration_types=[0, 1])])
    between = world.foreign_dm("mona", "omar")
    with pytest.raises(MisstepError):
        await world.slash("mona", "basra", between, patience=0)
    world.install("mona")
    assert (await world.slash("mona", "basra", between, patience=0)).is_foreign


async def test_an_option_keeps_to_its_choices(world: World) -> None:
    choices = [{"name": "V2", "value": "v2"}]
    world.register([command(options=[option(choices=choices)])])
    assert await world.slash("mona", "basra", rules="v2", patience=0)
    with pytest.raises(MisstepError):
        await world.slash("mona", "basra", rules="other", patience=0)


async def test_an_emoji_is_uploaded_under_one_name(call: Caller, world: World) -> None:
    path = f"/applications/{world.app_id}/emojis"
    body = {"name": "seven_d", "image": "data:image/png;base64,iVBORw0KGgo="}
    status, emoji = await call("POST", path, body)
    assert status == 200
    assert (await call("GET", path))[1]["items"] == [emoji]
    assert (await call("POST", path, body))[1]["code"] == 50035


@pytest.mark.parametrize(
    ("name", "image"),
    [
        ("7♦", "data:image/png;base64,iVBORw0KGgo="),
        ("x", "data:image/png;base64,iVBORw0KGgo="),
        ("seven", "iVBORw0KGgo="),
        ("seven", "data:image/png;base64," + "A" * 400_000),
    ],
)
async def test_an_emoji_that_discord_would_not_take_is_refused(
    call: Caller, world: World, name: str, image: str
) -> None:
    path = f"/applications/{world.app_id}/emojis"
    assert (await call("POST", path, {"name": name, "image": image}))[1]["code"] == 50035
