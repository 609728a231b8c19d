"""Methods that send: sendMessage, sendPhoto, sendDocument, sendChatAction, setMessageReaction."""

from typing import Any

from telegram.constants import ReactionEmoji

from bot.playground.chat import Chat
from bot.playground.content import read_caption, read_file, read_markup, read_text
from bot.playground.message import Message
from bot.playground.parameter import (
    Call,
    Kind,
    Method,
    account,
    boolean,
    integer,
    string,
    structure,
    upload,
)
from bot.playground.place import open_chat, writable_chat
from bot.playground.refusal import bad_request

_ACTIONS = [
    "typing",
    "upload_photo",
    "record_video",
    "upload_video",
    "record_voice",
    "upload_voice",
    "upload_document",
    "choose_sticker",
    "find_location",
    "record_video_note",
    "upload_video_note",
]
_EVERY: dict[str, Kind] = {
    "chat_id": account,
    "message_thread_id": integer,
    "disable_notification": boolean,
    "protect_content": boolean,
    "reply_parameters": structure,
    "reply_markup": structure,
    "parse_mode": string,
}
_CAPTION: dict[str, Kind] = {"caption": string, "caption_entities": structure}


def _send_message(call: Call) -> dict[str, Any]:
    chat = writable_chat(call, "text messages")
    return _post(call, chat, read_text(call, "message is too long"))


def _send_photo(call: Call) -> dict[str, Any]:
    return _send_file(call, "photo")


def _send_document(call: Call) -> dict[str, Any]:
    return _send_file(call, "document")


def _send_file(call: Call, kind: str) -> dict[str, Any]:
    chat = writable_chat(call, f"{kind}s")
    media = read_file(call, kind, call.need(kind)).media()
    return _post(call, chat, {kind: media, **read_caption(call.world, call.values)})


def _post(call: Call, chat: Chat, body: dict[str, Any]) -> dict[str, Any]:
    replied = _replied(call, chat)
    thread = call.get("message_thread_id") or (replied.thread if replied else None)
    body |= read_markup(call)
    if thread:
        body |= {"message_thread_id": thread, "is_topic_message": True}
    if call.get("protect_content"):
        body["has_protected_content"] = True
    world, silent = call.world, call.get("disable_notification", False)
    reply_to = replied.id if replied else 0
    message = world.post(chat, world.bot.id, body, silent=silent, reply_to=reply_to)
    return world.render(message)


def _replied(call: Call, chat: Chat) -> Message | None:
    wanted = call.get("reply_parameters")
    if wanted is None:
        return None
    if not isinstance(wanted, dict) or not isinstance(wanted.get("message_id"), int):
        raise bad_request('can\'t parse ReplyParameters: field "message_id" must be a Number')
    found = chat.messages.get(wanted["message_id"])
    if found is None and not wanted.get("allow_sending_without_reply"):
        raise bad_request("message to be replied not found")
    return found


def _send_chat_action(call: Call) -> bool:
    chat = writable_chat(call, "text messages")
    if call.need("action") not in _ACTIONS:
        raise bad_request("wrong parameter action in request")
    call.world.touch({"type": "action", "chat_id": chat.id, "action": call.get("action")})
    return True


def _set_message_reaction(call: Call) -> bool:
    chat = open_chat(call)
    message = chat.messages.get(call.need("message_id"))
    if message is None:
        raise bad_request("message to react not found")
    reaction = call.get("reaction") or []
    if not isinstance(reaction, list) or len(reaction) > 1:
        raise bad_request("REACTIONS_TOO_MANY")
    emojis = [_emoji(item) for item in reaction]
    call.world.react(message, emojis)
    return True


def _emoji(item: Any) -> str:
    emoji = item.get("emoji") if isinstance(item, dict) and item.get("type") == "emoji" else None
    if emoji not in list(ReactionEmoji):
        raise bad_request("REACTION_INVALID")
    return str(emoji)


METHODS = {
    "sendMessage": Method(
        _send_message,
        {**_EVERY, "text": string, "entities": structure, "link_preview_options": structure},
    ),
    "sendPhoto": Method(
        _send_photo,
        {
            **_EVERY,
            **_CAPTION,
            "photo": upload,
            "has_spoiler": boolean,
            "show_caption_above_media": boolean,
        },
    ),
    "sendDocument": Method(
        _send_document,
        {
            **_EVERY,
            **_CAPTION,
            "document": upload,
            "thumbnail": upload,
            "disable_content_type_detection": boolean,
        },
    ),
    "sendChatAction": Method(
        _send_chat_action, {"chat_id": account, "message_thread_id": integer, "action": string}
    ),
    "setMessageReaction": Method(
        _set_message_reaction,
        {"chat_id": account, "message_id": integer, "reaction": structure, "is_big": boolean},
    ),
}
