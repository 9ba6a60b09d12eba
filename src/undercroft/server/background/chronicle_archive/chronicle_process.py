"""Have chronicles made in another process, which stays for the next game if that ends soon."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Final

from undercroft.server.background import pipe_messages
from undercroft.server.background.chronicle_archive import REFUSED
from undercroft.server.protocol.api_errors import ApiError, NotOpened

COMMAND: Final = (sys.executable, "-m", "undercroft.server.background.chronicle_archive.chronicle_worker")

ATTEMPTS: Final = 2

RESTS: Final = 10.0
"""How many seconds the process may have nothing to do before it ends: starting one costs more than a chronicle."""


class ChronicleProcess:
    """Has chronicles made, one after another.

    Args:
        command: the command of the process that makes them.
        rests: how many seconds it may have nothing to do before it ends.
    """

    def __init__(self, command: Sequence[str] = COMMAND, rests: float = RESTS) -> None:
        self._command = tuple(command)
        self._rests = rests
        self._one = asyncio.Semaphore(1)
        self._maker: Process | None = None
        self._ends: asyncio.TimerHandle | None = None
        self._ending = pipe_messages.EndingProcesses()

    async def chronicle_of(self, record: bytes) -> bytes:
        """Return the chronicle of a record. If the process dies of it, the question is retried once with a new worker.

        Args:
            record: the record, as text.

        Raises:
            ApiError: the record cannot be told, or no process has survived it.
        """
        async with self._one:
            if self._ends is not None:
                self._ends.cancel()
            answer = await self._answer_to(record)
            self._ends = asyncio.get_running_loop().call_later(self._rests, self._end)
        if answer is None:
            raise ApiError("busy", "the chronicle of this game could not be made; try again", 503)
        if answer == REFUSED:
            raise NotOpened("outdated", "this version cannot replay the game")
        return answer[1:]

    async def _answer_to(self, record: bytes) -> bytes | None:
        """Return the maker's answer; None if it has died of the record."""
        for _ in range(ATTEMPTS):
            try:
                if self._maker is None:
                    self._maker = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
                return await pipe_messages.ask(self._maker, record)
            except (asyncio.IncompleteReadError, OSError):
                self._end()
            except BaseException:  # its answer would be taken for that to the next record
                self._end()
                raise
        return None

    def _end(self) -> None:
        """Kill the process, which nobody has to wait for."""
        maker, self._maker = self._maker, None
        if maker is not None:
            self._ending.kill(maker)

    async def stop(self) -> None:
        """End the process, and wait until it has ended."""
        if self._ends is not None:
            self._ends.cancel()
        self._end()
        await self._ending.wait()
