"""HTTP connections that must not be kept half-open: a request has to arrive in time, and an address has its share.

What arrives is charged from the first byte: to the request that it begins, which knows its guest, or else to the
address.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from time import thread_time
from typing import Any, Final, cast

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

ARRIVES_WITHIN: Final = 10.0
"""How many seconds a request may take to arrive, from its first byte to its last."""

SLOWEST: Final = 16 * 1024
"""For each of so many bytes, a request may take a second longer."""

HEAD_BYTES: Final = 64 * 1024
"""The most bytes that the first line and the headers of a request may have."""

READ_AT_ONCE: Final = 4 * 1024
"""The most bytes of one connection that are handled before others have their turn: in chunks of a byte each, they cost
as much as a few requests."""

IN_DEBT: Final = 0.5
"""For how many seconds reading pauses while an address in debt sends what is not a request."""

TAKEN_WITHIN: Final = 30.0
"""How many seconds a client may take nothing of what was sent to it."""

ARRIVAL: Final = "undercroft.arrival"
"""The key of a scope under which stands how many seconds of processor time the arrival of the request has cost."""


class OpenConnections:
    """How many connections each address has open to this process.

    Args:
        most: the most for one address.
        trusted: the addresses of proxies, whose connections are not counted, as uvicorn's ``forwarded_allow_ips``.
    """

    def __init__(self, most: int, trusted: Any = "127.0.0.1") -> None:
        self._most = most
        self._open: Counter[str] = Counter()
        self._trusted = ProxyHeadersMiddleware(cast(Any, None), trusted).trusted_hosts

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

    A connection over which no request arrives in time is closed, and so is one too many of an address, and one whose
    client does not take its responses. A proxy's connections are not counted here; the gate counts the requests and
    sockets of those who are behind it.

    Args:
        addresses: counts the connections.
        bill: charges an address for seconds of processor time; returns in how many seconds it is out of debt.

    Attributes:
        arrived: what has arrived and has not been handled.
    """

    def __init__(
        self, *args: Any, addresses: OpenConnections, bill: Callable[[str | None, float], float], **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self._addresses = addresses
        self._bill = bill
        self.arrived = b""
        self._counted: str | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._rests: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._begun = 0.0
        self._bytes = 0

    def connection_made(self, transport: Any) -> None:
        begun = thread_time()
        super().connection_made(transport)
        transport.set_write_buffer_limits(0)  # so that `pause_writing` tells when anything is left
        address = self.client[0] if self.client else None
        if not self._addresses.enter(address):
            transport.abort()
        else:
            self._counted = address
            self._deadline = self.loop.call_later(self.timeout_keep_alive, self._too_late)
        self._charge(thread_time() - begun)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._settle()
        self._leave()
        for timer in (self._rests, self._unread):
            if timer is not None:
                timer.cancel()

    def data_received(self, data: bytes) -> None:
        self.arrived += data
        if self._rests is None:
            self._handle_next()
        else:
            self._pause(self._rests)

    def _handle_next(self) -> None:
        """Handle the next part of what has arrived; then let others have their turn, or wait while in debt."""
        self._rests = None
        part, self.arrived = self.arrived[:READ_AT_ONCE], self.arrived[READ_AT_ONCE:]
        debt = self._handle(part) if part else 0.0
        if self.transport.is_closing():
            self.arrived = b""
        elif (protocol := self.transport.get_protocol()) is not self:
            self._leave()  # it is a socket now, which the gate counts
            if self.arrived:
                cast(asyncio.Protocol, protocol).data_received(self.arrived)
        elif debt or self.arrived:
            self._pause(self.loop.call_later(IN_DEBT if debt else 0, self._handle_next))
        elif not self.flow.read_paused:
            self.transport.resume_reading()

    def _pause(self, until: asyncio.TimerHandle) -> None:
        self._rests = until
        self.transport.pause_reading()

    def _handle(self, data: bytes) -> float:
        """Handle what has arrived; return in how many seconds the address is out of debt, if it pays for this."""
        begun, scope = thread_time(), self.scope
        if not self._bytes:
            self._begun = self.loop.time()
        self._bytes += len(data)
        self._settle()
        super().data_received(data)
        debt = 0.0
        if (new := self._new_scope(scope)) is not None:
            new[ARRIVAL] = thread_time() - begun
        else:
            debt = self._charge(thread_time() - begun)
        if self._arriving():
            late = self._begun + ARRIVES_WITHIN + self._bytes / SLOWEST
            self._deadline = self.loop.call_at(late, self._too_late)
        else:
            self._bytes = 0
        return debt

    def _new_scope(self, before: Any) -> Any:
        """Return the scope of the request or socket that has just begun; None if none has."""
        protocol: Any = self.transport.get_protocol()
        if protocol is not self:
            return getattr(protocol, "scope", None)
        return self.scope if self.scope is not before else None

    def _charge(self, seconds: float) -> float:
        """Charge the address, and return in how many seconds it is out of debt; a proxy's address pays nothing."""
        address = self.client[0] if self.client else None
        return 0.0 if self._addresses.free(address) else self._bill(address, seconds)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _watch_reader(self, before: int | None = None) -> None:
        """Look from time to time whether the client takes anything of what was sent to it."""
        left = self.transport.get_write_buffer_size()
        if not left:
            return
        if before is not None and left >= before:
            self.transport.abort()
        else:
            self._unread = self.loop.call_later(TAKEN_WITHIN, self._watch_reader, left)

    def _arriving(self) -> bool:
        """Return whether only a part of a request has arrived."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return False
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
