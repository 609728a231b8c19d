"""Where the bot may write: chats, topics and rights, and the refusals when it may not."""

from bot.playground.chat import Chat
from bot.playground.message import Message
from bot.playground.parameter import Call
from bot.playground.refusal import bad_request, forbidden, migrated
from bot.playground.scene import Scene


def find_chat(scene: Scene, chat_id: int | str) -> Chat:
    """A chat the bot knows; raises RefusalError when it is unknown, upgraded or deleted."""
    chat = scene.chats.get(chat_id) if isinstance(chat_id, int) else None
    if chat is None:
        raise bad_request("chat not found")
    if chat.migrated_to:
        raise migrated(chat.migrated_to)
    if chat.deleted:
        raise forbidden("the group chat was deleted")
    return chat


def open_chat(call: Call) -> Chat:
    """The chat a call names, if the bot is in it; raises RefusalError if it is not."""
    scene, chat = call.world, find_chat(call.world, call.need("chat_id"))
    if chat.is_private:
        person = scene.people[chat.id]
        if person.deactivated:
            raise forbidden("user is deactivated")
        if person.blocked:
            raise forbidden("bot was blocked by the user")
        if not person.started:
            raise forbidden("bot can't initiate conversation with a user")
    elif not chat.has(scene.bot.id):
        kicked = chat.members.get(scene.bot.id) == "kicked"
        fate = "was kicked from" if kicked else "is not a member of"
        raise forbidden(f"bot {fate} the {chat.type} chat")
    return chat


def writable_chat(call: Call, content: str) -> Chat:
    """The chat a call may send `content` to, e.g. "text messages"; raises RefusalError if not."""
    chat = open_chat(call)
    if chat.members.get(call.world.bot.id) == "restricted":
        raise bad_request(f"not enough rights to send {content} to the chat")
    _check_topic(call, chat)
    return chat


def _check_topic(call: Call, chat: Chat) -> None:
    thread = call.get("message_thread_id")
    admin = chat.is_admin(call.world.bot.id)
    if thread is None:
        if chat.is_forum and chat.general_closed and not admin:
            raise bad_request("TOPIC_CLOSED")
        return
    topic = chat.topics.get(thread)
    if topic is None:
        raise bad_request("message thread not found")
    if topic.closed and not admin:
        raise bad_request("TOPIC_CLOSED")


def own_message(call: Call) -> Message:
    """The bot's message that an edit names; raises RefusalError when it is gone or another's."""
    chat = open_chat(call)
    message = chat.messages.get(call.need("message_id"))
    if message is None:
        raise bad_request("message to edit not found")
    if message.sender_id != call.world.bot.id or not message.content():
        raise bad_request("message can't be edited")
    if chat.members.get(call.world.bot.id) == "restricted":
        raise bad_request("have no rights to send a message")
    return message
