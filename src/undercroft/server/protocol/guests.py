"""Guests: people without accounts, known by a random id in a signed cookie."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Final

COOKIE: Final = "undercroft_guest"
KEY_FILE: Final = "server.key"
_YEAR: Final = 365 * 24 * 3600


class Guests:
    """Makes and checks the cookies of guests.

    Args:
        key: the key that signs them.
        secure: whether browsers may send them over https only.
    """

    def __init__(self, key: bytes, secure: bool = False) -> None:
        self._key = key
        self._secure = secure

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
        secure = "; Secure" if self._secure else ""
        return f"{COOKIE}={guest}.{self._sign(guest)}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{secure}"

    def clear_cookie(self) -> str:
        """Return the value of the Set-Cookie header that makes a browser forget who it is."""
        return f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"

    def of_cookie(self, header: str) -> str | None:
        """Return the guest of a Cookie header; None if it names none, or was not signed with our key."""
        try:
            morsel = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        guest, _, signature = (morsel.value if morsel else "").partition(".")
        if not guest.isalnum() or not guest.isascii() or not signature.isascii():
            return None
        return guest if hmac.compare_digest(self._sign(guest), signature) else None


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
