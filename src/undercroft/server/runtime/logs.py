"""Structured logs, one JSON object per line. No seed, link, cookie or answer is logged; a table appears as a hash."""

from __future__ import annotations

import hashlib
import logging
import sys
import traceback
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog

LOG: Any = structlog.get_logger("undercroft")


class LogOutput:
    """Where logs go. If they cannot be written, because the disk is full or the stream is closed, they are lost, and
    nobody else notices.

    Args:
        stream: the stream to write to.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write a text, if it can be written."""
        with suppress(OSError, ValueError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        """Write what is waiting, if it can be written."""
        with suppress(OSError, ValueError):
            self._stream.flush()


class LibraryLogs(logging.Handler):
    """Writes what libraries log as lines like ours."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, without its arguments, which may be anything."""
        error = record.exc_info[1] if record.exc_info else None
        LOG.warning("library", logger=record.name, message=str(record.msg).strip(), exc_info=error)


def without_texts(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace an error by where it happened and the types of its causes, since texts may name guests and tables."""
    error = event.pop("exc_info", None)
    lines: list[str] = []
    while isinstance(error, BaseException):
        lines[:0] = [
            *traceback.format_tb(error.__traceback__),
            f"{type(error).__module__}.{type(error).__qualname__}\n",
        ]
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return {**event, "exception": "".join(lines)} if lines else event


def set_up_logs() -> None:
    """Send all logs to standard error."""
    structlog.configure(
        processors=[
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.add_log_level,
            without_texts,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, LogOutput(sys.stderr))),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(handlers=[LibraryLogs()], level=logging.WARNING, force=True)


def table_hash(table_id: str) -> str:
    """Return a short hash that stands for a table in the logs, since its id would let a reader of the logs in."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]
