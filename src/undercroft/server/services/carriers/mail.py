"""Mail, by the server that the settings name."""

from __future__ import annotations

import re
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from undercroft.kernel.base.errors import OptionError
from undercroft.server.runtime.settings import LOOPBACK
from undercroft.server.services.carriers.carrier import (
    GONE,
    INVALID,
    REJECTED,
    UNREACHABLE,
    DeliveryFailed,
    OutgoingMessage,
)

WITHIN: Final = 20.0
"""How many seconds a mail server has for each of its answers."""

LONGEST_ADDRESS: Final = 254

NO_MAILBOX: Final = frozenset({550, 551, 553})
"""The answers that say that there is no such mailbox."""

_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?"
    r"(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+"
)


def parsed_address(text: str) -> str:
    """Return a mail address; its domain is written small.

    Raises:
        DeliveryFailed: it is not one.
    """
    text = text.strip()
    if len(text) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(text):
        raise DeliveryFailed(INVALID)
    name, _, domain = text.partition("@")
    return f"{name}@{domain.lower()}"


class Mail:
    """Sends mail.

    Args:
        server: its URL: ``smtp://user:password@host:587``, or ``smtps://…``, which is encrypted from the start. The
            first is encrypted before anything is said, except to this machine. Empty if there is none.
        sender: whom mail comes from.

    Raises:
        OptionError: the URL or the sender is not one.
    """

    def __init__(self, server: str, sender: str) -> None:
        self._server = urlsplit(server)
        self._sender = sender
        if not server:
            return
        if self._server.scheme not in ("smtp", "smtps") or not self._server.hostname:
            raise OptionError("UNDERCROFT_MAIL: a mail server is smtp://user:password@host:587, or smtps://…")
        if not _ADDRESS.fullmatch(parseaddr(sender)[1]):
            raise OptionError("UNDERCROFT_MAIL_FROM: mail needs a sender, such as Undercroft <games@example.org>")

    @property
    def is_offered(self) -> bool:
        """Whether there is a mail server."""
        return bool(self._server.hostname)

    def normal(self, target: str) -> str:
        """Return an address as it is stored (see `Carrier.normal`)."""
        return parsed_address(target)

    async def carry(self, target: str, message: OutgoingMessage, secret: bytes) -> None:
        """Send a mail (see `Carrier.carry`)."""
        import aiosmtplib

        if not self.is_offered:
            raise DeliveryFailed(UNREACHABLE)
        server, encrypted = self._server, self._server.scheme == "smtps"
        try:
            await aiosmtplib.send(
                self._letter(target, message),
                hostname=server.hostname,
                port=server.port or (465 if encrypted else 587),
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=encrypted,
                start_tls=None if encrypted or server.hostname in LOOPBACK else True,
                timeout=WITHIN,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = {one.code for one in error.recipients}
            raise DeliveryFailed(GONE if codes <= NO_MAILBOX else REJECTED) from None
        except aiosmtplib.SMTPResponseException:
            raise DeliveryFailed(REJECTED) from None
        except (aiosmtplib.SMTPException, OSError, ValueError):
            raise DeliveryFailed(UNREACHABLE) from None

    def _letter(self, target: str, message: OutgoingMessage) -> EmailMessage:
        letter = EmailMessage()
        letter["From"] = self._sender
        letter["To"] = target
        letter["Subject"] = message.subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = f"<{message.id}@{parseaddr(self._sender)[1].partition('@')[2]}>"
        letter["Auto-Submitted"] = "auto-generated"
        if message.unsubscribe:
            letter["List-Unsubscribe"] = f"<{message.unsubscribe}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(message.text)
        letter["Content-Language"] = message.lang
        return letter
