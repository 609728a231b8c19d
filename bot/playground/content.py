"""Texts, captions and pictures of a call, read and held to their limits."""

from collections.abc import Iterator
from typing import Any

from bot.playground.entity import Entity, detect, trim, utf16_length
from bot.playground.file import StoredFile, Upload
from bot.playground.keyboard import read_keyboard
from bot.playground.markup import parse_html
from bot.playground.parameter import Call
from bot.playground.refusal import bad_request
from bot.playground.scene import Scene

MAX_TEXT = 4096
MAX_CAPTION = 1024


def read_text(call: Call, too_long: str) -> dict[str, Any]:
    """The `text` and `entities` of a message; raises RefusalError, `too_long` past 4096 units."""
    text, entities = parse(call.world, call.need("text"), call.values, "entities")
    if not text:
        raise bad_request("text must be non-empty")
    if utf16_length(text) > MAX_TEXT:
        raise bad_request(too_long)
    return {"text": text, **({"entities": entities} if entities else {})}


def read_caption(scene: Scene, values: dict[str, Any]) -> dict[str, Any]:
    """The `caption` and `caption_entities` of a picture or file, empty if it has none."""
    caption, entities = parse(scene, values.get("caption", ""), values, "caption_entities")
    if utf16_length(caption) > MAX_CAPTION:
        raise bad_request("message caption is too long")
    if not caption:
        return {}
    return {"caption": caption, **({"caption_entities": entities} if entities else {})}


def parse(scene: Scene, text: str, values: dict[str, Any], field: str) -> tuple[str, list[Entity]]:
    """A text as it will stand: markup read, white space cut, links and commands marked."""
    mode, given = values.get("parse_mode"), values.get(field)
    if mode and mode.lower() != "html":
        raise bad_request("unsupported parse_mode: the playground reads HTML")
    if mode:
        text, entities = parse_html(text)
    else:
        entities = _given_entities(given or [])
    entities = list(_with_users(scene, entities))
    text, entities = trim(text, entities)
    return text, detect(text, entities)


def _given_entities(given: Any) -> list[Entity]:
    if not isinstance(given, list) or not all(isinstance(entity, dict) for entity in given):
        raise bad_request("can't parse message entities: expected an Array of MessageEntity")
    for entity in given:
        if not {"type", "offset", "length"} <= set(entity):
            raise bad_request("can't parse MessageEntity: a required field is missing")
    return given


def _with_users(scene: Scene, entities: list[Entity]) -> Iterator[Entity]:
    """Fill in the people whom links to accounts name; a link to nobody is no link."""
    for entity in entities:
        account_id = entity.get("user_id")
        account = scene.account(account_id) if account_id else None
        if account:
            yield {**{k: v for k, v in entity.items() if k != "user_id"}, "user": account.user()}
        elif account_id is None:
            yield entity


def read_markup(call: Call) -> dict[str, Any]:
    """The `reply_markup` field of a message's body, empty if it has no buttons."""
    markup = call.get("reply_markup")
    keyboard = read_keyboard(markup) if markup is not None else None
    return {"reply_markup": keyboard} if keyboard else {}


def read_file(call: Call, kind: str, given: Upload | str) -> StoredFile:
    """The photo or document a call sends: uploaded with it, attached to it, or by file id."""
    if isinstance(given, Upload):
        return call.world.files.keep(kind, given)
    if given.startswith("attach://"):
        attached = call.files.get(given.removeprefix("attach://"))
        if attached is None:
            raise bad_request("there is no such attached file in the request")
        return call.world.files.keep(kind, attached)
    return call.world.files.find(given, kind)
