"""A message as the playground keeps it."""

from dataclasses import dataclass, field
from typing import Any

EDITABLE = ("text", "entities", "caption", "caption_entities", "photo", "document", "reply_markup")


@dataclass(slots=True)
class Message:
    """`body` holds the fields of a Telegram Message other than its id, chat, sender and dates.

    `date` and `edited` are Unix seconds (`edited` 0: never); `reply_to` is a message id of the
    same chat; `silent` says that it rang no phone.
    """

    id: int
    chat_id: int
    sender_id: int
    date: int
    body: dict[str, Any]
    edited: int = 0
    reply_to: int = 0
    silent: bool = False
    reaction: list[str] = field(default_factory=list)

    @property
    def thread(self) -> int | None:
        """The topic this message stands in; None outside topics and in General."""
        found = self.body.get("message_thread_id")
        return found if isinstance(found, int) else None

    def content(self) -> dict[str, Any]:
        """What an edit may change: two messages with equal content look the same."""
        return {name: self.body[name] for name in EDITABLE if name in self.body}
