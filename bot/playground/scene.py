"""The state of the playground and the few ways in which it changes."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any, TypeVar

from bot.playground.chat import Chat, member_object
from bot.playground.command import CommandBook
from bot.playground.fault import FaultBook
from bot.playground.file import FileCase
from bot.playground.flood import FloodGate
from bot.playground.mailbox import Mailbox
from bot.playground.message import Message
from bot.playground.person import Person, default_people, service_accounts
from bot.playground.refusal import MisstepError
from bot.playground.stream import Broadcast
from bot.playground.tap import TapBook

T = TypeVar("T")
GROUP = "group"
BOT_ID = 7_000_000_001
_EPOCH = 1_767_225_600  # 2026-01-01, so that ids made from the clock stay within 31 bits


class Scene:
    """People, chats, messages and updates. Everything here happens inside one event loop.

    Message and update ids start from the wall clock, so that those of an earlier run never
    come again. `token` is the bot's; it is never shown by `repr`.
    """

    def __init__(
        self,
        *,
        token: str | None = None,
        clock: Callable[[], float] = time.time,
        query_lifetime: float = 30.0,
        limits: bool = False,
    ) -> None:
        self.clock = clock
        self.token = token or f"{BOT_ID}:{secrets.token_urlsafe(26)}"
        self.bot = Person(BOT_ID, "bot", "Basra", "", "BasraPlaygroundBot", "", is_bot=True)
        self.profile: dict[str, str] = {}
        self.people: dict[int, Person] = {}
        self.chats: dict[int, Chat] = {}
        self.next_id = max(1, int((time.time() - _EPOCH) * 10))
        self.updates = Mailbox(self.next_id)
        self.taps = TapBook(query_lifetime)
        self.files = FileCase()
        self.commands = CommandBook()
        self.faults = FaultBook()
        self.flood = FloodGate(limits)
        self.events = Broadcast()
        self._pulse = asyncio.Event()
        for person in service_accounts():
            self.people[person.id] = person
        for person in default_people():
            self.add_person(person)
        self.add_group(GROUP, "Café Basra", -1_001_000_000_001)

    def now(self) -> int:
        """Unix seconds by the world's clock."""
        return int(self.clock())

    def add_person(self, person: Person) -> Person:
        """Bring a person in, with the private chat between them and the bot."""
        self.people[person.id] = person
        self.chats[person.id] = Chat(
            person.id, person.key, "private", members={person.id: "member"}
        )
        self.touch({"type": "people"})
        return person

    def add_group(
        self, key: str, title: str, chat_id: int, kind: str = "supergroup", forum: bool = False
    ) -> Chat:
        """Open a group of everyone, the first person its creator, with the bot in it."""
        people = [person.id for person in self.people.values() if self.is_real(person)]
        members = dict.fromkeys([*people, self.bot.id], "member")
        if people:
            members[people[0]] = "creator"
        chat = Chat(chat_id, key, kind, title, forum, members)
        self.chats[chat_id] = chat
        self.touch({"type": "people"})
        return chat

    def is_real(self, person: Person) -> bool:
        """Whether the account is a person of the playground and no bot or service account."""
        return person.id in self.chats

    def account(self, account_id: int) -> Person | None:
        return self.bot if account_id == self.bot.id else self.people.get(account_id)

    def person(self, who: str | int | Person) -> Person:
        """A person by key, account id or @username; raises MisstepError if there is none."""
        if isinstance(who, Person):
            return who
        name = str(who).lower().removeprefix("@")
        for person in self.people.values():
            if name in (person.key, str(person.id), person.username.lower()):
                return person
        raise MisstepError(f"Nobody here is called {who}")

    def chat(self, chat: str | int | Chat) -> Chat:
        """A chat by key or id, a private chat by its person's key; follows an upgraded group."""
        found = chat if isinstance(chat, Chat) else self._chat_named(chat)
        return self.chats[found.migrated_to] if found.migrated_to else found

    def _chat_named(self, name: str | int) -> Chat:
        for chat in self.chats.values():
            if str(name) in (chat.key, str(chat.id)):
                return chat
        raise MisstepError(f"There is no chat {name}")

    def new_id(self) -> int:
        self.next_id += 1
        return self.next_id

    def post(self, chat: Chat, sender: int, body: dict[str, Any], **extra: Any) -> Message:
        """Put a message into a chat; `extra` may hold `reply_to` and `silent`."""
        message = Message(self.new_id(), chat.id, sender, self.now(), body, **extra)
        chat.messages[message.id] = message
        self._announce("message", message)
        return message

    def amend(self, message: Message, body: dict[str, Any]) -> None:
        """Replace what a message shows."""
        message.body = body
        message.edited = self.now()
        self._announce("edit", message)

    def react(self, message: Message, emojis: list[str]) -> None:
        """Set the bot's reaction on a message; an empty list takes it back."""
        message.reaction = emojis
        self._announce("edit", message)

    def remove(self, message: Message) -> None:
        del self.chats[message.chat_id].messages[message.id]
        self.touch({"type": "delete", "chat_id": message.chat_id, "message_id": message.id})

    def _announce(self, kind: str, message: Message) -> None:
        if self.events.heard:
            shown = {"chat_id": message.chat_id, "message": self.seen(message)}
            self.events.send({"type": kind, **shown})
        self.wake()

    def touch(self, event: dict[str, Any]) -> None:
        """Tell the page about a change and wake everyone who waits for one."""
        self.events.send(event)
        self.wake()

    def wake(self) -> None:
        pulse, self._pulse = self._pulse, asyncio.Event()
        pulse.set()

    async def changed(self) -> None:
        """Wait for the next change."""
        await self._pulse.wait()

    async def wait_for(self, predicate: Callable[[], T], patience: float = 5.0) -> T:
        """Wait until `predicate()` is true, asking again after each change; give its value.

        Changes are messages, edits, deletions, answered taps and finished API calls.
        Raises TimeoutError after `patience` seconds.
        """
        async with asyncio.timeout(patience):
            while not (value := predicate()):
                await self.changed()
            return value

    def chat_object(self, chat: Chat) -> dict[str, Any]:
        """A chat as Telegram's Chat object."""
        if chat.is_private:
            user = self.people[chat.id].user()
            names = {k: v for k, v in user.items() if k in ("first_name", "last_name", "username")}
            return {"id": chat.id, "type": "private", **names}
        forum = {"is_forum": True} if chat.is_forum else {}
        return {"id": chat.id, "type": chat.type, "title": chat.title, **forum}

    def render(self, message: Message, *, nested: bool = True) -> dict[str, Any]:
        """A message as Telegram's Message object, with the message it answers if `nested`."""
        chat = self.chats[message.chat_id]
        sender = self.account(message.sender_id) or Person(message.sender_id, "", "Deleted")
        shown: dict[str, Any] = {
            "message_id": message.id,
            "from": sender.user(),
            "chat": self.chat_object(chat),
            "date": message.date,
            **message.body,
        }
        if message.edited:
            shown["edit_date"] = message.edited
        replied = chat.messages.get(message.reply_to) if nested else None
        if replied:
            shown["reply_to_message"] = self.render(replied, nested=False)
        return shown

    def seen(self, message: Message) -> dict[str, Any]:
        """A message as the page shows it: as the bot gets it, and whether it came silently."""
        extra = {"silent": message.silent, "reaction": message.reaction}
        return {**self.render(message), **extra}

    def member(self, chat: Chat, account: Person) -> dict[str, Any]:
        """The ChatMember object of an account in a chat."""
        return member_object(chat.members.get(account.id, "left"), account.user())
