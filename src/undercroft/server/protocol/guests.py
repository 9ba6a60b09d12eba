"""Guests: people without accounts, known by a random id in a signed cookie."""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

COOKIE: Final = "undercroft_guest"
HOST_COOKIE: Final = f"__Host-{COOKIE}"
"""The name over https: browsers accept such a cookie from this host only, and not from its neighbours in the domain."""

KEY_FILE: Final = "server.key"
_YEAR: Final = 365 * 24 * 3600
_MONTH: Final = 30 * 24 * 3600

_SIGNED: Final = re.compile(
    rf"(?<![^;\s])((?:__Host-)?{COOKIE})=([0-9A-Za-z]{{1,32}})(?:\.([0-9]{{1,8}}))?\.([0-9a-f]{{40}})(?![^;\s])"
)
"""Our cookies in a Cookie header. They are found before anybody is charged, so that takes one pass: `http.cookies` of
some versions of Python needs a second for 16 KB of backslashes."""


class Guests:
    """Makes and checks the cookies of guests.

    Args:
        key: the key that signs them.
        secure: whether browsers may send them over https only.
        wall: tells the time in seconds since 1970.
    """

    def __init__(self, key: bytes, secure: bool = False, wall: Callable[[], float] = time.time) -> None:
        self._key = key
        self._secure = secure
        self._wall = wall
        self._name = HOST_COOKIE if secure else COOKIE

    def new(self) -> str:
        """Return a random id for a new guest."""
        return secrets.token_hex(12)

    def _sign(self, guest: str) -> str:
        return hmac.new(self._key, f"guest {guest}".encode(), hashlib.sha256).hexdigest()[:40]

    def address(self, network: str) -> str:
        """Return what is stored of an address: a hash that nobody can compute, or try out, without the key."""
        return hmac.new(self._key, f"address {network}".encode(), hashlib.sha256).hexdigest()[:40]

    def set_cookie(self, guest: str) -> str:
        """Return the value of the Set-Cookie header that makes a browser this guest."""
        value = f"{guest}.{self._month()}"
        return f"{self._name}={value}.{self._sign(value)}; Max-Age={_YEAR}; {self._attributes()}"

    def read(self, header: str) -> tuple[str | None, list[str]]:
        """Return the guest of a Cookie header, and the values of the Set-Cookie headers that renew the cookie.

        A cookie ends a year after it was sent, so it is sent again each month. One with the name that earlier versions
        gave it over https gets today's.

        Returns:
            No guest if the header names none, or was not signed with our key; no values if the cookie is fresh.
        """
        found = self._found(header)
        if found is None:
            return None, []
        name, guest, month = found
        if name != self._name:
            return guest, [f"{COOKIE}=; Max-Age=0; {self._attributes()}", self.set_cookie(guest)]
        return guest, [] if month == self._month() else [self.set_cookie(guest)]

    def _month(self) -> str:
        """Return which month this is, counted in parts of 30 days."""
        return str(int(self._wall() // _MONTH))

    def _attributes(self) -> str:
        return f"Path=/; HttpOnly; SameSite=Lax{'; Secure' if self._secure else ''}"

    def clear_cookie(self) -> str:
        """Return the value of the Set-Cookie header that makes a browser forget who it is."""
        return f"{self._name}=; Max-Age=0; {self._attributes()}"

    def _found(self, header: str) -> tuple[str, str, str] | None:
        """Return the name of the cookie in a Cookie header, its guest and its month; None if it has no valid one.

        The month is empty in a cookie of an earlier version. Over http, nobody vouches for the name of `HOST_COOKIE`.
        """
        cookies = {name: signed for name, *signed in _SIGNED.findall(header)}
        for name in dict.fromkeys((self._name, COOKIE)):
            guest, month, signature = cookies.get(name, ("", "", ""))
            value = f"{guest}.{month}" if month else guest
            if guest and hmac.compare_digest(self._sign(value), signature):
                return name, guest, month
        return None


def signing_key(folder: Path) -> bytes:
    """Return the server's signing key, made at the first call and readable only by its owner.

    Args:
        folder: where it is kept; created if necessary.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / KEY_FILE
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
        if len(key) >= 32:
            return key
        path.unlink()
        return signing_key(folder)
    with os.fdopen(descriptor, "wb") as file:
        key = secrets.token_bytes(32)
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key
