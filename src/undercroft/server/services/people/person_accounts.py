"""What people can do about themselves: keep their games, sign in and out, join guests."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.protocol.people_messages import (
    AskingDevice,
    Device,
    DeviceLink,
    KnownPasskey,
    LinkOwner,
    Me,
    NameCheck,
    PersonHead,
)
from undercroft.server.protocol.session_cookies import YEAR, token_hash
from undercroft.server.runtime.wall_clock import DAY
from undercroft.server.services.carriers.sealed_values import SealedValues
from undercroft.server.services.people.identities import Identities, Identity, guest_of, person_of
from undercroft.server.services.people.proofs import device_codes, device_links
from undercroft.server.services.people.proofs.device_codes import DeviceCodes
from undercroft.server.services.people.proofs.device_links import DeviceLinks
from undercroft.server.services.people.proofs.fresh_proofs import FreshProofs
from undercroft.server.services.people.proofs.passkeys import NewOwner, Passkeys, PasskeySite
from undercroft.server.services.people.proofs.recovery_codes import code_hash, new_code, parsed_code
from undercroft.server.services.people.proofs.short_codes import CodeTries
from undercroft.server.services.people.stored_people import CODE, MAILBOX, OPENID, PASSKEY, StoredPeople, UsableWays
from undercroft.server.services.people.unique_names import clean_name, name_key, name_problem
from undercroft.server.storage.stored_rows import Row, Taken
from undercroft.server.storage.stored_tables import Store
from undercroft.server.storage.writing.account_notices import (
    LEAVING,
    NEW_CODE,
    NEW_DEVICE,
    NEW_PASSKEY,
    PASSKEY_GONE,
    account_notices,
)

PASSKEYS_MOST: Final = 20
DEVICE_ID: Final = 16
"""How many characters the id of a session or a passkey has where it is listed."""

MIND_DAYS: Final = 14
"""For how many days somebody who has asked to be deleted may change their mind."""

TRIES_AT_ONCE: Final = 10
TRIES_PER_HOUR: Final = 10
"""How many recovery codes may be tried at one address."""


class NewSession(NamedTuple):
    """A session that has just begun.

    Attributes:
        token: what goes into its cookie.
        restored: whether its person had asked to be deleted before, which is not done now.
    """

    token: str
    restored: bool


class PersonAccounts:
    """The commands about people. All may raise `NotRead` and `NotStored`.

    Args:
        people: what is stored of people.
        tables: what is stored of tables.
        identities: who has to learn of each change.
        key: the key of the server.
        wall: tells the time in seconds since 1970.
        new_guest: makes the id of a new guest.
        new_token: makes the token of a new session.
        usable: which ways to sign in work at this server.
        openid: the name of the other service by which people can sign in; empty if there is none.
    """

    def __init__(
        self,
        people: StoredPeople,
        tables: Store,
        identities: Identities,
        key: bytes,
        wall: Callable[[], float],
        new_guest: Callable[[], str],
        new_token: Callable[[], str],
        usable: UsableWays,
        openid: str,
    ) -> None:
        self.people = people
        self.passkeys = Passkeys(people, wall)
        self.device_codes = DeviceCodes(people, wall)
        self.device_links = DeviceLinks(people, SealedValues(key), wall)
        self.fresh = FreshProofs(people, identities, wall, new_token)
        self._tables = tables
        self._identities = identities
        self._key = key
        self._wall = wall
        self._new_guest = new_guest
        self._new_token = new_token
        self._usable = usable
        self._openid = openid
        self._tries = CodeTries(TRIES_AT_ONCE, TRIES_PER_HOUR)

    async def me(self, identity: Identity, cookie_guest: str | None, site: PasskeySite | None) -> Me:
        """Return who a browser is.

        Args:
            identity: who asks.
            cookie_guest: the guest in the browser's cookie of guests.
            site: what passkeys are bound to here.
        """
        apart = await self._games_apart(identity, cookie_guest)
        return Me(await self._head(identity), site is not None, self._usable.mail, self._openid, apart)

    async def _head(self, identity: Identity) -> PersonHead | None:
        row = await self.people.person(identity.person) if identity.person is not None else None
        if row is None:
            return None
        ways = await self.people.credentials_of(row["id"])
        kinds = {way["kind"] for way in ways if self._usable.has(way)}
        old_openid = any(way["kind"] == OPENID and not self._usable.has(way) for way in ways)
        sessions = await self.people.sessions_of(row["id"], self._wall())
        devices = [
            Device(
                session["hash"][:DEVICE_ID],
                session["device"],
                session["made"],
                session["seen"],
                session["hash"] == identity.session,
            )
            for session in sessions
        ]
        keys = [
            KnownPasskey(_short(way["id"]), way["made"], way["used"], way["device"] or "")
            for way in ways
            if way["kind"] == PASSKEY
        ]
        has = (CODE in kinds, MAILBOX in kinds, OPENID in kinds, old_openid)
        return PersonHead(row["name"], row["made"], keys, *has, devices)

    async def _games_apart(self, identity: Identity, cookie_guest: str | None) -> int:
        """Return how many tables a browser's own guest has that are not those of the person who is signed in."""
        if identity.person is None or cookie_guest is None or cookie_guest in identity.guests:
            return 0
        if await self.people.person_of(cookie_guest) is not None:
            return 0  # another person has signed in here before
        return len(await self._tables.tables_of(cookie_guest))

    async def check_name(self, text: str, person: str | None = None) -> NameCheck:
        """Return whether a name may be had, by a new person or by `person`."""
        name = clean_name(text[:1000])
        problem = name_problem(name)
        if problem is None and await self.people.has_name(name_key(name), person):
            problem = "name-taken"
        return NameCheck(name, problem)

    async def _allowed(self, text: str, person: str | None = None) -> str:
        found = await self.check_name(text, person)
        if found.problem is not None:
            raise ApiError(found.problem, "this name cannot be had", 409)
        return found.name

    async def passkey_question(self, identity: Identity, site: PasskeySite | None, name: str) -> str:
        """Return what a browser needs to make a passkey, as JSON: for who is signed in, or for somebody new.

        Args:
            identity: who asks.
            site: what passkeys are bound to here.
            name: the name of somebody new.

        Raises:
            ApiError: the name cannot be had, there are too many passkeys, or none here, or who is signed in has given
                no fresh proof.
        """
        guest = guest_of(identity)
        if identity.person is None:
            name = await self._allowed(name)
            return await self.passkeys.registration(_site(site), NewOwner(guest, secrets.token_hex(12)), name)
        await self.fresh.require(identity)
        row = await self.people.person(identity.person)
        ways = await self.people.credentials_of(identity.person)
        if row is None or len(ways) > PASSKEYS_MOST:
            raise ApiError("too-many", "there are too many passkeys already", 409)
        return await self.passkeys.registration(_site(site), NewOwner(guest, identity.person), row["name"])

    async def keep(
        self, identity: Identity, site: PasskeySite | None, text: str, passkey: Mapping[str, Any] | None, device: str
    ) -> tuple[str, str]:
        """Make a person of a guest, who is signed in at once.

        Args:
            identity: the guest.
            site: what passkeys are bound to here.
            text: the name.
            passkey: the browser's answer to `passkey_question`; None without a passkey.
            device: the browser and the system.

        Returns:
            The token of the session, and the recovery code.

        Raises:
            ApiError: somebody is signed in, the name cannot be had, or the passkey proves nothing.
        """
        guest = guest_of(identity)
        if identity.person is not None:
            raise ApiError("signed-in", "somebody is signed in here already", 409)
        name = await self._allowed(text)
        person, ways = secrets.token_hex(12), []
        if passkey is not None:
            owner, row = await self.passkeys.registered(_site(site), passkey, guest)
            person, ways = owner.person, [{**row, "device": device}]
        code = new_code()
        ways.append(await self._code_row(person, code))
        try:
            return await self.add(person, name, guest, ways, device), code
        except Taken:
            raise ApiError("name-taken", "this name cannot be had", 409) from None

    async def add(
        self, person: str, name: str, guest: str, ways: Sequence[Row], device: str, *, proves: bool = True
    ) -> str:
        """Make a person of a guest, who is signed in at once; return the token of the session.

        Args:
            person: the id.
            name: the name.
            guest: the guest.
            ways: the credentials.
            device: the browser and the system.
            proves: whether what was shown here is a fresh proof, too.

        Raises:
            Taken: somebody else has the name or a credential, or the guest belongs to a person already.
        """
        token, now = self._new_token(), self._wall()
        await self.people.add(
            {"id": person, "name": name, "name_key": name_key(name), "made": now},
            {"guest": guest, "person": person, "since": now},
            self._session(token, person, guest, device, proves=proves),
            ways,
        )
        self._identities.forget()
        return token

    async def add_passkey(
        self, identity: Identity, site: PasskeySite | None, passkey: Mapping[str, Any], device: str
    ) -> None:
        """Add a passkey to the ways in which the person who is signed in can do so.

        Args:
            identity: who asks.
            site: what passkeys are bound to here.
            passkey: the browser's answer to `passkey_question`.
            device: the browser and the system.

        Raises:
            ApiError: nobody is signed in, there is no fresh proof, or the passkey proves nothing.
        """
        person = await self.fresh.require(identity)
        owner, row = await self.passkeys.registered(_site(site), passkey, guest_of(identity))
        if owner.person != person:
            raise ApiError("passkey", "this passkey was not accepted", 403)
        try:
            told = account_notices(person, NEW_PASSKEY, self._wall())
            await self.people.add_credential({**row, "device": device}, *told)
        except Taken:
            raise ApiError("passkey", "this passkey was not accepted", 403) from None

    async def remove_passkey(self, identity: Identity, passkey: str, *, last: bool) -> None:
        """Delete a passkey of the person who is signed in, who hears of it by all channels.

        Args:
            identity: who asks.
            passkey: what `PersonHead` calls it.
            last: whether it may be the last way to sign in.

        Raises:
            ApiError: nobody is signed in, there is no fresh proof, there is no such passkey, or it is the last way to
                sign in.
        """
        person = await self.fresh.require(identity)
        ways = await self.people.credentials_of(person)
        found = [way for way in ways if way["kind"] == PASSKEY and _short(way["id"]) == passkey]
        if not found:
            raise ApiError("no-passkey", "there is no such passkey", 404)
        await self.remove_way(found[0], PASSKEY_GONE, last=last)

    async def remove_way(self, way: Row, notice: str, *, last: bool) -> None:
        """Delete a credential, and send its owner a notice.

        Raises:
            ApiError: it is the last way to sign in, and may not be.
        """
        told = account_notices(way["person"], notice, self._wall())
        others = self._usable if self._usable.has(way) and not last else None
        await self.people.remove_credential(way["person"], way["id"], *told, unless_last_of=others)

    async def renew_code(self, identity: Identity) -> str:
        """Return a new recovery code for the person who is signed in; the old one no longer works.

        Raises:
            ApiError: nobody is signed in, or there is no fresh proof.
        """
        person, code = await self.fresh.require(identity), new_code()
        told = account_notices(person, NEW_CODE, self._wall())
        await self.people.replace_code(person, await self._code_row(person, code), *told)
        return code

    async def sign_in_by_passkey(
        self, cookie_guest: str | None, site: PasskeySite | None, passkey: Mapping[str, Any], device: str
    ) -> NewSession:
        """Sign in the person whose passkey a browser has answered with.

        Raises:
            ApiError: the answer proves nothing.
        """
        return await self.sign_in(await self.passkeys.owner(_site(site), passkey), cookie_guest, device)

    async def sign_in_by_code(self, cookie_guest: str | None, text: str, address: str, device: str) -> NewSession:
        """Sign in the person who has a recovery code.

        Args:
            cookie_guest: the guest in the browser's cookie of guests.
            text: the code as it was typed.
            address: where it was typed: tries are counted there.
            device: the browser and the system.

        Raises:
            ApiError: there is no such code, or too many have been tried.
        """
        return await self.sign_in(await self._owner_of_code(text, address), cookie_guest, device)

    async def prove_by_passkey(self, identity: Identity, site: PasskeySite | None, passkey: Mapping[str, Any]) -> str:
        """Take a passkey as a fresh proof of who is signed in; return the new token of the session.

        Raises:
            ApiError: nobody is signed in, or the answer proves nothing, or somebody else.
        """
        return await self.fresh.give(identity, await self.passkeys.owner(_site(site), passkey))

    async def prove_by_code(self, identity: Identity, text: str, address: str) -> str:
        """Take a recovery code as a fresh proof of who is signed in; return the new token of the session.

        Raises:
            ApiError: nobody is signed in, there is no such code, it is somebody else's, or too many have been tried.
        """
        return await self.fresh.give(identity, await self._owner_of_code(text, address))

    async def _owner_of_code(self, text: str, address: str) -> str:
        code = parsed_code(text[:200])
        if code is None:
            raise ApiError("code", "this is not a recovery code: it has five words", 403)
        self._tries.count(address)
        found = await self.people.credential(await asyncio.to_thread(code_hash, code, self._key), CODE)
        if found is None:
            raise ApiError("code", "nobody has this recovery code", 403)
        self._tries.was_right()
        await self.people.use_credential(found["id"], found["counter"], self._wall())
        return str(found["person"])

    async def device_of_code(self, identity: Identity, code: str, network: str) -> AskingDevice:
        """Return which program shows a code to the person who is signed in (`DeviceCodes.about`).

        Raises:
            ApiError: nobody is signed in, or no program shows it.
        """
        return await self.device_codes.about(code, person_of(identity), network)

    async def confirm_device(self, identity: Identity, code: str) -> None:
        """Let the program that shows a code sign in as the person who is signed in (`DeviceCodes.confirm`).

        Raises:
            ApiError: nobody is signed in, there is no fresh proof, or no program shows it.
        """
        await self.device_codes.confirm(code, await self.fresh.require(identity))

    async def sign_in_by_device(self, cookie_guest: str | None, secret: str, device: str) -> NewSession | None:
        """Sign in the person who has confirmed a program's code; return None while nobody has.

        Raises:
            ApiError: the time is over.
        """
        person = await self.device_codes.claim(secret)
        return None if person is None else await self.sign_in(person, cookie_guest, device, by_device=True)

    async def new_link(self, identity: Identity) -> DeviceLink:
        """Return a code with which another device can sign in as the person who is signed in (`DeviceLinks.make`).

        Raises:
            ApiError: nobody is signed in, or there is no fresh proof.
        """
        return await self.device_links.make(await self.fresh.require(identity))

    async def withdraw_link(self, identity: Identity) -> None:
        """End the code that another device could sign in with.

        Raises:
            ApiError: nobody is signed in.
        """
        await self.device_links.withdraw(person_of(identity))

    async def owner_of_link(self, code: str, network: str) -> LinkOwner:
        """Return the person whom a device would become by a code (`DeviceLinks.owner`).

        Raises:
            ApiError: there is no such code, or too many have been typed in this network.
        """
        row = await self.people.person(await self.device_links.owner(code, network))
        if row is None:
            raise ApiError("deleted", "this person has been deleted", 403)
        return LinkOwner(row["name"])

    async def sign_in_by_link(
        self, identity: Identity, cookie_guest: str | None, code: str, network: str, device: str
    ) -> NewSession:
        """Sign in by a code that another device shows (`DeviceLinks.take`).

        Raises:
            ApiError: somebody is signed in here, there is no such code, or too many have been typed in this network.
        """
        if identity.person is not None:  # or a link would make somebody another person by mistake
            raise ApiError("signed-in", "somebody is signed in here already", 409)
        person = await self.device_links.take(code, network)
        return await self.sign_in(person, cookie_guest, device, by_device=True)

    async def sign_in(
        self, person: str, cookie_guest: str | None, device: str, *, proves: bool = True, by_device: bool = False
    ) -> NewSession:
        """Sign in somebody who has proved to be a person, who then does not want to be deleted any more.

        A browser whose guest has no games becomes one of the person's; otherwise the games stay apart until they are
        added (`join`), and the browser acts as a new guest of the person meanwhile.

        Args:
            person: the person.
            cookie_guest: the guest in the browser's cookie of guests.
            device: the browser and the system.
            proves: whether what was shown here is a fresh proof, too.
            by_device: whether another device let this one in: that proves nothing, and the person hears of it by all
                channels.

        Raises:
            ApiError: the person has asked to be deleted, and the time to change that is over.
        """
        token, now = self._new_token(), self._wall()
        restored = await self.people.take_back_deletion(person, now)
        row = await self.people.person(person)
        if row is None or row["ends"] is not None:
            raise ApiError("deleted", "this person has been deleted", 403)
        owner = None if cookie_guest is None else await self.people.person_of(cookie_guest)
        own = cookie_guest
        if own is None or (owner != person and (owner is not None or await self._tables.tables_of(own))):
            own, owner = self._new_guest(), None
        more = None if owner == person else {"guest": own, "person": person, "since": now}
        told = account_notices(person, NEW_DEVICE, now) if by_device else []
        session = self._session(token, person, own, device, proves=proves and not by_device)
        await self.people.sign_in(session, more, *told)
        self._identities.forget()
        return NewSession(token, restored)

    async def join(self, identity: Identity, cookie_guest: str | None) -> None:
        """Add the games of a browser's own guest to those of the person who is signed in.

        Raises:
            ApiError: nobody is signed in, or the guest belongs to somebody already.
        """
        person = person_of(identity)
        if cookie_guest is None:
            return
        try:
            await self.people.join(person, cookie_guest, self._wall())
        except Taken:
            if cookie_guest not in identity.guests:
                raise ApiError("joined", "these games belong to another person", 409) from None
        self._identities.forget()

    async def end_device(self, identity: Identity, device: str) -> None:
        """End a session of the person who is signed in, and what could become another one at the moment.

        Raises:
            ApiError: nobody is signed in, there is no fresh proof, or there is no such session.
        """
        person = await self.fresh.require(identity)
        for session in await self.people.sessions_of(person, self._wall()):
            if session["hash"][:DEVICE_ID] == device:
                await self.people.end_device(person, session["hash"], (device_links.PURPOSE, device_codes.READY))
                self._identities.forget()
                return
        raise ApiError("not-found", "there is no such device", 404)

    async def sign_out(self, identity: Identity) -> None:
        """End the session of a browser."""
        await self.people.end_session(identity.session)
        self._identities.forget()

    async def rename(self, identity: Identity, text: str) -> None:
        """Give the person who is signed in another name.

        Raises:
            ApiError: nobody is signed in, or the name cannot be had.
        """
        person = person_of(identity)
        name = await self._allowed(text, person)
        try:
            await self.people.rename(person, name, name_key(name))
        except Taken:
            raise ApiError("name-taken", "this name cannot be had", 409) from None

    async def ask_deletion(self, person: str) -> float:
        """Sign a person out everywhere, who is deleted unless they sign in again within two weeks; return when."""
        now = self._wall()
        told = account_notices(person, LEAVING, now)
        ends = await self.people.ask_deletion(person, now + MIND_DAYS * DAY, now, *told)
        self._identities.forget()
        return ends

    async def remove(self, person: str) -> None:
        """Delete a person with all sessions and ways to sign in, once nothing is left at any table."""
        await self.people.remove(person)
        self._identities.forget()

    def _session(self, token: str, person: str, guest: str, device: str, *, proves: bool = True) -> Row:
        now = self._wall()
        times = {"made": now, "seen": now, "until": now + YEAR, "proved": now if proves else None}
        return {"hash": token_hash(token), "guest": guest, "person": person, "device": device, **times}

    async def _code_row(self, person: str, code: str) -> Row:
        name = await asyncio.to_thread(code_hash, code, self._key)
        return {"id": name, "person": person, "kind": CODE, "made": self._wall()}


def _short(credential: str) -> str:
    """Return what a credential is called where it is listed."""
    return token_hash(credential)[:DEVICE_ID]


def _site(site: PasskeySite | None) -> PasskeySite:
    if site is None:
        raise ApiError("no-passkeys", "there are no passkeys at a bare address: use a name, and https", 409)
    return site
