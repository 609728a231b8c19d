"""The body of a message, checked as Discord checks it."""

from __future__ import annotations

import json
import re
from collections.abc import Container
from dataclasses import dataclass, field
from typing import Any

from tests.guild.component import rows
from tests.guild.form import listed, obj, one_of, snowflake, text, truth, whole
from tests.guild.message import EPHEMERAL, SILENT
from tests.guild.refusal import malformed, refuse

FIELDS = {
    "content",
    "tts",
    "nonce",
    "enforce_nonce",
    "embeds",
    "allowed_mentions",
    "message_reference",
    "components",
    "attachments",
    "flags",
    "sticker_ids",
}
SUPPRESS_EMBEDS = 1 << 2
MAX_TEXT = 2000
MAX_FILE = 10 * 1024 * 1024
EMBED = {
    "title",
    "type",
    "description",
    "url",
    "timestamp",
    "color",
    "footer",
    "image",
    "thumbnail",
}
EMBED |= {"author", "fields", "video", "provider"}
EMBED_LENGTHS = {"title": 256, "description": 4096}
_UPLOAD = re.compile(r"files\[(\d+)\]")


@dataclass(slots=True)
class Upload:
    """One file of a multipart body."""

    filename: str
    data: bytes


@dataclass(slots=True)
class Draft:
    """A checked body. A field that was not sent is None; `kept` are the ids of old attachments."""

    content: str | None = None
    components: list[dict[str, Any]] | None = None
    embeds: list[dict[str, Any]] | None = None
    allowed: dict[str, Any] | None = None
    flags: int | None = None
    kept: list[int] | None = None
    added: list[tuple[Upload, str | None]] = field(default_factory=list)
    reference: int | None = None
    nonce: str | None = None

    @property
    def is_empty(self) -> bool:
        return not (self.content or self.embeds or self.added or self.components)


def read_draft(
    body: Any, uploads: dict[int, Upload], emojis: Container[int], *, is_hook: bool = False
) -> Draft:
    """Check a body; raises RefusalError. `is_hook`: through an interaction's token."""
    more = {"thread_name", "username", "avatar_url", "poll"} if is_hook else {"poll"}
    data = obj(body, "", FIELDS | more)
    truth(data.get("tts", False), "tts")
    draft = Draft(content=_content(data), flags=_flags(data, is_hook))
    if "components" in data:
        draft.components = rows(data["components"], emojis)
    if "embeds" in data:
        draft.embeds = _embeds(data["embeds"])
    if data.get("allowed_mentions") is not None:
        draft.allowed = _allowed(data["allowed_mentions"])
    if data.get("message_reference") is not None:
        reference = obj(
            data["message_reference"],
            "message_reference",
            {"type", "message_id", "channel_id", "guild_id", "fail_if_not_exists"},
        )
        draft.reference = snowflake(reference.get("message_id"), "message_reference.message_id")
    draft.nonce = str(data["nonce"]) if data.get("nonce") is not None else None
    _attachments(data, uploads, draft)
    return draft


def _content(data: dict[str, Any]) -> str | None:
    if "content" not in data:
        return None
    return text(data["content"] if data["content"] is not None else "", "content", MAX_TEXT)


def _flags(data: dict[str, Any], is_hook: bool) -> int | None:
    if data.get("flags") is None:
        return None
    allowed = SUPPRESS_EMBEDS | SILENT | (EPHEMERAL if is_hook else 0)
    flags = whole(data["flags"], "flags")
    if flags & ~allowed:
        raise malformed("flags", "INVALID_FLAGS", "These flags cannot be set here")
    return flags


def _allowed(value: Any) -> dict[str, Any]:
    path = "allowed_mentions"
    allowed = obj(value, path, {"parse", "users", "roles", "replied_user"})
    parse = listed(allowed.get("parse"), f"{path}.parse", 3)
    for kind in parse:
        one_of(kind, f"{path}.parse", ("users", "roles", "everyone"))
    for kind in ("users", "roles"):
        ids = [
            snowflake(i, f"{path}.{kind}") for i in listed(allowed.get(kind), f"{path}.{kind}", 100)
        ]
        if ids and kind in parse:
            raise malformed(
                path,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f"parse and {kind} exclude each other",
            )
    return {"parse": parse, **{k: v for k, v in allowed.items() if k != "parse"}}


def _embeds(value: Any) -> list[dict[str, Any]]:
    total = 0
    for number, embed in enumerate(found := listed(value, "embeds", 10)):
        path = f"embeds.{number}"
        obj(embed, path, EMBED)
        for name, most in EMBED_LENGTHS.items():
            total += len(text(embed.get(name) or "", f"{path}.{name}", most))
        total += len(
            text((embed.get("footer") or {}).get("text") or "", f"{path}.footer.text", 2048)
        )
        total += _embed_fields(embed, path)
    if total > 6000:
        raise malformed(
            "embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000"
        )
    return found


def _embed_fields(embed: dict[str, Any], path: str) -> int:
    total = 0
    for number, entry in enumerate(listed(embed.get("fields"), f"{path}.fields", 25)):
        where = f"{path}.fields.{number}"
        obj(entry, where, {"name", "value", "inline"})
        total += len(text(entry.get("name"), f"{where}.name", 256, 1))
        total += len(text(entry.get("value"), f"{where}.value", 1024, 1))
    return total


def _attachments(data: dict[str, Any], uploads: dict[int, Upload], draft: Draft) -> None:
    for upload in uploads.values():
        if len(upload.data) > MAX_FILE:
            raise refuse(40005)
    if "attachments" not in data:
        draft.added = [(upload, None) for upload in uploads.values()]
        return
    draft.kept = []
    fields = {"id", "filename", "description", "title", "uploaded_filename", "size", "url"}
    fields |= {"proxy_url", "content_type", "height", "width", "spoiler", "is_spoiler"}
    for number, entry in enumerate(listed(data["attachments"], "attachments", 10)):
        obj(entry, f"attachments.{number}", fields)
        which = snowflake(entry.get("id"), f"attachments.{number}.id")
        description = entry.get("description")
        if description is not None:
            text(description, f"attachments.{number}.description", 1024)
        if which in uploads:
            draft.added.append((uploads[which], description))
        else:
            draft.kept.append(which)


async def read_body(request: Any) -> tuple[Any, dict[int, Upload]]:
    """The JSON of a request and its uploads, from JSON or multipart."""
    if not request.content_type.startswith("multipart/"):
        if request.content_type != "application/json":
            raise malformed(
                "", "CONTENT_TYPE_INVALID", 'Expected "Content-Type" header to be one of'
            )
        return _json(await request.text()), {}
    payload: Any = {}
    uploads: dict[int, Upload] = {}
    async for part in await request.multipart():
        if part.name == "payload_json":
            payload = _json(await part.text())
        elif match := _UPLOAD.fullmatch(part.name or ""):
            data = bytes(await part.read())
            uploads[int(match[1])] = Upload(part.filename or "unknown", data)
        else:
            raise malformed(part.name or "", "UNKNOWN_FIELD", "This field is unknown")
    return payload, uploads


def _json(written: str) -> Any:
    try:
        return json.loads(written or "null")
    except ValueError:
        raise refuse(50109) from None
