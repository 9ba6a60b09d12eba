"""Sign in another device by a code that one shows on a device where one is signed in, as letters and as a link.

This turns `device_codes` round: here the code alone signs in. It counts once and for a few minutes, a new one ends the
earlier one, and of codes only a keyed hash is stored, so that the database alone does not help.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.protocol.people_messages import DeviceLink
from undercroft.server.services.carriers.sealed_values import SealedValues
from undercroft.server.services.people.proofs.short_codes import CodeTries, plain_code, random_code
from undercroft.server.services.people.stored_people import StoredPeople

PURPOSE: Final = "device-link"

LINK_SECONDS: Final = 180
"""For how long a code signs in."""

TYPED_AT_ONCE: Final = 40
TYPED_PER_HOUR: Final = 80
"""How many codes may be typed in one network; a sign-in takes two, as the page shows first whose code it is."""


class DeviceLinks:
    """Makes codes and takes them. All methods may raise `NotRead` and `NotStored`.

    Args:
        people: what is stored of people.
        sealed: makes the hashes.
        wall: tells the time in seconds since 1970.
    """

    def __init__(self, people: StoredPeople, sealed: SealedValues, wall: Callable[[], float]) -> None:
        self._people = people
        self._sealed = sealed
        self._wall = wall
        self._tries = CodeTries(TYPED_AT_ONCE, TYPED_PER_HOUR)

    async def make(self, person: str) -> DeviceLink:
        """Return a code that signs in as a person; an earlier one no longer does."""
        code, now = random_code(), self._wall()
        proof = {"hash": self._hash(code), "purpose": PURPOSE, "until": now + LINK_SECONDS}
        await self._people.replace_proof_of(person, proof, now)
        return DeviceLink(code, int(now) + LINK_SECONDS)

    async def withdraw(self, person: str) -> None:
        """End the code of a person, if there is one."""
        await self._people.withdraw_proofs(person, PURPOSE)

    async def owner(self, text: str, network: str) -> str:
        """Return the person as whom a code signs in.

        Raises:
            ApiError: there is no such code, or too many have been typed in this network.
        """
        self._tries.count(network)
        return self._known(await self._people.proof(self._hash(text), PURPOSE, self._wall()))

    async def take(self, text: str, network: str) -> str:
        """Return the person as whom a code signs in, which it does not do again.

        Raises:
            ApiError: there is no such code, or too many have been typed in this network.
        """
        self._tries.count(network)
        return self._known(await self._people.take_proof(self._hash(text), PURPOSE, self._wall()))

    def _known(self, person: str | None) -> str:
        if person is None:
            raise ApiError("device-link", "this code does not sign anybody in, or no longer", 404)
        self._tries.was_right()
        return person

    def _hash(self, code: str) -> str:
        return self._sealed.hash(PURPOSE, plain_code(code))
