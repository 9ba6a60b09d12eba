"""What is the same for both servers: a table with its sockets, one answer at a time, and the clock."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable

from sockets import Socket

SEATS = 4


class Counts:
    """What is counted, for all tables together, while `open` is true: after the warm-up.

    Attributes:
        open: whether to count.
        sizes: how many bytes each picture after an answer had.
        wholes: how many bytes each picture of a whole table had, whenever it came.
    """

    def __init__(self) -> None:
        self.open = False
        self.moves = self.refused = self.finished = self.lost = 0
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.sizes: list[int] = []
        self.wholes: list[int] = []

    def move(self, acknowledged: float, seen: float, size: int) -> None:
        """Count an answer.

        Args:
            acknowledged: after how many seconds it was acknowledged.
            seen: after how many seconds the picture with it came.
            size: the size of that picture, in bytes.
        """
        if self.open:
            self.moves += 1
            self.acknowledged.append(acknowledged)
            self.seen.append(seen)
            self.sizes.append(size)


class Table:
    """One table. A subclass for each server says how to open it, what an answer looks like and what messages mean.

    The next answer is given once the last one has been acknowledged and every viewer has a picture with it.

    Args:
        counts: where answers are counted.
        pause: how many seconds to think about each answer, on average.
        viewers: how many sockets the table has.

    Attributes:
        number: how many answers the table has had, according to the newest picture.
    """

    def __init__(self, counts: Counts, pause: float, viewers: int) -> None:
        self.counts = counts
        self.pause = pause
        self.viewers = viewers
        self.playing = False
        self.id = ""
        self.forget()

    def forget(self) -> None:
        """Begin again: no sockets, nothing known, nothing under way."""
        self.sockets: list[Socket] = []
        self.number = -1
        self._pictures = [-1] * self.viewers
        self._waits: int | None = None  # the viewer whose answer is under way
        self._size = 0
        self.sent = self.acknowledged = self._seen = 0.0

    async def open(self, fresh: bool = False) -> None:
        """Create the table and connect its viewers.

        Args:
            fresh: whether to begin at the start of a game, rather than anywhere in it.
        """
        raise NotImplementedError

    def hear(self, socket: Socket, viewer: int, data: bytes) -> None:
        """Handle a message that a viewer has received."""
        raise NotImplementedError

    def answer(self) -> tuple[int, bytes]:
        """The next answer: the viewer whose socket sends it, and the message."""
        raise NotImplementedError

    def finished(self) -> bool:
        """Whether the game is over."""
        raise NotImplementedError

    def listener(self, viewer: int) -> Callable[[Socket, bytes], None]:
        """The function that is called with each message of a viewer."""
        return lambda socket, data: self.hear(socket, viewer, data)

    def go(self) -> None:
        """Start to play."""
        self.playing = True
        self._next()

    def stop(self) -> None:
        """Stop playing and disconnect."""
        self.playing = False
        for socket in self.sockets:
            socket.close()

    def heard(self, viewer: int, number: int, size: int) -> None:
        """Note that a viewer has a picture with `number` answers, of `size` bytes."""
        self._pictures[viewer] = number
        if viewer == self._waits and number > self.number and not self._seen:
            self._seen, self._size = time.perf_counter() - self.sent, size
        self.settle()

    def done(self) -> None:
        """Note that the answer under way has been acknowledged."""
        self.acknowledged = time.perf_counter() - self.sent
        self.settle()

    def settle(self) -> None:
        """Give the next answer if the last one has been acknowledged and every viewer has a picture with it."""
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
        """Count an answer that was refused, which should not happen, and stop."""
        self.counts.refused += 1
        self.stop()

    def lost(self) -> None:
        """Count a connection that was lost, which should not happen, and stop."""
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
