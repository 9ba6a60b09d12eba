"""Another service by which people sign in (OpenID Connect), as small as a test needs it, and as false as it wants."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import socket
import time
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from joserfc import jwt
from joserfc.jwk import ECKey

from undercroft.server.services.people.openid_sign_in import CALLBACK

CLIENT, SECRET = "undercroft", "se/cret"


def new_key(name: str) -> ECKey:
    """A key that signs."""
    return ECKey.generate_key("P-256", {"kid": name, "use": "sig", "alg": "ES256"})


class OpenIdTarget:
    """The service.

    Attributes:
        url: its address.
        subject: who is in front of the browser.
        key: what it signs with; its public part is what it shows.
        about: what it says about itself, instead of the truth.
        claims: what the next tokens say, instead of the truth.
        sign: makes the token of claims.
        hides: whether it says that the token is elsewhere.
        asked: the paths that it was asked for.
    """

    def __init__(self) -> None:
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.subject, self.name = "4711", "Anna"
        self.key = self.shown = new_key("one")
        self.about: dict[str, Any] = {}
        self.claims: dict[str, Any] = {}
        self.sign: Callable[[dict[str, Any]], str] = lambda claims: jwt.encode(
            {"alg": "ES256", "kid": self.key.kid}, claims, self.key
        )
        self.hides = False
        self.moved = ""
        self.asked: list[str] = []
        self._given: dict[str, dict[str, str]] = {}

    def settings(self) -> dict[str, Any]:
        """The settings of a server that knows it."""
        return {"oidc_issuer": self.url, "oidc_client": CLIENT, "oidc_secret": SECRET, "oidc_name": "The Club"}

    def visit(self, url: str) -> str:
        """Sign in there, as the browser would; where it sends the browser, without the server's own address."""
        parts = urlsplit(url)
        query = {name: one for name, [one] in parse_qs(parts.query).items()}
        assert f"{parts.scheme}://{parts.netloc}{parts.path}" == f"{self.url}/authorize"
        assert query["response_type"] == "code" and query["code_challenge_method"] == "S256"
        code = secrets.token_urlsafe(16)
        self._given[code] = query
        return f"{urlsplit(query['redirect_uri']).path}?state={query['state']}&code={code}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        path = first.split()[1]
        self.asked.append(path)
        status, answer = self._answer(path, headers, {name: one for name, [one] in parse_qs(body.decode()).items()})
        data = msgspec.json.encode(answer)
        more = f"Location: {self.moved}\r\n" if status == 302 else ""
        writer.write(f"HTTP/1.1 {status} X\r\n{more}Content-Length: {len(data)}\r\nConnection: close\r\n\r\n".encode())
        writer.write(data)
        await writer.drain()
        writer.close()

    def _answer(self, path: str, headers: dict[str, str], form: dict[str, str]) -> tuple[int, Any]:
        if path == "/.well-known/openid-configuration":
            ends = {"authorization_endpoint": "authorize", "token_endpoint": "token", "jwks_uri": "keys"}
            truth = {name: f"{self.url}/{end}" for name, end in ends.items()}
            return 200, {"issuer": self.url, **truth, **self.about}
        if path.startswith("/authorize?"):  # by a browser
            [back] = parse_qs(urlsplit(path).query)["redirect_uri"]
            self.moved = f"{back.removesuffix(CALLBACK)}{self.visit(self.url + path)}"
            return 302, {}
        if path == "/keys":
            return 200, {"keys": [self.shown.as_dict(private=False)]}
        if path == "/token" and self.hides:
            self.moved = f"{self.url}/token-elsewhere"
            return 302, {}
        asked = self._given.pop(form.get("code", ""), None) if path.startswith("/token") else None
        if asked is None:
            return 400, {"error": "invalid_grant"}
        client = b64decode(headers["authorization"].removeprefix("Basic ")).decode().partition(":")
        digest = hashlib.sha256(form["code_verifier"].encode()).digest()
        challenge = urlsafe_b64encode(digest).rstrip(b"=").decode()
        right = (unquote(client[0]), unquote(client[2]), challenge, form["redirect_uri"])
        if right != (CLIENT, SECRET, asked["code_challenge"], asked["redirect_uri"]):
            return 401, {"error": "invalid_client"}
        now = int(time.time())
        said: dict[str, Any] = {"iss": self.url, "aud": CLIENT, "sub": self.subject, "iat": now, "exp": now + 300}
        more: dict[str, Any] = {"nonce": asked["nonce"], "preferred_username": self.name}
        if asked.get("max_age") == "0":
            more["auth_time"] = now
        claims = {name: value for name, value in {**said, **more, **self.claims}.items() if value is not None}
        return 200, {"access_token": "x", "token_type": "Bearer", "id_token": self.sign(claims)}
