"""The gate: checks every request for host, origin, forgery, cookies and rate, and adds headers to every response.

It also measures what each request costs, and charges its guest and its address (`runtime.guest_budgets`).
"""

from __future__ import annotations

import asyncio
import math
import re
from collections.abc import Sequence
from functools import partial
from time import thread_time
from typing import Any, Final

import msgspec

from undercroft.server.endpoints.http_api.routes.health_routes import OPERATIONS
from undercroft.server.protocol.api_errors import AGAIN, ErrorBody, NotRead
from undercroft.server.runtime.guest_budgets import PAYERS, all_of
from undercroft.server.runtime.processes.slow_requests import ARRIVAL
from undercroft.server.runtime.settings import LOOPBACK
from undercroft.server.services.people.identities import NOBODY, Identity
from undercroft.server.services.process_services import Services

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

SLOWED: Final = 0.5
"""How many seconds a refusal waits where there were too many requests: a guest who pays no attention to refusals would
otherwise cost more by asking on than by what is asked."""

WITHOUT_GUEST: Final = (
    "/assets/",
    "/icons/",
    "/favicon.",
    "/manifest-",
    "/offline",
    "/robots.txt",
    "/sw.js",
    "/unsubscribe/",
    *OPERATIONS,
)
"""The beginnings of the paths that need no guest: files, which browsers fetch without a cookie, too."""

WITH_IDENTITY: Final = ("/api/", "/next")
"""The beginnings of the paths for which it matters who is signed in."""

BY_TOKEN: Final = "/unsubscribe/"
"""The beginning of the path that mail programs POST to, without a cookie: its end allows it (RFC 8058)."""

_TABLE: Final = re.compile(r"/api/tables/([^/]+)")
"""The paths that are about one table."""

_HOST: Final = re.compile(r"(?:\[([0-9a-f:.]{2,45})\]|([\w.-]{1,255}))(?::[0-9]{0,5})?", re.IGNORECASE | re.ASCII)
"""A Host header: an address of IPv6, or a name or an address of IPv4, and the port."""

_ONCE: Final = frozenset({b"host", b"origin", b"content-length"})
"""Headers that say who is asked, who asks and how much follows: two of one name would be read differently elsewhere."""
_PROXIED: Final = frozenset({b"forwarded", b"via", b"x-real-ip", b"x-forwarded-host", b"x-forwarded-proto"})
"""Headers that proxies add, also those that do not say whom they ask for; what only this machine may read has none."""

_LENGTHS: Final = frozenset({b"content-length", b"transfer-encoding"})

BUSY: Final = 503, ErrorBody("busy", "the database cannot be read at the moment")
UNCLEAR: Final = 400, ErrorBody("bad-request", "two headers of the request contradict each other")
TOO_FAST: Final = 429, ErrorBody("rate", "too many requests at once; wait a moment")
TOO_MANY: Final = 429, ErrorBody("too-many-connections", "too many requests or sockets are open to this address")


class RequestGate:
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
        address = (scope.get("client") or (None,))[0]
        entered = self._services.open_by_address.enter(address)
        try:
            await self._pass(scope, receive, send, entered)
        finally:
            if entered:
                self._services.open_by_address.leave(address)

    async def _pass(self, scope: Any, receive: Any, send: Any, entered: bool) -> None:
        begun = thread_time() - scope.get(ARRIVAL, 0.0)
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # uvicorn, which has its own copy, sends the headers alone
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        scope["headers"] = [header for header in scope["headers"] if header[0] != b"cookie"]  # nobody else may parse it
        guest, cookies = self._services.guests.read(headers.get(b"cookie", ""))
        token = self._services.session_cookies.read(headers.get(b"cookie", ""))
        address = all_of((scope.get("client") or (None,))[0])
        payers = (guest, address) if guest is not None else (address,)
        PAYERS.set(payers)
        wait = 0.0 if scope["path"] in OPERATIONS else self._services.costs.wait(payers)
        error = TOO_MANY if not entered else UNCLEAR if _is_unclear(scope["headers"]) else None
        error = error or self._refusal(scope, headers, guest, address) or (TOO_FAST if wait else None)
        self._services.costs.charge(payers, thread_time() - begun)
        identity = NOBODY if guest is None else Identity(guest, guests=(guest,))
        if error is None and scope["path"].startswith(WITH_IDENTITY):  # the page itself comes without the database, too
            try:
                identity = await self._services.costs.paid(self._identify(scope, guest, token), "identity", payers)
            except NotRead:
                error = BUSY
        if scope["type"] == "websocket":
            if error is not None:
                await receive()
                if error is BUSY:  # the browser would not hear it if the socket were refused
                    await send({"type": "websocket.accept"})
                code = AGAIN if error is BUSY else 1008
                await send({"type": "websocket.close", "code": code, "reason": error[1].code})
                return
            scope["guest"], scope["identity"] = identity.guest, identity
            scope["is_signed_in"] = partial(self._is_still, identity.guest, guest, token)
            del headers  # a socket stays open for hours
            await self._app(scope, receive, send)
            return
        extra = list(HEADERS)
        if error is None and not scope["path"].startswith(WITHOUT_GUEST):
            if identity.guest is None and self._services.newcomers.allows(address):
                guest = self._services.guests.new()
                identity = Identity(guest, guests=(guest,))
                cookies = [self._services.guests.set_cookie(guest)]
            elif identity.guest is None:
                error = TOO_FAST
            extra += [(b"set-cookie", cookie.encode()) for cookie in cookies]
        default = [(b"cache-control", b"no-store")] if scope["path"].startswith("/api/") else []
        scope["guest"], scope["identity"], scope["browser_guest"] = identity.guest, identity, guest

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                self._services.metrics.responses.labels(str(message["status"])).inc()
                headers = message.get("headers", [])
                cached = any(name == b"cache-control" for name, _ in headers)
                # The cookie comes first: the last one counts, which may be that of the response.
                message["headers"] = [*extra, *headers, *([] if cached else default)]
            await send(message)

        if error is not None:
            if error is TOO_FAST:
                await asyncio.sleep(SLOWED)
            await _say(send_with_headers, *error, max(1, math.ceil(wait)))
        else:
            work = self._app(scope, receive, send_with_headers)
            await self._services.costs.paid(work, _kind(scope), payers)

    async def _identify(self, scope: Any, guest: str | None, token: str | None) -> Identity:
        """Return who sends a request; its guest is the one that acts at the table that the request is about."""
        identities = self._services.identities
        found = await identities.of(guest, token)
        table = _TABLE.match(scope["path"])
        return found if table is None else found._replace(guest=await identities.at_table(found, table[1]))

    async def _is_still(self, acting: str | None, guest: str | None, token: str | None) -> bool:
        """Return whether a browser with these cookies may still act as a guest: its session may have been ended."""
        try:
            return acting is None or acting in (await self._services.identities.of(guest, token)).guests
        except NotRead:  # nothing can be changed meanwhile, and the reader has been admitted before
            return True

    def _refusal(
        self, scope: Any, headers: dict[bytes, str], guest: str | None, address: str
    ) -> tuple[int, ErrorBody] | None:
        if scope["path"] in OPERATIONS and not self._services.probes.allows(address):
            return TOO_FAST
        host = headers.get(b"host", "")
        settings = self._services.settings
        local = is_local(scope, host)
        hidden = (not settings.public_metrics, "/metrics"), (not settings.public_schema, "/schema")
        if not local and any(is_hidden and scope["path"].startswith(path) for is_hidden, path in hidden):
            return 404, ErrorBody("not-found", "there is nothing here")
        names = settings.host_names
        if names and _name(host) not in names and not (local and scope["path"] in OPERATIONS):
            return 400, ErrorBody("host", "this server does not answer to that host name (UNDERCROFT_HOSTS)")
        socket = scope["type"] == "websocket"
        changes = not socket and scope["method"] not in SAFE
        if not socket and not changes:
            return None
        origin = headers.get(b"origin")
        foreign = scope["path"].startswith(BY_TOKEN)
        if not foreign and origin is not None and origin.lower().partition("://")[2] != host.lower():
            return 403, ErrorBody("origin", "this request comes from another site")
        if changes and not foreign and headers.get(b"x-undercroft") != "1":
            return 403, ErrorBody("forged", "the X-Undercroft header is missing")
        who = guest or f"a guest {address}"  # one who discards cookies still has one address
        if not self._services.rates.allows(who) or not self._services.rates.allows(address, SHARE):
            return TOO_FAST
        return None


def _is_unclear(headers: Sequence[tuple[bytes, bytes]]) -> bool:
    """Return whether the headers of a request contradict each other (RFC 9112, 3.2 and 6.3)."""
    names = [name for name, _ in headers]
    return set(names) >= _LENGTHS or any(names.count(name) > 1 for name in _ONCE)


def is_local(scope: Any, host: str) -> bool:
    """Return whether a request comes from this machine, by a name that only this machine has.

    Args:
        scope: the request.
        host: its Host header. A proxy on this machine passes on the name that its client has used.
    """
    proxied = any(name in _PROXIED for name, _ in scope.get("headers", ()))
    return _name(host) in LOOPBACK and (scope.get("client") or ("",))[0] in LOOPBACK and not proxied


def _kind(scope: Any) -> str:
    """Return which requests cost about the same as this one: its method, and its path without the id of a table."""
    parts = scope["path"].split("/", 5)[1:]
    name = parts[3] if parts[:2] == ["api", "tables"] and len(parts) > 3 else "/".join(parts[:2])
    return f"{scope['method']} {name}"


def _name(host: str) -> str:
    """Return the name in a Host header, without the port; empty if it is malformed."""
    found = _HOST.fullmatch(host)
    return (found[1] or found[2]).lower() if found else ""


async def _say(send: Any, status: int, body: ErrorBody, wait: int) -> None:
    data = msgspec.json.encode(body)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(data)).encode())]
    if status == 429:
        headers.append((b"retry-after", str(wait).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": data})
