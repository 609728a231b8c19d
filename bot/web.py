"""The HTTP side of a running bot: is it well, and what does it count."""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterable

from aiohttp import web
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bot.metrics import Metrics

_NO_ADDRESS = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


class PortTaken(Exception):  # its message is the sentence for the operator
    """HTTP_PORT is in use, or HTTP_HOST is no address of this machine."""

    def __init__(self, host: str, port: int, error: OSError) -> None:
        if isinstance(error, socket.gaierror) or error.errno in _NO_ADDRESS:
            super().__init__(
                f"HTTP_HOST: {host} is no address of this machine; set HTTP_HOST to 127.0.0.1, "
                "or to 0.0.0.0 for every address it has."
            )
            return
        super().__init__(
            f"HTTP_PORT: {host}:{port} cannot be used ({error.strerror or error}); "
            "stop what uses it, or set HTTP_PORT to another number."
        )


def routes(metrics: Metrics) -> list[web.RouteDef]:
    """Return `/health` (200 when every platform is connected, else 503) and `/metrics`."""

    async def health(_: web.Request) -> web.Response:
        well = bool(metrics.registry.get_sample_value("basra_connected"))
        return web.json_response({"ok": well}, status=200 if well else 503)

    async def metrics_page(_: web.Request) -> web.Response:
        body = generate_latest(metrics.registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    return [web.get("/health", health), web.get("/metrics", metrics_page)]


async def serve(served: Iterable[web.RouteDef], host: str, port: int) -> web.AppRunner:
    """Start serving. Raises `PortTaken` with a sentence that names the variable."""
    app = web.Application()
    app.add_routes(served)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        await runner.cleanup()
        raise PortTaken(host, port, error) from None
    return runner
