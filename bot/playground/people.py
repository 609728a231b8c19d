"""`/people/…`: what people do and see, as JSON over HTTP and as a stream of events."""

import asyncio
import inspect
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

from aiohttp import web

from bot.playground.chat import Chat
from bot.playground.command import scopes_seen
from bot.playground.envelope import success
from bot.playground.message import Message
from bot.playground.person import Person
from bot.playground.refusal import MisstepError, RefusalError
from bot.playground.stream import Event
from bot.playground.tap import Answer
from bot.playground.world import Manner, World

HEARTBEAT = 15.0
_HISTORY = 300
Doing = Callable[[World, dict[str, Any]], Any]


@dataclass(frozen=True, slots=True)
class Action:
    """Something a person can do: the fields its JSON may hold, and what runs it."""

    fields: frozenset[str]
    run: Doing


def _say(world: World, a: dict[str, Any]) -> Any:
    manner: Any = {name: a[name] for name in Manner.__optional_keys__ if name in a}
    return world.say(a["as"], a["text"], a.get("chat", "group"), **manner)


def _tap(world: World, a: dict[str, Any]) -> Any:
    button = a.get("button", (a.get("row", 0), a.get("col", 0)))
    button = button if isinstance(button, str) else tuple(button)
    chat, patience = a.get("chat", "group"), float(a.get("timeout", 10))
    return world.tap(a["as"], a["message_id"], button, chat, patience)


def _forge(world: World, a: dict[str, Any]) -> Any:
    chat, patience = a.get("chat", "group"), float(a.get("timeout", 10))
    return world.forge(a["as"], a["message_id"], a["data"], chat, patience)


def _status(world: World, a: dict[str, Any]) -> Any:
    statuses = ("administrator", "member", "restricted", "left", "kicked")
    if a["status"] not in statuses:
        raise MisstepError(f"A status is one of {', '.join(statuses)}")
    return world.set_status(a["who"], a["status"], a.get("chat", "group"))


def _rename(world: World, a: dict[str, Any]) -> Any:
    return world.rename(a["as"], **{name: value for name, value in a.items() if name != "as"})


_TEXT, _NUMBER, _REF = (str,), (int,), (str, int)
FIELDS: dict[str, tuple[type, ...]] = {
    "as": _REF,
    "who": _REF,
    "chat": _REF,
    "message_id": _NUMBER,
    "reply_to": _NUMBER,
    "thread": _NUMBER,
    "row": _NUMBER,
    "col": _NUMBER,
    "timeout": (int, float),
    "mentions": (list,),
    "button": (str, list),
    "closed": (bool,),
}


def _check(action: Action, given: dict[str, Any]) -> dict[str, Any]:
    """The fields that were given and are not null; raises MisstepError naming a wrong one."""
    fields = {name: value for name, value in given.items() if value is not None}
    for name, value in fields.items():
        if name not in action.fields:
            raise MisstepError(f"Unknown field {name}")
        if not isinstance(value, FIELDS.get(name, _TEXT)):
            raise MisstepError(f"Field {name} is of the wrong type")
    return fields


def _action(fields: str, run: Doing) -> Action:
    return Action(frozenset(fields.split()), run)


ACTIONS = {
    "say": _action("as text chat reply_to thread mentions sender", _say),
    "edit": _action(
        "as text chat message_id",
        lambda w, a: w.edit(a["as"], a["message_id"], a["text"], a.get("chat", "group")),
    ),
    "delete": _action(
        "as chat message_id", lambda w, a: w.delete(a["message_id"], a.get("chat", "group"))
    ),
    "tap": _action("as chat message_id button row col timeout", _tap),
    "forge": _action("as chat message_id data timeout", _forge),
    "open": _action("as link", lambda w, a: w.open_link(a["as"], a.get("link", ""))),
    "block": _action("as", lambda w, a: w.block(a["as"])),
    "unblock": _action("as", lambda w, a: w.unblock(a["as"])),
    "rename": _action("as first_name last_name username language_code", _rename),
    "status": _action("as who status chat", _status),
    "upgrade": _action("as chat", lambda w, a: w.upgrade(a.get("chat", "group"))),
    "topic": _action("as chat name", lambda w, a: w.open_topic(a["name"], a.get("chat", "group"))),
    "close_topic": _action(
        "as chat thread closed",
        lambda w, a: w.close_topic(a.get("thread"), a.get("chat", "group"), a.get("closed", True)),
    ),
}


class PeopleApi:
    """The people's side of a world over HTTP. A misstep is 400 with `{"error": sentence}`."""

    def __init__(self, world: World) -> None:
        self.world = world

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/people/world", self.overview),
            web.get("/people/messages", self.messages),
            web.get("/people/commands", self.commands),
            web.get("/people/events", self.events),
            web.get("/people/file/{file_id}", self.file),
            web.post("/people/{action}", self.act),
        ]

    async def overview(self, _: web.Request) -> web.Response:
        """Everyone, every chat and the bot."""
        world = self.world
        people = [person for person in world.people.values() if world.is_real(person)]
        chats = [chat for chat in world.chats.values() if not chat.migrated_to]
        return success(
            {
                "bot": {**world.bot.user(), "profile": world.profile},
                "people": [{**asdict(person), "user": person.user()} for person in people],
                "chats": [self._chat(chat) for chat in chats],
                "now": world.clock(),
            }
        )

    def _chat(self, chat: Chat) -> dict[str, Any]:
        return {
            **self.world.chat_object(chat),
            "key": chat.key,
            "members": {str(k): v for k, v in chat.members.items()},
            "topics": [asdict(topic) for topic in chat.topics.values()],
            "general_closed": chat.general_closed,
            "deleted": chat.deleted,
        }

    async def messages(self, request: web.Request) -> web.Response:
        """The latest messages of a chat, as the person `as` sees them."""
        chat, viewer = request.query.get("chat", "group"), request.query["as"]
        return success(self.world.messages(chat, viewer)[-_HISTORY:])

    async def commands(self, request: web.Request) -> web.Response:
        """The commands suggested to a person in a chat."""
        person = self.world.person(request.query["as"])
        chat = self.world.chat(request.query.get("chat", "group"))
        scopes = scopes_seen(chat.id, person.id, chat.is_admin(person.id))
        return success(self.world.commands.seen(scopes, person.language_code))

    async def file(self, request: web.Request) -> web.Response:
        upload = self.world.files.find(request.match_info["file_id"]).upload
        return web.Response(
            body=upload.content,
            content_type=upload.mime_type,
            headers={"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"},
        )

    async def act(self, request: web.Request) -> web.Response:
        action = ACTIONS.get(request.match_info["action"])
        if action is None:
            raise MisstepError("Nobody can do that here")
        fields = _check(action, await _read_object(request))
        try:
            result = action.run(self.world, fields)
            result = await result if inspect.isawaitable(result) else result
        except KeyError as missing:
            raise MisstepError(f"Field {missing.args[0]} is missing") from None
        return success(self._shown(result))

    def _shown(self, result: Any) -> Any:
        if isinstance(result, Message):
            return self.world.seen(result)
        if isinstance(result, Chat):
            return self._chat(result)
        if isinstance(result, Answer | Person):
            return asdict(result)
        return True if result is None else result

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Server-Sent Events of everything that the people named by `as` (a,b,…) may see."""
        viewers = [self.world.person(name).id for name in request.query["as"].split(",")]
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        )
        with self.world.events.listen() as queue, suppress(ConnectionError):
            await response.prepare(request)
            await response.write(b"retry: 1000\n\n")
            while True:
                event = await _next(queue)
                if event is None:
                    break
                if self._visible(event, viewers):
                    await response.write(_frame(event))
        return response

    def _visible(self, event: Event, viewers: list[int]) -> bool:
        chat = self.world.chats.get(event.get("chat_id", 0))
        return chat is None or any(chat.has(viewer) for viewer in viewers)


async def _next(queue: asyncio.Queue[Event | None]) -> Event | None:
    try:
        async with asyncio.timeout(HEARTBEAT):
            return await queue.get()
    except TimeoutError:
        return {"type": "heartbeat"}


def _frame(event: Event) -> bytes:
    text = json.dumps(event, ensure_ascii=False, separators=(",", ":"))
    return f"data: {text}\n\n".encode()


async def _read_object(request: web.Request) -> dict[str, Any]:
    if request.content_type != "application/json":
        raise MisstepError("Send a JSON object")  # a stranger's web page cannot, without asking
    try:
        found = await request.json()
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise MisstepError("Send a JSON object")
    return found


@web.middleware
async def explain_missteps(request: web.Request, handler: Any) -> web.StreamResponse:
    """Turn what people may not do into 400 and a sentence."""
    try:
        response: web.StreamResponse = await handler(request)
    except MisstepError as misstep:
        return web.json_response({"ok": False, "error": str(misstep)}, status=400)
    except RefusalError as refusal:
        return web.json_response({"ok": False, "error": refusal.description}, status=400)
    except KeyError as missing:
        error = f"{missing.args[0]} is missing"
        return web.json_response({"ok": False, "error": error}, status=400)
    return response
