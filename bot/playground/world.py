"""What people do in the playground: write, tap, follow links, run their group."""

import asyncio
from typing import Any, TypedDict, Unpack

from bot.playground.chat import Chat
from bot.playground.entity import detect, trim, utf16_length
from bot.playground.house import House, Where, Who
from bot.playground.message import Message
from bot.playground.person import (
    ANONYMOUS_ADMIN,
    CHANNEL_IDENTITY,
    LINKED_CHANNEL,
    Person,
)
from bot.playground.refusal import MisstepError
from bot.playground.scene import GROUP
from bot.playground.tap import Answer, start_payload

_MASKS = {
    "anonymous": ANONYMOUS_ADMIN,
    "channel": CHANNEL_IDENTITY,
    "linked": LINKED_CHANNEL,
}


MAX_TEXT = 4096


class Manner(TypedDict, total=False):
    """How something is said.

    `reply_to` is a message id, `thread` a topic's id; `mentions` names people whose first name in
    the text becomes a mention by account; `sender` is `self`, or who seems to speak: `anonymous`
    (an anonymous admin), `channel` (a channel identity) or `linked` (the linked channel).
    """

    reply_to: int
    thread: int
    mentions: list[str]
    sender: str


class World(House):
    """The whole playground: its people too, their doings named as one names them in Telegram.

    People are named by key, id or @username, chats by key or id (`group`; `mona` is Mona's
    private chat with the bot). What Telegram would not let them do raises MisstepError.
    """

    def say(self, who: Who, text: str, chat: Where = GROUP, **manner: Unpack[Manner]) -> Message:
        """Send a text; the bot gets it if its privacy mode lets it."""
        person, place = self.person(who), self.chat(chat)
        self._check_voice(person, place)
        body = self._text_body(text, manner.get("mentions", []))
        body |= self._thread_body(place, manner)
        sender = _MASKS.get(manner.get("sender", "self"), person.id)
        if sender != person.id:
            body["sender_chat"] = self._mask(place, sender)
        if place.is_private and not person.started:
            person.started = True
            self.touch({"type": "people"})
        message = self.post(place, sender, body, reply_to=manner.get("reply_to", 0))
        self._deliver("message", message)
        return message

    def edit(self, who: Who, message_id: int, text: str, chat: Where = GROUP) -> Message:
        """Change one's own message."""
        message = self.message(message_id, chat)
        if message.sender_id != self.person(who).id:
            raise MisstepError("Only your own messages can be edited")
        kept = {k: v for k, v in message.body.items() if k not in ("text", "entities")}
        self.amend(message, {**kept, **self._text_body(text, [])})
        self._deliver("edited_message", message)
        return message

    def delete(self, message_id: int, chat: Where = GROUP) -> None:
        """Remove a message, the bot's too; the bot is not told, as in Telegram."""
        self.remove(self.message(message_id, chat))

    def message(self, message_id: int, chat: Where = GROUP) -> Message:
        found = self._find(self.chat(chat), message_id)
        if found is None:
            raise MisstepError("That message is gone")
        return found

    def _find(self, place: Chat, message_id: int) -> Message | None:
        """A message of a chat or, for what was written before an upgrade, of the old group."""
        older = self.chats.get(place.migrated_from)
        return place.messages.get(message_id) or (older.messages.get(message_id) if older else None)

    def messages(self, chat: Where = GROUP, viewer: Who | None = None) -> list[dict[str, Any]]:
        """What stands in a chat, oldest first, as `viewer` sees it.

        Raises MisstepError when the viewer may not look: a private chat is its owner's alone.
        """
        place = self.chat(chat)
        if viewer is not None and not place.has(self.person(viewer).id):
            raise MisstepError("That chat is not yours to read")
        return [self.seen(message) for message in self._standing(place)]

    def _standing(self, chat: Where) -> list[Message]:
        """The messages of a chat, with those of the group that it was before an upgrade."""
        place = self.chat(chat)
        older = self.chats[place.migrated_from].messages if place.migrated_from else {}
        return [*older.values(), *place.messages.values()]

    def bot_messages(self, chat: Where = GROUP) -> list[dict[str, Any]]:
        """The bot's messages that stand in a chat, oldest first."""
        return [self.seen(m) for m in self._standing(chat) if m.sender_id == self.bot.id]

    def buttons(self, message_id: int, chat: Where = GROUP) -> list[dict[str, Any]]:
        """The buttons under a message, row by row, as one list."""
        markup = self.message(message_id, chat).body.get("reply_markup", {})
        return [button for row in markup.get("inline_keyboard", []) for button in row]

    async def tap(
        self,
        who: Who,
        message_id: int,
        button: tuple[int, int] | str = (0, 0),
        chat: Where = GROUP,
        patience: float = 10.0,
    ) -> Answer:
        """Tap a button, named by (row, column), by its data or by its label, and see the answer.

        A button with an address opens it and tells the bot nothing. Waits `patience` seconds.
        """
        message = self.message(message_id, chat)
        found = self._button(message, button)
        if "url" in found:
            return Answer("url", url=found["url"])
        if "copy_text" in found:
            return Answer("toast", "Copied")
        return await self.forge(who, message_id, found["callback_data"], chat, patience)

    async def forge(
        self,
        who: Who,
        message_id: int,
        data: str,
        chat: Where = GROUP,
        patience: float = 10.0,
    ) -> Answer:
        """Send any button data for any message, as a modified client can, there or not."""
        person, place = self.person(who), self.chat(chat)
        message = self._find(place, message_id)
        gone = {"message_id": message_id, "chat": self.chat_object(place), "date": 0}
        tap = self.taps.open(self.clock())
        query = {
            "id": tap.id,
            "from": person.user(),
            "chat_instance": str(abs(place.id) * 31),
            "message": self.render(message) if message else gone,
            "data": data,
        }
        self.updates.add("callback_query", query)
        self.wake()
        try:
            async with asyncio.timeout(patience):
                return await tap.answer
        except TimeoutError:
            return Answer("timeout")

    def open_link(self, who: Who, link: str = "") -> Message:
        """Follow a deep link (or its bare payload) and press Start in the private chat."""
        person = self.person(who)
        payload = start_payload(link, self.bot.username) if "/" in link else link
        if payload is None:
            raise MisstepError("That link does not lead to this bot")
        if person.blocked:
            self.unblock(person)
        return self.say(person, f"/start {payload}".rstrip(), person.id)

    def block(self, who: Who) -> None:
        self._set_blocked(self.person(who), True)

    def unblock(self, who: Who) -> None:
        self._set_blocked(self.person(who), False)

    def deactivate(self, who: Who) -> None:
        """Delete an account: its names go, and the bot can no longer write to it."""
        person = self.person(who)
        person.deactivated, person.first_name, person.last_name, person.username = True, "", "", ""
        self.touch({"type": "people"})

    def rename(self, who: Who, **names: str) -> Person:
        """Change `first_name`, `last_name`, `username` or `language_code` of a person."""
        person = self.person(who)
        for name, value in names.items():
            if name not in ("first_name", "last_name", "username", "language_code"):
                raise MisstepError(f"A person has no {name}")
            setattr(person, name, value)
        self.touch({"type": "people"})
        return person

    def _check_voice(self, person: Person, place: Chat) -> None:
        if not place.has(person.id):
            raise MisstepError(f"{person.first_name} is not in that chat")
        if place.is_private and person.blocked:
            raise MisstepError("You blocked the bot: unblock it first")
        if place.deleted or place.members[person.id] == "restricted":
            raise MisstepError("You may not write here")

    def _text_body(self, text: str, mentions: list[str]) -> dict[str, Any]:
        marks = []
        for person in map(self.person, mentions):
            at = text.find(person.first_name)
            if at >= 0:
                length = utf16_length(person.first_name)
                start = utf16_length(text[:at])
                mark = {"type": "text_mention", "offset": start, "length": length}
                marks.append({**mark, "user": person.user()})
        shown, marks = trim(text, marks)
        if not shown or utf16_length(shown) > MAX_TEXT:
            raise MisstepError("A message holds 1 to 4096 characters")
        entities = detect(shown, marks)
        return {"text": shown, **({"entities": entities} if entities else {})}

    def _thread_body(self, place: Chat, manner: Manner) -> dict[str, Any]:
        thread = manner.get("thread")
        if thread is None:
            replied = place.messages.get(manner.get("reply_to", 0))
            thread = replied.thread if replied else None
        if thread is None:
            return {}
        if thread not in place.topics or place.topics[thread].closed:
            raise MisstepError("That topic is closed")
        return {"message_thread_id": thread, "is_topic_message": True}

    def _mask(self, place: Chat, sender: int) -> dict[str, Any]:
        if sender == ANONYMOUS_ADMIN:
            return self.chat_object(place)
        return {"id": -1_003_000_000_001, "type": "channel", "title": "Basra News"}

    def _button(self, message: Message, button: tuple[int, int] | str) -> dict[str, Any]:
        rows: list[list[dict[str, Any]]] = message.body.get("reply_markup", {}).get(
            "inline_keyboard", []
        )
        everything = [found for row in rows for found in row]
        if not isinstance(button, str):
            row, column = button
            if 0 <= row < len(rows) and 0 <= column < len(rows[row]):
                return rows[row][column]
        for name in ("callback_data", "text"):
            for found in everything:
                if found.get(name) == button:
                    return found
        raise MisstepError("That button is gone")

    def _set_blocked(self, person: Person, blocked: bool) -> None:
        if person.blocked == blocked:
            return
        person.blocked = blocked
        before, after = ("member", "kicked") if blocked else ("kicked", "member")
        self._tell_status(self.chats[person.id], before, after)
        self.touch({"type": "people"})
