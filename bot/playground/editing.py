"""Methods that change or remove messages: the edits, deleteMessage and deleteMessages."""

from typing import Any

from bot.playground.chat import Chat
from bot.playground.content import read_caption, read_file, read_markup, read_text
from bot.playground.message import EDITABLE, Message
from bot.playground.parameter import (
    Call,
    Kind,
    Method,
    account,
    boolean,
    integer,
    numbers,
    string,
    structure,
)
from bot.playground.place import open_chat, own_message
from bot.playground.refusal import RefusalError, bad_request

DELETABLE_FOR = 48 * 3600
_UNCHANGED = (
    "message is not modified: specified new message content and reply markup are exactly "
    "the same as a current content and reply markup of the message"
)
_TARGET: dict[str, Kind] = {
    "chat_id": account,
    "message_id": integer,
    "reply_markup": structure,
}
_MEDIA = ("photo", "document")


def _edit_text(call: Call) -> dict[str, Any]:
    message = own_message(call)
    new = read_text(call, "MESSAGE_TOO_LONG") | read_markup(call)
    if "text" not in message.body:
        raise bad_request("there is no text in the message to edit")
    return _amend(call, message, new)


def _edit_caption(call: Call) -> dict[str, Any]:
    message = own_message(call)
    media = {name: message.body[name] for name in _MEDIA if name in message.body}
    if not media:
        raise bad_request("there is no caption in the message to edit")
    return _amend(call, message, media | read_caption(call.world, call.values) | read_markup(call))


def _edit_markup(call: Call) -> dict[str, Any]:
    message = own_message(call)
    kept = {k: v for k, v in message.content().items() if k != "reply_markup"}
    return _amend(call, message, kept | read_markup(call))


def _edit_media(call: Call) -> dict[str, Any]:
    message = own_message(call)
    media = call.need("media")
    if not isinstance(media, dict) or media.get("type") not in _MEDIA:
        raise bad_request("can't parse InputMedia: unsupported type specified")
    known = {"type", "media", "caption", "parse_mode", "caption_entities", "has_spoiler"}
    known |= {"show_caption_above_media", "disable_content_type_detection"}
    for name in media:
        if name not in known:
            raise bad_request(f'can\'t parse InputMedia: unknown field "{name}"')
    kind = media["type"]
    stored = read_file(call, kind, str(media.get("media", "")))
    new = {kind: stored.media(), **read_caption(call.world, media), **read_markup(call)}
    return _amend(call, message, new)


def _amend(call: Call, message: Message, new: dict[str, Any]) -> dict[str, Any]:
    if new == message.content():
        raise bad_request(_UNCHANGED)
    kept = {name: value for name, value in message.body.items() if name not in EDITABLE}
    call.world.amend(message, kept | new)
    return call.world.render(message)


def _delete_one(call: Call) -> bool:
    chat = open_chat(call)
    message = chat.messages.get(call.need("message_id"))
    if message is None:
        raise bad_request("message to delete not found")
    obstacle = _obstacle(call, chat, message)
    if obstacle:
        raise obstacle
    call.world.remove(message)
    return True


def _delete_many(call: Call) -> bool:
    chat, wanted = open_chat(call), call.need("message_ids")
    if len(wanted) > 100:
        raise bad_request("too many message identifiers specified")
    for message in [chat.messages[each] for each in wanted if each in chat.messages]:
        if _obstacle(call, chat, message) is None:
            call.world.remove(message)
    return True


def _obstacle(call: Call, chat: Chat, message: Message) -> RefusalError | None:
    """Why the bot may not delete a message: another's, or older than 48 hours."""
    if chat.is_admin(call.world.bot.id):
        return None
    if message.sender_id != call.world.bot.id and not chat.is_private:
        return bad_request("message can't be deleted")
    if call.world.now() - message.date > DELETABLE_FOR:
        return bad_request("message can't be deleted for everyone")
    return None


METHODS = {
    "editMessageText": Method(
        _edit_text,
        {
            **_TARGET,
            "text": string,
            "parse_mode": string,
            "entities": structure,
            "link_preview_options": structure,
        },
    ),
    "editMessageCaption": Method(
        _edit_caption,
        {
            **_TARGET,
            "caption": string,
            "parse_mode": string,
            "caption_entities": structure,
            "show_caption_above_media": boolean,
        },
    ),
    "editMessageMedia": Method(_edit_media, {**_TARGET, "media": structure}),
    "editMessageReplyMarkup": Method(_edit_markup, _TARGET),
    "deleteMessage": Method(_delete_one, {"chat_id": account, "message_id": integer}),
    "deleteMessages": Method(_delete_many, {"chat_id": account, "message_ids": numbers}),
}
