"""Sign in by a service that the host trusts, such as that of a club: what waits while a browser is there.

A browser begins, goes there, and comes back with a state, which counts once, for some minutes and in that browser only,
so an attacker cannot have another browser finish a sign-in.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from typing import Final, Literal

import msgspec

from undercroft.server.protocol.session_cookies import token_hash
from undercroft.server.services.carriers.sealed_values import SealedValues
from undercroft.server.services.people.identities import Identity
from undercroft.server.services.people.proofs.openid_issuer import OpenIdIssuer, Subject, refused_token
from undercroft.server.services.people.stored_people import StoredPeople

PURPOSE: Final = "openid"

VISIT_SECONDS: Final = 600
"""For how long a browser may be away."""

CALLBACK: Final = "/api/person/openid"
"""Where browsers come back to."""

Aim = Literal["sign-in", "add", "proof"]
"""What a browser goes there for."""


class OpenIdVisit(msgspec.Struct, frozen=True):
    """A browser that is away.

    Attributes:
        aim: what for.
        browser: the keyed hash of its guest and its session.
        nonce: what the token has to contain.
        verifier: what belongs to the challenge.
        redirect: where it comes back to.
        begun: since when, in seconds since 1970.
    """

    aim: Aim
    browser: str
    nonce: str
    verifier: str
    redirect: str
    begun: float


class OpenIdSignIn:
    """Sends browsers there, and takes them back. All methods may raise `NotRead` and `NotStored`.

    Args:
        people: what is stored of people.
        sealed: makes hashes.
        issuer: the service.
        wall: tells the time in seconds since 1970.
    """

    def __init__(
        self, people: StoredPeople, sealed: SealedValues, issuer: OpenIdIssuer, wall: Callable[[], float]
    ) -> None:
        self.issuer = issuer
        self._people = people
        self._sealed = sealed
        self._wall = wall

    async def begin(self, aim: Aim, identity: Identity, cookie_guest: str | None, origin: str) -> str:
        """Return where a browser has to go.

        Args:
            aim: what for.
            identity: who asks.
            cookie_guest: the guest in the browser's cookie of guests.
            origin: the address of this server, as the browser knows it.

        Raises:
            ApiError: the service does not answer.
        """
        state, nonce, verifier = (secrets.token_urlsafe(32) for _ in range(3))
        now, redirect = self._wall(), origin + CALLBACK
        visit = OpenIdVisit(aim, self._browser(identity, cookie_guest), nonce, verifier, redirect, now)
        where = await self.issuer.address(redirect, state, nonce, verifier, again=aim == "proof")
        value = msgspec.json.encode(visit).decode()
        proof = {"hash": token_hash(state), "purpose": PURPOSE, "value": value, "until": now + VISIT_SECONDS}
        await self._people.add_proof(proof, now)
        return where

    async def finish(
        self, identity: Identity, cookie_guest: str | None, state: str, code: str, issuer: str | None
    ) -> tuple[Aim, Subject]:
        """Return what a browser that comes back went for, and who it is; the subject's id is a keyed hash.

        Args:
            identity: who asks.
            cookie_guest: the guest in the browser's cookie of guests.
            state: what it brings back.
            code: what the service gives the token for.
            issuer: which service the browser says it comes from (RFC 9207); None if it does not say.

        Raises:
            ApiError: it has not begun here, comes too late or twice, or comes from another service, or the service
                does not answer, or its answer proves nothing.
        """
        value = await self._people.take_proof(token_hash(state), PURPOSE, self._wall())
        if value is None:
            raise refused_token("state")
        visit = msgspec.json.decode(value, type=OpenIdVisit)
        if not hmac.compare_digest(visit.browser, self._browser(identity, cookie_guest)):
            raise refused_token("browser")
        if issuer is not None and issuer != self.issuer.issuer:
            raise refused_token("issuer")
        found = await self.issuer.subject(code, visit.redirect, visit.nonce, visit.verifier, visit.begun)
        if visit.aim == "proof" and not found.fresh:
            raise refused_token("not shown again")
        return visit.aim, found._replace(id=self._sealed.hash("openid", f"{self.issuer.issuer}\n{found.id}"))

    def _browser(self, identity: Identity, cookie_guest: str | None) -> str:
        return self._sealed.hash("openid browser", f"{cookie_guest} {identity.session}")
