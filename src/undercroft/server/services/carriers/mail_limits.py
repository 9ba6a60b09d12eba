"""How much mail people may have sent to addresses that are perhaps not theirs."""

from __future__ import annotations

from typing import Final

from undercroft.server.runtime.guest_limits import RateLimits

PER_MAILBOX: Final = 4
"""How many codes go to one address at once, and how many a day."""

PER_NETWORK: Final = 10
"""How many may be asked for at once from one network, and how many an hour."""

OF_ALL_AT_ONCE: Final = 100
OF_ALL_PER_HOUR: Final = 600
"""How many may be asked for from all networks together, by those who have many of them."""


class MailLimits:
    """Bounds the codes that are sent by mail from this node."""

    def __init__(self) -> None:
        self._mailboxes = RateLimits(PER_MAILBOX / 86400, PER_MAILBOX)
        self._networks = RateLimits(PER_NETWORK / 3600, PER_NETWORK)
        self._of_all = RateLimits(OF_ALL_PER_HOUR / 3600, OF_ALL_AT_ONCE)

    def allows_from(self, network: str) -> bool:
        """Count a code that somebody in a network asks for; return whether it may be sent."""
        return self._networks.allows(network) and self._of_all.allows("")

    def allows_to(self, mailbox: str) -> bool:
        """Count a code to an address, of which a hash is given; return whether it may be sent."""
        return self._mailboxes.allows(mailbox)
