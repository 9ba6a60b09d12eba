"""Where this server can be reached from elsewhere, for the links that its host sends to friends."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Any, Final

import msgspec
from litestar import Request, get
from litestar.datastructures import State

from undercroft.server.endpoints.http_api import services
from undercroft.server.endpoints.http_api.request_gate import is_local

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address of the block that belongs to documentation: nobody has it, and nothing is sent there."""


class Address(msgspec.Struct, frozen=True):
    """The address of the page in the server's own network, such as ``http://192.168.1.5:8000``; null if unknown."""

    origin: str | None


@get("/api/address", tags=["operations"], sync_to_thread=False)
def address(request: Request[Any, Any, Any], state: State) -> Address:
    """Say under which address others in the server's network can open the page.

    Only a browser on the same machine learns it, and only if the server listens on all addresses: nobody else needs to
    know how a server's network looks inside.
    """
    port = services(state).open_port
    if port is None or not is_local(request.scope, request.headers.get("host", "")):
        return Address(None)
    found = network_address()
    return Address(None if found is None else f"http://{found}:{port}")


def network_address() -> str | None:
    """Return the address that this machine has in its network; None if it has none.

    A connection without packets (UDP) says from where they would be sent.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    known = ip_address(found)
    return None if known.is_loopback or known.is_unspecified else found
