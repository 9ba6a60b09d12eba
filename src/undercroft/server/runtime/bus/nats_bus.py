"""The bus between nodes: NATS, without anything that it keeps.

NATS may be away: messages are dropped then, and it is looked for until it is back. `nats-py` is imported only when it
is needed, since a server of one process does without.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from undercroft.kernel.base.errors import OptionError
from undercroft.server.runtime.background_tasks import end
from undercroft.server.runtime.bus.message_bus import Hear
from undercroft.server.runtime.logs import LOG

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

WAITING: Final = 10_000
"""The most messages that wait to be sent; with more, the oldest are dropped."""

AGAIN: Final = 0.5
"""How many seconds pass between two attempts to connect."""


class NatsBus:
    """A `Bus` through a NATS server.

    Args:
        url: its address: ``nats://host:4222``, several of them separated by commas.

    Raises:
        OptionError: the library that talks to NATS is not installed.
    """

    def __init__(self, url: str) -> None:
        try:
            from nats.aio.client import Client
        except ImportError:
            raise OptionError("several nodes need the extra: pip install 'undercroft[cluster]'") from None
        self._servers = url.split(",")
        self._client: Client = Client()
        self._ears: list[tuple[str, Hear]] = []
        self._outbox: deque[tuple[str, bytes]] = deque(maxlen=WAITING)
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._lacking = False

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection to NATS (see `Bus.is_connected`)."""
        return self._client.is_connected

    def tell(self, subject: str, data: bytes) -> None:
        """Send a message, if there is a connection (see `Bus.tell`)."""
        if self.is_connected:
            self._outbox.append((subject, data))
            self._woken.set()

    def listen(self, prefix: str, hear: Hear) -> None:
        """Hear messages, once there is a connection (see `Bus.listen`). To be called before `start`."""
        self._ears.append((prefix, hear))

    async def start(self) -> None:
        """Begin to connect (see `Bus.start`)."""
        self._task = asyncio.create_task(self._run(), name="bus")

    async def stop(self) -> None:
        """Close the connection (see `Bus.stop`)."""
        await end([self._task])
        await self._client.close()

    async def _run(self) -> None:
        await self._connect()
        for prefix, hear in self._ears:
            await self._client.subscribe(f"{prefix}>", cb=_heard(hear))
        while True:
            await self._woken.wait()
            self._woken.clear()
            while self._outbox:
                subject, data = self._outbox.popleft()
                try:
                    await self._client.publish(subject, data)
                except Exception as error:  # the connection has just gone: who misses this compares versions
                    await self._failed(error)

    async def _connect(self) -> None:
        while not self._client.is_connected:
            try:
                await self._client.connect(
                    self._servers,
                    name="undercroft",
                    no_echo=True,
                    error_cb=self._failed,
                    reconnected_cb=self._back,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=1,
                )
            except Exception as error:  # of the network, of the address, of NATS: it may be there in a moment
                await self._failed(error)
                await asyncio.sleep(AGAIN)

    async def _failed(self, error: Exception) -> None:
        if not self._lacking:
            self._lacking = True
            LOG.warning("bus-lost", error=type(error).__name__)

    async def _back(self) -> None:
        self._lacking = False
        LOG.info("bus-found")


def _heard(hear: Hear) -> Callable[[Msg], Awaitable[None]]:
    async def take(message: Msg) -> None:
        hear(message.subject, message.data)

    return take
