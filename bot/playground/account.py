"""Methods about the bot itself: who it is, its commands, names and descriptions."""

from collections.abc import Callable
from typing import Any

from bot.playground.command import read_commands, read_scope
from bot.playground.parameter import Call, Method, string, structure
from bot.playground.refusal import bad_request


def _get_me(call: Call) -> dict[str, Any]:
    return {
        **call.world.bot.user(),
        "can_join_groups": True,
        "can_read_all_group_messages": False,
        "supports_inline_queries": False,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def _always(_: Call) -> bool:
    """logOut and close: nothing to end, the bot may go on at once."""
    return True


def _key(call: Call) -> tuple[str, str]:
    language = call.get("language_code", "")
    if language and not (len(language) == 2 and language.isalpha()):
        raise bad_request("invalid language_code specified")
    return read_scope(call.get("scope")), language


def _set_commands(call: Call) -> bool:
    call.world.commands.lists[_key(call)] = read_commands(call.need("commands"))
    call.world.touch({"type": "commands"})
    return True


def _get_commands(call: Call) -> list[dict[str, str]]:
    return call.world.commands.lists.get(_key(call), [])


def _delete_commands(call: Call) -> bool:
    call.world.commands.lists.pop(_key(call), None)
    call.world.touch({"type": "commands"})
    return True


def _setter(field: str, longest: int) -> Callable[[Call], bool]:
    def run(call: Call) -> bool:
        value = call.get(field, "")
        if len(value) > longest:
            raise bad_request(f"{field.replace('_', ' ')} is too long")
        call.world.profile[f"{field} {_key(call)[1]}".rstrip()] = value
        call.world.touch({"type": "people"})
        return True

    return run


def _getter(field: str) -> Callable[[Call], dict[str, str]]:
    def run(call: Call) -> dict[str, str]:
        profile, language = call.world.profile, _key(call)[1]
        otherwise = call.world.bot.first_name if field == "name" else ""
        return {field: profile.get(f"{field} {language}") or profile.get(field, otherwise)}

    return run


_LISTED = {"scope": structure, "language_code": string}
_ONE = {"language_code": string}
METHODS = {
    "getMe": Method(_get_me, {}),
    "logOut": Method(_always, {}),
    "close": Method(_always, {}),
    "setMyCommands": Method(_set_commands, {**_LISTED, "commands": structure}),
    "getMyCommands": Method(_get_commands, _LISTED),
    "deleteMyCommands": Method(_delete_commands, _LISTED),
    "setMyName": Method(_setter("name", 64), {**_ONE, "name": string}),
    "setMyDescription": Method(_setter("description", 512), {**_ONE, "description": string}),
    "setMyShortDescription": Method(
        _setter("short_description", 120), {**_ONE, "short_description": string}
    ),
    "getMyName": Method(_getter("name"), _ONE),
    "getMyDescription": Method(_getter("description"), _ONE),
    "getMyShortDescription": Method(_getter("short_description"), _ONE),
}
