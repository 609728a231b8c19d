"""The one door of the REST side: every call passes here."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from tests.guild.body import Upload, read_body
from tests.guild.fault import Call, Fault
from tests.guild.refusal import RefusalError, bare, refuse
from tests.guild.scene import Scene

PREFIX = "/api/v10"
VIA = {"Via": "1.1 google"}  # what Discord's own answers bear, and a 429 of its edge does not


class Request:
    """A call with its body read: `data` is the JSON, `uploads` the files by number."""

    def __init__(self, request: web.Request, data: Any, uploads: dict[int, Upload]) -> None:
        self.match = request.match_info
        self.query = request.query
        self.data = data
        self.uploads = uploads

    def number(self, name: str) -> int:
        """An id in the path; 0, which nothing has, when it is none."""
        return int(self.match[name]) if self.match[name].isdecimal() else 0


Handler = Callable[[Request], Awaitable[Any]]


class Rest:
    """Routes, and what happens to each call before it reaches its own."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._routes: list[web.RouteDef] = []

    def route(self, method: str, path: str, handler: Handler, *, is_open: bool = False) -> None:
        """Add a route. `is_open`: the token in its path is all the authorization it needs."""

        async def serve(request: web.Request) -> web.StreamResponse:
            return await self._serve(request, handler, is_open)

        self._routes.append(web.route(method, PREFIX + path, serve))

    def routes(self) -> list[web.RouteDef]:
        """All routes, and the one for what is none."""

        async def nothing(request: web.Request) -> web.StreamResponse:
            async def refuse_it(_: Request) -> Any:
                raise bare(404, "Not Found")

            return await self._serve(request, refuse_it, True)

        return [*self._routes, web.route("*", PREFIX + "/{rest:.*}", nothing)]

    async def _serve(
        self, request: web.Request, handler: Handler, is_open: bool
    ) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        call = Call(request.method, path, time.monotonic())
        scene = self._scene
        scene.faults.calls.append(call)
        if scene.faults.outage:
            return _cut(request)
        headers, flood = scene.buckets.take(request.method, path)
        try:
            if not is_open and request.headers.get("Authorization") != f"Bot {scene.token}":
                raise refuse(0)
            if flood:
                raise flood
            data, uploads = await _read(request)
            call.body = data
            fault = scene.faults.draw(call)
            if fault and (early := await _suffer(fault, request)) is not None:
                return early
            result = await handler(Request(request, data, uploads))
        except RefusalError as refusal:
            call.status, call.code = refusal.status, refusal.code
            return _refused(refusal, headers)
        finally:
            call.ended = time.monotonic()
            scene.bell.ring()
        if fault and fault.drop == "after":
            return _cut(request)
        call.status = 204 if result is None else 200
        return _answer(call.status, result, headers)


async def _read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    if request.method in ("GET", "DELETE") or not request.can_read_body:
        return None, {}
    return await read_body(request)


async def _suffer(fault: Fault, request: web.Request) -> web.StreamResponse | None:
    if fault.delay:
        await asyncio.sleep(fault.delay)
    if fault.drop == "before":
        return _cut(request)
    if fault.html:
        page = "<html><body>Bad gateway</body></html>"
        return web.Response(status=fault.html, text=page, content_type="text/html")
    if fault.refusal:
        raise fault.refusal
    return None


def _cut(request: web.Request) -> web.StreamResponse:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=503)


def _answer(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    if body is None:
        return web.Response(status=status, headers=headers | VIA)
    # exactly this content type: the library compares the whole header
    head = headers | VIA | {"Content-Type": "application/json"}
    return web.Response(status=status, body=json.dumps(body).encode(), headers=head)


def _refused(refusal: RefusalError, headers: dict[str, str]) -> web.Response:
    more: dict[str, str] = {}
    if refusal.status == 429:
        is_global = bool(refusal.body.get("global"))
        more = {"Retry-After": str(int(refusal.body.get("retry_after", 1)) + 1)}
        more["X-RateLimit-Scope"] = "global" if is_global else "user"
        if is_global:
            more["X-RateLimit-Global"] = "true"
    return _answer(refusal.status, refusal.body, headers | more)
