"""The gate: checks every request for host, origin, forgery, cookie and rate, and adds headers to every response."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from undercroft.server.errors import ErrorBody
from undercroft.server.services import Services

HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
SHARE: Final = 0.1
"""What a request costs its address, in tokens: one address may send as many requests as ten guests."""

WITHOUT_GUEST: Final = ("/assets/", "/healthz", "/metrics")


class Gate:
    """An ASGI application around another one.

    Args:
        app: the application behind the gate.
        services: the parts of this process.
    """

    def __init__(self, app: Any, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        guest = self._services.guests.of_cookie(headers.get(b"cookie", ""))
        error = self._refusal(scope, headers, guest)
        if scope["type"] == "websocket":
            if error is not None:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": error[1].code})
                return
            scope["guest"] = guest
            await self._app(scope, receive, send)
            return
        extra = list(HEADERS)
        if guest is None and error is None and not scope["path"].startswith(WITHOUT_GUEST):
            guest = self._services.guests.new()
            extra.append((b"set-cookie", self._services.guests.set_cookie(guest).encode()))
        if scope["path"].startswith("/api/"):
            extra.append((b"cache-control", b"no-store"))
        scope["guest"] = guest

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        if error is not None:
            await _say(send_with_headers, *error)
        else:
            await self._app(scope, receive, send_with_headers)

    def _refusal(self, scope: Any, headers: dict[bytes, str], guest: str | None) -> tuple[int, ErrorBody] | None:
        host = headers.get(b"host", "")
        names = self._services.settings.host_names
        if names and _name(host) not in names:
            return 400, ErrorBody("host", "this server does not answer to that host name (UNDERCROFT_HOSTS)")
        socket = scope["type"] == "websocket"
        changes = not socket and scope["method"] not in SAFE
        if not socket and not changes:
            return None
        origin = headers.get(b"origin")
        if origin is not None and origin.lower().partition("://")[2] != host.lower():
            return 403, ErrorBody("origin", "this request comes from another site")
        if changes and headers.get(b"x-undercroft") != "1":
            return 403, ErrorBody("forged", "the X-Undercroft header is missing")
        client = scope.get("client") or ("",)
        who = guest or f"address {client[0]}"
        address = f"all of {client[0]}"  # a guest who discards cookies still has one address
        if not self._services.rates.allows(who) or not self._services.rates.allows(address, SHARE):
            return 429, ErrorBody("rate", "too many requests at once; wait a moment")
        return None


def _name(host: str) -> str:
    """Return the name in a Host header, without the port; empty if it is malformed."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


async def _say(send: Any, status: int, body: ErrorBody) -> None:
    data = msgspec.json.encode(body)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(data)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": data})
