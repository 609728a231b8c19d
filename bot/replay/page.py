"""The routes of the replay page and what every answer says to the browser about itself."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import Final, Protocol

from aiohttp import web

from bot.replay.words import words
from bot.text import LANGUAGES, speech_in

_FOLDER: Final = Path(__file__).parent
_TYPES: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
_ASSETS: Final = {
    path.name: path.read_bytes() for path in sorted(_FOLDER.iterdir()) if path.suffix in _TYPES
}
_FAIRNESS: Final = _FOLDER.parents[1] / "docs" / "fairness.md"
_INDEX: Final = (_FOLDER / "index.html").read_bytes()
_KEY: Final = re.compile(r"[A-Za-z0-9_-]{16,64}", re.ASCII)
_MINUTES: Final = "public, max-age=300"  # a page may change with the next version of the bot
_FOR_GOOD: Final = "public, max-age=604800, immutable"  # a match that is over changes no more
_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Robots-Tag": "noindex",
}


class Records(Protocol):
    """Where ended matches are found: the engine's archive."""

    async def find(self, key: str) -> int | None:
        """Return the number of the ended match with this key."""
        ...

    async def record(self, match_id: int) -> str:
        """Return its record."""
        ...


def routes(records: Records) -> list[web.RouteDef]:
    """`/m/<key>`, `/m/<key>.json`, the files that the page asks for, and docs/fairness.md."""

    async def page(request: web.Request) -> web.Response:
        await _find(records, request)
        return _answer(request, _INDEX, "text/html", _MINUTES)

    async def document(request: web.Request) -> web.Response:
        match_id = await _find(records, request)
        body = (await records.record(match_id)).encode()
        return _answer(request, body, "application/json", _FOR_GOOD)

    return [
        web.get("/fairness", _fairness),
        web.get("/m/{key}.json", document),
        web.get("/m/{key}", page),
        web.get("/m/page/words.json", _words),
        web.get("/m/page/{name}", _asset),
    ]


async def _find(records: Records, request: web.Request) -> int:
    key = request.match_info["key"]
    found = await records.find(key) if _KEY.fullmatch(key) else None
    if found is None:
        raise _missing(request)
    return found


async def _asset(request: web.Request) -> web.Response:
    name = request.match_info["name"]
    if name not in _ASSETS:
        raise _missing(request)
    return _answer(request, _ASSETS[name], _TYPES[Path(name).suffix], _MINUTES)


async def _fairness(request: web.Request) -> web.Response:
    """The derivation of the shuffle to the byte, as it is written: plain text reads well."""
    if not _FAIRNESS.is_file():
        raise _missing(request)
    return _answer(request, _FAIRNESS.read_bytes(), "text/plain", _MINUTES)


async def _words(request: web.Request) -> web.Response:
    answer = _answer(request, words(_language(request)), "application/json", _MINUTES)
    answer.headers["Vary"] = "Accept-Language"
    return answer


def _language(request: web.Request) -> str:
    """The first of the browser's languages that we speak; browsers name the dearest first."""
    asked = request.headers.get("Accept-Language", "")[:200].split(",")
    plain = (tag.split(";")[0].split("-")[0].strip().lower() for tag in asked)
    return next((tag for tag in plain if tag in LANGUAGES), LANGUAGES[0])


def _answer(request: web.Request, body: bytes, kind: str, keep: str) -> web.Response:
    """The body, or 304 to a browser that has it already."""
    tag = sha256(body).hexdigest()[:32]
    headers = {**_HEADERS, "Cache-Control": keep, "ETag": f'"{tag}"'}
    if any(one.value in (tag, "*") for one in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    return web.Response(body=body, content_type=kind, charset="utf-8", headers=headers)


def _missing(request: web.Request) -> web.HTTPNotFound:
    """One answer to whatever is not there, in the browser's language."""
    headers = {**_HEADERS, "Cache-Control": "no-store", "Vary": "Accept-Language"}
    text = speech_in(_language(request)).say("page-none")
    return web.HTTPNotFound(text=text, content_type="text/plain", headers=headers)
