"""Methods that tell about chats, members and files, and leaveChat."""

from typing import Any

from bot.playground.parameter import Call, Method, account, boolean, integer, string
from bot.playground.place import find_chat, open_chat
from bot.playground.refusal import bad_request

_GIFTS = [
    "unlimited_gifts",
    "limited_gifts",
    "unique_gifts",
    "premium_subscription",
    "gifts_from_channels",
]


def _get_chat(call: Call) -> dict[str, Any]:
    chat = find_chat(call.world, call.need("chat_id"))
    if not chat.is_private:
        open_chat(call)
    return {
        **call.world.chat_object(chat),
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": dict.fromkeys(_GIFTS, False),
    }


def _get_member(call: Call) -> dict[str, Any]:
    chat = find_chat(call.world, call.need("chat_id"))
    if not chat.is_private:
        open_chat(call)
    member = call.world.account(call.need("user_id"))
    if member is None:
        raise bad_request("PARTICIPANT_ID_INVALID")
    return call.world.member(chat, member)


def _get_admins(call: Call) -> list[dict[str, Any]]:
    chat = open_chat(call)
    if chat.is_private:
        raise bad_request("there are no administrators in the private chat")
    accounts = [call.world.account(admin) for admin in chat.admins()]
    return [
        call.world.member(chat, each)
        for each in accounts
        if each and (not each.is_bot or call.get("return_bots"))
    ]


def _get_member_count(call: Call) -> int:
    chat = open_chat(call)
    return sum(1 for each in chat.members if chat.has(each))


def _leave(call: Call) -> bool:
    chat = open_chat(call)
    if chat.is_private:
        raise bad_request("chat member status can't be changed in private chats")
    call.world.set_status("bot", "left", chat)
    return True


def _get_file(call: Call) -> dict[str, Any]:
    return call.world.files.find(call.need("file_id")).describe()


METHODS = {
    "getChat": Method(_get_chat, {"chat_id": account}),
    "getChatMember": Method(_get_member, {"chat_id": account, "user_id": integer}),
    "getChatMemberCount": Method(_get_member_count, {"chat_id": account}),
    "getChatAdministrators": Method(_get_admins, {"chat_id": account, "return_bots": boolean}),
    "leaveChat": Method(_leave, {"chat_id": account}),
    "getFile": Method(_get_file, {"file_id": string}),
}
