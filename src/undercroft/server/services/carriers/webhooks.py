"""Webhooks: a signed POST to an address that a person has named (Standard Webhooks, https://www.standardwebhooks.com).

The body is JSON. `content` and `text` hold the same sentence: the fields that chat services show.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import b64encode
from collections.abc import Callable
from typing import Final

import msgspec

from undercroft.server.services.carriers.carrier import (
    GONE,
    REDIRECTED,
    REJECTED,
    DeliveryFailed,
    OutgoingMessage,
)
from undercroft.server.services.carriers.https_requests import HttpsRequests
from undercroft.server.services.carriers.public_addresses import parsed_target

MISSING: Final = frozenset({404, 410})
"""The answers that say that nobody listens there any more."""


def signing_secret(secret: bytes) -> str:
    """Return a secret as its owner copies it."""
    return f"whsec_{b64encode(secret).decode()}"


def signature(secret: bytes, message_id: str, timestamp: int, body: bytes) -> str:
    """Return the value of the header `webhook-signature`.

    Args:
        secret: what the target knows the server by.
        message_id: the header `webhook-id`.
        timestamp: the header `webhook-timestamp`, in seconds since 1970.
        body: the body.
    """
    signed = f"{message_id}.{timestamp}.".encode() + body
    return f"v1,{b64encode(hmac.new(secret, signed, hashlib.sha256).digest()).decode()}"


def check_status(status: int) -> None:
    """Check the status of an answer.

    Raises:
        DeliveryFailed: it does not say that the message was taken.
    """
    if not 200 <= status < 300:
        raise DeliveryFailed(GONE if status in MISSING else REDIRECTED if 300 <= status < 400 else REJECTED)


class Webhooks:
    """Takes messages to webhooks.

    Args:
        requests: sends requests.
        wall: tells the time in seconds since 1970.
    """

    def __init__(self, requests: HttpsRequests, wall: Callable[[], float]) -> None:
        self._requests = requests
        self._wall = wall

    def normal(self, target: str) -> str:
        """Return a URL as it is stored (see `Carrier.normal`)."""
        return str(parsed_target(target.strip()))

    async def carry(self, target: str, message: OutgoingMessage, secret: bytes) -> None:
        """Deliver a message (see `Carrier.carry`)."""
        said = {"type": message.kind, **message.data, "content": message.text, "text": message.text}
        body, now = msgspec.json.encode(said), int(self._wall())
        headers = {
            "Content-Type": "application/json",
            "webhook-id": message.id,
            "webhook-timestamp": str(now),
            "webhook-signature": signature(secret, message.id, now, body),
        }
        check_status(await self._requests.post(target, headers, body))
