"""Structured logs, one JSON object per line. No seed, link, cookie or answer is logged; a table appears as a hash."""

from __future__ import annotations

import hashlib
import sys
from typing import Any

import structlog

LOG: Any = structlog.get_logger("undercroft")


def set_up_logs() -> None:
    """Send all logs to standard error."""
    structlog.configure(
        processors=[
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.add_log_level,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


def short(table_id: str) -> str:
    """Return a short hash that stands for a table in the logs, since its id would let a reader of the logs in."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]
