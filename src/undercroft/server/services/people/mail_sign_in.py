"""Sign in by a code that comes by mail, at an address that its owner has proved before."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.runtime.background_tasks import end
from undercroft.server.runtime.guest_limits import RateLimits
from undercroft.server.runtime.logs import LOG
from undercroft.server.services.carriers.carrier import DeliveryFailed, OutgoingMessage
from undercroft.server.services.carriers.mail import Mail
from undercroft.server.services.carriers.mail_limits import MailLimits
from undercroft.server.services.carriers.sealed_values import SealedValues
from undercroft.server.services.people.proofs.code_proofs import CodeProofs
from undercroft.server.services.people.stored_people import MAILBOX, StoredPeople
from undercroft.server.storage.stored_rows import Row

PURPOSE: Final = "mail-sign-in"

CodeLetter = Callable[[str, str], OutgoingMessage]
"""Makes the mail with a code, from its id and the code."""

TYPED_AT_ONCE: Final = 20
TYPED_PER_HOUR: Final = 40
"""How many codes may be typed in one network, right or wrong."""


def mailbox_hash(sealed: SealedValues, address: str) -> str:
    """Return the id of the credential of an address. Capitals make no difference."""
    return sealed.hash("mailbox", address.lower())


def mailbox_row(sealed: SealedValues, person: str, address: str, now: float) -> Row:
    """Return the credential of an address, as it is stored."""
    name = mailbox_hash(sealed, address)
    return {"id": name, "person": person, "kind": MAILBOX, "value": sealed.seal(address), "made": now}


class MailSignIn:
    """Sends codes and takes them. Nobody learns from an answer, or from its time, whether an address is known.

    Args:
        people: what is stored of people.
        sealed: makes hashes.
        codes: makes the codes.
        mail: sends them.
        limits: how much may be sent.
        wall: tells the time in seconds since 1970.
    """

    def __init__(
        self,
        people: StoredPeople,
        sealed: SealedValues,
        codes: CodeProofs,
        mail: Mail,
        limits: MailLimits,
        wall: Callable[[], float],
    ) -> None:
        self._people = people
        self._sealed = sealed
        self._codes = codes
        self._mail = mail
        self._limits = limits
        self._wall = wall
        self._typed = RateLimits(TYPED_PER_HOUR / 3600, TYPED_AT_ONCE)
        self._sending: set[asyncio.Task[None]] = set()

    async def ask(self, address: str, network: str, write: CodeLetter) -> None:
        """Send a code to an address, if somebody signs in by it and not too many have been sent there.

        Args:
            address: the address as it was typed.
            network: where it was typed.
            write: makes the mail.

        Raises:
            ApiError: there is no mail server, the address is malformed, or too many codes are asked for in this
                network.
        """
        address = self._parsed(address)
        if not self._limits.allows_from(network):
            raise ApiError("tries", "too many codes have been asked for; wait some minutes", 403)
        if len(self._sending) >= TYPED_AT_ONCE:
            raise ApiError("busy", "too much mail is being sent; wait a moment", 503)
        task = asyncio.create_task(self._send(address, write), name="mail")
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, address: str, write: CodeLetter) -> None:
        name = mailbox_hash(self._sealed, address)
        try:
            known = await self._people.credential(name, MAILBOX)
            if known is None or not self._limits.allows_to(name):
                return
            code = await self._codes.new_digits(PURPOSE, name, str(known["person"]))
            # To the address as its owner has proved it: another spelling may be another mailbox.
            await self._mail.carry(self._sealed.unseal(known["value"]), write(secrets.token_hex(16), code), b"")
        except DeliveryFailed as failed:
            LOG.warning("mail-failed", reason=failed.reason)
        except Exception as error:  # whatever it is, its text may name the address
            LOG.error("mail-failed", error=type(error).__name__)

    async def owner(self, address: str, code: str, network: str) -> str:
        """Return the person who signs in by a code.

        Raises:
            ApiError: the code is wrong, or too many have been tried.
        """
        address = self._parsed(address)
        if not self._typed.allows(network):
            raise ApiError("tries", "too many codes have been tried; wait some minutes", 403)
        name = mailbox_hash(self._sealed, address)
        person = await self._codes.check(PURPOSE, name, code)
        known = None if person is None else await self._people.credential(name, MAILBOX)
        if known is None or known["person"] != person:
            raise ApiError("mail-code", "this code does not count, or no longer", 403)
        await self._people.use_credential(name, known["counter"], self._wall())
        return str(person)

    def _parsed(self, address: str) -> str:
        if not self._mail.is_offered:
            raise ApiError("no-mail", "this server sends no mail", 409)
        try:
            return self._mail.normal(address[:1000])
        except DeliveryFailed:
            raise ApiError("mail-address", "this is not a mail address", 400) from None

    async def rest(self) -> None:
        """Wait until no mail is being sent."""
        while self._sending:
            await asyncio.wait(self._sending)

    async def stop(self) -> None:
        """Send nothing more; what is under way is given up."""
        await end(self._sending)
