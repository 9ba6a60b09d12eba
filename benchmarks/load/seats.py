"""What is the same at every server: a table with its sockets, one answer at a time, and the clock."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable

from sockets import Socket

SEATS = 4


class Counts:
    """What is counted between the warm-up and the end."""

    def __init__(self) -> None:
        self.open = False
        self.moves = self.refused = self.finished = self.lost = 0
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.sizes: list[int] = []

    def move(self, acknowledged: float, seen: float, size: int) -> None:
        """An answer has been acknowledged, and its picture has come; seconds, and the size of the picture."""
        if self.open:
            self.moves += 1
            self.acknowledged.append(acknowledged)
            self.seen.append(seen)
            self.sizes.append(size)


class Table:
    """One table. A server's own kind says how it is opened, what an answer looks like and what is heard.

    The next answer is given when the one before has been acknowledged and every viewer has a picture with it.

    Attributes:
        viewers: how many sockets it has.
        number: how many answers the table has had, as the newest picture says.
    """

    def __init__(self, counts: Counts, pause: float, viewers: int) -> None:
        self.counts = counts
        self.pause = pause
        self.viewers = viewers
        self.playing = False
        self.id = ""
        self.forget()

    def forget(self) -> None:
        """Nothing is known, nothing is waited for."""
        self.sockets: list[Socket] = []
        self.number = -1
        self._pictures = [-1] * self.viewers
        self._waits: int | None = None  # the viewer whose answer is under way
        self._size = 0
        self.sent = self.acknowledged = self._seen = 0.0

    async def open(self, fresh: bool = False) -> None:
        """Make the table and connect; somewhere in the middle of its game unless it is to be a fresh one."""
        raise NotImplementedError

    def hear(self, socket: Socket, viewer: int, data: bytes) -> None:
        """A message has come."""
        raise NotImplementedError

    def answer(self) -> tuple[int, bytes]:
        """A viewer, and the message that it sends."""
        raise NotImplementedError

    def finished(self) -> bool:
        """Whether the game is over."""
        raise NotImplementedError

    def listener(self, viewer: int) -> Callable[[Socket, bytes], None]:
        """What hears for that viewer."""
        return lambda socket, data: self.hear(socket, viewer, data)

    def go(self) -> None:
        """Begin to play."""
        self.playing = True
        self._next()

    def stop(self) -> None:
        """Play no more."""
        self.playing = False
        for socket in self.sockets:
            socket.close()

    def heard(self, viewer: int, number: int, size: int) -> None:
        """A picture has come."""
        self._pictures[viewer] = number
        if viewer == self._waits and number > self.number and not self._seen:
            self._seen, self._size = time.perf_counter() - self.sent, size
        self.settle()

    def settle(self) -> None:
        """If the answer has been acknowledged and its pictures have come, it is over, and the next one may be given."""
        number = self._pictures[0]
        if not self.playing or number <= self.number or any(picture != number for picture in self._pictures):
            return
        if self._waits is not None:
            if not self.acknowledged:
                return
            self.counts.move(self.acknowledged, self._seen, self._size)
            self._waits = None
        self._next()

    def refused(self) -> None:
        """The answer has changed nothing; there should be none of these."""
        self.counts.refused += 1
        self.stop()

    def lost(self) -> None:
        """A connection has ended that should not have."""
        self.counts.lost += 1
        self.stop()

    def _next(self) -> None:
        number = self._pictures[0]
        if number < 0 or any(picture != number for picture in self._pictures):
            return
        self.number = number
        if self.finished():
            self.stop()
            self.counts.finished += self.counts.open
            self._again = asyncio.ensure_future(self._restart())
        elif self.pause:
            asyncio.get_running_loop().call_later(random.uniform(0, 2 * self.pause), self._send)
        else:
            self._send()

    def _send(self) -> None:
        if self.playing:
            self.acknowledged = self._seen = 0.0
            self._waits, message = self.answer()
            self.sent = time.perf_counter()
            self.sockets[self._waits].send(message)

    async def _restart(self) -> None:
        self.forget()
        await self.open(fresh=True)
        self.go()
