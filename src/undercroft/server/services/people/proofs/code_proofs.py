"""Codes of eight digits: typing one proves that one reads what is sent to a mail address, or to another target."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from undercroft.server.services.carriers.sealed_values import SealedValues
from undercroft.server.services.people.stored_people import StoredPeople

DIGITS: Final = 8
CODE_TRIES: Final = 5
"""How many wrong codes may be typed before another one has to be sent: a guess succeeds once in 20 million."""

CODE_SECONDS: Final = 600
"""How long a code counts."""


class CodeValue(msgspec.Struct, frozen=True):
    """What is stored of a code: its keyed hash, and what it was made for."""

    code: str
    value: str


class CodeProofs:
    """Makes codes and checks them. Each counts once, and only the newest for the same thing.

    Args:
        people: what is stored.
        sealed: makes the hashes.
        wall: tells the time in seconds since 1970.
    """

    def __init__(self, people: StoredPeople, sealed: SealedValues, wall: Callable[[], float]) -> None:
        self._people = people
        self._sealed = sealed
        self._wall = wall

    async def new_digits(self, purpose: str, about: str, value: str) -> str:
        """Return a new code; an earlier one for the same thing no longer counts.

        Args:
            purpose: what it is for: a word.
            about: what it proves.
            value: what `check` returns.
        """
        code, now = f"{secrets.randbelow(10**DIGITS):0{DIGITS}}", self._wall()
        kept = msgspec.json.encode(CodeValue(self._hash(purpose, about, code), value)).decode()
        proof = {"hash": self._key(purpose, about), "purpose": purpose, "value": kept, "until": now + CODE_SECONDS}
        await self._people.replace_proof(proof, now)
        return code

    async def check(self, purpose: str, about: str, code: str) -> str | None:
        """Return what a code was made for; None if it is wrong, late, or has been used, or too many were tried."""
        key, now = self._key(purpose, about), self._wall()
        kept = await self._people.try_proof(key, purpose, CODE_TRIES, now)
        if kept is None:
            return None
        known = msgspec.json.decode(kept, type=CodeValue)
        typed = "".join([letter for letter in code[:40] if letter.isascii() and letter.isdigit()])
        if not hmac.compare_digest(known.code, self._hash(purpose, about, typed)):
            return None
        return None if await self._people.take_proof(key, purpose, now) is None else known.value

    def _key(self, purpose: str, about: str) -> str:
        return self._sealed.hash(f"proof {purpose}", about)

    def _hash(self, purpose: str, about: str, code: str) -> str:
        return self._sealed.hash(f"code {purpose}", f"{code} {about}")
