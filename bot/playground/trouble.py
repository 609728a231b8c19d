"""`/faults/…`: the call log and the planted faults over HTTP, for a bot in another process."""

from dataclasses import fields
from typing import Any

from aiohttp import web

from bot.playground.envelope import success
from bot.playground.fault import CallRecord, Fault
from bot.playground.refusal import MisstepError, RefusalError
from bot.playground.world import World


class FaultApi:
    """What a test may ask of a world's FaultBook."""

    def __init__(self, world: World) -> None:
        self.book = world.faults

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/faults/calls", self.calls),
            web.post("/faults/plant", self.plant),
            web.post("/faults/outage", self.outage),
            web.post("/faults/clear", self.clear),
        ]

    async def calls(self, request: web.Request) -> web.Response:
        """Every call so far, oldest first; `?method=` names one method."""
        made = self.book.made(request.query.get("method"))
        return success([_shown(call) for call in made])

    async def plant(self, request: web.Request) -> web.Response:
        """Plant a Fault given by its fields; `refusal` is `[code, description, parameters]`."""
        asked = await request.json()
        unknown = set(asked) - {field.name for field in fields(Fault)}
        if unknown:
            raise MisstepError(f"A fault has no {', '.join(sorted(unknown))}")
        if asked.get("refusal"):
            asked["refusal"] = RefusalError(*asked["refusal"])
        self.book.plant(Fault(**asked))
        return success(True)

    async def outage(self, request: web.Request) -> web.Response:
        """Begin or end a total outage: `{"on": true}`."""
        self.book.outage = bool((await request.json())["on"])
        return success(self.book.outage)

    async def clear(self, _: web.Request) -> web.Response:
        self.book.clear()
        return success(True)


def _shown(call: CallRecord) -> dict[str, Any]:
    plain = {name: value for name, value in call.parameters.items() if _is_plain(value)}
    return {
        "method": call.method,
        "parameters": plain,
        "at": call.at,
        "ended": call.ended,
        "outcome": call.outcome,
    }


def _is_plain(value: Any) -> bool:
    return value is None or isinstance(value, str | int | float | bool | list | dict)
