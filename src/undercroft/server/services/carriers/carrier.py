"""What a carrier is: it takes a message to a target, or says why it cannot."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

MAIL: Final = "mail"
PUSH: Final = "push"
WEBHOOK: Final = "webhook"
"""The kinds of channels."""

GONE: Final = "gone"
"""Why nothing can be delivered: the target is not there any more."""

INVALID: Final = "invalid"
"""The target is not one of this kind."""

FORBIDDEN: Final = "private-address"
"""The target is not on the public internet."""

UNREACHABLE: Final = "unreachable"
"""Nobody answers there, or not in time."""

REDIRECTED: Final = "redirect"
"""The target names another one."""

REJECTED: Final = "rejected"
"""The target has answered that it does not take the message."""

PERMANENT: Final = frozenset({GONE, INVALID, FORBIDDEN})
"""What does not pass by waiting."""


class OutgoingMessage(msgspec.Struct, frozen=True):
    """A message to one target.

    Attributes:
        id: the same for the same message, so that a target notices one that comes twice.
        kind: what it is about.
        table_id: the table that it is about; empty if about none.
        subject: a line of text.
        text: the text.
        data: what programs may want to know; nothing that is not in the text.
        code: what proves that somebody has read it, if it is to be proved; else empty.
        unsubscribe: the address at which one click ends such messages; empty if there is none.
        lang: the language of the texts.
        origin: the address of the server; empty where nobody needs it.
    """

    id: str
    kind: str
    table_id: str
    subject: str
    text: str
    data: dict[str, str | int | None] = {}
    code: str = ""
    unsubscribe: str = ""
    lang: str = "en"
    origin: str = ""


class DeliveryFailed(Exception):
    """A message has not been delivered.

    Args:
        reason: one of the words above.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Carrier(Protocol):
    """Takes messages to one kind of target."""

    def normal(self, target: str) -> str:
        """Return a target as it is stored.

        Raises:
            DeliveryFailed: it cannot be a target.
        """

    async def carry(self, target: str, message: OutgoingMessage, secret: bytes) -> None:
        """Deliver a message.

        Args:
            target: where to.
            message: the message.
            secret: what the target knows the server by.

        Raises:
            DeliveryFailed: it has not been delivered.
        """
