"""Responses that are identical for all guests, built, encoded and compressed once; a browser that has one gets none."""

from __future__ import annotations

import hashlib
import re
from collections import OrderedDict
from typing import Any, Final

import msgspec

SAME: Final = re.compile(r"/api/games/?|/api/games/[^/]+/(schema|(rules|lessons)/[^/]+(/[^/]+)?)|/schema/openapi\.json")
"""The paths of what depends on nothing but the version of the program."""

KEPT: Final = 64
"""The most responses that are kept: more than there are, unless somebody invents languages."""

CACHE: Final = (b"cache-control", b"no-cache")
"""Browsers keep it, but ask each time whether it is still the same."""


class KeptResponse(msgspec.Struct, frozen=True):
    """A response that is kept."""

    headers: list[tuple[bytes, bytes]]
    body: bytes
    tag: bytes


class SharedResponses:
    """An ASGI application that answers what it has answered before, and passes everything else on.

    Args:
        app: the application behind it.
    """

    def __init__(self, app: Any) -> None:
        self._app = app
        self._kept: OrderedDict[tuple[str, bool], KeptResponse] = OrderedDict()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["method"] != "GET" or not SAME.fullmatch(scope["path"]):
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        key = scope["path"], b"gzip" in headers.get(b"accept-encoding", b"")
        kept = self._kept.get(key)
        if kept is None:
            kept = await self._make(key, scope, receive, send)
            if kept is None:
                return
        if kept.tag in [tag.strip() for tag in headers.get(b"if-none-match", b"").split(b",")]:
            await send({"type": "http.response.start", "status": 304, "headers": [(b"etag", kept.tag), CACHE]})
            await send({"type": "http.response.body", "body": b""})
            return
        await send({"type": "http.response.start", "status": 200, "headers": kept.headers})
        await send({"type": "http.response.body", "body": kept.body})

    async def _make(self, key: tuple[str, bool], scope: Any, receive: Any, send: Any) -> KeptResponse | None:
        """Let the application respond, and keep the response; None if it is an error, which has been sent."""
        messages: list[Any] = []

        async def keep(message: Any) -> None:
            messages.append(message)

        await self._app(scope, receive, keep)
        start, *parts = messages
        if start["status"] != 200:
            for message in messages:
                await send(message)
            return None
        body = b"".join([part.get("body", b"") for part in parts])
        tag = b'"%s"' % hashlib.sha256(body).hexdigest()[:24].encode()
        headers = [(name, value) for name, value in start["headers"] if name != b"content-length"]
        headers += [(b"content-length", str(len(body)).encode()), (b"etag", tag), (b"vary", b"accept-encoding"), CACHE]
        kept = self._kept[key] = KeptResponse(headers, body, tag)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept
