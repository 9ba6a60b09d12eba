"""What a guest costs the server: processor time, measured, charged and bounded.

Every request and message is measured while the event loop carries it out, every long job part by part, and both are
charged to the guest and to the guest's address. A guest in debt is refused until time has paid it. So one guest may
use a small share of a process, whatever it asks for, and nobody has to guess which request is the costly one.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from ipaddress import IPv6Address, ip_address
from math import inf
from time import monotonic, thread_time
from typing import Any, Final, TypeVar

from undercroft.server.runtime.guest_limits import REMEMBERED

T = TypeVar("T")

NOBODY: Final = ("",)

PAYERS: Final[ContextVar[tuple[str, ...]]] = ContextVar("payers", default=NOBODY)
"""The guest and the address charged for the current work; nobody for the server's own work."""

ADDRESS_GUESTS: Final = 8
"""An address may cost as much as this many guests, since several people may share one."""

IN_ADVANCE: Final = 64
"""For how many kinds of requests their usual cost is remembered."""

FIRST_PRICE: Final = 0.002
"""What the first request of a kind is taken to cost, in seconds."""


FULL: Final = inf, 0.0
"""The bucket of somebody who has not been charged: full, whatever it holds."""


def network(address: str) -> str:
    """Return what counts as one address: an IPv4 address, or the /64 network of an IPv6 address.

    >>> network("2001:db8:1:2:3:4:5:6"), network("::ffff:192.0.2.1"), network("192.0.2.1")
    ('2001:db8:1:2::', '192.0.2.1', '192.0.2.1')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


def all_of(address: str | None) -> str:
    """Return under which name an address pays. What a proxy passes on as one may be anything, of any length."""
    return f"all of {network(address or '')[:64]}"


class GuestBudget:
    """A bucket of seconds of processor time per guest. It may be overdrawn, as work is charged when it has been done.

    Args:
        rate: how many seconds a guest gets each second.
        burst: how many seconds a bucket holds; a debt is never greater.
        clock: tells the time in seconds.

    >>> budget = GuestBudget(rate=0.1, burst=2.0, clock=lambda: 0.0)
    >>> budget.charge("a", 2.5)
    >>> budget.wait("a"), budget.wait("b")
    (5.0, 0.0)
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str) -> float:
        """Return in how many seconds the guest is out of debt; 0 if it is not in debt."""
        left, at = self._buckets.get(who, FULL)
        if left >= 0:
            return 0.0
        return max(0.0, -left - (self._clock() - at) * self._rate) / self._rate

    def charge(self, who: str, seconds: float) -> None:
        """Take what something has cost from a guest's bucket; a negative cost returns what was taken in advance."""
        now, burst = self._clock(), self._burst
        left, at = self._buckets.get(who, FULL)
        left = min(burst, min(burst, left + (now - at) * self._rate) - seconds)
        self._buckets[who] = left if left > -burst else -burst, now
        self._buckets.move_to_end(who)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)


class ProcessorBudgets:
    """Charges guests and addresses for processor time.

    Args:
        rate: how many seconds of processor time a guest gets each second.
        burst: how many a guest may use at once.
        clock: tells the time in seconds.
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._guests = GuestBudget(rate, burst, clock)
        self._addresses = GuestBudget(rate * ADDRESS_GUESTS, 2 * burst, clock)
        self._usual: OrderedDict[str, float] = OrderedDict()

    def wait(self, payers: tuple[str, ...]) -> float:
        """Return in how many seconds a guest and its address (the last of the payers) are both out of debt."""
        wait = self._addresses.wait(payers[-1])
        for guest in payers[:-1]:
            wait = max(wait, self._guests.wait(guest))
        return wait

    def charge(self, payers: tuple[str, ...], seconds: float) -> None:
        """Charge a guest and its address (the last of the payers) for what something has cost."""
        if payers == NOBODY:
            return
        self._addresses.charge(payers[-1], seconds)
        for guest in payers[:-1]:
            self._guests.charge(guest, seconds)

    def bill(self, payers: tuple[str, ...], seconds: float) -> float:
        """Charge for what has been done, and return in how many seconds the payers are out of debt."""
        self.charge(payers, seconds)
        return self.wait(payers)

    def bill_address(self, address: str | None, seconds: float) -> float:
        """Do the same for an address whose guest is not known."""
        return self.bill((all_of(address),), seconds)

    async def paid(self, work: Awaitable[T], kind: str, payers: tuple[str, ...]) -> T:
        """Do some work and charge for it.

        What such work usually costs is charged before it begins, so that nobody can begin much at once, and what it has
        really cost when it has ended.

        Args:
            work: the work; what it awaits costs nothing.
            kind: which work costs about the same.
            payers: who pays.
        """
        usual = self._usual.get(kind, FIRST_PRICE)
        self.charge(payers, usual)
        measured = MeasuredAwaitable(work)
        try:
            return await measured
        finally:
            self.charge(payers, measured.seconds - usual)
            self._usual[kind] = 0.9 * usual + 0.1 * measured.seconds
            self._usual.move_to_end(kind)
            if len(self._usual) > IN_ADVANCE:
                self._usual.popitem(last=False)


class MeasuredAwaitable(Awaitable[T]):
    """Something awaitable that measures the processor time for which it holds the event loop.

    Args:
        work: what is to be awaited.

    Attributes:
        seconds: how long it has held the loop so far.
    """

    def __init__(self, work: Awaitable[T]) -> None:
        self._work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        steps: Any = self._work.__await__()
        value: Any = None
        error: BaseException | None = None
        while True:
            start = thread_time()
            try:
                awaited = steps.send(value) if error is None else steps.throw(error)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self.seconds += thread_time() - start
            value = error = None
            try:
                value = yield awaited
            except BaseException as thrown:
                error = thrown
