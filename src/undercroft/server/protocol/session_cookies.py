"""The cookie of a browser that is signed in: a random token, of which only a hash is stored."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

COOKIE: Final = "undercroft_session"
YEAR: Final = 365 * 24 * 3600

_TOKEN: Final = re.compile(rf"(?<![^;\s])((?:__Host-)?{COOKIE})=([0-9A-Za-z_-]{{43}})(?![^;\s])")


class SessionCookies:
    """Writes and reads the cookies of sessions.

    Args:
        secure: whether browsers may send them over https only.
    """

    def __init__(self, secure: bool = False) -> None:
        self._name = f"__Host-{COOKIE}" if secure else COOKIE
        self._attributes = f"Path=/; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"

    def new(self) -> str:
        """Return a random token."""
        return secrets.token_urlsafe(32)

    def read(self, header: str) -> str | None:
        """Return the token in a Cookie header; None if there is none."""
        return dict(_TOKEN.findall(header)).get(self._name)

    def set_cookie(self, token: str) -> str:
        """Return the value of the Set-Cookie header that keeps a browser signed in for a year."""
        return f"{self._name}={token}; Max-Age={YEAR}; {self._attributes}"

    def clear_cookie(self) -> str:
        """Return the value of the Set-Cookie header that ends a session in its browser."""
        return f"{self._name}=; Max-Age=0; {self._attributes}"


def token_hash(token: str) -> str:
    """Return what is stored of a token, or of a challenge. Both are random and long, so a plain hash is enough."""
    return hashlib.sha256(f"session {token}".encode()).hexdigest()
