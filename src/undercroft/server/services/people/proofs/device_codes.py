"""Sign in a program that has no browser: it shows a short code, which its person confirms in a browser.

The program alone has the secret that the session is given for, and the code alone is of no use. The person who confirms
sees which program asks, and whether it does so from the same network, since somebody may have sent them the code.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.protocol.people_messages import AskingDevice, DeviceCode
from undercroft.server.protocol.session_cookies import token_hash
from undercroft.server.services.people.proofs.short_codes import CodeTries, plain_code, random_code
from undercroft.server.services.people.stored_people import StoredPeople

SECONDS: Final = 600
"""For how long a code can be confirmed."""

ASKED: Final = "device"
SHOWN: Final = "device-code"
READY: Final = "device-ready"
"""The purposes of proofs: a secret that waits, the code that is shown for it, and a secret that has been confirmed."""

TRIES_AT_ONCE: Final = 10
TRIES_PER_HOUR: Final = 20
"""How many codes a person may type."""


class AskedDevice(msgspec.Struct, frozen=True):
    """Who asks.

    Attributes:
        device: the program and the system.
        network: what is stored of its network.
        secret: the hash of its secret.
    """

    device: str
    network: str
    secret: str


class DeviceCodes:
    """Makes codes and confirms them. All methods may raise `NotRead` and `NotStored`.

    Args:
        people: what is stored of people.
        wall: tells the time in seconds since 1970.
    """

    def __init__(self, people: StoredPeople, wall: Callable[[], float]) -> None:
        self._people = people
        self._wall = wall
        self._tries = CodeTries(TRIES_AT_ONCE, TRIES_PER_HOUR)

    async def ask(self, device: str, network: str) -> DeviceCode:
        """Return a code to be shown, and the secret that belongs to it."""
        code, secret, now = random_code(), secrets.token_urlsafe(32), self._wall()
        asked = AskedDevice(device, network, token_hash(secret))
        await self._keep(asked.secret, ASKED, "")
        await self._keep(token_hash(plain_code(code)), SHOWN, msgspec.json.encode(asked).decode())
        return DeviceCode(code, secret, int(now) + SECONDS)

    async def about(self, text: str, person: str, network: str) -> AskingDevice:
        """Return which program shows a code.

        Raises:
            ApiError: none does, or the person has tried too many.
        """
        asked = await self._asked(text, person)
        return AskingDevice(asked.device, asked.network == network)

    async def confirm(self, text: str, person: str) -> None:
        """Let the program that shows a code sign in as a person; a code is good once.

        Raises:
            ApiError: none shows it, or the person has tried too many.
        """
        asked = await self._asked(text, person)
        now = self._wall()
        taken = await self._people.take_proof(token_hash(plain_code(text)), SHOWN, now)
        if taken is None or not await self._people.settle_proof(asked.secret, ASKED, now, READY, person):
            raise _unknown()

    async def claim(self, secret: str) -> str | None:
        """Return the person who has confirmed the code of a secret, once; None while nobody has.

        Raises:
            ApiError: the time is over, or there is no such secret.
        """
        hashed, now = token_hash(secret), self._wall()
        if await self._people.proof(hashed, ASKED, now) is not None:
            return None
        person = await self._people.take_proof(hashed, READY, now)
        if person is None:
            raise ApiError("expired", "nobody has confirmed this code in time", 410)
        return person

    async def _asked(self, text: str, person: str) -> AskedDevice:
        self._tries.count(person)
        found = await self._people.proof(token_hash(plain_code(text)), SHOWN, self._wall())
        if found is None:
            raise _unknown()
        self._tries.was_right()
        return msgspec.json.decode(found, type=AskedDevice)

    async def _keep(self, hashed: str, purpose: str, value: str) -> None:
        now = self._wall()
        proof = {"hash": hashed, "purpose": purpose, "value": value, "until": now + SECONDS}
        await self._people.add_proof(proof, now)


def _unknown() -> ApiError:
    return ApiError("device-code", "no program shows this code now", 404)
