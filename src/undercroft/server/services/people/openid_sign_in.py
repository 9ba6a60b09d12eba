"""Sign in by a service that the host trusts, such as that of a club.

A browser begins, goes there, and comes back with a state, which counts once, for some minutes and in that browser only,
so an attacker cannot have another browser finish a sign-in.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from typing import Final, Literal

import msgspec

from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.protocol.session_cookies import token_hash
from undercroft.server.services.carriers.sealed_values import SealedValues
from undercroft.server.services.people.identities import Identity, guest_of
from undercroft.server.services.people.person_accounts import NewSession, PersonAccounts
from undercroft.server.services.people.proofs.openid_issuer import OpenIdIssuer, Subject, refused_token
from undercroft.server.services.people.stored_people import OPENID, UsableWays
from undercroft.server.services.people.unique_names import clean_name
from undercroft.server.storage.stored_rows import Row, Taken
from undercroft.server.storage.writing.account_notices import NEW_OPENID, OPENID_GONE, account_notices

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
    """Sends browsers there, takes them back, and believes the service. All methods may raise `NotRead` and `NotStored`.

    Args:
        accounts: what people can do about themselves.
        sealed: makes hashes.
        issuer: the service.
        usable: which ways to sign in work at this server.
        wall: tells the time in seconds since 1970.
    """

    def __init__(
        self,
        accounts: PersonAccounts,
        sealed: SealedValues,
        issuer: OpenIdIssuer,
        usable: UsableWays,
        wall: Callable[[], float],
    ) -> None:
        self.issuer = issuer
        self._accounts = accounts
        self._people = accounts.people
        self._sealed = sealed
        self._usable = usable
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

    async def sign_in(self, identity: Identity, cookie_guest: str | None, subject: Subject, device: str) -> NewSession:
        """Sign in somebody whom the service knows; at the first time, this makes a person of the guest.

        Args:
            identity: who asks.
            cookie_guest: the guest in the browser's cookie of guests.
            subject: who it is; the id is the name of the credential.
            device: the browser and the system.

        Raises:
            ApiError: somebody is signed in here already.
        """
        guest = guest_of(identity)
        if identity.person is not None:
            raise ApiError("signed-in", "somebody is signed in here already", 409)
        known = await self._people.credential(subject.id, OPENID)
        if known is not None:
            await self._people.use_credential(known["id"], known["counter"], self._wall())
            return await self._accounts.sign_in(str(known["person"]), cookie_guest, device, proves=subject.fresh)
        person, name = secrets.token_hex(12), clean_name(subject.name[:1000])
        if (await self._accounts.check_name(name)).problem is not None:
            name = f"Player {secrets.randbelow(10**8):08}"  # who can choose another one
        ways = [self._credential(person, subject)]
        try:
            token = await self._accounts.add(person, name, guest, ways, device, proves=subject.fresh)
        except Taken:  # by somebody at the same moment
            raise ApiError("openid", "this sign-in was not accepted; try again", 403) from None
        return NewSession(token, restored=False)

    async def add(self, identity: Identity, subject: Subject) -> None:
        """Add the service to the ways in which the person who is signed in can do so.

        Raises:
            ApiError: nobody is signed in, there is no fresh proof, or it knows the person already, or somebody else
                by this subject.
        """
        person = await self._accounts.fresh.require(identity)
        if await self._ways_of(person):
            raise ApiError("openid-known", "this way to sign in is there already", 409)
        told = account_notices(person, NEW_OPENID, self._wall())
        try:
            await self._people.add_credential(self._credential(person, subject), *told)
        except Taken:
            raise ApiError("openid-taken", "somebody else signs in by this", 409) from None

    async def prove(self, identity: Identity, subject: Subject) -> str:
        """Take what the service says as a fresh proof; return the new token of the session.

        Raises:
            ApiError: nobody is signed in, or it is somebody else.
        """
        known = await self._people.credential(subject.id, OPENID)
        return await self._accounts.fresh.give(identity, "" if known is None else known["person"])

    async def remove(self, identity: Identity, *, last: bool, old: bool = False) -> None:
        """No longer sign the person who is signed in in by the service.

        Args:
            identity: who asks.
            last: whether it may be the last way to sign in.
            old: whether services are meant that this server no longer knows.

        Raises:
            ApiError: nobody is signed in, there is no fresh proof, it is not there, or it is the last way to sign in.
        """
        found = await self._ways_of(await self._accounts.fresh.require(identity), old=old)
        if not found:
            raise ApiError("no-way", "there is no such way to sign in", 404)
        for way in found:
            await self._accounts.remove_way(way, OPENID_GONE, last=last)

    async def _ways_of(self, person: str, *, old: bool = False) -> list[Row]:
        ways = await self._people.credentials_of(person)
        return [way for way in ways if way["kind"] == OPENID and self._usable.has(way) != old]

    def _credential(self, person: str, subject: Subject) -> Row:
        now = self._wall()
        times, issuer = {"made": now, "used": now}, self.issuer.issuer
        return {"id": subject.id, "person": person, "kind": OPENID, "value": issuer, **times}

    def _browser(self, identity: Identity, cookie_guest: str | None) -> str:
        return self._sealed.hash("openid browser", f"{cookie_guest} {identity.session}")
