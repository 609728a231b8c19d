"""The chat page: static HTML, CSS and JavaScript, served as they are. Imports aiohttp only."""

from pathlib import Path

from aiohttp import web

_FOLDER = Path(__file__).parent
_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
_HEADERS = {
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'",
}
_ASSETS = {
    path.name: path.read_bytes() for path in sorted(_FOLDER.iterdir()) if path.suffix in _TYPES
}


def page_routes() -> list[web.RouteDef]:
    """`/` and the files that it asks for."""
    return [web.get("/", _index), web.get("/page/{name}", _asset)]


async def _index(_: web.Request) -> web.Response:
    return _serve("index.html")


async def _asset(request: web.Request) -> web.Response:
    return _serve(request.match_info["name"])


def _serve(name: str) -> web.Response:
    if name not in _ASSETS:
        raise web.HTTPNotFound
    kind = _TYPES[Path(name).suffix]
    return web.Response(body=_ASSETS[name], content_type=kind, charset="utf-8", headers=_HEADERS)
