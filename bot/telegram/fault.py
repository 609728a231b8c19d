"""Telegram's errors, as the library raises them, told apart by what they mean for us.

The descriptions are Telegram's own words; no documentation lists them: each has a test at the wire.
"""

from __future__ import annotations

import httpx
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)

from bot.platform import (
    Closed,
    Failure,
    Flooded,
    Gone,
    Lost,
    Moved,
    Rejected,
    Unknown,
    Unreachable,
    Unsent,
)

UNCHANGED = "message is not modified"
QUERY_GONE = ("query is too old", "query id is invalid")
IS_PHOTO = "no text in the message to edit"
NO_PHOTOS = (
    "not enough rights to send photos",
    "chat_send_photos_forbidden",
    "image_process_failed",
)
FILE_UNKNOWN = ("wrong file identifier", "wrong remote file identifier", "file_reference_expired")

_GONE = (
    "message to edit not found",
    "message can't be edited",
    "message to delete not found",
    "message can't be deleted",
    "message_id_invalid",
)
_UNREACHABLE = (
    "bot was blocked by the user",
    "bot can't initiate conversation",
    "user is deactivated",
    "bot can't send messages to bots",
    "peer_id_invalid",
    "user not found",
)
_LOST = (
    "bot was kicked",
    "bot is not a member",
    "not enough rights",
    "have no rights to send",
    "chat_write_forbidden",
    "need administrator rights",
    "chat_restricted",
    "group chat was deleted",
    "group chat was deactivated",
    "chat not found",
)
_CLOSED = ("topic_closed", "topic_deleted", "message thread not found", "topic_id_invalid")
_NEVER_OPENED = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)


def failure(error: TelegramError, kind: str) -> Failure:
    """Return what `error` means for a chat of `kind` ("group" or "private")."""
    match error:
        case RetryAfter():
            wait = error.retry_after
            return Flooded(float(wait if isinstance(wait, int) else wait.total_seconds()))
        case ChatMigrated():
            return Moved(str(error.new_chat_id))
        case Forbidden() | BadRequest():
            return _refused(error.message.casefold(), kind)
        case TimedOut() | NetworkError():
            return Unsent() if isinstance(error.__cause__, _NEVER_OPENED) else Unknown()
    return Unknown()


def _refused(words: str, kind: str) -> Failure:
    for family, sentences in (
        (Gone, _GONE),
        (Closed, _CLOSED),
        (Unreachable, _UNREACHABLE),
        (Lost, _LOST),
    ):
        if any(sentence in words for sentence in sentences):
            return Unreachable() if family is Lost and kind == "private" else family()
    return Rejected(words)
