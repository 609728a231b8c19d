"""Chats of the playground: private chats, groups, supergroups and their topics."""

from dataclasses import dataclass, field
from typing import Any

from bot.playground.message import Message

PRESENT = ("creator", "administrator", "member", "restricted")
ADMIN = ("creator", "administrator")
_RIGHTS_ADMIN = [
    "can_be_edited",
    "is_anonymous",
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_pin_messages",
]
_RIGHTS_MEMBER = [
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_edit_tag",
    "can_react_to_messages",
]


@dataclass(slots=True)
class Topic:
    id: int
    name: str
    closed: bool = False


@dataclass(slots=True)
class Chat:
    """`members` maps account ids to Telegram's member status (`creator`, `member`, `kicked`, …).

    A `restricted` member is muted. `migrated_to` and `migrated_from` are chat ids, 0 for none.
    """

    id: int
    key: str
    type: str
    title: str = ""
    is_forum: bool = False
    members: dict[int, str] = field(default_factory=dict)
    topics: dict[int, Topic] = field(default_factory=dict)
    general_closed: bool = False
    migrated_to: int = 0
    migrated_from: int = 0
    deleted: bool = False
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def is_private(self) -> bool:
        return self.type == "private"

    def has(self, account_id: int) -> bool:
        """Whether the account is in the chat, muted or not."""
        return self.members.get(account_id) in PRESENT

    def is_admin(self, account_id: int) -> bool:
        return self.members.get(account_id) in ADMIN

    def admins(self) -> list[int]:
        return [account for account, status in self.members.items() if status in ADMIN]


def member_object(status: str, user: dict[str, Any]) -> dict[str, Any]:
    """A ChatMember object with the fields its status requires."""
    member: dict[str, Any] = {"status": status, "user": user}
    if status == "creator":
        member["is_anonymous"] = False
    elif status == "administrator":
        member |= dict.fromkeys(_RIGHTS_ADMIN, True) | {
            "is_anonymous": False,
            "can_be_edited": False,
        }
    elif status == "restricted":
        member |= dict.fromkeys(_RIGHTS_MEMBER, False) | {"is_member": True, "until_date": 0}
    elif status == "kicked":
        member["until_date"] = 0
    return member
