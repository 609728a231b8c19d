"""`/bot<token>/<method>`: the Bot API over HTTP, with the faults that tests plant in it."""

import asyncio
import hmac
import inspect
import re
from collections.abc import Mapping
from typing import Any

from aiohttp import web
from aiohttp.web_request import FileField

from bot.playground import account, editing, lookup, sending, updating
from bot.playground.envelope import failure, success
from bot.playground.fault import CallRecord, Fault
from bot.playground.file import Upload
from bot.playground.parameter import Call, Method
from bot.playground.redaction import quiet_logger
from bot.playground.refusal import RefusalError, bad_request, method_not_found, unauthorized
from bot.playground.world import World

MAX_BODY = 60 * 1024 * 1024
_LOGGER = quiet_logger()
_TOKEN = re.compile(r"\d+:[\w-]{24,}")
METHODS: dict[str, tuple[str, Method]] = {
    name.lower(): (name, method)
    for table in (account, updating, sending, editing, lookup)
    for name, method in table.METHODS.items()
}


class BotApi:
    """Answers the calls of the one bot that lives in a world."""

    def __init__(self, world: World) -> None:
        self.world = world

    def routes(self) -> list[web.RouteDef]:
        return [
            web.route("*", "/bot{token}/{method}", self.answer),
            web.get("/file/bot{token}/{path:.+}", self.download),
        ]

    async def answer(self, request: web.Request) -> web.StreamResponse:
        if self.world.faults.outage:
            return _hang_up(request)
        try:
            name, method = self._find(request)
            raw, files = await _read_body(request)
        except RefusalError as refusal:
            return failure(refusal)
        record = CallRecord(name, dict(raw), self.world.clock())
        if self.world.faults.enabled:
            self.world.faults.calls.append(record)
            self.world.wake()
        try:
            return await self._serve(request, method, record, files)
        finally:
            record.ended = self.world.clock()
            self.world.wake()

    async def _serve(
        self, request: web.Request, method: Method, record: CallRecord, files: dict[str, Upload]
    ) -> web.StreamResponse:
        fault = self.world.faults.draw(record.method, record.chat_id) or Fault()
        if fault.drop == "before":
            record.outcome = "dropped before"
            return _hang_up(request)
        response = await self._run(method, record, files, fault)
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if fault.drop == "after":
            record.outcome += ", dropped after"
            return _hang_up(request)
        return response

    async def _run(
        self, method: Method, record: CallRecord, files: dict[str, Upload], fault: Fault
    ) -> web.Response:
        if fault.html:
            record.outcome = f"HTML {fault.html}"
            page = "<html><body><h1>Bad Gateway</h1></body></html>"
            return web.Response(status=fault.html, text=page, content_type="text/html")
        try:
            if fault.refusal:
                raise fault.refusal
            record.result = await self._call(method, record, files)
        except RefusalError as refusal:
            record.outcome = f"{refusal.code} {refusal.description}"
            return failure(refusal)
        except Exception as error:
            record.outcome = f"500 {type(error).__name__}"
            _LOGGER.exception("%s failed in the playground", record.method)
            return failure(RefusalError(500, "Internal Server Error: the playground failed"))
        record.outcome = "ok"
        return success(record.result)

    async def _call(self, method: Method, record: CallRecord, files: dict[str, Upload]) -> Any:
        values = method.read(record.method, record.parameters)
        record.parameters = values
        chat_id = values.get("chat_id")
        if isinstance(chat_id, int):
            self.world.flood.pass_through(record.method, chat_id, self.world.clock())
        result = method.run(Call(self.world, values, files))
        return await result if inspect.isawaitable(result) else result

    def _find(self, request: web.Request) -> tuple[str, Method]:
        self._check_token(request)
        found = METHODS.get(request.match_info["method"].lower())
        if found is None:
            raise method_not_found()
        return found

    def _check_token(self, request: web.Request) -> None:
        token = request.match_info["token"]
        if hmac.compare_digest(token.encode(), self.world.token.encode()):
            return
        raise unauthorized() if _TOKEN.fullmatch(token) else RefusalError(404, "Not Found")

    async def download(self, request: web.Request) -> web.StreamResponse:
        """Serve a file by the path that getFile gave."""
        try:
            self._check_token(request)
            file_id = request.match_info["path"].rpartition("/")[2]
            stored = self.world.files.find(file_id)
        except RefusalError as refusal:
            return failure(refusal)
        return web.Response(body=stored.upload.content, content_type=stored.upload.mime_type)


async def _read_body(request: web.Request) -> tuple[dict[str, Any], dict[str, Upload]]:
    raw: dict[str, Any] = dict(request.query)
    files: dict[str, Upload] = {}
    if request.content_type == "application/json":
        raw |= await _read_json(request)
        return raw, files
    for name, value in (await _read_form(request)).items():
        if isinstance(value, FileField):
            content = await asyncio.to_thread(value.file.read)
            files[name] = Upload(value.filename, value.content_type, content)
        else:
            raw[name] = value
    text = " ".join(value for value in raw.values() if isinstance(value, str))
    raw |= {name: files[name] for name in files if f"attach://{name}" not in text}
    return raw, files


async def _read_form(request: web.Request) -> Mapping[str, Any]:
    return await request.post()


async def _read_json(request: web.Request) -> dict[str, Any]:
    try:
        found = await request.json()
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise bad_request("can't parse JSON encoded request body")
    return found


def _hang_up(request: web.Request) -> web.Response:
    """Close the connection without a word, as a failing network does."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
