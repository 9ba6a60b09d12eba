"""Structured logs, one JSON object per line. No seed, link, cookie or answer is logged; a table appears as a hash."""

from __future__ import annotations

import hashlib
import sys
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog

LOG: Any = structlog.get_logger("undercroft")


class Sink:
    """Where logs go. If they cannot be written, because the disk is full, they are lost, and nobody else notices.

    Args:
        stream: the stream to write to.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write a text, if it can be written."""
        with suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        """Write what is waiting, if it can be written."""
        with suppress(OSError):
            self._stream.flush()


def set_up_logs() -> None:
    """Send all logs to standard error."""
    structlog.configure(
        processors=[
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.add_log_level,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Sink(sys.stderr))),
        cache_logger_on_first_use=False,
    )


def short(table_id: str) -> str:
    """Return a short hash that stands for a table in the logs, since its id would let a reader of the logs in."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]
