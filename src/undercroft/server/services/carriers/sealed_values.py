"""Values that are stored encrypted, or as a keyed hash, by keys made from the key of the server."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

NONCE: Final = 12
"""How many random bytes stand before what AES-GCM has encrypted."""


class SealedValues:
    """Encrypts values, and makes hashes of them that nobody can compute, or try out, without the key.

    Args:
        key: the key of the server.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def secret(self, purpose: str) -> bytes:
        """Return 32 bytes that are always the same for a purpose."""
        return hmac.new(self._key, f"sealed {purpose}".encode(), hashlib.sha256).digest()

    def hash(self, purpose: str, value: str) -> str:
        """Return the keyed hash of a value."""
        return hmac.new(self.secret(purpose), value.encode(), hashlib.sha256).hexdigest()

    def seal(self, value: str) -> str:
        """Return an encrypted value, which is another each time."""
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        nonce = secrets.token_bytes(NONCE)
        return urlsafe_b64encode(nonce + AESGCM(self.secret("values")).encrypt(nonce, value.encode(), None)).decode()

    def unseal(self, sealed: str) -> str:
        """Return the value that was encrypted.

        Raises:
            ValueError: it was encrypted with the key of another server, or has been changed.
        """
        from cryptography.exceptions import InvalidTag
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        data = urlsafe_b64decode(sealed)
        try:
            return AESGCM(self.secret("values")).decrypt(data[:NONCE], data[NONCE:], None).decode()
        except InvalidTag:
            raise ValueError("a value that is stored encrypted was encrypted by another key") from None
