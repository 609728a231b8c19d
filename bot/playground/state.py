"""The world as a file, so that a playground started again finds the same chats."""

import asyncio
import base64
import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bot.playground.chat import Chat, Topic
from bot.playground.file import StoredFile, Upload
from bot.playground.message import Message
from bot.playground.person import Person
from bot.playground.world import World

VERSION = 1
PAUSE = 0.5
_KEPT_MESSAGES = 2000
_LOGGER = logging.getLogger(__name__)


def dump(world: World) -> dict[str, Any]:
    """Everything that outlives the process, as JSON values. The token is not in it.

    Of the files only those that a message shows.
    """
    commands = world.commands.lists.items()
    shown = {file_id for chat in world.chats.values() for file_id in _files_in(chat)}
    return {
        "version": VERSION,
        "next_id": world.next_id,
        "next_update": world.updates.next_id,
        "pending": world.updates.pending,
        "profile": world.profile,
        "people": [asdict(person) for person in world.people.values()],
        "chats": [_dump_chat(chat) for chat in world.chats.values()],
        "commands": [[*key, listed] for key, listed in commands],
        "files": [_dump_file(one) for one in world.files.files.values() if one.id in shown],
    }


def restore(world: World, data: dict[str, Any]) -> None:
    """Put a dumped state in place of the world's. Raises ValueError when it cannot be read.

    Ids go on from where they were or from the clock, whichever is later.
    """
    try:
        if data["version"] != VERSION:
            raise ValueError("the state is of another version")
        people = [Person(**person) for person in data["people"]]
        chats = [_load_chat(chat) for chat in data["chats"]]
        files = [_load_file(stored) for stored in data["files"]]
        lists = {(scope, language): listed for scope, language, listed in data["commands"]}
        numbers = data["next_id"], data["next_update"]
        pending, profile = data["pending"], data["profile"]
    except (KeyError, TypeError) as error:
        raise ValueError(f"the state is not a playground's: {error!r}") from error
    world.people = {person.id: person for person in people}
    world.chats = {chat.id: chat for chat in chats}
    world.files.files = {stored.id: stored for stored in files}
    world.commands.lists, world.profile = lists, profile
    world.next_id = max(world.next_id, numbers[0])
    world.updates.next_id = max(world.updates.next_id, numbers[1])
    world.updates.pending = pending


def _files_in(chat: Chat) -> Iterator[str]:
    for message in chat.messages.values():
        document = message.body.get("document")
        for media in [*message.body.get("photo", []), *([document] if document else [])]:
            yield media["file_id"]


def _dump_chat(chat: Chat) -> dict[str, Any]:
    latest = list(chat.messages.values())[-_KEPT_MESSAGES:]
    plain = {name: getattr(chat, name) for name in Chat.__slots__ if name != "messages"}
    plain["topics"] = [asdict(topic) for topic in chat.topics.values()]
    plain["members"] = list(chat.members.items())
    return {**plain, "messages": [asdict(message) for message in latest]}


def _load_chat(plain: dict[str, Any]) -> Chat:
    topics = {topic["id"]: Topic(**topic) for topic in plain["topics"]}
    messages = {message["id"]: Message(**message) for message in plain["messages"]}
    fields = plain | {"topics": topics, "messages": messages, "members": dict(plain["members"])}
    return Chat(**fields)


def _dump_file(stored: StoredFile) -> dict[str, Any]:
    content = base64.b64encode(stored.upload.content).decode()
    upload = {"name": stored.upload.name, "mime_type": stored.upload.mime_type}
    return {"id": stored.id, "kind": stored.kind, "upload": {**upload, "content": content}}


def _load_file(plain: dict[str, Any]) -> StoredFile:
    upload = plain["upload"] | {"content": base64.b64decode(plain["upload"]["content"])}
    return StoredFile(plain["id"], plain["kind"], Upload(**upload))


class Keeper:
    """Keeps a file equal to a world: written a moment after a change, and when it stops."""

    def __init__(self, world: World, path: Path) -> None:
        self.world = world
        self.path = path
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Load the file if there is one; one that cannot be read is put aside, not deleted.

        Reads without yielding, so that no request meets a world that is not yet loaded.
        """
        self._load()
        self._task = asyncio.create_task(self._follow())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        await self._save()

    def _load(self) -> None:
        if not self.path.exists():
            return
        try:
            restore(self.world, json.loads(self.path.read_text("utf-8")))
        except ValueError as error:
            aside = self.path.with_suffix(".broken")
            self.path.replace(aside)
            _LOGGER.warning("The playground starts afresh: %s; put aside as %s", error, aside.name)

    async def _follow(self) -> None:
        while True:
            await self.world.changed()
            await asyncio.sleep(PAUSE)
            await self._save()

    async def _save(self) -> None:
        text = json.dumps(dump(self.world), ensure_ascii=False)
        await asyncio.to_thread(self._write, text)

    def _write(self, text: str) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_text(text, "utf-8")
        fresh.replace(self.path)
