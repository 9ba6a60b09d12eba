"""When a bot's answer is released, so that nobody can tell from its time what the bot holds."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable


class AnswerRelease:
    """Holds answers back until they are due.

    An answer is due one pace after the bot has begun, whenever it was found. The pace depends only on the bot and on
    what is asked, both of which the whole table knows; a bot's search ends in time for it. If the machine is so busy
    that the answer is late all the same, it is due at the next multiple of the pace: how far a machine is behind says
    little, and in steps as large as these next to nothing.

    Args:
        clock: returns a time in seconds that only grows.
        sleep: waits for some seconds.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self.clock = clock
        self._sleep = sleep

    async def wait(self, begun: float, pace: float) -> None:
        """Wait until an answer is due.

        Args:
            begun: when the bot began, by the clock.
            pace: after how many seconds its answers are due; 0 for at once.
        """
        if pace > 0:
            now = self.clock()
            due = begun + pace * max(1, math.ceil((now - begun) / pace))
            await self._sleep(due - now)
