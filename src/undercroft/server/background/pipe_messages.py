"""The server's worker processes: messages over pipes, each after four bytes with its length, and how they end."""

from __future__ import annotations

import asyncio
import os
import struct
import sys
from asyncio.subprocess import Process
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO, Final

READY: Final = b"ready\n"
"""What a worker process says once it can be asked."""

_SIZE: Final = struct.Struct("!I")


def read_message(source: BinaryIO) -> bytes | None:
    """Return the next message; None at the end of the input, even if it ends within a message."""
    head = source.read(_SIZE.size)
    if len(head) < _SIZE.size:
        return None
    (size,) = _SIZE.unpack(head)
    message = source.read(size)
    return message if len(message) == size else None


def write_message(sink: BinaryIO, message: bytes) -> None:
    """Write a message, at once.

    >>> from io import BytesIO
    >>> pipe = BytesIO()
    >>> write_message(pipe, b"a question")
    >>> read_message(BytesIO(pipe.getvalue())), read_message(BytesIO(pipe.getvalue()[:-1]))
    (b'a question', None)
    """
    sink.write(_SIZE.pack(len(message)) + message)
    sink.flush()


async def ask(process: Process, question: bytes) -> bytes:
    """Send a message to a process, and return the message that it answers with.

    Raises:
        IncompleteReadError, ConnectionError: the process has ended.
    """
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(_SIZE.pack(len(question)) + question)
    await process.stdin.drain()
    (size,) = _SIZE.unpack(await process.stdout.readexactly(_SIZE.size))
    return await process.stdout.readexactly(size)


def work(serve: Callable[[BinaryIO, BinaryIO], None], *, nice: int) -> None:
    """Be a worker process: serve the server until it closes its end.

    What is printed meanwhile goes to standard error, since standard output is for answers.

    Args:
        serve: answers what comes from its first pipe through the second.
        nice: by how much the process stands back behind others, where the system lets it.
    """
    with suppress(AttributeError, OSError):
        os.nice(nice)
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(sys.stdin.buffer, sink)
    except BrokenPipeError:
        os._exit(0)  # the server has gone, so nothing is left to flush


class EndingProcesses:
    """Worker processes that were killed and have not ended yet: nobody has to wait for them before the server stops."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[int]] = set()

    def kill(self, process: Process) -> None:
        """Kill a process, and see to it that it is waited for."""
        with suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        task = asyncio.get_running_loop().create_task(process.wait(), name="worker-ends")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def wait(self) -> None:
        """Wait until all have ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
