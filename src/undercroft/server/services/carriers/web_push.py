"""Web push: encrypted messages to a browser, by the service that its maker runs (RFC 8030, 8188, 8291 and 8292).

Libraries for this open connections to wherever a browser says that its service is; `https_requests` does not. What is
sent names the table and the kind of the notice: the texts are in the service worker of the page.
"""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any, Final

import msgspec

from undercroft.server.services.carriers.carrier import INVALID, DeliveryFailed, OutgoingMessage
from undercroft.server.services.carriers.https_requests import HttpsRequests
from undercroft.server.services.carriers.public_addresses import parsed_target
from undercroft.server.services.carriers.webhooks import check_status

DAY: Final = 24 * 3600
"""How many seconds a service keeps a message for a browser that is not there."""

TOKEN: Final = 12 * 3600
"""How many seconds a service may use a signature."""

RECORD: Final = 4096
"""The size of the only record."""

PADDED: Final = 128
"""To how many bytes a message is padded, so that its length says nothing."""

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the group of P-256."""


class PushKeys(msgspec.Struct, frozen=True):
    """The keys of a subscription, in base64url."""

    p256dh: str
    auth: str


class PushSubscriptionJson(msgspec.Struct, frozen=True):
    """What a browser says of a subscription (`PushSubscription.toJSON`)."""

    endpoint: str
    keys: PushKeys


def from_base64(text: str) -> bytes:
    """Return the bytes of a text in base64url, with or without its padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_base64(data: bytes) -> str:
    """Return bytes in base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def encrypted(body: bytes, keys: PushKeys, own: Any = None, salt: bytes | None = None, length: int = PADDED) -> bytes:
    """Return a message as a service takes it: only the browser can read it (RFC 8291).

    Args:
        body: the message.
        keys: those of the browser.
        own: the key pair for this message; None for a new one.
        salt: 16 bytes; None for random ones.
        length: to how many bytes the message is padded.

    Raises:
        ValueError: the keys of the browser are not keys.
    """
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(key: bytes, salt: bytes, info: bytes, size: int) -> bytes:
        return HKDF(SHA256(), size, salt, info).derive(key)

    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or secrets.token_bytes(16)
    theirs = from_base64(keys.p256dh)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    mine = _point(own)
    shared = derived(own.exchange(ec.ECDH(), public), from_base64(keys.auth), b"WebPush: info\0" + theirs + mine, 32)
    key = derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, body + b"\x02" + bytes(max(0, length - len(body))), None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine + sealed


def _point(key: Any) -> bytes:
    """Return the public part of a key, as the standards write it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    found: bytes = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return found


class WebPush:
    """Takes messages to browsers.

    Args:
        requests: sends requests.
        wall: tells the time in seconds since 1970.
        secret: makes the key pair by which services know this server; nodes with the same secret have the same.
        contact: where the makers of browsers may write if something is wrong: ``mailto:…`` or ``https://…``; empty for
            the address of the server.
    """

    def __init__(self, requests: HttpsRequests, wall: Callable[[], float], secret: bytes, contact: str) -> None:
        self._requests = requests
        self._wall = wall
        self._secret = secret
        self._contact = contact

    def _key(self) -> Any:
        from cryptography.hazmat.primitives.asymmetric import ec

        return ec.derive_private_key(int.from_bytes(self._secret, "big") % (ORDER - 1) + 1, ec.SECP256R1())

    @property
    def public_key(self) -> str:
        """The public key of this server, which browsers want to know (`applicationServerKey`)."""
        return to_base64(_point(self._key()))

    def normal(self, target: str) -> str:
        """Return a subscription as it is stored (see `Carrier.normal`)."""
        found = self._parsed(target)
        parsed_target(found.endpoint)
        try:
            encrypted(b"", found.keys)
        except ValueError:
            raise DeliveryFailed(INVALID) from None
        return msgspec.json.encode(found).decode()

    @staticmethod
    def _parsed(target: str) -> PushSubscriptionJson:
        try:
            return msgspec.json.decode(target, type=PushSubscriptionJson)
        except (msgspec.DecodeError, UnicodeError):
            raise DeliveryFailed(INVALID) from None

    async def carry(self, target: str, message: OutgoingMessage, secret: bytes) -> None:
        """Deliver a message (see `Carrier.carry`)."""
        found = self._parsed(target)
        said = {"kind": message.kind, "table": message.table_id} | ({"code": message.code} if message.code else {})
        token = self._token(found.endpoint, self._contact or message.origin)
        headers = {
            "Authorization": f"vapid t={token}, k={self.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": message.id[:32],
            "Urgency": "high" if message.code else "normal",
        }
        body = encrypted(msgspec.json.encode(said), found.keys)
        check_status(await self._requests.post(found.endpoint, headers, body))

    def _token(self, endpoint: str, contact: str) -> str:
        """Return what shows a service that this server sends the message (a JSON web token, RFC 8292)."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        origin = "/".join(endpoint.split("/")[:3])
        claims = {"aud": origin, "exp": int(self._wall()) + TOKEN, "sub": contact}
        parts = [json.dumps(part, separators=(",", ":")).encode() for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join([to_base64(part) for part in parts])
        r, s = decode_dss_signature(self._key().sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{to_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
