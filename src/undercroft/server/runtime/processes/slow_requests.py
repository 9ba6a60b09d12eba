"""HTTP connections that must not be kept half-open: a request has to arrive in time, and an address has its share."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol

ARRIVES_WITHIN: Final = 10.0
"""How many seconds a request may take to arrive, from its first byte to its last."""

SLOWEST: Final = 16 * 1024
"""For each of so many bytes, a request may take a second longer."""


class Addresses:
    """How many connections each address has open to this process.

    Args:
        most: the most for one address.
        trusted: the addresses of proxies, whose connections are not counted, as uvicorn's ``forwarded_allow_ips``.
    """

    def __init__(self, most: int, trusted: Any = "127.0.0.1") -> None:
        self._most = most
        self._open: Counter[str] = Counter()
        self._trusted = _TrustedHosts(trusted)

    def enter(self, address: str | None) -> bool:
        """Count a connection; return False, and count nothing, if its address has too many."""
        if self.free(address):
            return True
        assert address is not None
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str | None) -> None:
        """Count a connection no longer."""
        if self.free(address):
            return
        assert address is not None
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def free(self, address: str | None) -> bool:
        """Return whether an address may have any number: it is a proxy's, or a socket of this machine's file system."""
        return address is None or address in self._trusted


class ArrivingHttp(H11Protocol):
    """uvicorn's HTTP protocol for connections that may have bad intentions.

    A connection over which no request arrives in time is closed, and so is one too many of an address. A proxy's
    connections are not counted here; the gate counts the requests and sockets of those who are behind it.

    Args:
        addresses: counts the connections.
    """

    def __init__(self, *args: Any, addresses: Addresses, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._addresses = addresses
        self._counted: str | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._begun = 0.0
        self._bytes = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else None
        if not self._addresses.enter(address):
            transport.abort()
            return
        self._counted = address
        self._deadline = self.loop.call_later(self.timeout_keep_alive, self._too_late)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._settle()
        self._leave()

    def data_received(self, data: bytes) -> None:
        if not self._bytes:
            self._begun = self.loop.time()
        self._bytes += len(data)
        self._settle()
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self.transport.get_protocol() is not self:
            self._leave()  # it is a socket now, which the gate counts
        elif self._arriving():
            late = self._begun + ARRIVES_WITHIN + self._bytes / SLOWEST
            self._deadline = self.loop.call_at(late, self._too_late)
        else:
            self._bytes = 0

    def _arriving(self) -> bool:
        """Return whether only a part of a request has arrived."""
        state = self.conn.their_state
        return state is h11.SEND_BODY or (state is h11.IDLE and bool(self.conn.trailing_data[0]))

    def _settle(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        if self._counted is not None:
            self._addresses.leave(self._counted)
            self._counted = None

    def _too_late(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self.transport.abort()
