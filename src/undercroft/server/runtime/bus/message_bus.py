"""What a bus is: it wakes others, holds nothing, and may lose anything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

Hear = Callable[[str, bytes], None]
"""Takes the subject of a message, and what it says."""


class Bus(Protocol):
    """Carries short messages between the parts of a server, wherever they run.

    Nothing may rest on a message: one may be lost, come twice, or come late. What is true is in the database.
    """

    @property
    def is_connected(self) -> bool:
        """Whether messages reach the others, as far as is known."""

    def tell(self, subject: str, data: bytes) -> None:
        """Send a message to all others who listen to its subject. It neither waits nor fails."""

    def listen(self, prefix: str, hear: Hear) -> None:
        """Hear, from now on, the messages of others whose subject begins with a prefix.

        Args:
            prefix: words that each end in a dot.
            hear: called in the event loop.
        """

    async def start(self) -> None:
        """Begin to connect; the bus may take its time."""

    async def stop(self) -> None:
        """Send nothing more and hear nothing more."""


class Exchange:
    """Connects the buses of several nodes in one process."""

    def __init__(self) -> None:
        self.buses: list[LocalBus] = []


class LocalBus:
    """A `Bus` within one process.

    Args:
        exchange: connects it with others; without one there is nobody else.
    """

    def __init__(self, exchange: Exchange | None = None) -> None:
        self._exchange = exchange or Exchange()
        self._ears: list[tuple[str, Hear]] = []
        self._exchange.buses.append(self)

    @property
    def is_connected(self) -> bool:
        """Whether messages reach the others: always (see `Bus.is_connected`)."""
        return True

    def tell(self, subject: str, data: bytes) -> None:
        """Send a message (see `Bus.tell`)."""
        for bus in self._exchange.buses:
            if bus is not self:
                asyncio.get_running_loop().call_soon(bus._take, subject, bytes(data))

    def _take(self, subject: str, data: bytes) -> None:
        for prefix, hear in self._ears:
            if subject.startswith(prefix):
                hear(subject, data)

    def listen(self, prefix: str, hear: Hear) -> None:
        """Hear messages (see `Bus.listen`)."""
        self._ears.append((prefix, hear))

    async def start(self) -> None:
        """Do nothing: there is nothing to connect to (see `Bus.start`)."""

    async def stop(self) -> None:
        """Leave the exchange (see `Bus.stop`)."""
        self._ears.clear()
        if self in self._exchange.buses:
            self._exchange.buses.remove(self)
