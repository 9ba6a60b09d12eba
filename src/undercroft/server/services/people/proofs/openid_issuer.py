"""Ask another service who somebody is (OpenID Connect): where it answers, and whether it has signed what it says.

What this needs comes with the extra ``oidc``.
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Any, Final, NamedTuple
from urllib.parse import quote, urlencode, urlsplit

import msgspec

from undercroft.kernel.base.errors import OptionError
from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.runtime.logs import LOG
from undercroft.server.runtime.settings import LOOPBACK

ALGORITHMS: Final = (
    *("RS256", "RS384", "RS512", "PS256", "PS384", "PS512"),
    *("ES256", "ES384", "ES512", "EdDSA"),
)
"""How a token may be signed: never without a key, nor by one that both sides know."""

WITHIN: Final = 10.0
"""How many seconds the service has for each answer."""

LEEWAY: Final = 60
"""By how many seconds its clock may differ from ours."""

KNOWN_SECONDS: Final = 3600.0
"""For how long its addresses and its keys are believed; keys are asked for again when a token names another."""

BASIC: Final = "client_secret_basic"
PATH: Final = "/.well-known/openid-configuration"
LONGEST_SUBJECT: Final = 255


class IssuerAddresses(msgspec.Struct, frozen=True):
    """What the service says about itself (OpenID Connect Discovery 1.0)."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    token_endpoint_auth_methods_supported: tuple[str, ...] = (BASIC,)


class Subject(NamedTuple):
    """Somebody whom the service knows.

    Attributes:
        id: who it is, for ever.
        name: a name; empty if it says none.
        fresh: whether they have shown there just now who they are, and were not signed in there from before.
    """

    id: str
    name: str
    fresh: bool


def refused_token(reason: str) -> ApiError:
    """Return the error for an answer that proves nothing. The reason is only logged."""
    LOG.warning("openid-refused", reason=reason)
    return ApiError("openid", "this sign-in was not accepted", 403)


class OpenIdIssuer:
    """A service that knows who somebody is.

    Args:
        issuer: its URL; empty if there is none.
        client: how it knows this server.
        secret: what this server shows it.
        name: what the page calls it; empty for its host.
        wall: tells the time in seconds since 1970.

    Raises:
        OptionError: the URL is not an https one, the client is missing, or the extra is not installed.
    """

    def __init__(self, issuer: str, client: str, secret: str, name: str, wall: Callable[[], float]) -> None:
        self.issuer = issuer
        self.name = name or (urlsplit(issuer).hostname or "") if issuer else ""
        self._client = client
        self._secret = secret
        self._wall = wall
        self._known: tuple[float, IssuerAddresses] | None = None
        self._keys: dict[str, Any] | None = None  # dropped with `_known`
        if not issuer:
            return
        if not _is_safe(issuer) or not client:
            raise OptionError("UNDERCROFT_OIDC_ISSUER: it is an https URL, and UNDERCROFT_OIDC_CLIENT belongs to it")
        if find_spec("joserfc") is None or find_spec("httpx") is None:
            raise OptionError("UNDERCROFT_OIDC_ISSUER: this needs pip install 'undercroft[oidc]'")

    async def address(self, redirect: str, state: str, nonce: str, verifier: str, *, again: bool) -> str:
        """Return where a browser signs in.

        Args:
            redirect: where it comes back to.
            state: what it brings back.
            nonce: what the token will contain.
            verifier: what is shown for the code later (PKCE).
            again: whether somebody who is signed in there has to show again who they are.

        Raises:
            ApiError: the service does not answer.
        """
        digest = hashlib.sha256(verifier.encode()).digest()
        query = {
            "response_type": "code",
            "client_id": self._client,
            "redirect_uri": redirect,
            "scope": "openid profile",
            "state": state,
            "nonce": nonce,
            "code_challenge": urlsafe_b64encode(digest).rstrip(b"=").decode(),
            "code_challenge_method": "S256",
            **({"prompt": "login", "max_age": "0"} if again else {}),
        }
        endpoint = (await self._addresses()).authorization_endpoint
        return f"{endpoint}{'&' if '?' in endpoint else '?'}{urlencode(query)}"

    async def subject(self, code: str, redirect: str, nonce: str, verifier: str, since: float) -> Subject:
        """Return who somebody is, for the code that their browser has brought back.

        Args:
            code: the code.
            redirect: where the browser came back to.
            nonce: what the token has to contain.
            verifier: what belongs to the challenge.
            since: since when showing who they are is fresh, in seconds since 1970.

        Raises:
            ApiError: the service does not answer, or its answer proves nothing.
        """
        addresses = await self._addresses()
        form = {"grant_type": "authorization_code", "code": code, "redirect_uri": redirect, "code_verifier": verifier}
        auth = None
        if BASIC in addresses.token_endpoint_auth_methods_supported:
            auth = (quote(self._client, safe=""), quote(self._secret, safe=""))  # RFC 6749, 2.3.1
        else:
            form |= {"client_id": self._client, "client_secret": self._secret}
        answer = await self._ask("POST", addresses.token_endpoint, data=form, auth=auth)
        token = answer.get("id_token")
        if not isinstance(token, str):
            raise refused_token("no token")
        claims = await self._claims(addresses, token, nonce)
        subject, name = claims["sub"], claims.get("preferred_username") or claims.get("name")
        if not isinstance(subject, str) or not 0 < len(subject) <= LONGEST_SUBJECT:
            raise refused_token("subject")
        fresh = _number(claims.get("auth_time")) >= since - LEEWAY
        return Subject(subject, name if isinstance(name, str) else "", fresh)

    async def _claims(self, addresses: IssuerAddresses, token: str, nonce: str) -> Mapping[str, Any]:
        from joserfc import jwt
        from joserfc.errors import JoseError
        from joserfc.jwk import KeySet

        believed = self._keys is not None
        while True:
            if self._keys is None:
                self._keys = await self._ask("GET", addresses.jwks_uri)
            try:
                keys = KeySet.import_key_set(self._keys)  # type: ignore[arg-type]
                found = jwt.decode(token, keys, algorithms=list(ALGORITHMS)).claims
                break
            except (JoseError, ValueError, KeyError, TypeError) as error:
                self._keys = None
                if not believed:
                    raise refused_token(type(error).__name__) from None
                believed = False  # it may have another key since
        registry = jwt.JWTClaimsRegistry(
            now=int(self._wall()),
            leeway=LEEWAY,
            iss={"essential": True, "value": self.issuer},
            aud={"essential": True, "value": self._client},
            nonce={"essential": True, "value": nonce},
            sub={"essential": True},
            exp={"essential": True},
            iat={"essential": True},
        )
        try:
            registry.validate(found)
        except JoseError as error:
            raise refused_token(type(error).__name__) from None
        several = isinstance(found["aud"], list) and len(found["aud"]) > 1
        if found.get("azp", None if several else self._client) != self._client:
            raise refused_token("azp")
        return dict(found)

    async def _addresses(self) -> IssuerAddresses:
        now = self._wall()
        if self._known is not None and now - self._known[0] < KNOWN_SECONDS:
            return self._known[1]
        self._keys = None  # one that was withdrawn signs nobody in for longer
        answer = await self._ask("GET", self.issuer.rstrip("/") + PATH)
        try:
            found = msgspec.convert(answer, IssuerAddresses)
        except msgspec.ValidationError:
            raise _unavailable("malformed") from None
        if found.issuer != self.issuer:
            raise _unavailable("another issuer")
        if not all(map(_is_safe, (found.authorization_endpoint, found.token_endpoint, found.jwks_uri))):
            raise _unavailable("not https")
        self._known = now, found
        return found

    async def _ask(self, method: str, url: str, **more: Any) -> dict[str, Any]:
        import httpx

        try:
            async with httpx.AsyncClient(timeout=WITHIN, follow_redirects=False) as client:
                answer = await client.request(method, url, headers={"Accept": "application/json"}, **more)
            found = answer.json() if answer.status_code == 200 else None
        except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
            raise _unavailable(type(error).__name__) from None
        if not isinstance(found, dict):
            if method == "POST" and 400 <= answer.status_code < 500:
                raise refused_token(f"status {answer.status_code}")
            raise _unavailable(f"status {answer.status_code}")
        return found


def _is_safe(url: str) -> bool:
    """Return whether nobody on the way can read what is sent to a URL."""
    parts = urlsplit(url)
    return parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in LOOPBACK)


def _unavailable(reason: str) -> ApiError:
    LOG.warning("openid-unavailable", reason=reason)
    return ApiError("openid-unavailable", "the other service does not answer as it should", 503)


def _number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0
