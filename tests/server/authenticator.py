"""A passkey in software, as the browser of a test would use one."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
"""Flags of an answer: somebody has touched it, has been recognised, and it has made a key."""


def text(data: bytes) -> str:
    """Bytes as WebAuthn writes them in JSON."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey, once it has been made.

    Args:
        origin: the page that asks.
        flags: what it says about the person in front of it.
    """

    def __init__(self, origin: str, flags: int = PRESENT | VERIFIED) -> None:
        self.origin = origin
        self.flags = flags
        self.counter = 0
        self.id = secrets.token_bytes(20)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._site = ""
        self._user = ""

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, flags: int) -> bytes:
        self.counter += 1
        return hashlib.sha256(self._site.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def make(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to what the server asks for a new passkey."""
        self._site, self._user = question["rp"]["id"], question["user"]["id"]
        point = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        made = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(self.flags | ATTESTED) + made
        response = {
            "clientDataJSON": text(self._client_data("webauthn.create", question["challenge"])),
            "attestationObject": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}

    def sign(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to what the server asks to sign somebody in."""
        client, data = self._client_data("webauthn.get", question["challenge"]), self._data(self.flags)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": text(client),
            "authenticatorData": text(data),
            "signature": text(signature),
            "userHandle": self._user,
        }
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}


def changed(answer: dict[str, Any], **values: str) -> dict[str, Any]:
    """An answer whose client data says something else, such as another origin."""
    plain = answer["response"]["clientDataJSON"]
    data = {**json.loads(urlsafe_b64decode(plain + "=" * (-len(plain) % 4))), **values}
    return {**answer, "response": {**answer["response"], "clientDataJSON": text(json.dumps(data).encode())}}
