"""How a group is run, and which of its messages reach the bot."""

from typing import Any

from bot.playground.chat import Chat, Topic, member_object
from bot.playground.entity import slice_of
from bot.playground.message import Message
from bot.playground.person import Person
from bot.playground.refusal import MisstepError
from bot.playground.scene import GROUP, Scene

Who = str | int | Person
Where = str | int | Chat


class House(Scene):
    """The scene with its groups' housekeeping: statuses, upgrades, topics, privacy mode."""

    def set_status(self, who: Who, status: str, chat: Where = GROUP) -> None:
        """Give a person or the bot (`bot`) a member status: add, kick, mute, promote, demote.

        The bot learns of its own status by `my_chat_member`, of others' by a service message.
        """
        place = self.chat(chat)
        account = self.bot if who == "bot" else self.person(who)
        before = place.members.get(account.id, "left")
        was_there = place.has(account.id)
        place.members[account.id] = status
        if account is self.bot:
            self._tell_status(place, before, status)
        if was_there != place.has(account.id):
            self._tell_coming(place, account)
        self.touch({"type": "people"})

    def upgrade(self, chat: Where = GROUP) -> Chat:
        """Turn a basic group into a supergroup, which has another id."""
        old = self.chat(chat)
        if old.type != "group":
            raise MisstepError("Only a basic group can be upgraded")
        new_id = -1_002_000_000_000 - self.new_id()
        new = Chat(new_id, old.key, "supergroup", old.title, members=dict(old.members))
        old.key, new.migrated_from = f"{old.key} (before)", old.id
        self.chats[new.id] = new
        told = self.post(old, self.bot.id, {"migrate_to_chat_id": new.id})
        self._deliver("message", told)
        old.migrated_to = new.id
        told = self.post(new, self.bot.id, {"migrate_from_chat_id": old.id})
        self._deliver("message", told)
        self.touch({"type": "people"})
        return new

    def delete_group(self, chat: Where = GROUP) -> None:
        """Delete a group for everyone."""
        self.chat(chat).deleted = True
        self.touch({"type": "people"})

    def open_topic(self, name: str, chat: Where = GROUP) -> int:
        """Add a topic, making the group a forum; gives the topic's thread id."""
        place = self.chat(chat)
        place.is_forum = True
        creator = next(iter(place.admins()), self.bot.id)
        body = {"forum_topic_created": {"name": name, "icon_color": 7322096}}
        message = self.post(place, creator, body)
        message.body |= {"message_thread_id": message.id, "is_topic_message": True}
        place.topics[message.id] = Topic(message.id, name)
        self._deliver("message", message)
        return message.id

    def close_topic(self, thread: int | None, chat: Where = GROUP, closed: bool = True) -> None:
        """Close a topic (None: General) to everyone but admins, or open it again."""
        place = self.chat(chat)
        if thread is None:
            place.general_closed = closed
        elif thread in place.topics:
            place.topics[thread].closed = closed
        else:
            raise MisstepError("There is no such topic")
        self.touch({"type": "people"})

    def delete_topic(self, thread: int, chat: Where = GROUP) -> None:
        """Remove a topic with all its messages."""
        place = self.chat(chat)
        place.topics.pop(thread, None)
        for message in [m for m in place.messages.values() if m.thread == thread]:
            self.remove(message)

    def _deliver(self, kind: str, message: Message) -> None:
        chat = self.chats[message.chat_id]
        if self._reaches_bot(chat, message):
            self.updates.add(kind, self.render(message))
            self.wake()

    def _reaches_bot(self, chat: Chat, message: Message) -> bool:
        """Privacy mode: of a group the bot gets commands, replies to it and service messages."""
        if chat.is_private:
            return not self.people[chat.id].blocked
        if not chat.has(self.bot.id):
            return False
        text = message.body.get("text")
        if text is None or chat.is_admin(self.bot.id):
            return True
        replied = chat.messages.get(message.reply_to)
        return self._is_command(message.body) or bool(replied and replied.sender_id == self.bot.id)

    def _is_command(self, body: dict[str, Any]) -> bool:
        commands = [e for e in body.get("entities", []) if e["type"] == "bot_command"]
        if not commands or commands[0]["offset"] != 0:
            return False
        _, _, addressee = slice_of(body["text"], commands[0]).partition("@")
        return addressee.lower() in ("", self.bot.username.lower())

    def _tell_status(self, chat: Chat, before: str, after: str) -> None:
        admin = next(iter(chat.admins()), None) or next(iter(chat.members))
        actor = self.account(admin) or self.bot
        change = {
            "chat": self.chat_object(chat),
            "from": actor.user(),
            "date": self.now(),
            "old_chat_member": member_object(before, self.bot.user()),
            "new_chat_member": member_object(after, self.bot.user()),
        }
        self.updates.add("my_chat_member", change)

    def _tell_coming(self, chat: Chat, account: Person) -> None:
        user = account.user()
        body: dict[str, Any] = {"left_chat_member": user}
        if chat.has(account.id):
            body = {"new_chat_members": [user], "new_chat_member": user}
        admin = next(iter(chat.admins()), account.id)
        self._deliver("message", self.post(chat, admin, body))
