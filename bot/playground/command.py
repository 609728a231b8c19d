"""The bot's command lists, by scope and language, and which of them a person sees."""

import re
from typing import Any

from bot.playground.refusal import bad_request

Command = dict[str, str]
_NAME = re.compile(r"[a-z0-9_]{1,32}")
_SCOPES = {
    "default": (),
    "all_private_chats": (),
    "all_group_chats": (),
    "all_chat_administrators": (),
    "chat": ("chat_id",),
    "chat_administrators": ("chat_id",),
    "chat_member": ("chat_id", "user_id"),
}


def read_commands(commands: Any) -> list[Command]:
    """Check a list of BotCommands; raises RefusalError naming what is wrong."""
    if not isinstance(commands, list):
        raise bad_request("can't parse commands: expected an Array of BotCommand")
    if len(commands) > 100:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    return [_read(command) for command in commands]


def _read(command: Any) -> Command:
    if not isinstance(command, dict) or set(command) != {"command", "description"}:
        raise bad_request("can't parse commands: expected an Array of BotCommand")
    name = str(command["command"]).removeprefix("/")
    if not _NAME.fullmatch(name):
        raise bad_request("BOT_COMMAND_INVALID")
    if not 1 <= len(str(command["description"])) <= 256:
        raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
    return {"command": name, "description": str(command["description"])}


def read_scope(scope: Any) -> str:
    """A scope as the text that names its list, e.g. `chat -100123`; raises RefusalError."""
    scope = {"type": "default"} if scope is None else scope
    if not isinstance(scope, dict) or scope.get("type") not in _SCOPES:
        raise bad_request("can't parse BotCommandScope: unsupported type specified")
    fields = _SCOPES[scope["type"]]
    if set(scope) != {"type", *fields}:
        raise bad_request("can't parse BotCommandScope: wrong fields")
    return " ".join([scope["type"], *(str(scope[name]) for name in fields)])


class CommandBook:
    """Lists keyed by scope text and language code (empty for every language)."""

    def __init__(self) -> None:
        self.lists: dict[tuple[str, str], list[Command]] = {}

    def seen(self, scopes: list[str], language: str) -> list[Command]:
        """The first list that exists, trying each scope in the language and then without."""
        for scope in scopes:
            for code in (language, ""):
                found = self.lists.get((scope, code))
                if found:
                    return found
        return []


def scopes_seen(chat_id: int, person_id: int, admin: bool) -> list[str]:
    """The scopes that apply to a person in a chat, narrowest first, as Telegram orders them."""
    if chat_id > 0:
        return [f"chat {chat_id}", "all_private_chats", "default"]
    member, chat = f"chat_member {chat_id} {person_id}", f"chat {chat_id}"
    if admin:
        admins = [f"chat_administrators {chat_id}"]
        return [member, *admins, chat, "all_chat_administrators", "all_group_chats", "default"]
    return [member, chat, "all_group_chats", "default"]
