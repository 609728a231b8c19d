"""Types of Bot API parameters: how each is read from a form, a multipart body or JSON."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.playground.file import Upload
from bot.playground.refusal import bad_request
from bot.playground.world import World

Kind = Callable[[str, Any], Any]
_MISSING = {
    "chat_id": "chat_id is empty",
    "message_id": "message identifier is not specified",
    "message_ids": "message identifiers are not specified",
    "text": "message text is empty",
    "photo": "there is no photo in the request",
    "document": "there is no document in the request",
    "user_id": "invalid user_id specified",
    "media": "media must be non-empty",
    "file_id": "invalid file_id: file identifier is empty",
}


def string(name: str, value: Any) -> str:
    if not isinstance(value, str):
        raise bad_request(f'field "{name}" must be of type String')
    try:
        value.encode()
    except UnicodeEncodeError:  # JSON can smuggle in half a character
        raise bad_request("strings must be encoded in UTF-8") from None
    return value


def integer(name: str, value: Any) -> int:
    try:
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise ValueError
        return int(value)
    except ValueError:
        raise bad_request(f'field "{name}" must be of type Number') from None


def boolean(name: str, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    text = str(value).lower()
    if text in ("true", "yes", "1"):
        return True
    if text in ("false", "no", "0"):
        return False
    raise bad_request(f'field "{name}" must be of type Boolean')


def account(name: str, value: Any) -> int | str:
    """A chat: its id as a number, or a public name that begins with `@`."""
    if isinstance(value, str) and value.startswith("@"):
        return value
    if value == "":
        raise bad_request(f"{name} is empty")
    return integer(name, value)


def structure(name: str, value: Any) -> Any:
    """Anything sent as JSON; inside a JSON body it may stand unquoted."""
    if not isinstance(value, str):
        return value
    try:
        return json.loads(value)
    except ValueError:
        raise bad_request(f"can't parse {name.replace('_', ' ')} JSON object") from None


def numbers(name: str, value: Any) -> list[int]:
    found = structure(name, value)
    if not isinstance(found, list):
        raise bad_request(f'field "{name}" must be of type Array')
    return [integer(name, item) for item in found]


def upload(name: str, value: Any) -> Upload | str:
    """A file of the request, or the id of one that was sent before."""
    return value if isinstance(value, Upload) else string(name, value)


@dataclass(frozen=True, slots=True)
class Call:
    """One call of a method: the world, the parameters as read, the files that came along."""

    world: World
    values: dict[str, Any]
    files: dict[str, Upload]

    def get(self, name: str, otherwise: Any = None) -> Any:
        return self.values.get(name, otherwise)

    def need(self, name: str) -> Any:
        """A parameter that must be there; raises RefusalError in Telegram's words if it is not."""
        value = self.values.get(name)
        if value in (None, ""):
            raise bad_request(_MISSING.get(name, f'parameter "{name}" is required'))
        return value


@dataclass(frozen=True, slots=True)
class Method:
    """A Bot API method: what runs it (sync or async) and the type of each parameter it takes."""

    run: Callable[[Call], Any]
    parameters: Mapping[str, Kind]

    def read(self, name: str, raw: Mapping[str, Any]) -> dict[str, Any]:
        """Read raw parameters. Raises RefusalError naming the first that is wrong."""
        values = {}
        for parameter, value in raw.items():
            kind = self.parameters.get(parameter)
            if kind is None:
                raise bad_request(f'unknown parameter "{parameter}" of {name}')
            if value is not None:
                values[parameter] = kind(parameter, value)
        return values
