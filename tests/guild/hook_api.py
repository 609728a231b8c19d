"""Answers to interactions: the callback, and what follows through the interaction's token."""

from __future__ import annotations

from typing import Any

from tests.guild.body import Draft, read_draft
from tests.guild.channel_api import would_be_empty
from tests.guild.command import STRING, check_choice
from tests.guild.form import listed, obj, one_of, text
from tests.guild.interaction import (
    CHOICES,
    DEFERRED,
    DEFERRED_UPDATE,
    FITTING,
    MESSAGE,
    SHEET,
    UPDATE,
    Interaction,
)
from tests.guild.message import EPHEMERAL, LOADING, Message
from tests.guild.refusal import malformed, refuse
from tests.guild.rest import Request, Rest
from tests.guild.scene import Scene

MOST_FOREIGN = 5


class HookApi:
    """The bot's side of interactions."""

    def __init__(self, scene: Scene, rest: Rest) -> None:
        self._scene = scene
        hook = "/webhooks/{app}/{token}"
        rest.route("POST", "/interactions/{id}/{token}/callback", self.callback, is_open=True)
        rest.route("POST", hook, self.follow, is_open=True)
        rest.route("GET", f"{hook}/messages/{{message}}", self.message, is_open=True)
        rest.route("PATCH", f"{hook}/messages/{{message}}", self.edit, is_open=True)
        rest.route("DELETE", f"{hook}/messages/{{message}}", self.delete, is_open=True)

    async def callback(self, request: Request) -> Any:
        found = self._scene.interactions.to_answer(request.match["id"], request.match["token"])
        body = obj(request.data, "", {"type", "data"})
        kind = one_of(body.get("type"), "type", FITTING[found.kind])
        self._check_place(found)
        if kind in (DEFERRED_UPDATE, UPDATE) and found.source is None:
            raise malformed("type", "BASE_TYPE_CHOICES", "There is no message to update")
        self._answer(found, kind, body.get("data"), request)
        self._scene.interactions.acknowledge(found, kind)
        self._scene.bell.ring()
        return (
            self._callback_answer(found, kind)
            if _truthy(request.query.get("with_response"))
            else None
        )

    def _answer(self, found: Interaction, kind: int, data: Any, request: Request) -> None:
        if kind == CHOICES:
            found.choices = _choices(data)
        elif kind == SHEET:
            found.sheet = _sheet(data)
        elif kind == DEFERRED:
            flags = (obj(data or {}, "data", {"flags"}).get("flags") or 0) & EPHEMERAL
            found.original = self._post(found, Draft(), flags | LOADING)
        elif kind == MESSAGE:
            found.original = self._post(found, self._draft(request, data))
        elif kind == UPDATE and found.source is not None:
            found.original = found.source
            self._scene.amend(found.source, self._draft(request, data, may_be_empty=True))
        else:
            found.original = found.source

    async def follow(self, request: Request) -> Any:
        found = self._live(request)
        draft = self._draft(request, request.data)
        self._check_place(found)
        first = found.original
        if found.ack == DEFERRED and first and first.is_thinking and not first.deleted:
            self._fill(first, draft)
            return self._drawn(first)
        if found.is_foreign and found.followed >= MOST_FOREIGN:
            raise refuse(40094)
        found.followed += 1
        return self._drawn(self._post(found, draft))

    async def message(self, request: Request) -> Any:
        return self._drawn(self._find(self._live(request), request))

    async def edit(self, request: Request) -> Any:
        message = self._find(self._live(request), request)
        draft = self._draft(request, request.data, may_be_empty=True)
        if would_be_empty(message, draft):
            raise refuse(50006)
        self._fill(message, draft)
        return self._drawn(message)

    async def delete(self, request: Request) -> None:
        self._scene.remove(self._find(self._live(request), request))

    def _fill(self, message: Message, draft: Draft) -> None:
        """Change a message, or let a deferred answer become one. It stays as private as it was."""
        message.flags &= ~LOADING
        self._scene.amend(message, draft)

    def _post(self, found: Interaction, draft: Draft, flags: int = 0) -> Message:
        is_private = bool((flags | (draft.flags or 0)) & EPHEMERAL)
        owner = found.person.id if is_private else None
        scene = self._scene
        message = scene.post(scene.bot, found.channel, draft, flags=flags, owner=owner)
        message.asked_by = found.id
        found.messages.append(message)
        return message

    def _draft(self, request: Request, data: Any, *, may_be_empty: bool = False) -> Draft:
        draft = read_draft(data, request.uploads, self._scene.app_emojis(), is_hook=True)
        if draft.is_empty and not may_be_empty:
            raise refuse(50006)
        return draft

    def _live(self, request: Request) -> Interaction:
        if request.number("app") != self._scene.app_id:
            raise refuse(10015)
        return self._scene.interactions.by_token(request.match["token"])

    def _find(self, found: Interaction, request: Request) -> Message:
        """A message that this token may touch: its own, or the one whose button was pressed."""
        if request.match["message"] == "@original":
            message = found.original
        else:
            own = [*found.messages, *([found.source] if found.source else [])]
            message = next((m for m in own if m.id == request.number("message")), None)
        if message is None or message.deleted:
            raise refuse(10008)
        return message

    def _check_place(self, found: Interaction) -> None:
        if found.channel.deleted:
            raise refuse(10003)
        if found.channel.archived and found.channel.locked:
            raise refuse(50083)

    def _callback_answer(self, found: Interaction, kind: int) -> dict[str, Any]:
        message = found.original
        about: dict[str, Any] = {"id": str(found.id), "type": found.kind}
        resource: dict[str, Any] = {"type": kind}
        if message is not None:
            about |= {
                "response_message_id": str(message.id),
                "response_message_loading": message.is_thinking,
                "response_message_ephemeral": message.is_ephemeral,
            }
            if kind in (MESSAGE, UPDATE):
                resource["message"] = self._drawn(message)
        return {"interaction": about, "resource": resource}

    def _drawn(self, message: Message) -> dict[str, Any]:
        return message.payload(self._scene.app_id)


def _choices(data: Any) -> list[dict[str, Any]]:
    choices = listed(obj(data, "data", {"choices"}).get("choices"), "data.choices", 25)
    for number, choice in enumerate(choices):
        kind = STRING if isinstance(choice.get("value"), str) else 0
        check_choice(choice, kind, f"data.choices.{number}")
    return choices


def _sheet(data: Any) -> dict[str, Any]:
    sheet = obj(data, "data", {"custom_id", "title", "components"})
    text(sheet.get("custom_id"), "data.custom_id", 100, 1)
    text(sheet.get("title"), "data.title", 45, 1)
    return sheet


def _truthy(value: str | None) -> bool:
    return (value or "").lower() in ("1", "true")
