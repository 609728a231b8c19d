"""Serving where the operator says, or saying which of the two settings is wrong."""

from __future__ import annotations

import socket

import pytest

from bot.web import PortTaken, serve


async def test_a_port_in_use_is_the_port() -> None:
    refused = pytest.raises(PortTaken, match=r"^HTTP_PORT: ")
    with socket.create_server(("127.0.0.1", 0)) as other, refused:
        await serve([], "127.0.0.1", other.getsockname()[1])


@pytest.mark.parametrize("host", ["192.0.2.1", "no such host"])
async def test_an_address_that_is_not_ours_is_the_host(host: str) -> None:
    with pytest.raises(PortTaken, match=r"^HTTP_HOST: "):
        await serve([], host, 0)
