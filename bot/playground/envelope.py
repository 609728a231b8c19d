"""The JSON envelope around every answer of the Bot API."""

import json
from typing import Any

from aiohttp import web

from bot.playground.refusal import RefusalError


def success(result: Any) -> web.Response:
    """Wrap a result as Telegram does: `{"ok": true, "result": …}`."""
    return _respond(200, {"ok": True, "result": result})


def failure(refusal: RefusalError) -> web.Response:
    """Wrap a refusal; the HTTP status repeats the envelope's error code."""
    envelope: dict[str, Any] = {
        "ok": False,
        "error_code": refusal.code,
        "description": refusal.description,
    }
    if refusal.parameters:
        envelope["parameters"] = refusal.parameters
    return _respond(refusal.code, envelope)


def _respond(status: int, envelope: dict[str, Any]) -> web.Response:
    text = json.dumps(envelope, ensure_ascii=False, separators=(",", ":"))
    return web.Response(status=status, text=text, content_type="application/json")
